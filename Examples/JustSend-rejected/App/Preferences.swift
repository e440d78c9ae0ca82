/// What the app remembers about the person's choices inside the app.
enum Preferences {
  static let firstRunFinished = "firstRun.finished"
  static let usesCalendar = "setup.calendar"
  static let usesMicrophone = "setup.microphone"
  static let usesCamera = "setup.camera"
  static let lockEnabled = "preferences.lock"
}
