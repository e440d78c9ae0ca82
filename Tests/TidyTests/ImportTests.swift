import SwiftSyntax
import Testing

/// Which target may import what, of other targets and of the system: the direction of the package.
private let allowedImports: [String: Set<String>] = [
  "PermissionModel": [],
  "AskOnce": ["AppKit", "Foundation", "PermissionModel", "UIKit", "os"],
  "AskOnceUI": ["AskOnce", "Combine", "Foundation", "PermissionModel", "SwiftUI", "UIKit"],
  "AskOnceTesting": ["AskOnce", "PermissionModel"],
  "AskOnceARKit": ["ARKit", "AskOnce", "PermissionModel"],
  "AskOnceAccessibility": ["ApplicationServices", "AskOnce", "Foundation", "PermissionModel"],
  "AskOnceAppleMusic": ["AskOnce", "MusicKit", "PermissionModel"],
  "AskOnceAutomation": ["AskOnce", "CoreServices", "PermissionModel"],
  "AskOnceCalendar": ["AskOnce", "EventKit", "PermissionModel"],
  "AskOnceCamera": ["AVFoundation", "AskOnce", "PermissionModel"],
  "AskOnceClinicalRecords": ["AskOnce", "AskOnceHealth", "HealthKit", "PermissionModel"],
  "AskOnceCloudKit": ["AskOnce", "CloudKit", "PermissionModel"],
  "AskOnceContacts": ["AskOnce", "Contacts", "PermissionModel"],
  "AskOnceCrashDetection": ["AskOnce", "PermissionModel", "SafetyKit"],
  "AskOnceDeveloperTool": ["AskOnce", "ExecutionPolicy", "PermissionModel"],
  "AskOnceExposureNotification": ["AskOnce", "ExposureNotification", "PermissionModel"],
  "AskOnceExternalStorage": ["AVFoundation", "AskOnce", "PermissionModel"],
  "AskOnceFallDetection": ["AskOnce", "CoreMotion", "PermissionModel"],
  "AskOnceFocus": ["AskOnce", "Intents", "PermissionModel"],
  "AskOnceGameCenter": ["AskOnce", "GameKit", "PermissionModel"],
  "AskOnceHealth": ["AskOnce", "HealthKit", "PermissionModel"],
  "AskOnceHomeKit": ["AskOnce", "Foundation", "HomeKit", "PermissionModel"],
  "AskOnceImageCapture": ["AskOnce", "ImageCaptureCore", "PermissionModel"],
  "AskOnceInputEvents": ["AskOnce", "IOKit", "PermissionModel"],
  "AskOnceLiveActivities": ["ActivityKit", "AskOnce", "PermissionModel"],
  "AskOnceLocalNetwork": ["AskOnce", "Dispatch", "Network", "PermissionModel"],
  "AskOnceLocation": ["AskOnce", "CoreLocation", "Foundation", "PermissionModel"],
  "AskOnceLoginItem": ["AskOnce", "PermissionModel", "ServiceManagement"],
  "AskOnceMediaLibrary": ["AskOnce", "MediaPlayer", "PermissionModel"],
  "AskOnceMicrophone": ["AVFAudio", "AskOnce", "PermissionModel"],
  "AskOnceMotion": ["AskOnce", "CoreMotion", "Foundation", "PermissionModel"],
  "AskOnceNearbyInteraction": ["AskOnce", "Foundation", "NearbyInteraction", "PermissionModel"],
  "AskOnceNotifications": ["AskOnce", "PermissionModel", "UserNotifications"],
  "AskOncePasskeys": ["AskOnce", "AuthenticationServices", "PermissionModel"],
  "AskOncePersonalVoice": ["AVFAudio", "AskOnce", "PermissionModel"],
  "AskOncePhotos": ["AskOnce", "PermissionModel", "Photos"],
  "AskOnceScreenCapture": ["AskOnce", "CoreGraphics", "PermissionModel"],
  "AskOnceSensorKit": ["AskOnce", "PermissionModel", "SensorKit"],
  "AskOnceSiri": ["AskOnce", "Intents", "PermissionModel"],
  "AskOnceSpeech": ["AskOnce", "PermissionModel", "Speech"],
  "AskOnceTVProvider": ["AskOnce", "PermissionModel", "VideoSubscriberAccount"],
  "AskOnceTracking": ["AppTrackingTransparency", "AskOnce", "PermissionModel"],
  "AskOnceVPN": ["AskOnce", "NetworkExtension", "PermissionModel"],
  "AskOnceWallet": ["AskOnce", "PassKit", "PermissionModel"],
  "AskOnceAlarms": ["AlarmKit", "AskOnce", "PermissionModel"],
  "AskOnceBiometrics": ["AskOnce", "Foundation", "LocalAuthentication", "PermissionModel"],
  "AskOnceBluetooth": ["AskOnce", "CoreBluetooth", "Foundation", "PermissionModel"],
  "AskOnceCriticalMessaging": ["AskOnce", "Messages", "PermissionModel"],
  "AskOnceFamilyControls": ["AskOnce", "FamilyControls", "PermissionModel"],
  "AskOnceFinance": ["AskOnce", "FinanceKit", "PermissionModel"],
  "AskOnceWorkouts": ["AskOnce", "PermissionModel", "WorkoutKit"],
  "ModelChecker": [],
  "Facts": ["PermissionModel"],
  "Contract": ["Facts", "PermissionModel"],
  "Reading": [
    "CLibYAML", "CZlib", "Contract", "Facts", "Foundation", "FoundationXML", "PermissionModel",
    "SwiftParser", "SwiftSyntax",
  ],
  "Auditing": ["Contract", "Facts", "PermissionModel", "Synchronization"],
  "Playing": ["AskOnceTesting", "Contract", "Facts", "PermissionModel"],
  "Rendering": ["Auditing", "Contract", "Facts", "Foundation", "PermissionModel"],
  "AskOnceCommand": [
    "Auditing", "Contract", "Facts", "Foundation", "PermissionModel", "Playing", "Reading",
    "Rendering",
  ],
]

/// Types that reach disk, environment, clock, network or other processes.
private let outsideTypes: Set<String> = [
  "CommandLine", "ContinuousClock", "FileHandle", "FileManager", "Process", "ProcessInfo",
  "SuspendingClock", "URLSession",
]

/// Functions that reach them, the terminal or the end of the process.
private let outsideFunctions: Set<String> = [
  "abort", "exit", "fopen", "fputs", "getenv", "print", "setenv",
]

/// The files that do what the others must not.
private let touching: Set<String> = [
  "Sources/AskOnce/PermissionTrace.swift", "Sources/AskOnceMotion/MotionActivity+System.swift",
]

@Suite("Imports")
struct ImportTests {
  @Test("a target imports only what its row of the table allows", arguments: Repository.sources)
  func imports(_ file: TextFile) {
    #expect(strayImports(of: file) == [])
  }

  @Test(
    "only AskOnceCommand touches the world outside, but for a file and the time of day",
    arguments: Repository.sources.filter { !touching.contains($0.path) })
  func outside(_ file: TextFile) {
    #expect(touches(of: file) == [])
  }

  @Test("a stray import is found, one in a text is not")
  func findsImports() {
    let text = "import Facts\nimport Foundation\nlet example = \"\"\"\n  import SwiftUI\n  \"\"\"\n"
    let file = TextFile(path: "Sources/Auditing/A.swift", text: text)
    #expect(strayImports(of: file) == ["Foundation"])
    #expect(strayImports(of: TextFile(path: "Sources/New/A.swift", text: "")) == ["New has no row"])
    let exported = TextFile(path: "Sources/Auditing/A.swift", text: "@_exported import Facts\n")
    #expect(strayImports(of: exported) == ["@_exported Facts"])
  }

  @Test("a touch of the disk is found, a property of the same name is not")
  func findsTouches() {
    let text = """
      import Foundation
      func a() { _ = FileManager.default; exit(2); print("x"); _ = flow.exit }
      let exit = 1
      let b = exit + 1
      let c = try String(contentsOf: file) + lines.append(contentsOf: more)
      """
    let file = TextFile(path: "Sources/Rendering/A.swift", text: text)
    #expect(touches(of: file) == ["FileManager", "exit", "print", "String(contentsOf:)"])
    #expect(touches(of: TextFile(path: "Sources/AskOnceCommand/A.swift", text: text)) == [])
  }

  private func strayImports(of file: TextFile) -> [String] {
    guard let allowed = allowedImports[file.target] else { return ["\(file.target) has no row"] }
    return file.all(ImportDeclSyntax.self).compactMap { node in
      let module = node.path.first?.name.text ?? ""
      if node.attributes.trimmedDescription.contains("_exported") { return "@_exported \(module)" }
      return allowed.contains(module) ? nil : module
    }
  }

  private func touches(of file: TextFile) -> [String] {
    guard file.target != "AskOnceCommand" else { return [] }
    // Without Foundation there is no C library, and `exit` is a function of our own.
    let seesC = file.all(ImportDeclSyntax.self).contains {
      $0.path.trimmedDescription == "Foundation"
    }
    return file.all(DeclReferenceExprSyntax.self).compactMap { node in
      let name = node.baseName.text
      let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName == node
      guard !isMember else { return nil }
      if outsideTypes.contains(name) { return name }
      guard let call = node.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == node.id
      else { return nil }
      let label = call.arguments.first?.label?.text ?? ""
      if name == "Date" { return call.arguments.isEmpty ? "Date()" : nil }
      if ["contentsOf", "contentsOfFile"].contains(label) { return "\(name)(\(label):)" }
      return outsideFunctions.contains(name) && (seesC || name == "print") ? name : nil
    }
  }
}
