import Facts

/// A screen of the app's own that is shown before the system prompt, for nothing but that prompt.
///
/// Its parts are those that are visible together while nothing is determined.
struct Explanation: Sendable {
  /// The control whose action reaches the request.
  var asking: Control
  /// The first request that it reaches.
  var request: Effect
  /// Ids of the resources asked for.
  var resources: [String]
  /// How surely the screen is an explanation, and not the feature's own.
  var certainty: Certainty
  /// Other controls that are visible with it, and leave the screen without asking.
  var exits: [Exit]
  /// Other controls that are visible with it and open Settings.
  var settingsControls: [Control]
  var tree: ViewTree
  /// The first text that names the resource.
  var naming: ResolvedText?

  /// A way out that does not lead to the prompt.
  struct Exit: Sendable {
    var control: Control
    /// The effect that leaves; nil where the control's label or place alone says so.
    var leaving: Effect?
    var certainty: Certainty
  }

  /// Whether only resources are asked for that Apple names less often: notifications, photos.
  func isLenient(_ symbols: SymbolIndex) -> Bool {
    resources.allSatisfy { id in
      let family = symbols.rows[id]?.family
      return family == "notifications" || family == "photos"
    }
  }
}
