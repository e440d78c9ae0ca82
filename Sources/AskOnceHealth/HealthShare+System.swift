#if canImport(HealthKit) && !os(tvOS)
  import AskOnce
  @preconcurrency import HealthKit
  import PermissionModel

  extension HealthShare {
    /// The system as a source; one sheet asks for all of the types:
    /// https://developer.apple.com/documentation/healthkit/authorizing-access-to-health-data
    package static func source(
      reading types: Set<HKObjectType>, in host: HostApp
    ) -> PermissionSource {
      .healthReads(row, of: types, in: host)
    }
  }

  extension HealthUpdate {
    /// The system as a source; one sheet asks for all of the types:
    /// https://developer.apple.com/documentation/healthkit/authorizing-access-to-health-data
    package static func source(
      writing types: Set<HKSampleType>, in host: HostApp
    ) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          guard HKHealthStore.isHealthDataAvailable() else {
            return Standing(reading: .blocked(.unavailable))
          }
          let store = HKHealthStore()
          return row.standing(
            ofParts: types.map { type in
              row.standing(
                ofRawValue: store.authorizationStatus(for: type).rawValue,
                type: "HKAuthorizationStatus")
            })
        },
        request: {
          await finishOnce { finish in
            HKHealthStore().requestAuthorization(toShare: types, read: nil) { _, _ in finish() }
          }
        })
    }
  }

  private let reads = ParameterizedPermissions<HealthShare, Set<HKObjectType>> { types in
    Permission(source: HealthShare.source(reading: types, in: .main))
  }

  private let writes = ParameterizedPermissions<HealthUpdate, Set<HKSampleType>> { types in
    Permission(source: HealthUpdate.source(writing: types, in: .main))
  }

  extension Permission where R == HealthShare {
    /// Health data of the types, to read. Whether it may be read is never told: once the person has
    /// answered, it is granted with the scope `undisclosed`, and may be empty.
    public static func healthShare(_ types: Set<HKObjectType>) -> Permission { reads[types] }
  }

  extension Permission where R == HealthUpdate {
    /// Health data of the types, to write; some may be allowed and others not, which is `limited`.
    public static func healthUpdate(_ types: Set<HKSampleType>) -> Permission { writes[types] }
  }
#endif
