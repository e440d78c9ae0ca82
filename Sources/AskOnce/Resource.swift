import PermissionModel

/// A protected resource as a type, so that access to one is never taken for access to another.
public protocol Resource: Sendable {
  /// What the table knows of it.
  static var row: ResourceRow { get }
}

/// A resource whose framework is linked: the products `AskOnceCamera`, `AskOnceLocation` and so on
/// say so of theirs.
public protocol LiveResource: Resource {
  /// The one that asks the system; one for the whole app, so that a second start joins the first.
  static var permission: Permission<Self> { get }
}

/// The camera.
public enum Camera: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .camera }
}
/// The microphone.
public enum Microphone: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .microphone }
}
/// The photo library, to read and write.
public enum PhotoLibrary: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .photosReadWrite }
}
/// The photo library, to add only.
public enum PhotoLibraryAddOnly: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .photosAddOnly }
}
/// Contacts: not called as the module of Apple's, which it would hide.
public enum AddressBook: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .contacts }
}
/// Calendars, to read and write.
public enum Calendars: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .calendarFull }
}
/// Calendars, to add only.
public enum CalendarsAddOnly: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .calendarWriteOnly }
}
/// Reminders.
public enum Reminders: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .reminders }
}
/// Location while the app is in use.
public enum LocationWhenInUse: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .locationWhenInUse }
}
/// Location at any time.
public enum LocationAlways: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .locationAlways }
}
/// Notifications with alerts.
public enum Notifications: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .notifications }
}
/// Notifications that are delivered quietly, with no prompt.
public enum NotificationsProvisional: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .notificationsProvisional }
}
/// Tracking across other companies' apps and websites.
public enum Tracking: Resource {
  /// What the table knows of it.
  public static var row: ResourceRow { .tracking }
}
