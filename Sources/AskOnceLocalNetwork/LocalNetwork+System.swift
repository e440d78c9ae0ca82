#if canImport(Network) && !os(tvOS) && !os(watchOS)
  import AskOnce
  import Dispatch
  import Network
  import PermissionModel

  extension LocalNetwork {
    fileprivate static let permissions = ParameterizedPermissions<LocalNetwork, String> {
      Permission(source: source(browsing: $0, in: .main))
    }

    /// The system as a source. No call asks, and none tells the status: a browser that finds the
    /// app's own listener may look around, and one that waits with "policy denied" may not.
    /// https://developer.apple.com/documentation/technotes/tn3179-understanding-local-network-privacy
    package static func source(browsing type: String, in host: HostApp) -> PermissionSource {
      var source = PermissionSource.readingAsks(row, in: host) {
        await LocalNetworkBrowse.run(type, in: host)
      }
      // Without it the browser fails, with no prompt.
      source.missingPurposeKeys = {
        ["NSBonjourServices"].filter { !host.statedKeys().contains($0) }
      }
      return source
    }
  }

  /// One look around for a service that the app itself offers meanwhile.
  private enum LocalNetworkBrowse {
    static func run(_ type: String, in host: HostApp) async -> Standing {
      let queue = DispatchQueue(label: "AskOnce.LocalNetwork")
      let browser = NWBrowser(for: .bonjour(type: type, domain: nil), using: .tcp)
      let listener = try? NWListener(using: .tcp, on: .any)
      listener?.service = NWListener.Service(type: type)
      // A listener without it fails.
      listener?.newConnectionHandler = { $0.cancel() }
      let ended = Guarded<Task<Void, Never>?>(nil)
      let standing = await valueOnce { (finish: @escaping @Sendable (Standing) -> Void) in
        browser.browseResultsChangedHandler = { results, _ in
          if !results.isEmpty { finish(Standing(.allowed(.full))) }
        }
        browser.stateUpdateHandler = { state in
          if let refusal = refusal(state) { finish(refusal) }
        }
        let promptEnded = host.watchPrompt()
        let end = Task {
          await promptEnded()
          finish(Standing())
        }
        ended.with { $0 = end }
        listener?.start(queue: queue)
        browser.start(queue: queue)
      }
      ended.with { $0 }?.cancel()
      browser.cancel()
      listener?.cancel()
      return standing
    }

    /// What the table knows of the error; nil: it tells of the network, not of the person.
    private static func refusal(_ state: NWBrowser.State) -> Standing? {
      guard case .waiting(.dns(let code)) = state else { return nil }
      let standing = LocalNetwork.row.standing(ofRawValue: code, type: "DNSServiceErrorType")
      return standing.record == .denied ? standing : nil
    }
  }

  extension Permission where R == LocalNetwork {
    /// Devices on the local network. Its state is found out by a short search once the app has
    /// asked, and is not determined until then.
    ///
    /// - Parameter type: One that `NSBonjourServices` of the Info.plist names: `_game._tcp`.
    public static func localNetwork(browsing type: String) -> Permission {
      R.permissions[type]
    }
  }
#endif
