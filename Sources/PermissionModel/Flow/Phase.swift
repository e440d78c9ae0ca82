/// Where one scene of the app is in the flow of one feature.
public enum Phase: String, Sendable, Hashable, CaseIterable, Codable {
  /// The app has no process, or the scene none of its screens.
  case notRunning
  /// The set-up screens: they own no permission.
  case firstRun
  /// The app, with the feature not started.
  case home
  /// The app's own screen before the system prompt.
  case explaining
  /// The system's own alert is up, or the request is with the system.
  case prompting
  /// The feature runs with the resource.
  case running
  /// What the feature offers when blocked.
  case recovering
  /// The person is in Settings, sent there by the recovery.
  case inSettings
  /// The feature runs without the resource.
  case fallback
  /// The feature's own "not available": the hardware is missing.
  case unavailable

  /// The phases in which the app has a process.
  public static let ofRunningApp: [Phase] = allCases.filter { $0 != .notRunning }
  /// The phases that no prompt covers.
  public static let withoutPrompt: [Phase] = allCases.filter { $0 != .prompting }
}
