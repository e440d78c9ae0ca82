extension Symbol {
  /// Opens the app's own page in Settings; most rows share it.
  public static let appSettings = Symbol(
    .settings, "UIApplication", .typeMember("openSettingsURLString"), [], answer: .none,
    objectiveC: "UIApplicationOpenSettingsURLString", since: "iOS 8")

  /// Opens the app's notification page in Settings.
  public static let notificationSettings = Symbol(
    .settings, "UIApplication", .typeMember("openNotificationSettingsURLString"), [],
    answer: .none, objectiveC: "UIApplicationOpenNotificationSettingsURLString",
    since: "iOS 16 (the C constant 15.4)")

  /// Opens the page in Settings on which the person chooses the default apps.
  public static let defaultApplicationSettings = Symbol(
    .settings, "UIApplication", .typeMember("openDefaultApplicationsSettingsURLString"), [],
    answer: .none, objectiveC: "UIApplicationOpenDefaultApplicationsSettingsURLString",
    since: "iOS 18.3")
}
