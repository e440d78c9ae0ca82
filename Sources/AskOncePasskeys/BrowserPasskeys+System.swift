#if canImport(AuthenticationServices) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import AskOnce
  @preconcurrency import AuthenticationServices
  import PermissionModel

  @available(iOS 17.4, macCatalyst 16.4, macOS 13.3, *)
  extension BrowserPasskeys: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<BrowserPasskeys>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/authenticationservices/asauthorizationwebbrowserpublickeycredentialmanager
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          let passkeys = ASAuthorizationWebBrowserPublicKeyCredentialManager()
          return row.standing(
            ofRawValue: passkeys.authorizationStateForPlatformCredentials.rawValue,
            type: "ASAuthorizationWebBrowserPublicKeyCredentialManager.AuthorizationState")
        },
        request: {
          // It has to live until it calls back.
          let passkeys = ASAuthorizationWebBrowserPublicKeyCredentialManager()
          await finishOnce { finish in
            passkeys.requestAuthorizationForPublicKeyCredentials { _ in finish() }
          }
          withExtendedLifetime(passkeys) {}
        })
    }
  }

  @available(iOS 17.4, macCatalyst 16.4, macOS 13.3, *)
  extension Permission where R == BrowserPasskeys {
    /// The person's passkeys for all websites, in a web browser.
    public static var browserPasskeys: Permission { .live }
  }
#endif
