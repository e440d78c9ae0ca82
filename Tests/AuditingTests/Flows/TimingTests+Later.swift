/// What does not run as the app starts, each beside what does.
extension TimingTests {
  static let laterOnes: [FlowCase] = [
    FlowCase(
      "settings and further windows open on demand, the first window at once",
      """
      import EventKit
      import SwiftUI
      @main
      struct Sample: App {
        var body: some Scene {
          WindowGroup { Home() }
          WindowGroup(id: "events") { Events() }
          Settings { Recall() }
        }
      }
      struct Home: View {
        var body: some View {
          Text("Home").onAppear { ↓CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        }
      }
      struct Events: View {
        var body: some View {
          Text("Events").onAppear { EKEventStore().requestFullAccessToEvents { _, _ in } }
        }
      }
      struct Recall: View {
        var body: some View {
          Text("Recall").onAppear { EKEventStore().requestFullAccessToReminders { _, _ in } }
        }
      }
      """, finds: ["request-at-launch"]),
    FlowCase(
      "one window for each system is the first of it",
      """
      import SwiftUI
      @main
      struct Sample: App {
        var body: some Scene {
          #if os(macOS)
          Window("Home", id: "home") { Text("Home") }
          #else
          WindowGroup {
            Text("Home").onAppear { ↓CNContactStore().requestAccess(for: .contacts) { _, _ in } }
          }
          #endif
        }
      }
      """, finds: ["request-at-launch"]),
    FlowCase(
      "a subject without a value waits, one with a value does not",
      """
      import Combine
      import SwiftUI
      @main
      struct Sample: App {
        private let model = Model()
        init() { model.start() }
        var body: some Scene { WindowGroup { Text("Home") } }
      }
      final class Model {
        private let changes = PassthroughSubject<Void, Never>()
        private let values = CurrentValueSubject<Int, Never>(1)
        private var bag: Set<AnyCancellable> = []
        func start() {
          changes.sink { [weak self] in self?.ask() }.store(in: &bag)
          values.sink { [weak self] _ in self?.find() }.store(in: &bag)
        }
        private func ask() {
          UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
        }
        private func find() { ↓CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      """, finds: ["request-at-launch"]),
    FlowCase(
      "a closure that is only stored waits, one that is run does not",
      """
      import SwiftUI
      @main
      struct Sample: App {
        init() {
          Radio.shared.connect { Notes.ask() }
          Radio.shared.work { ↓CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        }
        var body: some Scene { WindowGroup { Text("Home") } }
      }
      final class Radio {
        static let shared = Radio()
        private var onPacket: (() -> Void)?
        func connect(_ handler: @escaping () -> Void) { onPacket = handler }
        func work(_ handler: @escaping () -> Void) { DispatchQueue.main.async { handler() } }
        func didReceive() { onPacket?() }
      }
      enum Notes {
        static func ask() {
          UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
        }
      }
      """, finds: ["request-at-launch"]),
    FlowCase(
      "a page of a shared router is no first run, a page of the first run's own is",
      """
      import SwiftUI
      enum Route: Hashable {
        case friends
        @ViewBuilder func view() -> some View { switch self { case .friends: Friends() } }
      }
      enum Page: Hashable { case pushes }
      struct OnboardingView: View {
        var body: some View {
          NavigationStack {
            Text("Welcome")
              .navigationDestination(for: Route.self) { route in route.view() }
              .navigationDestination(for: Page.self) { _ in Pushes() }
          }
        }
      }
      struct Home: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Friends", value: Route.friends)
              .navigationDestination(for: Route.self) { $0.view() }
          }
        }
      }
      struct Friends: View {
        var body: some View {
          Button("Find") { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        }
      }
      struct Pushes: View {
        var body: some View {
          ↓Button("Notify Me") {
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
          }
        }
      }
      """, finds: ["request-in-first-run"]),
  ]
}
