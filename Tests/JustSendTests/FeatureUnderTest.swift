import AskOnce
import Foundation
import PermissionModel

@testable import JustSendFlows

/// The four features, as `askonce.yml` names them.
enum Feature: String, CaseIterable, Sendable {
  case recording
  case capture
  case recall
  case appLock = "app_lock"

  var row: ResourceRow {
    switch self {
    case .recording: .microphone
    case .capture: .camera
    case .recall: .calendarFull
    case .appLock: .faceId
    }
  }

  /// What the machine has to know of it.
  var ofMachine: PermissionModel.Feature {
    PermissionModel.Feature(
      row.traits, explains: self == .recall, hasFallback: self == .recall || self == .appLock)
  }

  /// What a link names.
  var tab: AppFlow.Tab? {
    switch self {
    case .recording: .record
    case .capture: .photo
    case .recall: .recall
    case .appLock: nil
    }
  }
}

/// What the tests see and do of a feature: what its screens show, and what they call.
@MainActor protocol FeatureUnderTest: AnyObject {
  var phase: Phase { get }
  var status: PermissionState { get }
  /// What the recovery offers; nil: none is up.
  var exits: [String]? { get }
  /// What else the screen shows.
  var sight: String { get }
  func begin() async
  func beginWithoutScreen() async -> Bool
  func proceed()
  func end() async
  func openSettings() async
  func cancel()
  func useFallback() async
  func comeBack() async
}

extension FeatureUnderTest {
  func beginWithoutScreen() async -> Bool { false }
  func proceed() {}
  func openSettings() async {}
  func useFallback() async {}

  fileprivate func exits<R>(of recovery: Recovery<R>?, _ others: String...) -> [String]? {
    recovery.map { ($0.settings == nil ? [] : ["settings"]) + others }
  }
}

extension RecordingFlow: FeatureUnderTest {
  var exits: [String]? { exits(of: recovery, "cancel") }
  var sight: String { hasFailed ? "cannot record" : phase == .running ? "recording" : "" }
  func begin() async { await start() }
  func openSettings() async { if let door = recovery?.settings { await openSettings(door) } }
  func end() async { finish() }
}

extension CaptureFlow: FeatureUnderTest {
  var exits: [String]? { exits(of: recovery, "leave") }
  var sight: String { isCameraOpen ? "camera" : "" }
  func begin() async { await start() }
  func openSettings() async { if let door = recovery?.settings { await openSettings(door) } }
  func end() async { finish() }
}

extension RecallFlow: FeatureUnderTest {
  var exits: [String]? { exits(of: recovery, "go on without") }
  var sight: String { isExplaining ? "explanation" : events.map { "\($0.count) events" } ?? "" }
  func begin() async { await start(over: .always) }
  func beginWithoutScreen() async -> Bool { await startWithoutScreen(over: .always) }
  func openSettings() async { if let door = recovery?.settings { await openSettings(door) } }
  func end() async { finish() }
  func useFallback() async { goOnWithout() }
}

extension LockFlow: FeatureUnderTest {
  /// Settings is not among them: the passcode unlocks as well.
  var exits: [String]? { recovery.map { _ in ["passcode", "cancel"] } }
  var sight: String { isLocked ? "locked" : "unlocked" }
  func begin() async { await start() }
  /// What ends it is the check of the owner.
  func end() async {}
  func useFallback() async { await usePasscode() }
}

extension DateInterval {
  static let always = DateInterval(start: .distantPast, end: .distantFuture)
}
