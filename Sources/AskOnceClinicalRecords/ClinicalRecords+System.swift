#if canImport(HealthKit) && !os(macOS) && !os(tvOS) && !os(watchOS)
  import AskOnce
  import AskOnceHealth
  @preconcurrency import HealthKit
  import PermissionModel

  extension ClinicalRecords {
    /// The system as a source; one sheet asks for all of the types:
    /// https://developer.apple.com/documentation/healthkit/accessing-health-records
    package static func source(
      reading types: Set<HKClinicalType>, in host: HostApp
    ) -> PermissionSource {
      .healthReads(row, of: types, in: host)
    }
  }

  private let reads = ParameterizedPermissions<ClinicalRecords, Set<HKClinicalType>> { types in
    Permission(source: ClinicalRecords.source(reading: types, in: .main))
  }

  extension Permission where R == ClinicalRecords {
    /// Health records of the types, to read. Whether they may be read is never told: once the
    /// person has answered, they are granted with the scope `undisclosed`, and may be empty.
    public static func clinicalRecords(_ types: Set<HKClinicalType>) -> Permission { reads[types] }
  }
#endif
