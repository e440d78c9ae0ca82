import Facts
import PermissionModel

extension Rule {
  /// A purpose string promises that data stays on the device, and the code that uses it sends data.
  package static let contradictedPurposeString = Rule(
    id: "contradicted-purpose-string", group: .metadata, severity: .warning,
    summary: "A purpose string says that data stays on the device, and the code sends data away.",
    why: """
      People decide by the purpose string. One that promises that nothing leaves the device, in an \
      app that uploads or syncs it, is untrue: App Review rejects texts that mislead, and the \
      privacy details of the App Store have to say the same. What is sent is not followed to the \
      data itself, so the rule never says more than that it is possible.
      """,
    fix: """
      Say where the data goes, or keep it on the device. If something else is sent, nothing has to \
      change.
      """,
    sources: [.clearPurpose],
    triggers: [
      """
      import CoreLocation
      final class Recorder: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        func start() { 1️⃣manager.requestWhenInUseAuthorization() }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations all: [CLLocation]) {
          Uploader().send(all.map(\\.description))
        }
      }
      --- Uploader.swift
      import Foundation
      struct Uploader {
        func send(_ lines: [String]) {
          let request = URLRequest(url: URL(string: "https://example.com")!)
          let data = Data(lines.joined().utf8)
          2️⃣URLSession.shared.uploadTask(with: request, from: data).resume()
        }
      }
      --- Info.plist
      { ↓NSLocationWhenInUseUsageDescription =
          "Draws your route on the map. Your location never leaves your iPhone."; }
      """,
      """
      import CloudKit
      import HealthKit
      struct Pulse {
        let store = HKHealthStore()
        func read(_ type: HKObjectType) async throws {
          try await 1️⃣store.requestAuthorization(toShare: [], read: [type])
          let record = 2️⃣CKRecord(recordType: "Pulse")
          _ = try await CKContainer.default().privateCloudDatabase.save(record)
        }
      }
      --- Info.plist
      { NSHealthShareUsageDescription = "Shows your pulse beside each part of a route."; }
      --- de.lproj/InfoPlist.strings
      "NSHealthShareUsageDescription" =
        ↓"Zeigt deinen Puls neben jedem Abschnitt. Er wird nur auf deinem Gerät gespeichert.";
      """,
    ],
    passes: [
      """
      import CoreLocation
      final class Recorder: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        func start() { manager.requestWhenInUseAuthorization() }
      }
      --- Uploader.swift
      import Foundation
      struct Crashes {
        func send(_ request: URLRequest, _ data: Data) {
          URLSession.shared.uploadTask(with: request, from: data).resume()
        }
      }
      --- Info.plist
      { NSLocationWhenInUseUsageDescription =
          "Draws your route on the map. Your location never leaves your iPhone."; }
      """,
      """
      import CloudKit
      import HealthKit
      struct Pulse {
        let store = HKHealthStore()
        func read(_ type: HKObjectType) async throws {
          try await store.requestAuthorization(toShare: [], read: [type])
          let record = CKRecord(recordType: "Pulse")
          _ = try await CKContainer.default().privateCloudDatabase.save(record)
        }
      }
      --- Info.plist
      { NSHealthShareUsageDescription =
          "Shows your pulse beside each part of a route, and keeps it in iCloud for your iPad."; }
      """,
    ],
    check: { subject in
      let promises = subject.purposes.grouped(by: subject.apps) {
        NotesWording.holds(PurposePromise.phrases, $0.text)
      }
      guard !promises.isEmpty else { return [] }
      let finder = SendingFinder(subject.asBuilt)
      return promises.compactMap { statements in
        let first = statements[0]
        let resources = Set(
          ResourceRow.all.filter { $0.purposeKeys.contains { $0.key == first.key } }.map(\.id))
        return finder.sending(of: resources) {
          subject.apps.mayShare($0.path, with: first.place.path)
        }.map { contradicted(statements, $0, subject.asBuilt.name(of: [$0.resource])) }
      }
    })

  private static func contradicted(
    _ statements: [PurposeStrings.Statement], _ found: SendingFinder.Found,
    _ resource: String
  ) -> Finding {
    let first = statements[0]
    return Finding(
      rule: "contradicted-purpose-string", severity: .warning, certainty: .possible,
      message: "\(first.key) says that data stays on the device, and the code that uses "
        + "\(resource) \(found.sending.verb): \(first.quoted)" + statements.languageNote,
      help:
        "Look whether this data is what '\(found.sending.name)' sends; if so, say where it goes.",
      place: first.place,
      related: [
        RelatedPlace("used here", at: found.use),
        RelatedPlace("data is sent here", at: found.place),
      ] + statements.dropFirst().map { RelatedPlace("promised here too", at: $0.place) },
      about: first.key)
  }
}
