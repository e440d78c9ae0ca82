// Bindings: none; MusicKit is Swift alone, and no header of Objective-C declares it

import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/musickit/musicauthorization
public struct MusicAuthorization {
  /// https://developer.apple.com/documentation/musickit/musicauthorization/status
  public struct Status: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// https://developer.apple.com/documentation/musickit/musicauthorization/currentstatus
  public static var currentStatus: Status {
    Status(rawValue: SimulatedSystem.rawName(.mediaLibrary, type: "MusicAuthorization.Status"))
  }

  /// https://developer.apple.com/documentation/musickit/musicauthorization/request()
  public static func request() async -> Status {
    await SimulatedSystem.app.request(.mediaLibrary)
    return currentStatus
  }
}
