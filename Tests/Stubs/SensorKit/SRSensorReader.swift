// Bindings: objc2 SensorKit/mod.rs; macios src/sensorkit.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/sensorkit/srauthorizationstatus
public struct SRAuthorizationStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/sensorkit/srsensor
public struct SRSensor: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// https://developer.apple.com/documentation/sensorkit/srsensor/accelerometer
  public static let accelerometer = SRSensor(rawValue: "com.apple.SensorKit.accelerometer")
  /// https://developer.apple.com/documentation/sensorkit/srsensor/ambientlightsensor
  public static let ambientLightSensor = SRSensor(rawValue: "com.apple.SensorKit.als")
}

/// https://developer.apple.com/documentation/sensorkit/srsensorreader
///
/// Who allows a part allows the ambient light.
open class SRSensorReader: NSObject {
  private let sensor: SRSensor

  /// https://developer.apple.com/documentation/sensorkit/srsensorreader/init(sensor:)
  public init(sensor: SRSensor) { self.sensor = sensor }

  /// https://developer.apple.com/documentation/sensorkit/srsensorreader/authorizationstatus
  public var authorizationStatus: SRAuthorizationStatus {
    SRAuthorizationStatus(
      rawValue: SimulatedSystem.rawValue(
        .sensorkit, type: "SRAuthorizationStatus", isInPart: sensor == .ambientLightSensor))
  }

  /// https://developer.apple.com/documentation/sensorkit/srsensorreader/requestauthorization(sensors:completion:)
  ///
  /// Objective-C: `requestAuthorizationForSensors:completion:`
  public class func requestAuthorization(
    sensors: Set<SRSensor>, completion answer: @escaping @Sendable ((any Error)?) -> Void
  ) {
    SimulatedSystem.request(.sensorkit) { answer(nil) }
  }
}
