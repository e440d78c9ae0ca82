import Facts

extension Rule {
  /// A request that current systems no longer answer as it was meant.
  package static let retiredRequest = Rule(
    id: "retired-request", group: .flow, severity: .warning,
    summary: "A retired request runs on systems where another call has taken its place.",
    why: """
      Since iOS 17 the former request for calendars and reminders shows no prompt and gives an \
      error, so that nobody can ever grant access. Other retired requests still ask, but do not \
      tell every answer: the one for photos without a level takes limited access for full.
      """,
    fix: "Call the request that took its place, and the retired one only on older systems.",
    sources: [.calendarLevels, .photoLevels],
    triggers: [
      """
      import EventKit
      import SwiftUI

      struct RecallScreen: View {
        private let store = EKEventStore()
        var body: some View {
          Button("Connect Calendar") {
            ↓store.requestAccess(to: .event) { granted, _ in print(granted) }
          }
        }
      }
      """,
      """
      import EventKit
      import SwiftUI

      struct TasksScreen: View {
        private let store = EKEventStore()
        var body: some View { Button("Import") { connect() } }

        private func connect() {
          if #available(iOS 16, *) {
            ↓store.requestAccess(to: .reminder) { _, _ in }
          }
        }
      }
      """,
      """
      import Photos
      import SwiftUI

      struct GalleryScreen: View {
        var body: some View {
          Button("Choose Photo") { ↓PHPhotoLibrary.requestAuthorization { print($0) } }
        }
      }
      """,
    ],
    passes: [
      """
      import EventKit
      import SwiftUI

      struct RecallScreen: View {
        private let store = EKEventStore()
        var body: some View {
          Button("Connect Calendar") {
            if #available(iOS 17.0, *) {
              store.requestFullAccessToEvents { granted, _ in print(granted) }
            } else {
              store.requestAccess(to: .event) { granted, _ in print(granted) }
            }
          }
        }
      }
      """,
      """
      import EventKit
      import SwiftUI

      struct TasksScreen: View {
        private let store = EKEventStore()
        var body: some View {
          Button("Import") {
            guard #available(iOS 17, macOS 14, *) else { return connect() }
            store.requestFullAccessToReminders { _, _ in }
          }
        }

        private func connect() { store.requestAccess(to: .reminder) { _, _ in } }
      }
      """,
      """
      import Photos
      import SwiftUI

      struct GalleryScreen: View {
        var body: some View {
          Button("Choose Photo") {
            PHPhotoLibrary.requestAuthorization(for: .readWrite) { print($0) }
          }
        }
      }
      """,
    ],
    check: { subject in RetiredRequests(subject).findings })
}

/// Finds retired requests that no condition keeps to older systems.
private struct RetiredRequests {
  let flows: AsBuilt
  let targets: DeploymentTargets
  let conditions: SystemConditions

  init(_ subject: Subject) {
    flows = subject.asBuilt
    targets = DeploymentTargets(subject.facts)
    conditions = SystemConditions(subject.asBuilt)
  }

  var findings: [Finding] { flows.requests.compactMap(finding) }

  private func finding(_ site: RequestSite) -> Finding? {
    guard site.match.role == .request, site.match.certainty > .possible,
      let retired = site.match.retired.map(SystemVersions.init)
    else { return nil }
    let platforms = Set(retired.numbers.keys)
    guard targets.platforms.isEmpty || !targets.platforms.isDisjoint(with: platforms),
      !conditions.keep(site, before: retired)
    else { return nil }
    let isDead = !flows.families(of: site.match).isDisjoint(with: Self.unanswered)
    let name = flows.name(of: site.match.resources)
    let versions = site.match.retired!
    return Finding(
      rule: "retired-request", severity: isDead ? .warning : .note,
      certainty: targets.platforms.isEmpty ? .possible : site.match.certainty,
      message: "the request for \(name) is retired since \(versions)"
        + (isDead ? ": there it shows no prompt and gives an error" : ""),
      help: isDead
        ? "Ask with 'requestFullAccess…' or 'requestWriteOnlyAccessToEvents' on \(versions)."
        : "Ask with the request that names what is wanted on \(versions).",
      place: site.place,
      trace: conditions.ways[site.call].flatMap { $0.first }.map { flows.steps(to: $0) } ?? [],
      about: site.owner)
  }

  /// Families whose retired request can no longer be answered with a yes.
  private static let unanswered: Set<String> = [
    "calendar", "reminders", "cloudKitDiscoverability", "socialAccounts",
  ]
}
