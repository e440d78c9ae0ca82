import TestSupport
import Testing

@testable import Auditing

@Suite("Components that are handed what they say and do")
struct ComponentTests {
  @Test("are told where they are used", arguments: cases)
  func marks(_ one: FlowCase) {
    #expect(one.strayFindings() == [])
  }

  @Test("a row that only bears the name of its resource is no error")
  func rows() {
    let found = MiniProject(MarkedText(Self.cases.last!.text).files).report([.steeringButton])
      .findings
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.certainty) == [.possible])
  }

  /// A screen with two uses of a button of the app's own.
  private static func screen(_ ask: String, _ leave: String) -> String {
    """
    import SwiftUI
    import UserNotifications
    struct Ask: View {
      let onDone: () -> Void
      var body: some View {
        VStack {
          Text("Notifications tell you what became of your claim.")
          askButton
          leaveButton
        }
      }
      var askButton: some View {
        \(ask) {
          await UIApplication.shared.appDelegate.register()
          onDone()
        }
      }
      var leaveButton: some View { \(leave) { onDone() } }
    }
    extension UIApplication { var appDelegate: AppDelegate { Shared.appDelegate } }
    struct Shared {
      @UIApplicationDelegateAdaptor(AppDelegate.self) static var appDelegate
    }
    final class AppDelegate: NSObject, UIApplicationDelegate {
      func register() async {
        _ = try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
      }
    }

    """
  }

  private static let components = """
    struct Content { let title: String }
    struct MyButton: View {
      enum Size { case medium, large }
      private let size: Size
      private let content: Content
      private let action: () async -> Void
      init(_ size: Size, content: Content, _ action: @escaping () async -> Void) {
        self.size = size
        self.content = content
        self.action = action
      }
      var body: some View {
        BusyButton(action: action) { AnyView(main) }.accessibilityLabel(content.title)
      }
      private var main: some View { HStack { text } }
      private var text: some View { MyText(content.title) }
    }
    struct MyText: View {
      let text: String
      init(_ text: String) { self.text = text }
      var body: some View { Text(text) }
    }
    struct BusyButton<Label: View>: View {
      @State private var isBusy = false
      let action: () async -> Void
      @ViewBuilder let content: () -> Label
      var body: some View {
        Button(action: { Task { isBusy = true; await action(); isBusy = false } }) { content() }
      }
    }
    """

  static let cases: [FlowCase] = [
    FlowCase(
      "a title inside a value that is made without its type's name",
      screen(
        "↓MyButton(.medium, content: .init(title: \"Enable notifications\"))",
        "↓MyButton(.large, content: .init(title: \"Skip\"))") + components,
      finds: ["steering-button", "skippable-explanation"]),
    FlowCase(
      "a title inside a value that is made with its type's name",
      screen(
        "↓MyButton(.medium, content: Content(title: \"Enable notifications\"))",
        "↓MyButton(.large, content: Content(title: \"Skip\"))") + components,
      finds: ["steering-button", "skippable-explanation"]),
    FlowCase(
      "nothing where each says what it should",
      screen(
        "MyButton(.medium, content: .init(title: \"Continue\"))",
        "EmptyButton")
        + "struct EmptyButton: View { let act: () -> Void; var body: some View { Text(\"\") } }\n"
        + components),
    FlowCase(
      "title and action in one value",
      """
      import SwiftUI
      import Contacts
      struct Invite: View {
        let next: () -> Void
        var body: some View {
          Callout(
            title: "Your contacts show who is here already.",
            primary: .init(title: "Continue", execute: { ask() }),
            secondary: ↓.init(title: "Finish up", execute: { next() }))
        }
        private func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in next() } }
      }
      struct Callout: View {
        struct Act { let title: String; let execute: () -> Void }
        let title: String
        let primary: Act
        let secondary: Act
        var body: some View {
          Text(title)
          Button(action: primary.execute) { Text(primary.title) }
          Button(secondary.title) { secondary.execute() }
        }
      }
      """, finds: ["skippable-explanation"]),
    FlowCase(
      "possible at most where a row of several resources bears the name of each",
      """
      import AVFoundation
      import Contacts
      import SwiftUI
      enum Resource: CaseIterable {
        case camera, contacts, microphone
        var title: String {
          switch self {
          case .camera: "Camera"
          case .contacts: "Contacts"
          case .microphone: "Microphone"
          }
        }
        func ask() {
          switch self {
          case .camera: AVCaptureDevice.requestAccess(for: .video) { _ in }
          case .contacts: CNContactStore().requestAccess(for: .contacts) { _, _ in }
          case .microphone: AVAudioApplication.requestRecordPermission { _ in }
          }
        }
      }
      struct PermissionRows: View {
        var body: some View {
          Text("Camera, contacts and microphone are used where you see them.")
          ForEach(Resource.allCases) { resource in ↓Button(resource.title) { resource.ask() } }
        }
      }
      """, finds: ["steering-button"]),
  ]
}
