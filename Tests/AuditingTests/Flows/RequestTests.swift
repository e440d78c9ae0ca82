import Facts
import TestSupport
import Testing

@testable import Auditing

@Suite("A request by itself")
struct RequestTests {
  @Test("races, gets lost or is seen by nobody, or does not", arguments: meetings + hidden)
  func meets(_ one: FlowCase) {
    #expect(one.strayFindings(of: FlowCase.requesting) == [])
  }

  @Test("is retired, too broad, dead or nobody's, or is not", arguments: retirements + dead)
  func isOwned(_ one: FlowCase) {
    #expect(one.strayFindings(of: FlowCase.requesting) == [])
  }

  @Test("needs hardware and a fresh status, or does not", arguments: devices + returns)
  func isReady(_ one: FlowCase) {
    #expect(one.strayFindings(of: FlowCase.requesting) == [])
  }

  @Test("weighs as much as is known of it", arguments: RequestWeight.all)
  func weighs(_ one: RequestWeight) {
    let report = MiniProject(MarkedText(one.text).files).report(FlowCase.requesting)
    #expect(report.findings.map { "\($0.severity.word) \($0.certainty.word)" } == one.weights)
  }

  @Test("runs on the versions that a condition leaves")
  func versions() {
    let retired = SystemVersions("iOS 17, macOS 14, watchOS 10")
    #expect(retired.reach(SystemVersions("iOS 17.0, *")))
    #expect(retired.reach(SystemVersions("iOS 16.4, *")))
    #expect(!retired.reach(SystemVersions("iOS 17.1, *")))
    #expect(!retired.reach(SystemVersions("iOS 17, macOS 15, *")))
    #expect(!retired.reach(SystemVersions("tvOS 16, *")))
    #expect(!retired.reach(SystemVersions("DEBUG")))
  }
}

extension FlowCase {
  /// The rules about single requests and what surrounds them.
  static let requesting: [Rule] = [
    .broaderRequestThanUse, .racingRequests, .requestWithoutUi, .retiredRequest, .staleStatus,
    .trackingPromptLost, .uncheckedHardware, .unownedRequest, .unreachableRequest,
  ]
}

/// A small project, and how much its findings weigh, in order.
struct RequestWeight: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let weights: [String]

  static let calendar = """
    import EventKit
    import SwiftUI
    struct Recall: View {
      let store = EKEventStore()
      var body: some View {
        Button("Connect") { store.requestAccess(to: .event) { _, _ in } }
      }
    }
    """

  static func project(_ setting: String) -> String {
    """
    --- App.xcodeproj/project.pbxproj
    { objects = {
      P = { isa = PBXProject; targets = ( T ); };
      T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L;
        productType = "com.apple.product-type.application"; };
      L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(setting) }; };
    }; rootObject = P; }
    """
  }

  static let all = [
    RequestWeight(
      testDescription: "a retired request of no known platform may never run on a new one",
      text: calendar, weights: ["note possible"]),
    RequestWeight(
      testDescription: "a retired request of an app for iOS fails on current systems",
      text: calendar + "\n" + project("IPHONEOS_DEPLOYMENT_TARGET = 16.0;"),
      weights: ["warning certain"]),
    RequestWeight(
      testDescription: "a request that another platform has retired is none",
      text: calendar + "\n" + project("TVOS_DEPLOYMENT_TARGET = 16.0;"), weights: []),
    RequestWeight(
      testDescription: "a manifest of a package says the platform",
      text: calendar + "\n--- Package.swift\nlet package = Package(platforms: [.iOS(.v16)])",
      weights: ["warning certain"]),
    RequestWeight(
      testDescription: "camera and microphone at once are a note",
      text: """
        import AVFoundation
        import SwiftUI
        struct Capture: View {
          var body: some View {
            Button("Record Video") {
              AVCaptureDevice.requestAccess(for: .video) { _ in }
              AVCaptureDevice.requestAccess(for: .audio) { _ in }
            }
          }
        }
        """, weights: ["note certain"]),
    RequestWeight(
      testDescription: "tracking as the first view appears may come while the app is active",
      text: """
        import AppTrackingTransparency
        import SwiftUI
        @main
        struct Sample: App {
          var body: some Scene {
            WindowGroup {
              Text("Home").onAppear { ATTrackingManager.requestTrackingAuthorization { _ in } }
            }
          }
        }
        """, weights: ["note possible"]),
    RequestWeight(
      testDescription: "a push message may arrive while the app is open",
      text: """
        import Contacts
        import UIKit
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, didReceiveRemoteNotification message: [AnyHashable: Any],
            fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void
          ) {
            CNContactStore().requestAccess(for: .contacts) { _, _ in done(.newData) }
          }
        }
        """, weights: ["note possible"]),
  ]
}
