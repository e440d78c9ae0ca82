// Bindings: objc2 CoreLocation/CLLocationManager.rs; macios src/CoreLocation/CLEnums.cs,
// src/corelocation.cs

/// https://developer.apple.com/documentation/corelocation/clauthorizationstatus
extension CLAuthorizationStatus {
  public static let notDetermined = CLAuthorizationStatus(rawValue: 0)
  public static let restricted = CLAuthorizationStatus(rawValue: 1)
  public static let denied = CLAuthorizationStatus(rawValue: 2)
  public static let authorizedAlways = CLAuthorizationStatus(rawValue: 3)
  public static let authorized = CLAuthorizationStatus(rawValue: 3)
  public static let authorizedWhenInUse = CLAuthorizationStatus(rawValue: 4)
}

extension CLLocationManager {
  /// https://developer.apple.com/documentation/corelocation/cllocationmanager/requestlocation()
  public func requestLocation() {}
}
