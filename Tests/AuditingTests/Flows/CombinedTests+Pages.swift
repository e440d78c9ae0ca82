extension CombinedTests {
  /// Pages, denials and what texts link to.
  static let pages: [Twin] = [
    Twin(
      "a page of a path after a denial, a static function in another file, and a link in a text",
      faulty: #"""
        import SwiftUI
        import UserNotifications
        enum Push {
          static func authorize() async throws -> Bool {
            try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
          }
        }
        --- Flow.swift
        import SwiftUI
        enum Page { case why, off }
        @MainActor @Observable final class Flow {
          var path: [Page] = []
          func ask() {
            Task {
              let isAllowed = (try? await Push.authorize()) ?? false
              if isAllowed { finish() } else { showOff() }
            }
          }
          private func finish() { path = [] }
          private func showOff() { path.append(.off) }
        }
        --- Screens.swift
        import SwiftUI
        struct Start: View {
          @State private var flow = Flow()
          var body: some View {
            NavigationStack(path: $flow.path) {
              Button("Start") { flow.path.append(.why) }
                .navigationDestination(for: Page.self) { page in
                  switch page {
                  case .why: Why(flow: flow)
                  case .off: Off()
                  }
                }
            }
          }
        }
        struct Why: View {
          let flow: Flow
          var body: some View {
            Text("Notifications tell you of changes in your balance.")
            Text(more)
            ↓Button("Next", action: flow.ask)
          }
          private var more: AttributedString {
            var text = AttributedString("You can change this in settings.")
            if let range = text.range(of: "settings") {
              ↓text[range].link = URL(string: UIApplication.openSettingsURLString)!
            }
            return text
          }
        }
        struct Off: View {
          var body: some View {
            Text("Notifications are off.")
            Button("Open Settings") {
              UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
            }
          }
        }
        """#,
      finds: ["settings-after-denial", "settings-before-prompt"],
      fixed: #"""
        import SwiftUI
        import UserNotifications
        enum Push {
          static func authorize() async throws -> Bool {
            try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
          }
        }
        --- Flow.swift
        import SwiftUI
        enum Page { case why, done }
        @MainActor @Observable final class Flow {
          var path: [Page] = []
          func ask() {
            Task {
              _ = try? await Push.authorize()
              path.append(.done)
            }
          }
        }
        --- Screens.swift
        import SwiftUI
        struct Start: View {
          @State private var flow = Flow()
          var body: some View {
            NavigationStack(path: $flow.path) {
              Button("Start") { flow.path.append(.why) }
                .navigationDestination(for: Page.self) { page in
                  switch page {
                  case .why: Why(flow: flow)
                  case .done: Text("Done")
                  }
                }
            }
          }
        }
        struct Why: View {
          let flow: Flow
          var body: some View {
            Text("Notifications tell you of changes in your balance.")
            Text("You can change this in settings.")
            Button("Next", action: flow.ask)
          }
        }
        """#),
    Twin(
      "a first run in pages, for a wrapped setting, with a label of an enumeration",
      faulty: #"""
        import CoreBluetooth
        import SwiftUI
        @propertyWrapper struct Kept<T> {
          let key: String
          let fallback: T
          var wrappedValue: T {
            get { UserDefaults.standard.object(forKey: key) as? T ?? fallback }
            set { UserDefaults.standard.set(newValue, forKey: key) }
          }
        }
        extension UserDefaults {
          @Kept(key: "firstLaunch", fallback: true) static var isFirst: Bool
        }
        enum Step: CaseIterable {
          case radio, done
          var title: String {
            switch self {
            case .radio: "Turn On Bluetooth"
            case .done: "Done"
            }
          }
        }
        final class Radio: ObservableObject {
          private var central: CBCentralManager?
          func start() { central = CBCentralManager(delegate: nil, queue: nil) }
        }
        --- Home.swift
        import SwiftUI
        struct Home: View {
          @State private var isFirst = false
          var body: some View {
            Text("Home").onAppear { if UserDefaults.isFirst { isFirst = true } }
              .fullScreenCover(isPresented: $isFirst, onDismiss: { UserDefaults.isFirst = false }) {
                Welcome()
              }
          }
        }
        struct Welcome: View {
          @StateObject private var radio = Radio()
          @State private var step = Step.radio
          @Environment(\.dismiss) private var dismiss
          var body: some View {
            switch step {
            case .radio:
              Text("Bluetooth finds the radio on your bicycle.")
              ↓↓Button(Step.radio.title) {
                radio.start()
                step = .done
              }
            case .done: Button(Step.done.title) { dismiss() }
            }
          }
        }
        """#,
      finds: ["steering-button", "request-in-first-run"],
      fixed: #"""
        import CoreBluetooth
        import SwiftUI
        @propertyWrapper struct Kept<T> {
          let key: String
          let fallback: T
          var wrappedValue: T {
            get { UserDefaults.standard.object(forKey: key) as? T ?? fallback }
            set { UserDefaults.standard.set(newValue, forKey: key) }
          }
        }
        extension UserDefaults {
          @Kept(key: "firstLaunch", fallback: true) static var isFirst: Bool
        }
        final class Radio: ObservableObject {
          private var central: CBCentralManager?
          func start() { central = CBCentralManager(delegate: nil, queue: nil) }
        }
        --- Home.swift
        import SwiftUI
        struct Home: View {
          @State private var isFirst = false
          @StateObject private var radio = Radio()
          var body: some View {
            Button("Find My Radio") { radio.start() }
              .onAppear { if UserDefaults.isFirst { isFirst = true } }
              .fullScreenCover(isPresented: $isFirst, onDismiss: { UserDefaults.isFirst = false }) {
                Welcome()
              }
          }
        }
        struct Welcome: View {
          @Environment(\.dismiss) private var dismiss
          var body: some View {
            Text("Hello")
            Button("Done") { dismiss() }
          }
        }
        """#),
  ]
}
