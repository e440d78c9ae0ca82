#if canImport(NearbyInteraction) && !os(macOS) && !os(tvOS) && !os(visionOS)
  import AskOnce
  import Foundation
  @preconcurrency import NearbyInteraction
  import PermissionModel

  extension NearbyDevices {
    fileprivate static let permissions = ParameterizedPermissions<NearbyDevices, Peers> {
      Permission(source: source(running: $0.configuration, in: .main))
    }

    /// What a session is run with; the library hands it on, and never changes it.
    fileprivate struct Peers: Hashable, @unchecked Sendable {
      var configuration: NIConfiguration
    }

    /// The system as a source. No call asks, and none tells the status: a session that runs was
    /// allowed, and one that was refused ends with an error.
    /// https://developer.apple.com/documentation/nearbyinteraction/nisession
    package static func source(
      running configuration: NIConfiguration, in host: HostApp
    ) -> PermissionSource {
      let peers = Peers(configuration: configuration)
      var source = PermissionSource.readingAsks(row, in: host) {
        await NearbySession.run(peers.configuration, in: host)
      }
      let read = source.read
      source.read = {
        var standing = await read()
        standing.isMissing = !isSupported
        return standing
      }
      return source
    }

    private static var isSupported: Bool {
      if #available(iOS 16, watchOS 9, *) {
        NISession.deviceCapabilities.supportsPreciseDistanceMeasurement
      } else {
        NISession.isSupported
      }
    }
  }

  /// One session, for as long as it takes to learn whether it may run.
  private final class NearbySession: NSObject, NISessionDelegate, Sendable {
    private let finish: @Sendable (Standing) -> Void

    private init(_ finish: @escaping @Sendable (Standing) -> Void) { self.finish = finish }

    /// Runs it on the main thread, where its delegate is called.
    @MainActor static func run(
      _ configuration: NIConfiguration, in host: HostApp
    ) async -> Standing {
      let session = NISession()
      let delegate = Guarded<NearbySession?>(nil)
      let ended = Guarded<Task<Void, Never>?>(nil)
      let standing = await valueOnce { (finish: @escaping @Sendable (Standing) -> Void) in
        let running = NearbySession(finish)
        delegate.with { $0 = running }
        session.delegate = running
        let promptEnded = host.watchPrompt()
        let end = Task {
          await promptEnded()
          finish(Standing())
        }
        ended.with { $0 = end }
        session.run(configuration)
      }
      ended.with { $0 }?.cancel()
      session.invalidate()
      session.delegate = nil
      // Until here: the session does not keep its delegate.
      delegate.with { $0 = nil }
      return standing
    }

    func sessionDidStartRunning(_ session: NISession) { finish(Standing(.allowed(.full))) }

    func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {
      finish(Standing(.allowed(.full)))
    }

    /// Other errors tell of the session, not of the person.
    func session(_ session: NISession, didInvalidateWith error: any Error) {
      let standing = NearbyDevices.row.standing(
        ofRawValue: (error as NSError).code, type: "NIError.Code")
      finish(standing.record == .denied ? standing : Standing())
    }
  }

  extension Permission where R == NearbyDevices {
    /// The distance to nearby devices. Its state is found out by a short session once the app has
    /// asked, and is not determined until then.
    ///
    /// - Parameter configuration: With the token of a peer or the data of an accessory.
    public static func nearbyDevices(running configuration: NIConfiguration) -> Permission {
      R.permissions[NearbyDevices.Peers(configuration: configuration)]
    }
  }
#endif
