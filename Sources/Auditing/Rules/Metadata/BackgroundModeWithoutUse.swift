import Facts

extension Rule {
  /// A background mode is declared, and nothing of it is used.
  package static let backgroundModeWithoutUse = Rule(
    id: "background-mode-without-use", group: .metadata, severity: .warning,
    summary: "A background mode is declared that the source does not use.",
    why: """
      App Review rejects apps that declare a background mode without a feature that needs it \
      (2.5.4); for location it asks for the feature that the prompt for Always is about.
      """,
    fix: "Remove the mode from UIBackgroundModes, or use it.",
    sources: [.backgroundModes],
    triggers: [
      """
      import CoreLocation
      let manager = CLLocationManager()
      func start() { manager.requestWhenInUseAuthorization() }
      --- Info.plist
      { CFBundleIdentifier = "com.example.app"; UIBackgroundModes = ( ↓location ); }
      """
    ],
    passes: [
      """
      import CoreLocation
      let manager = CLLocationManager()
      func start() { manager.allowsBackgroundLocationUpdates = true }
      --- Info.plist
      { CFBundleIdentifier = "com.example.app"; UIBackgroundModes = ( location ); }
      """
    ],
    check: { subject in
      let names = subject.usedNames
      guard subject.isWhollyParsed, !subject.facts.swift.isEmpty else { return [] }
      return subject.facts.propertyLists.flatMap(\.entries).compactMap { entry in
        guard entry.keyPath.count == 2, entry.keyPath[0] == "UIBackgroundModes",
          case .string(let mode) = entry.value, let signs = Self.signs[mode],
          names.isDisjoint(with: signs)
        else { return nil }
        return Finding(
          rule: "background-mode-without-use", severity: .warning,
          certainty: subject.hasDependencies ? .possible : .likely,
          message: "the background mode '\(mode)' is declared, and nothing that was read uses it",
          help: "Remove it, unless a library needs it.", place: entry.place, about: mode)
      }
    })

  /// Names of which one stands in source that uses a mode.
  private static let signs: [String: Set<String>] = [
    "location": [
      "allowsBackgroundLocationUpdates", "CLBackgroundActivitySession", "startMonitoring",
      "startMonitoringSignificantLocationChanges", "startMonitoringVisits", "CLMonitor",
    ],
    "audio": [
      "AVAudioSession", "AVPlayer", "AVAudioPlayer", "AVAudioEngine", "AVQueuePlayer",
      "MPNowPlayingInfoCenter", "AVAudioRecorder", "AVPictureInPictureController",
    ],
    "voip": ["PKPushRegistry", "CXProvider", "LiveCommunicationKit"],
    "bluetooth-central": ["CBCentralManager"],
    "bluetooth-peripheral": ["CBPeripheralManager"],
    "external-accessory": ["EAAccessoryManager", "EASession"],
    "processing": ["BGProcessingTask", "BGProcessingTaskRequest", "BGTaskScheduler"],
  ]
}

extension Subject {
  /// Every name that the source calls, sets or inherits.
  fileprivate var usedNames: Set<String> {
    var names: Set<String> = []
    for file in facts.swift {
      for call in file.calls { names.formUnion(Self.names(in: call.callee)) }
      for assignment in file.assignments { names.formUnion(Self.names(in: assignment.target)) }
      for property in file.properties { property.type.map { _ = names.insert($0) } }
      names.formUnion(file.types.flatMap(\.inherited))
      names.formUnion(file.imports)
    }
    return names
  }

  private static func names(in value: Value) -> [String] {
    switch value {
    case .path(let names): names
    case .member(let base, let names): Self.names(in: base) + names
    default: []
    }
  }

  /// Whether libraries of others may do what the source does not.
  fileprivate var hasDependencies: Bool {
    facts.swift.contains { file in
      file.imports.contains { !Self.ofSystem.contains($0) && !$0.hasPrefix("Core") }
    }
  }

  private static let ofSystem: Set<String> = [
    "Foundation", "SwiftUI", "UIKit", "AVFoundation", "AVKit", "MapKit", "Combine", "os", "Photos",
    "PhotosUI", "Contacts", "EventKit", "WebKit", "StoreKit", "Swift", "Network", "Speech",
  ]
}
