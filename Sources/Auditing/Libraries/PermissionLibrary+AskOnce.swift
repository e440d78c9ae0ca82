/// This project's own library for apps, which is told by its calls, as those of others are.
extension PermissionLibrary {
  /// It asks only while nothing is decided, and says by a case how the request ended.
  static let askOnce = PermissionLibrary(
    name: "AskOnce", url: "Documentation/Reading.md", modules: [],
    modulePrefix: "AskOnce", types: ["Permission", "Recovery", "Biometrics", "PermissionGate"],
    resources: askOnceResources,
    uses: [
      Use(names: ["start"], answer: .ending, explaining: "explain"),
      Use(names: ["prompt"], added: "next", answer: .ending, explaining: "explain"),
      Use(names: ["PermissionGate"], answer: .ending, waitsForTap: true),
      Use(names: ["state", "stateNow", "states", "next"], role: .status),
      Use(names: ["authenticateOwner"], role: .implicitUse),
    ],
    doors: [Door(call: "open", member: "settings", type: "SettingsDoor")])

  /// Its controllers, which start through it. A gate is a control by itself.
  static let askOnceUI = PermissionLibrary(
    name: "AskOnceUI", url: "Documentation/Reading.md", modules: ["AskOnceUI"],
    resources: askOnceResources, uses: [Use(names: ["start"], answer: .ending)])

  /// By type, and by the static member of `Permission`.
  private static let askOnceResources = askOnceTypes.merging(
    askOnceTypes.map { name, id in (member(of: name), id) }
  ) { first, _ in first }

  private static func member(of type: String) -> String {
    askOnceMembers[type] ?? type.prefix(1).lowercased() + type.dropFirst()
  }

  private static let askOnceMembers = [
    "AddressBook": "contacts", "AppleMusicLibrary": "mediaLibrary", "TVProvider": "tvProvider",
    "VPNConfiguration": "vpnConfiguration",
  ]

  private static let askOnceTypes = [
    "AccessibilityControl": "accessibility", "AccessoryTracking": "arkit-accessory-tracking",
    "AddressBook": "contacts", "Alarms": "alarms", "AppleMusic": "media-library",
    "AppleMusicLibrary": "media-library", "Automation": "automation", "Biometrics": "face-id",
    "Bluetooth": "bluetooth", "BrowserPasskeys": "passkeys-browser", "Calendars": "calendar-full",
    "CalendarsAddOnly": "calendar-write-only", "Camera": "camera",
    "ClinicalRecords": "health-clinical", "CloudKitDiscoverability": "cloudkit-discoverability",
    "CrashDetection": "crash-detection", "CriticalMessaging": "critical-messaging",
    "DeveloperTool": "developer-tool", "ExposureNotifications": "exposure-notification",
    "ExternalCameraContents": "image-capture-contents",
    "ExternalCameraControl": "image-capture-control",
    "ExternalStorageCapture": "external-storage-capture", "FallDetection": "fall-detection",
    "FinancialData": "financial-data", "FocusStatus": "focus-status",
    "GameCenterFriends": "game-center-friends", "HandTracking": "arkit-hand-tracking",
    "HealthShare": "health-share", "HealthUpdate": "health-update", "HomeData": "homekit",
    "InputMonitoring": "input-monitoring", "InputPosting": "post-events",
    "LiveActivities": "live-activities", "LocalNetwork": "local-network",
    "LocationAlways": "location-always", "LocationPrecise": "location-precise-temporary",
    "LocationWhenInUse": "location-when-in-use", "LoginItem": "login-items",
    "MainCamera": "arkit-main-camera", "Microphone": "microphone",
    "MicrophoneInjection": "microphone-injection", "MotionActivity": "motion",
    "NearbyDevices": "nearby-interaction", "Notifications": "notifications",
    "NotificationsCritical": "notifications-critical",
    "NotificationsProvisional": "notifications-provisional",
    "NotificationsTimeSensitive": "notifications-time-sensitive",
    "ParentalControls": "family-controls", "PersonalVoice": "personal-voice",
    "PhotoLibrary": "photos-read-write", "PhotoLibraryAddOnly": "photos-add-only",
    "RawMotionSensors": "motion-sensors-raw", "Reminders": "reminders",
    "ResearchSensors": "sensorkit", "ScreenCapture": "screen-capture", "Siri": "siri",
    "SpeechRecognition": "speech-recognition", "TVProvider": "tv-provider", "Tracking": "tracking",
    "VPNConfiguration": "vpn-configuration", "WalletBackgroundPasses": "wallet-background-passes",
    "WorkoutScheduling": "workout-scheduling", "WorldSensing": "arkit-world-sensing",
  ]
}
