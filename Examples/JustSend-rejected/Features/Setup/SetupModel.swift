import AVFoundation
import Observation

/// Collects the permissions that the app uses. Each function says whether its switch stays on.
@MainActor
@Observable
final class SetupModel {
  private(set) var recovery: SetupPermission.Reason?

  private let calendar = CalendarReader()

  var isRecovering: Bool {
    get { recovery != nil }
    set { if !newValue { recovery = nil } }
  }

  func askForCalendar() async -> Bool {
    switch calendar.permission {
    case .notDetermined:
      return await calendar.requestFullAccess()
    case .granted:
      return true
    case .blocked(let reason):
      recovery = reason
      return false
    }
  }

  func askForMicrophone() async -> Bool {
    switch SetupPermission(AVCaptureDevice.authorizationStatus(for: .audio)) {
    case .notDetermined:
      return await AVAudioApplication.requestRecordPermission()
    case .granted:
      return true
    case .blocked(let reason):
      recovery = reason
      return false
    }
  }

  func askForCamera() async -> Bool {
    switch SetupPermission(AVCaptureDevice.authorizationStatus(for: .video)) {
    case .notDetermined:
      return await AVCaptureDevice.requestAccess(for: .video)
    case .granted:
      return true
    case .blocked(let reason):
      recovery = reason
      return false
    }
  }
}
