#if canImport(CoreLocation)
  import AskOnce
  @preconcurrency import CoreLocation
  import PermissionModel

  extension LocationPrecise {
    fileprivate static let permissions = ParameterizedPermissions<LocationPrecise, String> {
      Permission(source: source(purpose: $0, in: .main))
    }

    /// The system as a source: first whether there is any location, then how exact it is. Until the
    /// app has asked for location itself, this asks nothing.
    /// https://developer.apple.com/documentation/corelocation/cllocationmanager/requesttemporaryfullaccuracyauthorization(withpurposekey:completion:)
    package static func source(purpose: String, in host: HostApp) -> PermissionSource {
      let status: @Sendable () -> Standing = {
        let location = CLLocationManager()
        let any = LocationWhenInUse.row.standing(
          ofRawValue: location.authorizationStatus.rawValue, type: "CLAuthorizationStatus")
        guard any.state(for: LocationWhenInUse.row.traits).isGranted else { return any }
        return row.standing(
          ofRawValue: location.accuracyAuthorization.rawValue, type: "CLAccuracyAuthorization")
      }
      return .location(row, in: host, status: status) { await request(purpose) }
    }

    /// Asks on the main thread, whose run loop calls back.
    @MainActor private static func request(_ purpose: String) async {
      let location = CLLocationManager()
      await finishOnce { finish in
        location.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purpose) { _ in
          finish()
        }
      }
      withExtendedLifetime(location) {}
    }
  }

  extension Permission where R == LocationPrecise {
    /// The exact location until the app is left, where the person allows an approximate one. Who
    /// refuses can be asked again, so that a refusal is `unanswered`.
    ///
    /// - Parameter purpose: A key of `NSLocationTemporaryUsageDescriptionDictionary`.
    public static func locationPrecise(purpose: String) -> Permission {
      R.permissions[purpose]
    }
  }
#endif
