import AskOnce
import AskOnceClinicalRecords
import AskOnceCrashDetection
import AskOnceFallDetection
import AskOnceHealth
import AskOnceHomeKit
import AskOnceMotion
import AskOnceSensorKit
import AskOnceWorkouts
import HealthKit
import PermissionModel
import SensorKit

extension Adapter {
  static let health = [
    Adapter(row: .motion, status: "CMAuthorizationStatus", source: MotionActivity.source),
    Adapter(
      row: .motionSensorsRaw, status: "CMError", errors: ["CMError"],
      source: RawMotionSensors.source),
    Adapter(
      row: .healthShare, status: "HKAuthorizationRequestStatus", errors: ["HKError.Code"],
      source: { HealthShare.source(reading: [HKQuantityType(.stepCount)], in: $0) }),
    Adapter(
      row: .healthUpdate, status: "HKAuthorizationStatus",
      source: { HealthUpdate.source(writing: HKSampleType.two, in: $0) }),
    Adapter(
      row: .healthClinical, status: "HKAuthorizationRequestStatus", errors: ["HKError.Code"],
      source: { ClinicalRecords.source(reading: [HKClinicalType(.allergyRecord)], in: $0) }),
    Adapter(row: .homekit, status: "HMHomeManagerAuthorizationStatus", source: HomeData.source),
    Adapter(
      row: .sensorkit, status: "SRAuthorizationStatus",
      source: { ResearchSensors.source(reading: SRSensor.two, in: $0) }),
    Adapter(
      row: .workoutScheduling, status: "WorkoutScheduler.AuthorizationState",
      source: WorkoutScheduling.source),
    Adapter(row: .crashDetection, status: "SAAuthorizationStatus", source: CrashDetection.source),
    Adapter(row: .fallDetection, status: "CMAuthorizationStatus", source: FallDetection.source),
  ]
}

extension HKSampleType {
  /// Of which a part can be allowed.
  static var two: Set<HKSampleType> { [HKQuantityType(.bodyMass), HKQuantityType(.stepCount)] }
}

extension SRSensor {
  /// Of which a part can be allowed.
  static let two: Set<SRSensor> = [.accelerometer, .ambientLightSensor]
}
