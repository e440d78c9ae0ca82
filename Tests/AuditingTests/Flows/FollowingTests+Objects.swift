extension FollowingTests {
  static let inheritance = [
    FlowCase(
      "an override of an heir is followed from its base class",
      """
      import Contacts
      import SwiftUI
      class Model: ObservableObject {
        func subscribe() {}
        func start() { subscribe() }
      }
      final class ContactModel: Model {
        override func subscribe() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      struct Home: View {
        @StateObject var model = ContactModel()
        var body: some View { Button("Load") { model.start() } }
      }
      """, starts: [["'Load'"]]),
    FlowCase(
      "an override is followed from a property of the base class",
      """
      import AppTrackingTransparency
      import SwiftUI
      class Access { func request(_ done: @escaping (Bool) -> Void) {} }
      final class TrackingAccess: Access {
        override func request(_ done: @escaping (Bool) -> Void) {
          ATTrackingManager.requestTrackingAuthorization { done($0 == .authorized) }
        }
      }
      struct Row: View {
        let access: Access
        var body: some View { Button("Go") { access.request { _ in } } }
      }
      struct Home: View { var body: some View { Row(access: TrackingAccess()) } }
      """, starts: [["'Go'"]]),
    FlowCase(
      "two types of one name in two targets are told apart",
      """
      import SwiftUI
      @main struct PhoneApp: App { var body: some Scene { WindowGroup { ContentView() } } }
      --- Phone/ContentView.swift
      import Contacts
      import SwiftUI
      struct ContentView: View {
        var body: some View {
          Button("Load") { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        }
      }
      --- Clock/ClockApp.swift
      import SwiftUI
      @main struct ClockApp: App { var body: some Scene { WindowGroup { ContentView() } } }
      --- Clock/ContentView.swift
      import SwiftUI
      struct ContentView: View { var body: some View { Text("Clock") } }
      """, starts: [["'Load'"]]),
    FlowCase(
      "a message to a screen's context reaches the override of its model",
      """
      import SwiftUI
      import UserNotifications
      enum Step { case enable, later }
      class Screen {
        func process(_ step: Step) {}
        final class Context: ObservableObject {
          weak var screen: Screen?
          func send(_ step: Step) { screen?.process(step) }
        }
      }
      final class NewsScreen: Screen {
        override func process(_ step: Step) {
          switch step {
          case .enable:
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
          case .later: break
          }
        }
      }
      struct News: View {
        @ObservedObject var context: Screen.Context
        var body: some View {
          Button("Ring") { context.send(.enable) }
          Button("Quiet") { context.send(.later) }
        }
      }
      """, starts: [["'Ring'"]]),
  ]

  static let closures = [
    FlowCase(
      "a closure type by alias is a closure",
      """
      import AVFoundation
      import SwiftUI
      typealias Tap = () -> Void
      struct Row: View {
        let title: String
        let tap: Tap
            var body: some View { Button(title, action: tap) }
      }
      struct Home: View {
        var body: some View {
          Row(title: "Go") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
        }
      }
      """, starts: [["'Go'"]]),
    FlowCase(
      "a mock does not hide the system's own type",
      """
      import SwiftUI
      import UserNotifications
      protocol Center {
        func requestAuthorization(options: UNAuthorizationOptions) async throws -> Bool
      }
      extension UNUserNotificationCenter: Center {}
      final class CenterMock: Center {
        func requestAuthorization(options: UNAuthorizationOptions) async throws -> Bool { true }
      }
      final class Bell {
        let center: Center
        init(center: Center) { self.center = center }
        func ask() { Task { _ = try await center.requestAuthorization(options: [.alert]) } }
      }
      struct Home: View {
        let bell: Bell
        var body: some View { Button("Ring") { bell.ask() } }
      }
      """, starts: [["'Ring'"]]),
    FlowCase(
      "a file without bodies that has constants is no crash",
      """
      let home = Site.main
      --- Go.swift
      func go() { home.open() }
      """, starts: []),
    FlowCase(
      "a last closure finds its parameter past one with a default",
      """
      import Contacts
      import SwiftUI
      final class Model: ObservableObject {
        func follow(first: (Bool) -> Void, then: ((Bool) -> Void)? = nil) {
          first(true)
          then?(true)
        }
        func go() { follow { _ in } then: { [weak self] _ in Task { self?.ask() } } }
        func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      struct Home: View {
        @StateObject var model = Model()
        var body: some View { Button("Go") { model.go() } }
      }
      """, starts: [["'Go'"]]),
    FlowCase(
      "a protocol that an injected property names is followed into its one type",
      """
      import Contacts
      import SwiftUI
      protocol People { func requestAccess() async -> Bool }
      final class AllPeople: People {
        func requestAccess() async -> Bool {
          (try? await CNContactStore().requestAccess(for: .contacts)) ?? false
        }
      }
      final class Model: ObservableObject {
        @Injected() var people: People!
        func go() { Task { _ = await people.requestAccess() } }
      }
      struct Home: View {
        @StateObject var model = Model()
        var body: some View { Button("Go") { model.go() } }
      }
      """, starts: [["'Go'"]]),
    FlowCase(
      "a protocol that builds on a package's is followed into its one type",
      """
      import CoreBluetooth
      import SwiftUI
      protocol Radio: RadioOfPackage {}
      final class HomeRadio: Radio {
        var central: CBCentralManager?
        func start(_ done: @escaping (Bool) -> Void) {
          central = CBCentralManager(delegate: nil, queue: nil)
        }
      }
      struct Home: View {
        var radio: Radio
        var body: some View { Button("Next") { radio.start { _ in } } }
      }
      """, starts: [["'Next'"]]),
  ]
}
