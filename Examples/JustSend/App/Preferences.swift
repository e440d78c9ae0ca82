/// What the app remembers about the person's choices inside the app.
///
/// No key says anything about a permission: that is read from iOS each time.
enum Preferences {
  static let firstRunFinished = "firstRun.finished"
  static let lockEnabled = "preferences.lock"
}
