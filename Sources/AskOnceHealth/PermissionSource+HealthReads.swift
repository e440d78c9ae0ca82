#if canImport(HealthKit) && !os(tvOS)
  import AskOnce
  @preconcurrency import HealthKit
  import PermissionModel

  extension PermissionSource {
    /// Reading: the system tells whether the sheet would be shown, and no more.
    /// https://developer.apple.com/documentation/healthkit/hkhealthstore/getrequeststatusforauthorization(toshare:read:completion:)
    package static func healthReads(
      _ row: ResourceRow, of types: Set<HKObjectType>, in host: HostApp
    ) -> PermissionSource {
      .system(
        row, in: host,
        read: {
          guard HKHealthStore.isHealthDataAvailable() else {
            return Standing(reading: .blocked(.unavailable))
          }
          return await valueOnce { finish in
            HKHealthStore().getRequestStatusForAuthorization(toShare: [], read: types) {
              finish(row.standing(ofRequestStatus: $0, error: $1))
            }
          }
        },
        readNow: nil,
        request: {
          await finishOnce { finish in
            HKHealthStore().requestAuthorization(toShare: nil, read: types) { _, _ in finish() }
          }
        })
    }
  }

  extension ResourceRow {
    /// The status is `unknown` where there is an error; the table knows some of them.
    fileprivate func standing(
      ofRequestStatus status: HKAuthorizationRequestStatus, error: (any Error)?
    ) -> Standing {
      guard let code = (error as? HKError)?.code.rawValue else {
        return standing(ofRawValue: status.rawValue, type: "HKAuthorizationRequestStatus")
      }
      return standing(ofRawValue: code, type: "HKError.Code")
    }
  }
#endif
