extension Rule.Source {
  /// The template that App Review sends for 5.1.1(iv), first part: the button.
  static let neutralButton = Rule.Source(
    "5.1.1(iv)",
    """
    App Review's letters, in our words: the button on a message before the permission request \
    should use neutral words such as "Continue" or "Next", not "Allow" or the like.
    """,
    "https://developer.apple.com/app-store/review/guidelines/#5.1.1")
  /// The template that App Review sends for 5.1.1(iv), second part: the way out.
  static let noExit = Rule.Source(
    "5.1.1(iv)",
    """
    App Review's letters, in our words: a person should always proceed to the permission request \
    after the message; a button that closes it delays the request and has to go.
    """,
    "https://developer.apple.com/app-store/review/guidelines/#5.1.1")
  /// Human Interface Guidelines, Privacy.
  static let preAlertScreens = Rule.Source(
    "HIG, Privacy: pre-alert screens, windows, or views",
    """
    A custom screen before the system alert has exactly one button, titled such as "Continue", \
    which opens the alert, and no other action.
    """,
    "https://developer.apple.com/design/human-interface-guidelines/privacy")
  /// The template that App Review sends for 5.1.1(iv), third part: Settings come later.
  static let settingsLater = Rule.Source(
    "5.1.1(iv)",
    """
    App Review's letters, in our words: an app may tell that a feature does not work without the \
    permission, and link to Settings, but later; it must respect the answer and not ask the person \
    to reconsider it.
    """,
    "https://developer.apple.com/app-store/review/guidelines/#5.1.1")
  /// App Review Guidelines, Software Requirements: background modes.
  static let backgroundModes = Rule.Source(
    "2.5.4", "Apps may use background services only for what they are meant for.",
    "https://developer.apple.com/app-store/review/guidelines/#2.5.4")
  /// App Review Guidelines, before you submit.
  static let reviewNotes = Rule.Source(
    "2.1, App Completeness",
    """
    The notes for App Review tell what the reviewer needs to see every feature: how to reach it, \
    and what is not obvious. They describe the build that is submitted.
    """,
    "https://developer.apple.com/app-store/review/guidelines/#2.1")
  /// App Review Guidelines, Software Requirements.
  static let publicInterfaces = Rule.Source(
    "2.5.1", "Apps may use public interfaces only, and for what they are meant for.",
    "https://developer.apple.com/app-store/review/guidelines/#2.5.1")
  /// UIKit documentation.
  static let requestingAccess = Rule.Source(
    "Requesting access to protected resources",
    """
    An app states a purpose string for every protected resource that it uses; the system shows it \
    in the prompt, and ends the app or refuses when it is absent.
    """,
    "https://developer.apple.com/documentation/uikit/requesting-access-to-protected-resources")
  /// App Review Help.
  static let clearPurpose = Rule.Source(
    "5.1.1(ii)",
    """
    The purpose string says which feature uses the resource and for what, with an example; an \
    empty one is refused at upload.
    """,
    "https://developer.apple.com/help/app-review/guideline-reference/5-1-1-purpose-strings")
  /// Human Interface Guidelines, Privacy: when to ask.
  static let momentOfUse = Rule.Source(
    "HIG, Privacy: requesting permission",
    """
    An app asks when it clearly needs the data, best when the person uses the feature; at launch \
    only where it cannot work without the resource and the reason is obvious.
    """,
    "https://developer.apple.com/design/human-interface-guidelines/privacy")
  /// Core Location documentation.
  static let locationWhenUsed = Rule.Source(
    "Requesting authorization to use location services",
    """
    The location is asked for when the person engages the feature that needs it, not at launch.
    """,
    """
    https://developer.apple.com/documentation/corelocation/\
    requesting-authorization-to-use-location-services
    """)
  /// User Notifications documentation.
  static let notificationsInContext = Rule.Source(
    "Asking permission to use notifications",
    """
    Notifications are asked for in a context that shows what they are for, rather than at the \
    first launch; provisional ones need no prompt.
    """,
    """
    https://developer.apple.com/documentation/usernotifications/\
    asking-permission-to-use-notifications
    """)
  /// Guideline 5.1.1(iv) on what follows a denial.
  static let keepsWorking = Rule.Source(
    "5.1.1(iv)",
    """
    An app respects the person's answer: it does not manipulate or force anybody into access that \
    a feature does not need, and offers another way where access is denied.
    """,
    "https://developer.apple.com/app-store/review/guidelines/#5.1.1")
  /// Guideline 5.1.2(i) on conditions.
  static let noCondition = Rule.Source(
    "5.1.2(i)",
    """
    An app may not make the use of the app, its content or a reward depend on switching on what \
    the system protects, such as push notifications, location or tracking.
    """,
    "https://developer.apple.com/app-store/review/guidelines/#5.1.2")
}
