extension DenialTests {
  private static let verifier = """
    import AVFoundation
    import SwiftUI
    protocol Verifying: Sendable { func isGranted() async -> Bool }
    final class Verifier: Verifying {
      func isGranted() async -> Bool {
        await withCheckedContinuation { continuation in
          switch AVCaptureDevice.authorizationStatus(for: .video) {
          case .authorized: continuation.resume(returning: true)
          case .notDetermined:
            AVCaptureDevice.requestAccess(for: .video) { continuation.resume(returning: $0) }
          default: continuation.resume(returning: false)
          }
        }
      }
    }
    final class Model: ObservableObject {
      let verifier: any Verifying = Verifier()
      @Published var isRefused = false
      @Published var isOpen = false
      func start() {
        Task {
          let isAllowed = await verifier.isGranted()
          if isAllowed { isOpen = true } else { isRefused = true }
        }
      }
    }

    """
  private static let openSettings =
    "UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)"

  /// What modifiers of the project's own bring up.
  static let modifiers: [FlowCase] = [
    FlowCase(
      "an alert of a modifier of the project's own",
      verifier + """
        extension View {
          func refusal(isPresented: Binding<Bool>) -> some View {
            self.alert("No camera", isPresented: isPresented, actions: {
              Button("Settings") { \(openSettings) }
              Button("Cancel") {}
            })
          }
        }
        struct Scan: View {
          @StateObject private var model = Model()
          var body: some View {
            ↓Button("Scan") { model.start() }
              .refusal(isPresented: $model.isRefused)
          }
        }
        struct Another: View {
          @State private var isRefused = false
          var body: some View {
            ↓Button("Another") {
              AVCaptureDevice.requestAccess(for: .video) { if !$0 { isRefused = true } }
            }
            .refusal(isPresented: $isRefused)
          }
        }
        """, finds: ["settings-after-denial", "settings-after-denial"]),
    FlowCase(
      "a sheet of a modifier of the project's own, by a binding of any label",
      verifier + """
        extension View {
          func drawer<C: View>(shown: Binding<Bool>, @ViewBuilder content: @escaping () -> C)
            -> some View
          { modifier(Drawer(shown: shown, content: content)) }
        }
        struct Drawer<C: View>: ViewModifier {
          @Binding var shown: Bool
          let content: () -> C
          func body(content: Content) -> some View { content.background(Host(isOpen: $shown)) }
        }
        struct Scan: View {
          @StateObject private var model = Model()
          var body: some View {
            ↓Button("Scan") { model.start() }
              .drawer(shown: $model.isRefused) { Button("Settings") { \(openSettings) } }
          }
        }
        """, finds: ["settings-after-denial"]),
    FlowCase(
      "nothing where the modifier shows what was allowed",
      verifier + """
        extension View {
          func camera(isPresented: Binding<Bool>) -> some View {
            sheet(isPresented: isPresented) { Button("Settings") { \(openSettings) } }
          }
        }
        struct Scan: View {
          @StateObject private var model = Model()
          var body: some View {
            Button("Scan") { model.start() }
              .camera(isPresented: $model.isOpen)
          }
        }
        """),
    FlowCase(
      "a switch whose binding has a setter, handed over by a case",
      """
      import AVFoundation
      import SwiftUI
      final class Model: ObservableObject {
        @Published var isRefused = false
        @Published var hasVoice = false
        var voice: Binding<Bool> {
          Binding(get: { self.hasVoice }, set: { self.setVoice(to: $0) })
        }
        func setVoice(to isOn: Bool) {
          guard isOn else { return hasVoice = false }
          ask { [weak self] isAllowed in
            self?.hasVoice = isAllowed
            if !isAllowed { self?.isRefused = true }
          }
        }
        private func ask(_ done: @escaping (Bool) -> Void) {
          AVAudioSession.sharedInstance().requestRecordPermission { yes in
            if !yes {
              done(false)
              return
            }
            done(true)
          }
        }
      }
      struct Row: View {
        enum Part { case none, toggle(Binding<Bool>) }
        let part: Part
        var body: some View {
          switch part {
          case .none: EmptyView()
          case .toggle(let isOn): Toggle("", isOn: isOn)
          }
        }
      }
      struct Preferences: View {
        @StateObject var model = Model()
        var body: some View {
          ↓Row(part: .toggle(model.voice))
            .alert("No microphone", isPresented: $model.isRefused) {
              Button("Settings") { \(openSettings) }
            }
        }
      }
      """, finds: ["settings-after-denial"]),
    FlowCase(
      "what a message carries, and not what another one does",
      """
      import AVFoundation
      import SwiftUI
      enum Device { case camera, printer }
      enum Event { case chosen(Device), closed }
      final class Model: ObservableObject {
        @Published var isRefused = false
        func handle(_ event: Event) {
          switch event {
          case let .chosen(device): start(device)
          case .closed: break
          }
        }
        private func start(_ device: Device) {
          switch device {
          case .camera:
            Task { if await !AVCaptureDevice.requestAccess(for: .video) { isRefused = true } }
          case .printer: print("ready")
          }
        }
      }
      struct Devices: View {
        @StateObject var model = Model()
        var body: some View {
          ↓Button("Camera") { model.handle(.chosen(.camera)) }
          Button("Printer") { model.handle(.chosen(.printer)) }
            .alert("No camera", isPresented: $model.isRefused) {
              Button("Settings") { \(openSettings) }
            }
        }
      }
      """, finds: ["settings-after-denial"]),
    FlowCase(
      "a request that another branch of the same control makes too",
      """
      import AVFAudio
      import SwiftUI
      final class Recorder: ObservableObject {
        @Published var isOn = false
        func toggle() async { if await ask() { isOn = true } }
        func prepare() async throws {
          await ask()
          switch AVAudioApplication.shared.recordPermission {
          case .denied: await \(openSettings)
          default: break
          }
        }
        @discardableResult private func ask() async -> Bool {
          await withCheckedContinuation { continuation in
            AVAudioApplication.requestRecordPermission { continuation.resume(returning: $0) }
          }
        }
      }
      struct Record: View {
        @StateObject var recorder = Recorder()
        var body: some View {
          ↓Button("Record") {
            if recorder.isOn {
              Task { await recorder.toggle() }
            } else {
              Task {
                try await recorder.prepare()
                await recorder.toggle()
              }
            }
          }
        }
      }
      """, finds: ["settings-after-denial"]),
  ]
}
