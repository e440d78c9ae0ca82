import Foundation

/// Which of the three top screens is up, and the feature that a link wants to start.
///
/// First run owns no permission, and a locked app shows nothing: a link waits until both are over.
struct AppFlow {
  enum Screen: Hashable {
    case firstRun, locked, home
  }

  /// A tab of the home screen; each has one feature.
  enum Tab: String, Hashable {
    case record, photo, recall, notes
  }

  /// The feature that a link wants to start, while it waits.
  private(set) var linked: Tab?

  func screen(isFirstRunFinished: Bool, isLocked: Bool) -> Screen {
    if !isFirstRunFinished { return .firstRun }
    return isLocked ? .locked : .home
  }

  /// Takes a link in: `justsend://record`, `justsend://photo` or `justsend://recall`.
  mutating func open(_ link: URL) {
    if let tab = link.host.flatMap(Tab.init), tab != .notes {
      linked = tab
    }
  }

  /// The feature that starts now, once for each link.
  mutating func takeStart(on screen: Screen) -> Tab? {
    guard screen == .home else { return nil }
    defer { linked = nil }
    return linked
  }
}
