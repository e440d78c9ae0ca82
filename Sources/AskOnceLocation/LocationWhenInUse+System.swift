#if canImport(CoreLocation)
  import AskOnce
  @preconcurrency import CoreLocation
  import Foundation
  import PermissionModel

  extension LocationWhenInUse: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<LocationWhenInUse>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/corelocation/requesting-authorization-to-use-location-services
    package static func source(in host: HostApp) -> PermissionSource {
      .location(row, in: host) { $0.requestWhenInUseAuthorization() }
    }
  }

  #if !os(tvOS) && !os(visionOS)
    extension LocationAlways: LiveResource {
      /// The one of the whole app.
      public static let permission = Permission<LocationAlways>(source: source(in: .main))

      /// The system as a source:
      /// https://developer.apple.com/documentation/corelocation/requesting-authorization-to-use-location-services
      package static func source(in host: HostApp) -> PermissionSource {
        .location(row, in: host) { $0.requestAlwaysAuthorization() }
      }
    }
  #endif

  extension PermissionSource {
    fileprivate static func location(
      _ row: ResourceRow, in host: HostApp,
      ask: @escaping @MainActor @Sendable (CLLocationManager) -> Void
    ) -> PermissionSource {
      let status: @Sendable () -> Standing = {
        row.standing(
          ofRawValue: CLLocationManager().authorizationStatus.rawValue,
          type: "CLAuthorizationStatus")
      }
      return .location(row, in: host, status: status) {
        await LocationRequest.run(in: host, ask: ask)
      }
    }

    /// A source over the location framework, whose system switch is read asynchronously alone: the
    /// call may take long, and Apple warns of it on the main thread.
    /// https://developer.apple.com/documentation/corelocation/cllocationmanager/locationservicesenabled()
    static func location(
      _ row: ResourceRow, in host: HostApp, status: @escaping @Sendable () -> Standing,
      request: @escaping @Sendable () async -> Void
    ) -> PermissionSource {
      .system(
        row, in: host,
        read: {
          var standing = status()
          standing.isSwitchedOff = !CLLocationManager.locationServicesEnabled()
          return standing
        },
        readNow: status, request: request)
    }
  }

  /// One request for location. The delegate is called when the manager is made, again with the
  /// answer, and not at all where the person keeps what they had allowed.
  private final class LocationRequest: NSObject, CLLocationManagerDelegate, Sendable {
    private let before: Int
    private let finish: @Sendable () -> Void

    private init(_ before: Int, _ finish: @escaping @Sendable () -> Void) {
      self.before = before
      self.finish = finish
    }

    /// Asks on the main thread, whose run loop calls the delegate.
    @MainActor static func run(
      in host: HostApp, ask: @MainActor (CLLocationManager) -> Void
    ) async {
      let location = CLLocationManager()
      let delegate = Guarded<LocationRequest?>(nil)
      let ended = Guarded<Task<Void, Never>?>(nil)
      await finishOnce { (finish: @escaping @Sendable () -> Void) in
        let request = LocationRequest(Int(location.authorizationStatus.rawValue), finish)
        delegate.with { $0 = request }
        location.delegate = request
        let promptEnded = host.watchPrompt()
        let end = Task {
          await promptEnded()
          finish()
        }
        ended.with { $0 = end }
        ask(location)
      }
      ended.with { $0 }?.cancel()
      location.delegate = nil
      // Until here: the manager does not keep its delegate.
      delegate.with { $0 = nil }
    }

    func locationManagerDidChangeAuthorization(_ asked: CLLocationManager) {
      if Int(asked.authorizationStatus.rawValue) != before { finish() }
    }
  }

  extension Permission where R == LocationWhenInUse {
    /// Location while the app is in use.
    public static var locationWhenInUse: Permission { .live }
  }

  #if !os(tvOS) && !os(visionOS)
    extension Permission where R == LocationAlways {
      /// Location at any time.
      public static var locationAlways: Permission { .live }
    }
  #endif
#endif
