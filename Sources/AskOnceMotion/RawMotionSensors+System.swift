#if canImport(CoreMotion) && !os(macOS) && !os(tvOS)
  import AskOnce
  @preconcurrency import CoreMotion
  import Foundation
  import PermissionModel

  extension RawMotionSensors: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<RawMotionSensors>(source: source(in: .main))

    /// The system as a source. SDKs before iOS 27.2 have no status to read, so that the first
    /// reading or error tells it:
    /// https://developer.apple.com/documentation/coremotion/cmerrornotauthorized
    package static func source(in host: HostApp) -> PermissionSource {
      var source = PermissionSource.readingAsks(row, in: host) { await firstReading(in: host) }
      let read = source.read
      source.read = {
        var standing = await read()
        standing.isMissing = !CMMotionManager().isAccelerometerAvailable
        return standing
      }
      return source
    }

    /// Starts the accelerometer, and stops it with the first that comes of it.
    private static func firstReading(in host: HostApp) async -> Standing {
      let sensors = CMMotionManager()
      let ended = Guarded<Task<Void, Never>?>(nil)
      let standing = await valueOnce { (finish: @escaping @Sendable (Standing) -> Void) in
        let promptEnded = host.watchPrompt()
        let end = Task {
          await promptEnded()
          finish(Standing())
        }
        ended.with { $0 = end }
        sensors.startAccelerometerUpdates(to: OperationQueue()) { reading, error in
          if let error {
            // Other errors tell of the sensor, not of the person.
            let standing = row.standing(ofRawValue: (error as NSError).code, type: "CMError")
            if standing.record == .denied { finish(standing) }
          } else if reading != nil {
            finish(Standing(.allowed(.full)))
          }
        }
      }
      ended.with { $0 }?.cancel()
      sensors.stopAccelerometerUpdates()
      return standing
    }
  }

  extension Permission where R == RawMotionSensors {
    /// The accelerometer and the gyroscope. On most devices nobody is asked. Its state is found out
    /// by a first reading once the app has asked, and is not determined until then.
    public static var rawMotionSensors: Permission { .live }
  }
#endif
