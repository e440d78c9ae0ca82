extension ExplainingTests {
  static let silent = [
    FlowCase(
      "a value bound into two components excludes their branches",
      """
      import AVFoundation
      import SwiftUI
      enum Step { case welcome, survey, microphone, done }
      struct Memos: View {
        @State var step: Step = .welcome
        var body: some View {
          Pages(step: $step)
          Buttons(step: $step)
        }
      }
      struct Pages: View {
        @Binding var step: Step
        var body: some View {
          switch step {
          case .survey: NavigationLink("Read more") { Text("More") }
          case .microphone: Text("The microphone hears your voice memos.")
          default: Text("Welcome")
          }
        }
      }
      struct Buttons: View {
        @Binding var step: Step
        var body: some View { Button("Next") { next() } }
        func next() {
          switch step {
          case .microphone: AVAudioApplication.requestRecordPermission { _ in step = .done }
          default: step = .microphone
          }
        }
      }
      """),
    FlowCase(
      "a disabled control is no way out",
      """
      import AVFoundation
      import SwiftUI
      struct MicrophonePermissionView: View {
        @State var hasAgreed = false
        @State var isDone = false
        var body: some View {
          if !isDone {
            Text("The microphone hears your voice memos.")
            Button("I have read the terms") { hasAgreed = true }
            Button("Continue") {
              AVAudioApplication.requestRecordPermission { _ in isDone = true }
            }
            .disabled(!hasAgreed)
          }
        }
      }
      """),
    FlowCase(
      "authorizedWhenInUse is an answer, not a question",
      """
      import CoreLocation
      import SwiftUI
      struct TrackingView: View {
        @StateObject var places = Places()
        @State var step = 0
        var body: some View {
          if step == 0 {
            switch places.status {
            case .authorizedWhenInUse:
              Text("Your location is shared")
              Button("Share Location Again") { places.ask() }
              Button("Next") { step = 1 }
            default:
              Text("Thank you")
            }
          }
        }
      }
      final class Places: ObservableObject {
        let places = CLLocationManager()
        @Published var status: CLAuthorizationStatus?
        func ask() { places.requestWhenInUseAuthorization() }
      }
      """),
    FlowCase(
      "a status told by a text of the same name is an answer",
      """
      import CoreLocation
      import SwiftUI
      struct LocationPermissionView: View {
        @StateObject var places = Places()
        @Environment(\\.dismiss) var dismiss
        var body: some View {
          if places.name == "authorizedWhenInUse" {
            Text("Always track your location")
            Button("Enable Background Tracking") { places.ask() }
            Button("Next") { dismiss() }
          }
        }
      }
      final class Places: ObservableObject {
        let places = CLLocationManager()
        @Published var name = ""
        func ask() { places.requestAlwaysAuthorization() }
      }
      """),
    FlowCase(
      "nothing is said of an explanation whose action was lost",
      """
      import AVFoundation
      import SwiftUI
      struct CameraPermissionView: View {
        let advance: () -> Void
        var body: some View {
          Text("The camera scans the code.")
          Button("Continue") { advance() }
        }
      }
      struct Scanner: View {
        var body: some View {
          Button("Go") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
        }
      }
      """),
    FlowCase(
      "an action that is seen to do nothing leaves nothing",
      """
      import AVFoundation
      import SwiftUI
      struct CameraPermissionView: View {
        var body: some View {
          Text("The camera scans the code.")
          Button("Continue") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
          Button("Later") {}
        }
      }
      """),
    FlowCase(
      "a button that uses Bluetooth by the way is no explanation's",
      """
      import CoreBluetooth
      import SwiftUI
      struct Sensors: View {
        @State var central: CBCentralManager?
        @Environment(\\.dismiss) var dismiss
        var body: some View {
          Text("Bluetooth finds your sensor.")
          Button("Replace the sensor") { central = CBCentralManager(delegate: nil, queue: nil) }
          Button("Close") { dismiss() }
        }
      }
      """),
    FlowCase(
      "what an alert offers is another tap",
      """
      import AVFoundation
      import SwiftUI
      struct CameraPermissionView: View {
        var body: some View {
          Text("The camera scans the code.")
          Button("Allow the camera") { present() }
        }
        func present() {
          let alert = UIAlertController(title: "Go on?", message: nil, preferredStyle: .alert)
          alert.addAction(
            UIAlertAction(title: "Continue", style: .default) { _ in
              AVCaptureDevice.requestAccess(for: .video) { _ in }
            })
        }
      }
      """),
  ]
}
