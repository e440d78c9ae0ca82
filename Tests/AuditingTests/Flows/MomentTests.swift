import Testing

@testable import Auditing

@Suite("The moment of a request")
struct MomentTests {
  @Test("is judged by whose status is tested, and by what outlives a start", arguments: cases)
  func marks(_ one: FlowCase) {
    #expect(one.strayFindings(of: [.requestAtLaunch, .requestInFirstRun, .batchedRequests]) == [])
  }

  private static let wrapper = """
    import Network
    import SwiftUI
    @propertyWrapper struct Kept<T> {
      let key: String
      let fallback: T
      var wrappedValue: T {
        get { UserDefaults.standard.object(forKey: key) as? T ?? fallback }
        set { UserDefaults.standard.set(newValue, forKey: key) }
      }
    }
    extension UserDefaults { @Kept(key: "firstLaunch", fallback: true) static var isFirst: Bool }

    """

  static let cases: [FlowCase] = [
    FlowCase(
      "what the status of another resource guards",
      """
      import HealthKit
      import UIKit
      import UserNotifications
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let store = HKHealthStore()
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          notes { self.health() }
          return true
        }
        func notes(_ done: @escaping () -> Void) {
          UNUserNotificationCenter.current().getNotificationSettings { settings in
            guard settings.authorizationStatus == .notDetermined else {
              done()
              return
            }
          }
        }
        func health() {
          ↓store.requestAuthorization(toShare: [], read: [.workoutType()]) { _, _ in }
        }
      }
      """, finds: ["request-at-launch"]),
    FlowCase(
      "nothing where its own status says that it was asked for",
      """
      import UIKit
      import UserNotifications
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
          UNUserNotificationCenter.current().getNotificationSettings { settings in
            guard settings.authorizationStatus == .authorized else { return }
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
          }
        }
      }
      """),
    FlowCase(
      "a guard that only leaves out tests",
      """
      import Intents
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
          guard NSClassFromString("XCTestCase") == nil else { return }
          ↓INPreferences.requestSiriAuthorization { _ in }
        }
      }
      """, finds: ["request-at-launch"]),
    FlowCase(
      "nothing where only tests ask",
      """
      import Intents
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
          if NSClassFromString("XCTestCase") != nil {
            INPreferences.requestSiriAuthorization { _ in }
          }
        }
      }
      """),
    FlowCase(
      "nothing where a setting behind the project's own wrapper says that it is the first start",
      wrapper + """
        @main struct TheApp: App {
          init() { if !UserDefaults.isFirst { Discovery.shared.start() } }
          var body: some Scene { WindowGroup { Text("Home") } }
        }
        final class Discovery {
          static let shared = Discovery()
          func start() {
            NWBrowser(for: .bonjour(type: "_radio._tcp", domain: nil), using: .tcp)
              .start(queue: .main)
          }
        }
        """),
    FlowCase(
      "a first run that is shown until a setting behind the project's own wrapper is stored",
      wrapper + """
        import CoreBluetooth
        struct Home: View {
          @State private var showsPages = false
          var body: some View {
            Text("Home").onAppear { if UserDefaults.isFirst { showsPages = true } }
              .sheet(isPresented: $showsPages, onDismiss: { UserDefaults.isFirst = false }) {
                Pages()
              }
          }
        }
        struct Pages: View {
          @State private var central: CBCentralManager?
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            ↓Button("Continue") {
              central = CBCentralManager(delegate: nil, queue: nil)
              dismiss()
            }
          }
        }
        """, finds: ["request-in-first-run"]),
    FlowCase(
      "nothing that comes once the first run was dismissed",
      """
      import SwiftUI
      import UserNotifications
      struct Home: View {
        @AppStorage("isFirst") private var isFirst = true
        @State private var showsPages = false
        var body: some View {
          Text("Home").onAppear { if isFirst { showsPages = true } }
            .sheet(isPresented: $showsPages, onDismiss: { isFirst = false; later() }) { Pages() }
        }
        func later() {
          UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
        }
      }
      struct Pages: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Continue") { dismiss() } }
      }
      """),
    FlowCase(
      "the first screen of an app for the watch, whose root has the name of the phone's",
      """
      import SwiftUI
      @main struct PhoneApp: App { var body: some Scene { WindowGroup { ContentView() } } }
      struct ContentView: View { var body: some View { Text("Notes") } }
      --- Watch/App.swift
      import CoreLocation
      import SwiftUI
      @main struct WatchApp: App { var body: some Scene { WindowGroup { ContentView() } } }
      struct ContentView: View {
        @StateObject private var places = Places()
        var body: some View { Text("Notes").onAppear { places.ask() } }
      }
      final class Places: ObservableObject {
        let manager = CLLocationManager()
        func ask() { ↓manager.requestWhenInUseAuthorization() }
      }
      """, finds: ["request-at-launch"]),
    FlowCase(
      "the delegate of an app for the watch",
      """
      import UserNotifications
      import WatchKit
      final class WatchDelegate: NSObject, WKApplicationDelegate {
        func applicationDidFinishLaunching() {
          ↓UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
        }
      }
      """, finds: ["request-at-launch"]),
  ]
}
