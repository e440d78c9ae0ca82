import AVFoundation
import Observation

/// The state of the recording feature, which alone asks for the microphone.
@MainActor
@Observable
final class RecordingModel {
  enum Phase {
    case idle, asking, recording
  }

  private(set) var phase = Phase.idle
  private(set) var permission = SetupPermission.notDetermined
  private(set) var notice: String?
  private(set) var recovery: SetupPermission.Reason?

  private let recorder = VoiceRecorder()

  var isRecovering: Bool {
    get { recovery != nil }
    set { if !newValue { recovery = nil } }
  }

  /// Reads the status again, since it can change in Settings while the app is away.
  ///
  /// `AVAudioApplication` tells no restriction apart from a denial; `AVCaptureDevice` does.
  func refresh() {
    permission = SetupPermission(AVCaptureDevice.authorizationStatus(for: .audio))
    if !permission.isBlocked {
      recovery = nil
    }
  }

  func start(in library: NoteLibrary) async {
    guard phase == .idle else { return }
    notice = nil
    refresh()
    // A restriction may hide the microphone too, and is not missing hardware.
    let hasMicrophone = AVCaptureDevice.default(for: .audio) != nil
    guard hasMicrophone || permission == .blocked(.restricted) else {
      notice = String(localized: "recording.unavailable")
      return
    }

    switch permission {
    case .notDetermined:
      phase = .asking
      let isGranted = await AVAudioApplication.requestRecordPermission()
      phase = .idle
      refresh()
      if isGranted {
        record(in: library)
      }
    case .granted:
      record(in: library)
    case .blocked(let reason):
      recovery = reason
    }
  }

  func stop(savingTo library: NoteLibrary) {
    guard phase == .recording else { return }
    phase = .idle
    if let file = recorder.stop() {
      library.add(.voice, file: file)
    }
  }

  private func record(in library: NoteLibrary) {
    do {
      try recorder.start(writingTo: library.newFile(withExtension: "m4a"))
      phase = .recording
    } catch {
      notice = String(localized: "recording.failed")
    }
  }
}
