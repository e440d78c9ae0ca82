extension FollowingTests {
  static let values = [
    FlowCase(
      "a closure that a static value was made with is followed from a member of its type",
      """
      import SwiftUI
      import UserNotifications
      struct NoticeClient { var ask: (UNAuthorizationOptions) async throws -> Bool }
      extension NoticeClient {
        static let live = Self(
          ask: { try await UNUserNotificationCenter.current().requestAuthorization(options: $0) })
      }
      struct Notices: View {
        var client: NoticeClient = .live
        @Environment(\\.dismiss) var dismiss
        var body: some View {
          Text("Notifications tell you about new messages.")
          Button("Next") { Task { _ = try await client.ask([.alert]) } }
          ↓Button("Close") { dismiss() }
        }
      }
      """, finds: ["skippable-explanation"], starts: [["'Next'"]]),
    FlowCase(
      "each static value runs the closure that it was made with",
      """
      import AVFoundation
      import Contacts
      import SwiftUI
      struct Access {
        private let action: () -> Void
        init(request: @escaping () -> Void) { action = request }
        func request() { action() }
        static let camera = Access(request: {
          AVCaptureDevice.requestAccess(for: .video) { _ in }
        })
        static let people = Access(request: {
          CNContactStore().requestAccess(for: .contacts) { _, _ in }
        })
      }
      struct Home: View {
        var body: some View {
          Button("Scan") { Access.camera.request() }
          Button("Load") { Access.people.request() }
        }
      }
      """, starts: [["'Scan'"], ["'Load'"]]),
    FlowCase(
      "a value of the environment is called like a function",
      """
      import LocalAuthentication
      import SwiftUI
      struct UnlockAction {
        let action: (String) -> Void
        func callAsFunction(reason: String) { action(reason) }
      }
      extension EnvironmentValues { @Entry var unlock: UnlockAction? = nil }
      struct Root: View {
        func handle(reason: String) {
          LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: reason) { _, _ in
          }
        }
        var body: some View { Profile().environment(\\.unlock, .init(action: handle)) }
      }
      struct Profile: View {
        @Environment(\\.unlock) var unlock
        var body: some View { Button("Open") { unlock?(reason: "Open") } }
      }
      """, starts: [["'Open'"]]),
    FlowCase(
      "a context that is named by an heir reaches that heir alone",
      """
      import Contacts
      import SwiftUI
      class Model<Step> {
        func process(_ step: Step) {}
        final class Context: ObservableObject {
          weak var model: Model?
          func send(_ step: Step) { model?.process(step) }
        }
      }
      enum Step { case next }
      typealias BaseModel = Model<Step>
      final class PeopleModel: BaseModel {
        override func process(_ step: Step) {
          CNContactStore().requestAccess(for: .contacts) { _, _ in }
        }
      }
      final class OtherModel: BaseModel { override func process(_ step: Step) {} }
      struct People: View {
        @ObservedObject var context: PeopleModel.Context
        var body: some View { Button("Load") { context.send(.next) } }
      }
      struct Other: View {
        @ObservedObject var context: OtherModel.Context
        var body: some View { Button("Go") { context.send(.next) } }
      }
      """, starts: [["'Load'"]]),
    FlowCase(
      "an alias of a composition of protocols is each of them",
      """
      import AVFoundation
      import SwiftUI
      protocol Life: AnyObject { func load() }
      protocol Lens: AnyObject { func open() }
      typealias Shooting = Life & Lens
      final class Shot: Shooting {
        func load() {}
        func open() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
      }
      struct Home: View {
        let shot: Shooting
        var body: some View { Button("Shoot") { shot.open() } }
      }
      """, starts: [["'Shoot'"]]),
    FlowCase(
      "a protocol of a package is followed into the few types that conform to it",
      """
      import AVFoundation
      import LensKit
      import SwiftUI
      final class Shot: LensOfPackage {
        func open() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
      }
      struct Home: View {
        let lens: LensOfPackage
        var body: some View { Button("Shoot") { lens.open() } }
      }
      """, starts: [["'Shoot'"]]),
  ]
}
