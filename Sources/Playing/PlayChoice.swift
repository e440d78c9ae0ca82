import PermissionModel

/// One thing that can be done now: an event, and whose it is.
package struct PlayChoice: Sendable, Hashable {
  /// What happens.
  package var event: Event
  /// The feature's name or the row's id; nil: it concerns the whole app.
  package var target: String?
  /// Who does it.
  package var owner: Owner

  /// As it is typed: `switch-off microphone`.
  package var command: String { [event.command, target].compactMap { $0 }.joined(separator: " ") }
}

extension [PlayChoice] {
  /// Those that a list numbers: what the device's owner can do would be too much of it.
  var numbered: [PlayChoice] { filter { $0.owner != .deviceOwner } }
}

extension Event {
  /// As it is typed: `switch-off`.
  var command: String {
    rawValue.reduce(into: "") { text, letter in
      text += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
    }
  }

  /// What an event is about.
  enum Subject { case app, feature, resource }

  /// What it is about; nil: nobody does it by itself.
  var subject: Subject? {
    switch self {
    case .launch, .finishFirstRun, .background, .comeBack, .endApp, .resetPrivacy, .reinstall,
      .restore:
      .app
    case .openLink, .start, .startWithoutScreen, .proceed, .finish, .openSettings, .cancel,
      .useFallback, .allow, .allowPart, .allowOnce, .decline, .endPrompt:
      .feature
    case .switchOn, .switchOff, .switchToPart, .switchToLess, .askNextTime, .switchSystemOff,
      .switchSystemOn, .restrict, .unrestrict, .removeHardware, .addHardware, .endOnce,
      .reduceAlways:
      .resource
    case .read, .allowElsewhere, .declineElsewhere, .allowLessElsewhere: nil
    }
  }
}

extension Owner {
  /// As it is shown.
  var words: String {
    switch self {
    case .featureScreen: "feature screen"
    case .system: "system"
    case .appModel: "app's model"
    case .settings: "Settings"
    case .deviceOwner: "device's owner"
    }
  }
}
