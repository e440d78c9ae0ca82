import Speech
import SwiftUI

/// Writes down what the hiker says.
struct DictationScreen: View {
  @State private var blocked: Blocked?
  @State private var isRunning = false

  var body: some View {
    Button("Dictate Entry") {
      Task { await start() }
    }
    .disabled(isRunning)
    .navigationTitle("Dictation")
    .recovery("Speech recognition is off for Trailbook.", $blocked)
  }

  private func start() async {
    switch SFSpeechRecognizer.authorizationStatus() {
    case .notDetermined: isRunning = await requestSpeech() == .authorized
    case .authorized: isRunning = true
    case .denied: blocked = .denied
    default: blocked = .restricted
    }
  }
}

extension DictationScreen {
  private func requestSpeech() async -> SFSpeechRecognizerAuthorizationStatus {
    await withCheckedContinuation { continuation in
      SFSpeechRecognizer.requestAuthorization { continuation.resume(returning: $0) }
    }
  }
}
