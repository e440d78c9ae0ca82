// Bindings: none; this part of ARKit is of visionOS alone, which no binding has

import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/arkit/arkitsession
public final class ARKitSession {
  /// https://developer.apple.com/documentation/arkit/arkitsession/init()
  public init() {}

  /// https://developer.apple.com/documentation/arkit/arkitsession/authorizationtype
  public enum AuthorizationType: Hashable, Sendable {
    case handTracking
    case worldSensing
    case cameraAccess
    case accessoryTracking
  }

  /// https://developer.apple.com/documentation/arkit/arkitsession/authorizationstatus
  ///
  /// Apple's is an enumeration; a future case of it has to be made up here.
  public struct AuthorizationStatus: Hashable, Sendable {
    let name: String
    public static let notDetermined = AuthorizationStatus(name: "notDetermined")
    public static let allowed = AuthorizationStatus(name: "allowed")
    public static let denied = AuthorizationStatus(name: "denied")
  }

  /// https://developer.apple.com/documentation/arkit/arkitsession/queryauthorization(for:)
  public func queryAuthorization(
    for authorizationTypes: [AuthorizationType]
  ) async -> [AuthorizationType: AuthorizationStatus] {
    let statuses = authorizationTypes.map { type in
      (type, SimulatedSystem.rawName(type.row, type: "ARKitSession.AuthorizationStatus"))
    }
    return Dictionary(uniqueKeysWithValues: statuses).mapValues { AuthorizationStatus(name: $0) }
  }

  /// https://developer.apple.com/documentation/arkit/arkitsession/requestauthorization(for:)
  public func requestAuthorization(
    for authorizationTypes: [AuthorizationType]
  ) async -> [AuthorizationType: AuthorizationStatus] {
    for type in authorizationTypes { await SimulatedSystem.app.request(type.row) }
    return await queryAuthorization(for: authorizationTypes)
  }
}

extension ARKitSession.AuthorizationType {
  fileprivate var row: ResourceRow {
    switch self {
    case .handTracking: .arkitHandTracking
    case .worldSensing: .arkitWorldSensing
    case .cameraAccess: .arkitMainCamera
    case .accessoryTracking: .arkitAccessoryTracking
    }
  }
}

/// https://developer.apple.com/documentation/arkit/handtrackingprovider
public final class HandTrackingProvider {
  /// https://developer.apple.com/documentation/arkit/handtrackingprovider/issupported
  public static var isSupported: Bool { SimulatedSystem.isThere(.arkitHandTracking) }
}

/// https://developer.apple.com/documentation/arkit/cameraframeprovider
public final class CameraFrameProvider {
  /// https://developer.apple.com/documentation/arkit/cameraframeprovider/issupported
  public static var isSupported: Bool { SimulatedSystem.isThere(.arkitMainCamera) }
}

/// https://developer.apple.com/documentation/arkit/accessorytrackingprovider
public final class AccessoryTrackingProvider {
  /// https://developer.apple.com/documentation/arkit/accessorytrackingprovider/issupported
  public static var isSupported: Bool { SimulatedSystem.isThere(.arkitAccessoryTracking) }
}
