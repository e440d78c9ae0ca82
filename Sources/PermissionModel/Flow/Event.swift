/// An input of the machine.
public enum Event: String, Sendable, Hashable, CaseIterable, Codable {
  // The feature screen, by the person's tap.
  /// The person opens the app.
  case launch
  /// A deep link, a notification or a shortcut opens the app at the feature.
  case openLink
  /// The set-up screens are finished.
  case finishFirstRun
  /// The feature is started, at the moment at which it is about to use the resource.
  case start
  /// A widget, an intent, an extension or background work starts the feature.
  case startWithoutScreen
  /// The only action of an explanation.
  case proceed
  /// The feature has done its work.
  case finish
  /// The recovery's way to Settings.
  case openSettings
  /// The recovery's way out.
  case cancel
  /// The recovery's other way: the feature without the resource.
  case useFallback
  /// The app's state model reads the status.
  case read

  // iOS.
  /// "Allow".
  case allow
  /// A part: limited photos or contacts.
  case allowPart
  /// "Allow Once".
  case allowOnce
  /// "Don't Allow".
  case decline
  /// "Allow", at the prompt of another scene or feature of the app.
  case allowElsewhere
  /// "Don't Allow", at the prompt of another scene or feature of the app.
  case declineElsewhere
  /// "Allow", at the prompt of another feature of the app that needs less.
  case allowLessElsewhere
  /// The prompt ends without an answer: its scene is closed.
  case endPrompt
  /// The app goes to the background.
  case background
  /// The app comes back to the foreground.
  case comeBack
  /// The process ends: the person swipes it away, or the system needs the memory.
  case endApp
  /// What was allowed once is over.
  case endOnce
  /// "Keep Only While Using", at the system's reminder of Always.
  case reduceAlways

  // Settings.
  /// The app's switch is turned on.
  case switchOn
  /// The app's switch is turned off.
  case switchOff
  /// A part is chosen: limited photos or contacts.
  case switchToPart
  /// The lesser access is chosen: "While Using the App", "Add Events Only".
  case switchToLess
  /// "Ask Next Time Or When I Share".
  case askNextTime
  /// The switch of the whole system is turned off: Location Services, Bluetooth, tracking.
  case switchSystemOff
  /// The switch of the whole system is turned on.
  case switchSystemOn

  // The device's owner.
  /// Parental control or device management forbids the resource.
  case restrict
  /// The restriction is lifted.
  case unrestrict
  /// The hardware goes missing.
  case removeHardware
  /// The hardware is there again.
  case addHardware
  /// The privacy settings of the device are reset.
  case resetPrivacy
  /// The app is deleted and installed again.
  case reinstall
  /// The device's backup is restored on a new device: app data kept, decisions not.
  case restore
}
