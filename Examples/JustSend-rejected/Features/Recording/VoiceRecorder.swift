import AVFoundation

/// Writes what the microphone hears to a file. Knows nothing about permissions.
@MainActor
final class VoiceRecorder {
  struct CannotStart: Error {}

  private var recorder: AVAudioRecorder?

  func start(writingTo file: URL) throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.record)
    try session.setActive(true)

    let recorder = try AVAudioRecorder(
      url: file,
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
