extension CombinedTests {
  /// Buttons that App Review has rejected for what they say.
  static let wording: [Twin] = [
    Twin(
      "a label of a list of texts that asks for permissions, in Korean",
      faulty: #"""
        import AVFoundation
        import SwiftUI
        enum Texts {
          static let title: LocalizedStringKey = "카메라로 얼굴 표정을 읽습니다."
          static let request: LocalizedStringKey = "권한 요청하기"
        }
        struct Permissions: View {
          var body: some View {
            Text(Texts.title)
            ↓Button(Texts.request) { Task { await AVCaptureDevice.requestAccess(for: .video) } }
          }
        }
        """#,
      finds: ["steering-button"],
      fixed: #"""
        import AVFoundation
        import SwiftUI
        enum Texts {
          static let title: LocalizedStringKey = "카메라로 얼굴 표정을 읽습니다."
          static let request: LocalizedStringKey = "다음"
        }
        struct Permissions: View {
          var body: some View {
            Text(Texts.title)
            Button(Texts.request) { Task { await AVCaptureDevice.requestAccess(for: .video) } }
          }
        }
        """#),
    Twin(
      "a label that allows location, in Japanese, with the request in its closure",
      faulty: #"""
        import CoreLocation
        import SwiftUI
        struct Home: View {
          let manager = CLLocationManager()
          var body: some View {
            Text("現在地の近くの散歩道を表示します。")
            ↓Button("位置情報を許可する") { manager.requestWhenInUseAuthorization() }
          }
        }
        """#,
      finds: ["steering-button"],
      fixed: #"""
        import CoreLocation
        import SwiftUI
        struct Home: View {
          let manager = CLLocationManager()
          var body: some View {
            Text("現在地の近くの散歩道を表示します。")
            Button("次へ") { manager.requestWhenInUseAuthorization() }
          }
        }
        """#),
    Twin(
      "a button that enables the camera",
      faulty: #"""
        import AVFoundation
        import SwiftUI
        struct QrCamera: View {
          var body: some View {
            Text("Scan the code of a wallet with the camera.")
            ↓Button(action: ask) { Label("Enable camera", systemImage: "camera") }
            Button("Enter details manually") { enter() }
          }
          func ask() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
          func enter() {}
        }
        """#,
      finds: ["steering-button"],
      fixed: #"""
        import AVFoundation
        import SwiftUI
        struct QrCamera: View {
          var body: some View {
            Text("Scan the code of a wallet with the camera.")
            Button(action: ask) { Label("Continue", systemImage: "arrow.right") }
            Button("Enter details manually") { enter() }
          }
          func ask() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
          func enter() {}
        }
        """#),
    Twin(
      "a button that gives permission, in a class of UIKit",
      faulty: #"""
        import AVFoundation
        import UIKit
        final class CameraPermission: UIViewController {
          override func viewDidLoad() {
            let label = UILabel()
            label.text = "The camera takes pictures of your receipts."
            view.addSubview(label)
            let ask = ↓UIAction(title: "Give permission") { _ in
              AVCaptureDevice.requestAccess(for: .video) { _ in }
            }
            view.addSubview(UIButton(configuration: .filled(), primaryAction: ask))
          }
        }
        """#,
      finds: ["steering-button"],
      fixed: #"""
        import AVFoundation
        import UIKit
        final class CameraPermission: UIViewController {
          override func viewDidLoad() {
            let label = UILabel()
            label.text = "The camera takes pictures of your receipts."
            view.addSubview(label)
            let ask = UIAction(title: "Continue") { _ in
              AVCaptureDevice.requestAccess(for: .video) { _ in }
            }
            view.addSubview(UIButton(configuration: .filled(), primaryAction: ask))
          }
        }
        """#),
    Twin(
      "a microphone button with a way back",
      faulty: #"""
        import AVFAudio
        import SwiftUI
        struct MicrophoneExplanation: View {
          @Environment(\.dismiss) private var dismiss
          var body: some View {
            Text("The microphone hears what you say, to help with the pronunciation.")
            ↓Button("Allow Microphone") { AVAudioApplication.requestRecordPermission { _ in } }
            ↓Button("Go Back") { dismiss() }
          }
        }
        """#,
      finds: ["steering-button", "skippable-explanation"],
      fixed: #"""
        import AVFAudio
        import SwiftUI
        struct MicrophoneExplanation: View {
          var body: some View {
            Text("The microphone hears what you say, to help with the pronunciation.")
            Button("Continue") { AVAudioApplication.requestRecordPermission { _ in } }
          }
        }
        """#),
    Twin(
      "a priming screen with a consent and a deferral",
      faulty: #"""
        import SwiftUI
        import UserNotifications
        struct Priming: View {
          @Binding var isShown: Bool
          var body: some View {
            VStack {
              Text("Notifications tell you when a price drops.")
              ↓Button("Allow access") {
                UNUserNotificationCenter.current().requestAuthorization(options: .alert) { _, _ in }
              }
              ↓Button("Maybe later") { isShown = false }
            }
          }
        }
        struct Home: View {
          @State private var isShown = false
          var body: some View {
            Button("Prices") { isShown = true }
              .fullScreenCover(isPresented: $isShown) { Priming(isShown: $isShown) }
          }
        }
        """#,
      finds: ["steering-button", "skippable-explanation"],
      fixed: #"""
        import SwiftUI
        import UserNotifications
        struct Priming: View {
          @Binding var isShown: Bool
          var body: some View {
            VStack {
              Text("Notifications tell you when a price drops.")
              Button("Continue") {
                UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in
                  isShown = false
                }
              }
            }
          }
        }
        struct Home: View {
          @State private var isShown = false
          var body: some View {
            Button("Prices") { isShown = true }
              .fullScreenCover(isPresented: $isShown) { Priming(isShown: $isShown) }
          }
        }
        """#),
  ]
}
