import TestSupport
import Testing

@testable import Auditing

@Suite("Purpose keys by the systems that an app runs on")
struct PurposeNeedsTests {
  private static let both = """
    import EventKit
    func ask(_ store: EKEventStore) {
      if #available(iOS 17, macOS 14, *) {
        store.requestFullAccessToEvents { _, _ in }
      } else {
        store.requestAccess(to: .event) { _, _ in }
      }
    }
    """
  private static let new = """
    import EventKit
    func ask(_ store: EKEventStore) { store.requestFullAccessToEvents { _, _ in } }
    """
  private static let old = """
    import EventKit
    func ask(_ store: EKEventStore) { store.requestAccess(to: .event) { _, _ in } }
    """
  private static let tasks = """
    import EventKit
    func ask(_ store: EKEventStore) {
      guard #available(iOS 17, *) else { return store.requestAccess(to: .reminder) { _, _ in } }
      store.requestFullAccessToReminders { _, _ in }
    }
    """
  private static let place = """
    import CoreLocation
    func ask(_ manager: CLLocationManager) { manager.requestAlwaysAuthorization() }
    """
  private static let radio = """
    import CoreBluetooth
    let manager = CBCentralManager(delegate: nil, queue: nil)
    """
  private static let full = "NSCalendarsFullAccessUsageDescription"

  /// "key certainty" of each key that is said to be missing.
  private func missing(_ source: String, _ setting: String, _ keys: String...) -> [String] {
    let list = keys.map { "\($0) = \"Shows your day.\";" }.joined()
    let text = "\(source)\n\(RequestWeight.project(setting))\n--- App/Info.plist\n{ \(list) }"
    return MiniProject(MarkedText(text).files).report([.missingPurposeString]).findings.map {
      "\($0.about) \($0.certainty)"
    }
  }

  @Test("below iOS 17 the former calendar key is needed beside the new one, from 17 on it is not")
  func calendars() {
    let old = "NSCalendarsUsageDescription"
    let (before, since) = (
      "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "IPHONEOS_DEPLOYMENT_TARGET = 17.0;"
    )
    #expect(missing(Self.both, before, Self.full) == ["\(old) certain"])
    #expect(missing(Self.both, before, Self.full, old) == [])
    #expect(missing(Self.both, since, Self.full) == [])
    #expect(missing(Self.both, "", Self.full) == [])
    #expect(missing(Self.both, before, old) == ["\(Self.full) possible"])
    #expect(missing(Self.both, before) == ["\(Self.full) certain", "\(old) certain"])
    #expect(missing(Self.old, before) == ["\(old) certain"])
    #expect(missing(Self.old, since) == ["\(Self.full) certain"])
  }

  @Test("what only newer systems run may need the former key all the same")
  func newer() {
    let needed = ["NSCalendarsUsageDescription possible"]
    #expect(missing(Self.new, "IPHONEOS_DEPLOYMENT_TARGET = 16.4;", Self.full) == needed)
    #expect(missing(Self.new, "IPHONEOS_DEPLOYMENT_TARGET = 26;", Self.full) == [])
    #expect(missing(Self.new, "MACOSX_DEPLOYMENT_TARGET = 13;", Self.full) == needed)
    #expect(missing(Self.new, "MACOSX_DEPLOYMENT_TARGET = 14;", Self.full) == [])
  }

  @Test("reminders, location and Bluetooth have such keys too")
  func others() {
    let reminders = "NSRemindersFullAccessUsageDescription"
    func ios(_ version: String) -> String { "IPHONEOS_DEPLOYMENT_TARGET = \(version);" }
    #expect(missing(Self.tasks, ios("16.0"), reminders) == ["NSRemindersUsageDescription certain"])
    #expect(missing(Self.tasks, ios("17.0"), reminders) == [])
    let places = [
      "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription",
    ]
    #expect(
      missing(Self.place, ios("10.3"), places[0], places[1])
        == ["NSLocationAlwaysUsageDescription certain"])
    #expect(missing(Self.place, ios("11.0"), places[0], places[1]) == [])
    let radio = "NSBluetoothAlwaysUsageDescription"
    #expect(
      missing(Self.radio, ios("12.0"), radio) == ["NSBluetoothPeripheralUsageDescription certain"])
    #expect(missing(Self.radio, ios("13.0"), radio) == [])
  }

  @Test("of a missing former key the message says which systems read it, and what they do")
  func message() {
    let setting = "IPHONEOS_DEPLOYMENT_TARGET = 15.0;"
    let text =
      Self.both + "\n" + RequestWeight.project(setting) + "\n--- App/Info.plist\n"
      + "{ \(Self.full) = \"Shows your day.\"; }"
    let findings = MiniProject(MarkedText(text).files).report([.missingPurposeString]).findings
    #expect(
      findings.map(\.message) == [
        "the calendar is used here, in an app that runs on iOS 15, and no property list or build "
          + "setting has NSCalendarsUsageDescription, so systems before iOS 17 and macOS 14 end "
          + "the app"
      ])
    #expect(findings.map(\.place.line) == [6])
  }

  @Test("a former key is to be replaced where no system of the app reads it")
  func retired() {
    func help(_ setting: String) -> [String] {
      let text =
        "\(Self.old)\n\(RequestWeight.project(setting))\n--- App/Info.plist\n"
        + "{ NSRemindersUsageDescription = \"Shows your tasks.\"; }"
      return MiniProject(MarkedText(text).files).report([.retiredPurposeKey]).findings.map {
        String($0.help.prefix { $0 != " " })
      }
    }
    #expect(help("IPHONEOS_DEPLOYMENT_TARGET = 17.2;") == ["Replace"])
    #expect(help("IPHONEOS_DEPLOYMENT_TARGET = 16.0;") == ["Add"])
    #expect(help("") == ["Add"])
  }
}
