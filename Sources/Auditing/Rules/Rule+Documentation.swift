/// Pages of Apple's documentation that rules name.
extension Rule.Source {
  private static let documentation = "https://developer.apple.com/documentation/"

  /// App Tracking Transparency documentation.
  static let onlyWhileActive = Rule.Source(
    "ATTrackingManager.requestTrackingAuthorization(completionHandler:)",
    """
    The prompt for tracking appears only while the app is active; called before, or from an \
    extension, the request is answered without a prompt.
    """,
    documentation
      + "apptrackingtransparency/attrackingmanager/requesttrackingauthorization(completionhandler:)"
  )
  /// App Review, on tracking.
  static let trackingRequest = Rule.Source(
    "5.1.2(i)",
    """
    An app that tracks must ask through App Tracking Transparency first; App Review asks where the \
    request is when it does not see it.
    """,
    "https://developer.apple.com/app-store/review/guidelines/#5.1.2")
  /// WidgetKit documentation.
  static let widgetsDoNotAsk = Rule.Source(
    "Accessing location information in widgets",
    "A widget extension cannot ask for an authorization; the app that contains it does.",
    documentation + "widgetkit/accessing-location-information-in-widgets")
  /// App Intents documentation.
  static let intentsWithoutApp = Rule.Source(
    "AppIntent.openAppWhenRun",
    "An intent runs in the background unless it says that the system opens the app for it.",
    documentation + "appintents/appintent/openappwhenrun")
  /// Technote on the calendar accesses of iOS 17.
  static let calendarLevels = Rule.Source(
    "TN3152, TN3153",
    """
    Since iOS 17, full and write-only access to events are asked for apart; the former request \
    shows no prompt there and gives an error. An app that only adds events needs no full access.
    """,
    documentation + "technotes/tn3152-migrating-to-the-latest-calendar-access-levels")
  /// PhotoKit documentation.
  static let photoLevels = Rule.Source(
    "PHPhotoLibrary.requestAuthorization(for:handler:)",
    """
    Access to photos is asked for by level: to add only, or to read and write; the request without \
    a level does not tell limited access from full access.
    """,
    documentation + "photos/phphotolibrary/requestauthorization(for:handler:)")
  /// Guideline 5.1.1(iii).
  static let dataMinimisation = Rule.Source(
    "5.1.1(iii)",
    """
    An app asks only for data that its core functionality needs, and uses the system's picker or \
    share sheet, where it can, instead of full access to photos or contacts.
    """,
    "https://developer.apple.com/app-store/review/guidelines/#5.1.1")
  /// Core Location documentation.
  static let locationAlways = Rule.Source(
    "CLLocationManager.requestAlwaysAuthorization()",
    """
    Access at any time is for what starts while the app is not in use, such as regions and \
    significant changes; else access while in use suffices, also in the background after a start.
    """,
    documentation + "corelocation/cllocationmanager/requestalwaysauthorization()")
  /// UIKit documentation.
  static let sourceTypeAvailable = Rule.Source(
    "UIImagePickerController.isSourceTypeAvailable(_:)",
    """
    An app checks that a source is there before it presents the picker; a source that is not there \
    raises an exception.
    """,
    documentation + "uikit/uiimagepickercontroller/issourcetypeavailable(_:)")
  /// Core NFC documentation.
  static let readingAvailable = Rule.Source(
    "NFCReaderSession.readingAvailable",
    "An app looks whether the device can read tags before it makes a session.",
    documentation + "corenfc/nfcreadersession/readingavailable")
  /// Core Motion documentation.
  static let countingAvailable = Rule.Source(
    "CMPedometer.isStepCountingAvailable()",
    "Not every device has the sensor; an app looks before it asks for data.",
    documentation + "coremotion/cmpedometer/isstepcountingavailable()")
  /// User Notifications documentation.
  static let statusChanges = Rule.Source(
    "Asking permission to use notifications",
    "People change the setting at any time; an app reads it again before it relies on it.",
    documentation + "usernotifications/asking-permission-to-use-notifications")
}
