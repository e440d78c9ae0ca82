#if canImport(NetworkExtension) && !os(tvOS) && !os(watchOS)
  import AskOnce
  @preconcurrency import NetworkExtension
  import PermissionModel

  extension VPNConfiguration {
    fileprivate static let permissions = ParameterizedPermissions<VPNConfiguration, Saved> {
      Permission(source: source(saving: $0.manager, in: .main))
    }

    /// What is saved; the library hands it on, and never changes it.
    fileprivate struct Saved: Hashable, @unchecked Sendable { var manager: NEVPNManager }

    /// The system as a source. The first save asks; who refuses is asked again by the next, for
    /// the system stores the configuration or nothing:
    /// https://developer.apple.com/documentation/networkextension/nevpnmanager/savetopreferences(completionhandler:)
    package static func source(saving manager: NEVPNManager, in host: HostApp) -> PermissionSource {
      let saved = Saved(manager: manager)
      return .system(
        row, in: host,
        read: {
          await finishOnce { finish in
            // Where it fails there is nothing to read, which the status says.
            saved.manager.loadFromPreferences { _ in finish() }
          }
          return row.standing(
            ofRawValue: saved.manager.connection.status.rawValue, type: "NEVPNStatus")
        },
        readNow: nil,
        request: {
          await finishOnce { finish in
            saved.manager.saveToPreferences { _ in finish() }
          }
        })
    }
  }

  extension Permission where R == VPNConfiguration {
    /// A VPN configuration in Settings.
    ///
    /// - Parameter manager: With its `protocolConfiguration` set: the system refuses to save one
    ///   without, with no prompt.
    public static func vpnConfiguration(saving manager: NEVPNManager) -> Permission {
      R.permissions[VPNConfiguration.Saved(manager: manager)]
    }
  }
#endif
