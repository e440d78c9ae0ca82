#if canImport(NetworkExtension) && !os(tvOS) && !os(watchOS)
  import AskOnce
  @preconcurrency import NetworkExtension
  import PermissionModel

  extension VPNConfiguration {
    fileprivate static let permissions = ParameterizedPermissions<VPNConfiguration, Saved> {
      Permission(source: source(saving: $0.configuration, in: .main))
    }

    /// What is saved; the library hands it on, and never changes it.
    fileprivate struct Saved: Hashable, @unchecked Sendable { var configuration: NEVPNManager }

    /// The system as a source. The first save asks; who refuses is asked again by the next, for
    /// the system stores the configuration or nothing:
    /// https://developer.apple.com/documentation/networkextension/nevpnmanager/savetopreferences(completionhandler:)
    package static func source(saving configuration: NEVPNManager, in host: HostApp)
      -> PermissionSource
    {
      let saved = Saved(configuration: configuration)
      return .system(
        row, in: host,
        read: {
          await finishOnce { finish in
            // Where it fails there is nothing to read, which the status says.
            saved.configuration.loadFromPreferences { _ in finish() }
          }
          return row.standing(
            ofRawValue: saved.configuration.connection.status.rawValue, type: "NEVPNStatus")
        },
        readNow: nil,
        request: {
          await finishOnce { finish in
            saved.configuration.saveToPreferences { _ in finish() }
          }
        })
    }
  }

  extension Permission where R == VPNConfiguration {
    /// A VPN configuration in Settings.
    ///
    /// - Parameter configuration: With its `protocolConfiguration` set: the system refuses to save
    ///   one without, with no prompt.
    public static func vpnConfiguration(saving configuration: NEVPNManager) -> Permission {
      R.permissions[VPNConfiguration.Saved(configuration: configuration)]
    }
  }
#endif
