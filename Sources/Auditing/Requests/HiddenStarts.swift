import Facts

/// One way in which the system runs code of an app while nobody sees it.
struct HiddenStart: Sendable {
  var body: BodyRef
  /// "the system asks the widget Entries for a timeline".
  var text: String
  /// How surely no screen of the app is there.
  var certainty: Certainty
}

/// Finds what the system runs without a screen: widgets, intents, extensions, background work.
struct HiddenStarts {
  let app: Linked
  private var program: Program { app.program }

  /// In the order of bodies.
  func all() -> [HiddenStart] {
    (ofTypes() + inBackground() + registered()).sorted { $0.body < $1.body }
  }

  /// What a type of a framework stands for.
  private struct Role {
    var text: String
    var certainty: Certainty
    /// The methods that run so; all where there are none.
    var methods: Set<String> = []
  }

  private static let widget = Role(text: "the system asks the widget", certainty: .certain)
  private static let intent = Role(
    text: "the system runs the intent", certainty: .likely, methods: ["perform"])
  private static let choices = Role(
    text: "the system asks for what an intent offers:", certainty: .likely)
  private static let extending = Role(text: "the system runs the extension", certainty: .certain)

  /// By the name of a protocol or class.
  private static let roles: [String: Role] = [
    "TimelineProvider": widget, "IntentTimelineProvider": widget,
    "AppIntentTimelineProvider": widget, "ControlValueProvider": widget,
    "AppIntentControlValueProvider": widget,
    "AppIntent": intent, "LiveActivityIntent": intent, "SetValueIntent": intent,
    "DeleteIntent": intent, "AudioPlaybackIntent": intent, "PredictableIntent": intent,
    "EntityQuery": choices, "EntityStringQuery": choices, "EnumerableEntityQuery": choices,
    "DynamicOptionsProvider": choices,
    "UNNotificationServiceExtension": extending, "UNNotificationContentExtension": extending,
    "INExtension": extending,
  ]

  private static func role(of name: String) -> Role? {
    roles[name] ?? (name.hasSuffix("IntentHandling") ? extending : nil)
  }

  private func ofTypes() -> [HiddenStart] {
    program.types.keys.sorted().flatMap { name -> [HiddenStart] in
      let entry = program.types[name]!
      let inherited = entry.lineage.flatMap(\.inherited)
      guard entry.isOwn, entry.kind != .protocolType,
        let role = inherited.lazy.compactMap(Self.role).first
      else { return [] }
      if role.methods.contains("perform"), opensApp(entry, inherited) { return [] }
      let methods = entry.methods.filter { role.methods.isEmpty || role.methods.contains($0.key) }
      return methods.values.flatMap { $0 }.map {
        HiddenStart(
          body: $0, text: "\(role.text) \(TypeEntry.simpleName(name))", certainty: role.certainty)
      }
    }
  }

  /// Whether an intent comes with a screen of the app.
  private func opensApp(_ entry: TypeEntry, _ inherited: [String]) -> Bool {
    if inherited.contains(where: { Self.foreground.contains($0) }) { return true }
    for name in ["openAppWhenRun", "supportedModes"] {
      guard let ref = program.property(named: name, of: entry) else { continue }
      let fact = program.property(ref)
      let results = fact.getter.map { getter in
        program.contents(of: BodyRef(file: ref.file, index: getter)).results.compactMap {
          program.files[ref.file].results[$0].value
        }
      }
      // What cannot be read may open it.
      let values = [fact.value].compactMap(\.self) + (results ?? [])
      if values != [.bool(false)], values != [.path(["", "background"])] { return true }
    }
    let bodies = (entry.methods["perform"] ?? []).map { ($0.file, program.contents(of: $0).calls) }
    return bodies.contains { file, calls in
      calls.contains { program.files[file].calls[$0].name.contains("InForeground") }
    }
  }

  private static let foreground: Set<String> = [
    "OpenIntent", "ForegroundContinuableIntent", "CameraCaptureIntent", "URLRepresentableIntent",
    "ShowInAppSearchResultsIntent", "AudioRecordingIntent",
  ]
}

/// Work that the system gives an app in the background.
extension HiddenStarts {
  /// By a label of the app delegate's method: what happens, and how surely without a screen.
  private static let deliveries: [(label: String, text: String, certainty: Certainty)] = [
    ("performFetchWithCompletionHandler", "the system wakes the app to fetch", .certain),
    ("handleEventsForBackgroundURLSession", "a download has ended in the background", .certain),
    // The method runs for what is tapped, and while the app is open, too.
    ("fetchCompletionHandler", "a push message arrives in the background", .possible),
  ]

  private func inBackground() -> [HiddenStart] {
    (program.functions["application"] ?? []).compactMap { ref in
      let labels = program.body(ref).parameters.map(\.label)
      guard let found = Self.deliveries.first(where: { labels.contains($0.label) }) else {
        return nil
      }
      return HiddenStart(body: ref, text: found.text, certainty: found.certainty)
    }
  }

  /// `BGTaskScheduler.shared.register(forTaskWithIdentifier:using:) { }`, `.backgroundTask { }`.
  private func registered() -> [HiddenStart] {
    let tasks = (program.callsByName["register"] ?? []).filter {
      program.call($0).arguments.first?.label == "forTaskWithIdentifier"
    }
    return (tasks + (program.callsByName["backgroundTask"] ?? [])).flatMap { ref in
      program.call(ref).arguments.compactMap { argument -> HiddenStart? in
        guard case .closure(let index) = argument.value else { return nil }
        return HiddenStart(
          body: BodyRef(file: ref.file, index: index), text: "the system runs a background task",
          certainty: .certain)
      }
    }
  }
}
