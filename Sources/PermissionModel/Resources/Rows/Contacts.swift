extension ResourceRow {
  /// Contacts (full or limited).
  public static let contacts = ResourceRow(
    id: "contacts",
    name: "Contacts (full or limited)",
    family: "contacts",
    access: nil,
    group: .prompted,
    modules: ["Contacts", "ContactsUI", "AddressBook", "SwiftUI"],
    platforms: [
      .init("iOS", "9.0"), .init("macOS", "10.11"), .init("macCatalyst", "13.1"),
      .init("watchOS", "2.0"), .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .request, "CNContactStore", .instanceMember("requestAccess"), ["for"],
        deciding: .init("for", ["contacts"]), answer: .closure,
        objectiveC: "-[CNContactStore requestAccessForEntityType:completionHandler:]",
        since: "iOS 9, macOS 10.11"),
      Symbol(
        .request, "", .global("ABAddressBookRequestAccessWithCompletion"), answer: .closure,
        objectiveC: "ABAddressBookRequestAccessWithCompletion", since: "iOS 6", retired: "iOS 9"),
      Symbol(
        .status, "CNContactStore", .typeMember("authorizationStatus"), ["for"],
        deciding: .init("for", ["contacts"]), answer: .returned,
        objectiveC: "+[CNContactStore authorizationStatusForEntityType:]",
        since: "iOS 9, macOS 10.11"),
      Symbol(
        .status, "", .global("ABAddressBookGetAuthorizationStatus"), [], answer: .returned,
        objectiveC: "ABAddressBookGetAuthorizationStatus", since: "iOS 6", retired: "iOS 9"),
      Symbol(
        .implicitUse, "CNContactStore", .instanceMember("unifiedContacts"),
        ["matching", "keysToFetch"],
        objectiveC: "-[CNContactStore unifiedContactsMatchingPredicate:keysToFetch:error:]"),
      Symbol(
        .implicitUse, "CNContactStore", .instanceMember("unifiedContact"),
        ["withIdentifier", "keysToFetch"],
        objectiveC: "-[CNContactStore unifiedContactWithIdentifier:keysToFetch:error:]"),
      Symbol(
        .implicitUse, "CNContactStore", .instanceMember("enumerateContacts"), ["with"],
        objectiveC: "-[CNContactStore enumerateContactsWithFetchRequest:error:usingBlock:]"),
      Symbol(
        .implicitUse, "CNContactStore", .instanceMember("containers"), ["matching"],
        objectiveC: "-[CNContactStore containersMatchingPredicate:error:]"),
      Symbol(
        .implicitUse, "CNContactStore", .instanceMember("groups"), ["matching"],
        objectiveC: "-[CNContactStore groupsMatchingPredicate:error:]"),
      Symbol(
        .implicitUse, "CNContactStore", .instanceMember("execute"), ["_"],
        objectiveC: "-[CNContactStore executeSaveRequest:error:]"),
      Symbol(
        .picker, "CNContactPickerViewController", .initializer, [],
        objectiveC: "-[CNContactPickerViewController init]", since: "iOS 9"),
      Symbol(.picker, "ContactAccessButton", .initializer, since: "iOS 18"),
      Symbol(
        .picker, "View", .instanceMember("contactAccessPicker"), ["isPresented"], since: "iOS 18"),
      Symbol(
        .picker, "CNContactViewController", .initializer, ["forNewContact"],
        objectiveC: "+[CNContactViewController viewControllerForNewContact:]", isRead: false),
      .appSettings,
    ],
    statuses: [
      .init("CNAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("CNAuthorizationStatus", "restricted", 1, .blocked(.restricted)),
      .init("CNAuthorizationStatus", "denied", 2, .blocked(.denied)),
      .init("CNAuthorizationStatus", "authorized", 3, .granted(.full)),
      .init(
        "CNAuthorizationStatus", "limited", 4, .granted(.limited),
        note: """
          iOS 18: subset chosen by the user (may be empty); apps built with older SDKs also get it
          """),
    ],
    words: ["contacts", "contact list", "address book", "your contacts"],
    purposeKeys: [
      .init(
        "NSContactsUsageDescription", .required, condition: "any CNContactStore access",
        since: "iOS 6, macOS 10.8, visionOS 1")
    ],
    missingPurposeKey: .crash(""),
    entitlements: [
      "macOS sandbox: com.apple.security.personal-information.addressbook",
      "com.apple.developer.contacts.notes for CNContact.note",
    ],
    settings: .init(
      "Settings > Privacy & Security > Contacts (Limited Access > Edit Selected Contacts)",
      deepLink: "UIApplication.openSettingsURLString",
      macOS: "x-apple.systempreferences:com.apple.preference.security?Privacy_Contacts"),
    endsAppWhenSwitched: .yes("TCC switch: the running app gets SIGKILL"),
    asksAgain: .sometimes(
      """
      limited can be widened through ContactAccessButton/contactAccessPicker. iOS 18 keeps \
      earlier full grants.
      """),
    boundaries: ".restricted (parental controls, MDM)",
    testNames: [
      .tcc: "kTCCServiceAddressBook",
      .simctl: "contacts",
      .xcuitest: "contacts",
      .applesimutils: "contacts",
      .maestro: "contacts",
      .detox: "contacts",
      .appium: "contacts",
    ],
    wrappers: [
      "permissionskit": "Permission.contacts.request { }",
      "reactNativePermissions": "PERMISSIONS.IOS.CONTACTS (openContactPicker for limited)",
      "flutterPermissionHandler": "Permission.contacts (PERMISSION_CONTACTS=1)",
    ],
    notes: [
      """
      Test tools: tcc also kTCCServiceContactsLimited, kTCCServiceContactsFull; simctl also \
      contacts-limited; applesimutils contacts: kTCCServiceAddressBook; detox contacts: limited \
      -> simctl contacts-limited; detox contacts takes YES, NO, unset, limited; appium also \
      contacts-limited.
      """,
      "Fold: limited = partial grant",
      "Platforms: iOS 9.0: limited 18.0",
      """
      CNContactStore().requestAccess(for: .contacts) { granted, error in }: granted is true for \
      limited too
      """,
      """
      Implicit: any CNContactStore fetch/save (unifiedContacts, enumerateContacts, containers, \
      execute): prompt; blocks the calling thread until the user answers
      """,
      """
      Instead: CNContactPickerViewController; documented: the app does not need access and the \
      user is not prompted
      """,
      """
      Instead: ContactAccessButton; adds single contacts; only useful when status is limited or \
      notDetermined
      """,
      """
      Instead: contactAccessPicker(isPresented:completionHandler:); only when status is limited: \
      otherwise completes empty
      """,
      "Instead: CNContactViewController(forNewContact:); saving needs a store with access",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: Contacts.framework/Headers/CNContactStore.h",
      "madsmtm/objc2-generated@fff28a8e (Xcode 26.5):Contacts/CNContactStore.rs",
      "https://developer.apple.com/documentation/contactsui/cncontactpickerviewcontroller",
      """
      https://developer.apple.com/documentation/swiftui/view/contactaccesspicker(ispresented:completionhandler:)
      """,
      """
      https://developer.apple.com/documentation/contacts/accessing-a-person-s-contact-data-using-contacts-and-contactsui
      """,
      "xcrun simctl privacy help text (Xcode 27), quoted in public repositories",
    ],
    inferred: [
      "symbols: picker, CNContactViewController(forNewContact:)",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
