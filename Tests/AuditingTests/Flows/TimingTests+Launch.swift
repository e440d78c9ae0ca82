extension TimingTests {
  /// A window with one view, and further members of its app.
  private static func app(_ members: String = "", _ root: String) -> String {
    """
    import SwiftUI
    @main
    struct Sample: App {
      \(members)
      var body: some Scene { WindowGroup { \(root) } }
    }

    """
  }

  static let launches: [FlowCase] = [
    FlowCase(
      "an object that the start is the first to name",
      """
      import CoreBluetooth
      import UIKit
      final class Radio: NSObject {
        static let shared = Radio()
        private let manager = ↓CBCentralManager(delegate: nil, queue: nil)
        func prepare() {}
      }
      @main
      final class AppDelegate: NSObject, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          Radio.shared.prepare()
          return true
        }
      }
      """, finds: ["request-at-launch"]),
    FlowCase(
      "an object that the first view holds",
      app("", "Home()") + """
        import Contacts
        final class Book: ObservableObject {
          init() { load() }
          private func load() { ↓CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        }
        struct Home: View {
          @StateObject private var book = Book()
          var body: some View { Text("Home") }
        }
        """, finds: ["request-at-launch"]),
    FlowCase(
      "a scene that becomes active",
      app("@Environment(\\.scenePhase) private var phase", "Text(\"Home\")").replacing(
        "Text(\"Home\")",
        with: """
          Text("Home").onChange(of: phase) { _, new in
            guard new == .active else { return }
            ↓UNUserNotificationCenter.current().requestAuthorization(options: [.badge]) { _, _ in }
          }
          """), finds: ["request-at-launch"]),
    FlowCase(
      "a variable that says that nothing was asked yet",
      app("", "Home()")
        + """
        struct Home: View {
          let pushes = Pushes()
          var body: some View { Text("Home").task { pushes.ask() } }
        }
        final class Pushes {
          private var didAsk = false
          func ask() {
            guard !didAsk else { return }
            didAsk = true
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
          }
        }
        """.replacing(
          "UNUserN", with: "↓UNUserN"), finds: ["request-at-launch"]),
  ]

  static let waits: [FlowCase] = [
    FlowCase(
      "a manager that is made once access is given",
      app("let radio = Radio()", "Text(\"Home\")") + """
        import CoreBluetooth
        final class Radio: NSObject {
          private var manager: CBCentralManager?
          override init() {
            super.init()
            if CBManager.authorization == .allowedAlways {
              manager = CBCentralManager(delegate: nil, queue: nil)
            }
          }
        }
        """),
    FlowCase(
      "a setting that somebody has to switch on",
      app("init() { Pushes().resume() }", "Text(\"Home\")") + """
        final class Pushes {
          func resume() {
            guard UserDefaults.standard.bool(forKey: "pushes") else { return }
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
          }
        }
        """),
    FlowCase(
      "a second tab, a sheet and a pushed screen",
      app("@State private var isShown = false", "TabView { Text(\"Home\"); Asking() }") + """
        struct Asking: View {
          @State private var isShown = false
          var body: some View {
            Text("More").onAppear(perform: ask).sheet(isPresented: $isShown) {
              Text("Sheet").onAppear(perform: ask)
            }
            NavigationLink("Next") { Text("Next").onAppear(perform: ask) }
          }
          private func ask() {
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
          }
        }
        """),
    FlowCase(
      "somebody who has to sign in first",
      app("@StateObject private var session = Session()", "Root(session: session)") + """
        final class Session: ObservableObject { @Published var isLoggedIn = false }
        struct Root: View {
          @ObservedObject var session: Session
          var body: some View {
            if session.isLoggedIn {
              Text("Home").onAppear {
                let center = UNUserNotificationCenter.current()
                center.requestAuthorization(options: [.alert]) { _, _ in }
              }
            }
          }
        }
        """),
    FlowCase(
      "an app that becomes active and only looks",
      """
      import UIKit
      import UserNotifications
      @main
      final class AppDelegate: NSObject, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          UNUserNotificationCenter.current().getNotificationSettings { _ in }
          application.registerForRemoteNotifications()
        }
      }
      """),
  ]
}
