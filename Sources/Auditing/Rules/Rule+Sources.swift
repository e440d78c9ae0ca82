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
}
