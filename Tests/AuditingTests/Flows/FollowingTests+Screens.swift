extension FollowingTests {
  static let observers = [
    FlowCase(
      "the sink of a published value is what its switch starts",
      """
      import Combine
      import Contacts
      import SwiftUI
      final class Model: ObservableObject {
        @Published var usesContacts = false
        var bag = Set<AnyCancellable>()
        func subscribe() {
          $usesContacts.removeDuplicates().sink { isOn in
            if isOn { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
          }.store(in: &bag)
        }
      }
      struct Home: View {
        @StateObject var model = Model()
        var body: some View { Toggle("Use contacts", isOn: $model.usesContacts) }
      }
      """, starts: [["'Use contacts'"]]),
    FlowCase(
      "onDismiss runs when the sheet goes, not when it comes",
      """
      import Contacts
      import SwiftUI
      struct Home: View {
        @State var isShown = false
        var body: some View {
          Button("Show help") { isShown = true }
            .sheet(isPresented: $isShown, onDismiss: ask) { Help() }
        }
        func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      struct Help: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      """, starts: [["'Close'", "Home: onDismiss"]]),
    FlowCase(
      "a watched value starts what its switch changes",
      """
      import Contacts
      import SwiftUI
      struct Home: View {
        @State var isOn = false
        var body: some View {
          Toggle("Use contacts", isOn: $isOn)
            .onChange(of: isOn) { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        }
      }
      """, starts: [["'Use contacts'", "Home: onChange"]]),
    FlowCase(
      "the init of the app runs when the app starts",
      """
      import Contacts
      import SwiftUI
      final class People {
        func load() { ↓CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      @main struct Book: App {
        init() { People().load() }
        var body: some Scene { WindowGroup { Text("Book") } }
      }
      """, finds: ["request-at-launch"], starts: [["the app starts: Book.init"]]),
    FlowCase(
      "the first value of a screen's model runs when the screen appears",
      """
      import Contacts
      import SwiftUI
      final class People: ObservableObject {
        init() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      struct Home: View {
        @StateObject var people = People()
        var body: some View { Text("People") }
      }
      """, starts: [["Home appears: people"]]),
  ]

  static let screens = [
    FlowCase(
      "VoiceOver's label names a control without text",
      """
      import Contacts
      import SwiftUI
      struct Home: View {
        var body: some View {
          Button { CNContactStore().requestAccess(for: .contacts) { _, _ in } } label: {
            Image(systemName: "plus")
          }
          .accessibilityLabel("Add person")
        }
      }
      """, starts: [["'Add person'"]]),
    FlowCase(
      "a control without any label is named by its image",
      """
      import Contacts
      import SwiftUI
      struct Home: View {
        var body: some View {
          Button { CNContactStore().requestAccess(for: .contacts) { _, _ in } } label: {
            Image(systemName: "plus")
          }
        }
      }
      """, starts: [["the control with the image 'plus'"]]),
    FlowCase(
      "a row that is deleted starts what onDelete performs",
      """
      import Contacts
      import SwiftUI
      struct Home: View {
        var body: some View {
          List { ForEach([1], id: \\.self) { _ in Text("Ann") }.onDelete(perform: remove) }
        }
        func remove(_ rows: IndexSet) {
          CNContactStore().requestAccess(for: .contacts) { _, _ in }
        }
      }
      """, starts: [["'Ann'"]]),
    FlowCase(
      "a nested type named Button does not hide SwiftUI's",
      """
      import AVFoundation
      import SwiftUI
      enum L10n { enum Alert { enum Button { static let ok = "OK" } } }
      struct Home: View {
        var body: some View {
          Button("Go") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
        }
      }
      """, starts: [["'Go'"]]),
    FlowCase(
      "a view modifier's body is a screen",
      """
      import AVFoundation
      import SwiftUI
      extension View {
        func scanning(_ isOn: Binding<Bool>) -> some View { modifier(Scanning(isOn: isOn)) }
      }
      struct Scanning: ViewModifier {
        @Binding var isOn: Bool
        func body(content: Content) -> some View {
          content.overlay {
            if isOn { Button("Go") { AVCaptureDevice.requestAccess(for: .video) { _ in } } }
          }
        }
      }
      struct Home: View {
        @State var isOn = true
        var body: some View { Text("Home").scanning($isOn) }
      }
      """, starts: [["'Go'"]]),
    FlowCase(
      "what an alert shows is a control of its own",
      """
      import AVFoundation
      import SwiftUI
      struct Home: View {
        @State var isAsking = false
        var body: some View {
          Button("Help") { isAsking = true }
            .alert("Ready?", isPresented: $isAsking) {
              Button("Go") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
            }
        }
      }
      """, starts: [["'Go'"]]),
    FlowCase(
      "two controls of one component stand at their titles",
      """
      import AVFoundation
      import Contacts
      import SwiftUI
      struct Pair: View {
        let first: String
        let onFirst: () -> Void
        let second: String
        let onSecond: () -> Void
        var body: some View {
          Button(first, action: onFirst)
          Button(second, action: onSecond)
        }
      }
      struct Home: View {
        var body: some View {
          Pair(
            first: "First",
            onFirst: { CNContactStore().requestAccess(for: .contacts) { _, _ in } },
            second: "Go", onSecond: { AVCaptureDevice.requestAccess(for: .video) { _ in } })
        }
      }
      """, starts: [["'First'"], ["'Go'"]]),
    FlowCase(
      "a closure handed to a bridge to UIKit runs when the bridge is made",
      """
      import Contacts
      import SwiftUI
      struct Bridge: UIViewControllerRepresentable {
        let onReady: () -> Void
        func makeUIViewController(context: Context) -> UIViewController {
          onReady()
          return UIViewController()
        }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      struct Home: View {
        var body: some View {
          Bridge { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        }
      }
      """, starts: [["Home: callback"]]),
  ]
}
