#if canImport(ServiceManagement) && !os(iOS)
  import AskOnce
  import PermissionModel
  import ServiceManagement

  extension LoginItem: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<LoginItem>(source: source(in: .main))

    /// The system as a source. It registers the app at once and tells the person, with no prompt;
    /// where they have switched it off in System Settings, only they can switch it on:
    /// https://developer.apple.com/documentation/servicemanagement/smappservice/register()
    package static func source(in host: HostApp) -> PermissionSource {
      var source = PermissionSource.system(
        row, in: host,
        readNow: {
          let status = SMAppService.mainApp.status
          return row.standing(ofRawValue: status.rawValue, type: "SMAppService.Status")
        },
        // The status tells what became of it, and more than the error does.
        request: { try? SMAppService.mainApp.register() })
      source.openSettings = { SMAppService.openSystemSettingsLoginItems() }
      return source
    }
  }

  extension Permission where R == LoginItem {
    /// Opening the app at login.
    public static var loginItem: Permission { .live }
  }
#endif
