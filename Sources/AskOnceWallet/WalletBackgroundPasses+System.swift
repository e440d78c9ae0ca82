#if canImport(PassKit) && !os(tvOS)
  import AskOnce
  @preconcurrency import PassKit
  import PermissionModel

  @available(iOS 26, macCatalyst 26, macOS 26, visionOS 26, watchOS 26, *)
  extension WalletBackgroundPasses: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<WalletBackgroundPasses>(source: source(in: .main))

    /// A library is made for each call, since one may be used on a single thread alone.
    /// The system as a source:
    /// https://developer.apple.com/documentation/passkit/pkpasslibrary/requestauthorization(for:completion:)
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          guard PKPassLibrary.isPassLibraryAvailable() else {
            return row.standing(
              ofRawStatus: "false", type: "PKPassLibrary.isPassLibraryAvailable")
          }
          let status = PKPassLibrary().authorizationStatus(for: .backgroundAddPasses)
          return row.standing(
            ofRawValue: status.rawValue, type: "PKPassLibrary.AuthorizationStatus")
        },
        request: {
          // It has to live until it calls back.
          let library = PKPassLibrary()
          await finishOnce { finish in
            library.requestAuthorization(for: .backgroundAddPasses) { _ in finish() }
          }
          withExtendedLifetime(library) {}
        })
    }
  }

  @available(iOS 26, macCatalyst 26, macOS 26, visionOS 26, watchOS 26, *)
  extension Permission where R == WalletBackgroundPasses {
    /// Adding passes to Wallet with no sheet each time.
    public static var walletBackgroundPasses: Permission { .live }
  }
#endif
