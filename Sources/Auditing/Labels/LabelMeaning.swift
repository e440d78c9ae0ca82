/// What the label of a button tells a person that pressing it will do.
package enum LabelMeaning: String, Sendable, CaseIterable {
  /// Goes on and promises nothing: "Continue", "Next", "OK".
  case neutral
  /// Answers the system's question beforehand: "Allow", "Turn on", "Yes".
  case consent
  /// Puts the question off: "Not now", "Skip", "Enable later", "Continue without location".
  case deferral
  /// Leaves the screen: "Close", "Cancel", "Back", "Done".
  case leaving
  /// Answers no: "Don't allow", "No", "Keep off".
  case refusal
  /// Leads to the Settings app.
  case settings
  /// None of these, or unknown: "Start Camera", "Get started".
  case other
}
