#if canImport(SensorKit) && !os(macOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  #if !targetEnvironment(macCatalyst)
    import AskOnce
    import PermissionModel
    @preconcurrency import SensorKit

    extension ResearchSensors {
      /// The system as a source; one prompt asks for all of the sensors:
      /// https://developer.apple.com/documentation/sensorkit/srsensorreader
      package static func source(
        reading sensors: Set<SRSensor>, in host: HostApp
      ) -> PermissionSource {
        .system(
          row, in: host,
          readNow: {
            row.standing(
              ofParts: sensors.map { sensor in
                row.standing(
                  ofRawValue: SRSensorReader(sensor: sensor).authorizationStatus.rawValue,
                  type: "SRAuthorizationStatus")
              })
          },
          request: {
            await finishOnce { finish in
              SRSensorReader.requestAuthorization(sensors: sensors) { _ in finish() }
            }
          })
      }
    }

    private let permissions = ParameterizedPermissions<ResearchSensors, Set<SRSensor>> { sensors in
      Permission(source: ResearchSensors.source(reading: sensors, in: .main))
    }

    extension Permission where R == ResearchSensors {
      /// Sensors for research studies; some may be allowed and others not, which is `limited`.
      public static func researchSensors(_ sensors: Set<SRSensor>) -> Permission {
        permissions[sensors]
      }
    }
  #endif
#endif
