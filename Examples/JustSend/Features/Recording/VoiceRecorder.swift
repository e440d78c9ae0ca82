import AVFoundation
import AskOnce

/// Writes what the microphone hears to a file. Nobody can start it without access.
@MainActor
final class VoiceRecorder: NoteRecorder {
  struct CannotStart: Error {}

  private var recorder: AVAudioRecorder?

  nonisolated init() {}

  func start(_ access: Access<Microphone>) throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.record)
    try session.setActive(true)

    let recorder = try AVAudioRecorder(
      url: NoteLibrary.newFile(withExtension: "m4a"),
      settings: [
        AVFormatIDKey: kAudioFormatMPEG4AAC,
        AVSampleRateKey: 44_100,
        AVNumberOfChannelsKey: 1,
      ])
    guard recorder.record() else { throw CannotStart() }
    self.recorder = recorder
  }

  /// Ends the recording and returns its file.
  func stop() -> URL? {
    guard let recorder else { return nil }
    recorder.stop()
    self.recorder = nil
    try? AVAudioSession.sharedInstance().setActive(false, options: .notifyOthersOnDeactivation)
    return recorder.url
  }
}
