#if canImport(VideoSubscriberAccount) && !os(macOS) && !targetEnvironment(macCatalyst)
  import AskOnce
  import PermissionModel
  @preconcurrency import VideoSubscriberAccount

  extension TVProvider: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<TVProvider>(source: source(in: .main))

    /// One call both reads and asks, as its option says.
    /// The system as a source:
    /// https://developer.apple.com/documentation/videosubscriberaccount/vsaccountmanager/checkaccessstatus(options:completionhandler:)
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host, read: { await status(mayPrompt: false) }, readNow: nil,
        request: { _ = await status(mayPrompt: true) })
    }

    private static func status(mayPrompt: Bool) async -> Standing {
      // It has to live until it calls back.
      let account = VSAccountManager()
      let standing = await valueOnce { (finish: @escaping @Sendable (Standing) -> Void) in
        account.checkAccessStatus(options: [.prompt: mayPrompt]) { status, _ in
          finish(row.standing(ofRawValue: status.rawValue, type: "VSAccountAccessStatus"))
        }
      }
      return withExtendedLifetime(account) { standing }
    }
  }

  extension Permission where R == TVProvider {
    /// What the person has subscribed to at their TV provider.
    public static var tvProvider: Permission { .live }
  }
#endif
