extension PermissionLibrary {
  /// The libraries that are known; their defaults are those of the newest version that has screens.
  static let all = [
    permissionsKit, permissionsSwiftUI, permissionScope, permission, arek, clusterPrePermissions,
    jlPermissions, paPermissions, askOnce, askOnceUI,
  ]

  private static let permissionsKit = PermissionLibrary(
    name: "PermissionsKit", url: "https://github.com/sparrowcode/PermissionsKit",
    modules: ["PermissionsKit", "SPPermission"], modulePrefix: "SPPermissions",
    types: ["Permission", "SPPermissions", "PermissionsKit", "SPPermission"],
    resources: cases(["whenInUse": "location-when-in-use", "always": "location-always"]),
    uses: [
      Use(names: ["request", "native"]),
      Use(
        names: ["list", "dialog"],
        screen: Screen(
          asking: Title(standard: "Continue"), exit: Title(standard: "Close"),
          isLeft: .whenTrue(["showCloseButton", "allowSwipeDismiss"]))),
    ])

  private static let permissionsSwiftUI = PermissionLibrary(
    name: "PermissionsSwiftUI", url: "https://github.com/jevonmao/PermissionsSwiftUI",
    modules: ["CorePermissionsSwiftUI"], modulePrefix: "PermissionsSwiftUI",
    resources: cases(["location": "location-when-in-use"]),
    uses: [
      Use(
        names: ["JMModal", "JMAlert", "JMPermissions"],
        screen: Screen(
          asking: Title(standard: "ALLOW", neutral: ["useAltButton", "useAltButtonLabel"]),
          exit: Title(standard: "Close"),
          isLeft: .whenFalse([
            "restrictDismissal", "restrictModalDismissal", "restrictAlertDismissal",
          ])))
    ])

  private static let permissionScope = PermissionLibrary(
    name: "PermissionScope", url: "https://github.com/nickoneill/PermissionScope",
    modules: ["PermissionScope"], types: ["PermissionScope"],
    resources: classes(
      [
        "Notifications", "LocationWhileInUse", "LocationAlways", "Contacts", "Events",
        "Microphone", "Camera", "Photos", "Reminders", "Bluetooth", "Motion",
      ], named: { $0 + "Permission" }
    ).merging(
      classes(
        [
          "Notifications", "LocationInUse", "LocationAlways", "Contacts", "Events", "Microphone",
          "Camera", "Photos", "Reminders", "Bluetooth", "Motion",
        ], named: { "request" + $0 })
    ) { first, _ in first },
    uses: [
      Use(
        names: ["show"],
        screen: Screen(
          asking: Title(standard: "ALLOW"), exit: Title(standard: "Close"),
          isLeft: .unlessTrue(["closeButton.isHidden"])),
        added: "addPermission"),
      Use(names: [
        "requestNotifications", "requestLocationInUse", "requestLocationAlways",
        "requestContacts", "requestEvents", "requestMicrophone", "requestCamera",
        "requestPhotos", "requestReminders", "requestBluetooth", "requestMotion",
      ]),
    ])

  private static let permission = PermissionLibrary(
    name: "Permission", url: "https://github.com/delba/Permission",
    modules: ["Permission"], types: ["Permission", "PermissionButton"], resources: cases(),
    uses: [
      Use(
        names: ["request", "PermissionButton"],
        screen: Screen(
          isShown: .whenTrue(["presentPrePermissionAlert"]),
          asking: Title(standard: "Confirm", settings: ["confirm"]),
          exit: Title(standard: "Cancel", settings: ["cancel"])))
    ])

  private static let arek = PermissionLibrary(
    name: "Arek", url: "https://github.com/ennioma/arek", modules: ["arek", "Arek"],
    types: Set(arekResources.keys), resources: arekResources,
    uses: [
      Use(
        names: ["manage"],
        screen: Screen(
          isShown: .unlessFalse(["presentInitialPopup"]),
          asking: Title(settings: ["allowButtonTitle"], keySuffix: "_allow_button_title"),
          exit: Title(settings: ["denyButtonTitle"], keySuffix: "_deny_button_title")))
    ])

  private static let arekResources = classes(
    [
      "Camera", "Bluetooth", "Contacts", "Events", "Event", "Health", "LocationAlways",
      "LocationWhenInUse", "MediaLibrary", "Microphone", "Motion", "Notifications", "Photo",
      "Reminders", "Siri", "SpeechRecognizer",
    ], named: { "Arek" + $0 })

  private static let clusterPrePermissions = PermissionLibrary(
    name: "ClusterPrePermissions", url: "https://github.com/rsattar/ClusterPrePermissions",
    modules: ["ClusterPrePermissions"], types: ["ClusterPrePermissions"],
    resources: classes(
      ["Camera", "Microphone", "Photo", "Contacts", "PushNotification"],
      named: { "show" + $0 + "Permissions" }
    ).merging([
      "camera": "camera", "microphone": "microphone", "event": "calendar-full",
      "reminder": "reminders", "whenInUse": "location-when-in-use", "always": "location-always",
      "showLocationPermissions": "location-when-in-use",
    ]) { first, _ in first },
    uses: [
      Use(
        names: [
          "showAVPermissions", "showCameraPermissions", "showMicrophonePermissions",
          "showPhotoPermissions", "showContactsPermissions", "showEventPermissions",
          "showLocationPermissions", "showPushNotificationPermissions",
        ],
        screen: Screen(
          asking: Title(standard: "Give Access", settings: ["grantButtonTitle"]),
          exit: Title(standard: "Not Now", settings: ["denyButtonTitle"])))
    ])

  private static let jlPermissions = PermissionLibrary(
    name: "JLPermissions", url: "https://github.com/jlaws/JLPermissions",
    modules: ["JLPermissions"], modulePrefix: "JL", types: Set(jlResources.keys),
    resources: jlResources,
    uses: [
      Use(
        names: ["authorize"],
        screen: Screen(
          isShown: .unlessFalse(["isExtraAlertEnabled", "extraAlertEnabled"]),
          asking: Title(standard: "Ok", settings: ["grantTitle"]),
          exit: Title(standard: "Don't Allow", settings: ["cancelTitle"])))
    ])

  private static let jlResources = classes(
    [
      "Calendar", "Camera", "Contacts", "Health", "Location", "Microphone", "Notification",
      "Photos", "Reminders",
    ], named: { "JL" + $0 + "Permission" })

  private static let paPermissions = PermissionLibrary(
    name: "PAPermissions", url: "https://github.com/pascalbros/PAPermissions",
    modules: ["PAPermissions"],
    resources: cases(["location": "location-when-in-use", "motionFitness": "motion"]),
    uses: [
      Use(
        names: ["setupData"],
        screen: Screen(
          asking: Title(standard: "Enable"), exit: Title(standard: "Continue")))
    ])
}

/// What libraries call the resources.
extension PermissionLibrary {
  /// As cases of an enumeration, or static members.
  private static func cases(_ more: [String: String] = [:]) -> [String: String] {
    var found = more
    for (name, id) in ids { found[name.prefix(1).lowercased() + name.dropFirst()] = id }
    found["faceID"] = "face-id"
    return found
  }

  /// As names of classes or functions.
  private static func classes(
    _ names: [String], named name: (String) -> String
  ) -> [String: String] {
    var found: [String: String] = [:]
    for resource in names { found[name(resource)] = ids[resource] }
    return found
  }

  private static let ids = [
    "Bluetooth": "bluetooth", "Calendar": "calendar-full", "Camera": "camera",
    "Contacts": "contacts", "Event": "calendar-full", "Events": "calendar-full",
    "Health": "health-share", "Location": "location-when-in-use",
    "LocationAlways": "location-always", "LocationInUse": "location-when-in-use",
    "LocationWhenInUse": "location-when-in-use", "LocationWhileInUse": "location-when-in-use",
    "MediaLibrary": "media-library", "Microphone": "microphone", "Motion": "motion",
    "Music": "media-library", "Notification": "notifications", "Notifications": "notifications",
    "Photo": "photos-read-write", "PhotoLibrary": "photos-read-write",
    "Photos": "photos-read-write", "PushNotification": "notifications",
    "Reminders": "reminders", "Siri": "siri", "Speech": "speech-recognition",
    "SpeechRecognizer": "speech-recognition", "Tracking": "tracking",
  ]
}
