#if canImport(Contacts)
  import AskOnce
  @preconcurrency import Contacts
  import PermissionModel

  extension AddressBook: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<AddressBook>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/contacts/cncontactstore/requestaccess(for:completionhandler:)
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          let status = CNContactStore.authorizationStatus(for: .contacts)
          return row.standing(ofRawValue: status.rawValue, type: "CNAuthorizationStatus")
        },
        request: {
          let store = CNContactStore()
          await finishOnce { finish in
            store.requestAccess(for: .contacts) { _, _ in finish() }
          }
        })
    }
  }

  extension Permission where R == AddressBook {
    /// Contacts.
    public static var contacts: Permission { .live }
  }
#endif
