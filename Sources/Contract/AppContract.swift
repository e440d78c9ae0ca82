import Facts
import PermissionModel

/// What an app declares of its flows: the transitions that it means to have.
package struct AppContract: Sendable, Hashable {
  /// What the app is called.
  package var app: String?
  /// The set-up screens, which own no permission.
  package var firstRun: FirstRun?
  /// The label of a recovery's way to Settings.
  package var openSettings: String?
  /// The label of a recovery's way out.
  package var cancel: String?
  /// The features, in file order.
  package var features: [ContractFeature] = []
  /// System pickers that the app uses, which need no permission.
  package var pickers: [String] = []

  /// The set-up screens.
  package struct FirstRun: Sendable, Hashable {
    /// The type of the screen.
    package var screen: String?
    /// The label of its last button, as a key of the app's texts or as people read it.
    package var finishesWith: String?

    /// Set-up screens.
    package init(screen: String? = nil, finishesWith: String? = nil) {
      self.screen = screen
      self.finishesWith = finishesWith
    }
  }

  /// An app that declares nothing.
  package init() {}
}

/// One feature of the contract, with the resource for which it owns the request.
package struct ContractFeature: Sendable, Hashable {
  /// As the contract calls it.
  package var name: String
  /// What it needs.
  package var row: ResourceRow
  /// The type of its screen.
  package var screen: String?
  /// What a person taps to get to the screen.
  package var reach: [String] = []
  /// The label of the control that starts it, as a key or as people read it.
  package var startsWith: String?
  /// The app's own screen before the prompt; nil: the system asks at once.
  package var explanation: Explanation?
  /// What it offers when blocked.
  package var exits: [Exit] = []
  /// The cases that get rows of their own in the matrix.
  package var boundaries: [Boundary] = []
  /// Where its name stands.
  package var place: Place

  /// A feature that needs a resource.
  package init(_ name: String, _ row: ResourceRow, at place: Place) {
    self.name = name
    self.row = row
    self.place = place
  }

  /// A screen before the prompt.
  package struct Explanation: Sendable, Hashable {
    /// The type of the screen.
    package var screen: String?
    /// The label of its only action.
    package var continuesWith: String?

    /// A screen before the prompt.
    package init(screen: String? = nil, continuesWith: String? = nil) {
      self.screen = screen
      self.continuesWith = continuesWith
    }
  }

  /// A way on when the feature is blocked.
  package enum Exit: String, Sendable, Hashable, CaseIterable {
    /// To Settings.
    case openSettings = "open_settings"
    /// Back to where the feature was started.
    case cancel
    /// Away from the feature's screen.
    case leaveFeature = "leave_feature"
    /// The feature without the resource.
    case continueWithout = "continue_without"
    /// Another proof of who it is: the passcode.
    case alternativeAuthentication = "alternative_authentication"
  }

  /// A case at the edge of what a person or a test can bring about.
  package enum Boundary: String, Sendable, Hashable, CaseIterable {
    /// The hardware is missing.
    case unavailable
    /// Parental control or device management forbids it.
    case restricted
    /// The system's own switch is off.
    case switchedOff = "switched_off"
    /// A part is allowed.
    case limited
    /// Less is allowed than the feature needs.
    case lesser
    /// Allowed until the person leaves the app.
    case once

    /// Whether a resource has the case.
    package func exists(for row: ResourceRow) -> Bool {
      switch self {
      case .unavailable, .restricted, .switchedOff: true
      case .limited: row.traits.part != nil
      case .lesser: row.traits.upgradesFrom != nil
      case .once: row.traits.offersOnce
      }
    }
  }

  /// What the machine has to know of it.
  package var feature: Feature {
    let others: Set<Exit> = [.continueWithout, .alternativeAuthentication]
    return Feature(
      row.traits, explains: explanation != nil, hasFallback: exits.contains(where: others.contains))
  }
}
