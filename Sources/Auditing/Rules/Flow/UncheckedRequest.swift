import Facts

extension Rule {
  /// A request is made without a look at the status.
  package static let uncheckedRequest = Rule(
    id: "unchecked-request", group: .flow, severity: .note,
    summary: "A control asks without a look at the status, so that it does nothing once denied.",
    why: """
      The system remembers the answer: asked again, it gives back a no and shows nothing. Who has \
      denied access taps, and nothing happens.
      """,
    fix: """
      Read the status first: ask while it is not determined, start when it is granted, and say \
      what is wrong, with a way to Settings, when it is blocked.
      """,
    sources: [.requestingAccess, .keepsWorking],
    triggers: [
      """
      import SwiftUI
      import AVFoundation

      struct RecordingScreen: View {
        @State private var recorder: AVAudioRecorder?

        var body: some View {
          1️⃣Button("Record") {
            ↓AVAudioApplication.requestRecordPermission { granted in
              if granted { start() }
            }
          }
        }

        private func start() {
          recorder = try? AVAudioRecorder(url: .temporaryDirectory, settings: [:])
          recorder?.record()
        }
      }
      """,
      """
      import SwiftUI
      import Contacts

      struct InviteScreen: View {
        private let friends = Friends()
        var body: some View { Button("Find Friends") { friends.find() } }
      }

      final class Friends {
        private let store = CNContactStore()
        func find() {
          Task {
            guard (try? await ↓store.requestAccess(for: .contacts)) == true else { return }
            try? store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: [])) { _, _ in }
          }
        }
      }
      """,
    ],
    passes: [
      """
      import SwiftUI
      import AVFoundation

      struct RecordingScreen: View {
        @State private var recorder: AVAudioRecorder?
        @State private var isBlocked = false

        var body: some View {
          Button("Record") {
            switch AVAudioApplication.shared.recordPermission {
            case .undetermined:
              AVAudioApplication.requestRecordPermission { granted in
                if granted { start() }
              }
            case .granted: start()
            default: isBlocked = true
            }
          }
          .alert("The microphone is off", isPresented: $isBlocked) { Button("OK") {} }
        }

        private func start() {
          recorder = try? AVAudioRecorder(url: .temporaryDirectory, settings: [:])
          recorder?.record()
        }
      }
      """,
      """
      import SwiftUI
      import AVFoundation

      struct ScanScreen: View {
        @State private var isScanning = false
        @State private var isBlocked = false

        var body: some View {
          Button("Scan") {
            Task {
              if await AVCaptureDevice.requestAccess(for: .video) {
                isScanning = true
              } else {
                isBlocked = true
              }
            }
          }
          if isScanning { Text("Point at the code.") }
          if isBlocked { Text("The camera is off. Switch it on in Settings.") }
        }
      }
      """,
      """
      import SwiftUI
      import AVFoundation

      struct CaptureScreen: View {
        @State private var isExplaining = false
        var body: some View {
          Button("Take Photo") {
            if AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined {
              isExplaining = true
            }
          }
          .sheet(isPresented: $isExplaining) { CameraExplanation() }
        }
      }

      struct CameraExplanation: View {
        var body: some View {
          Text("The camera takes the photos of your notes.")
          Button("Continue") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
            .interactiveDismissDisabled()
        }
      }
      """,
      """
      import SwiftUI
      import UserNotifications

      struct WelcomeScreen: View {
        let onNext: () -> Void
        var body: some View {
          Button("Next") {
            UNUserNotificationCenter.current()
              .requestAuthorization(options: [.alert, .sound]) { _, _ in onNext() }
          }
        }
      }
      """,
    ],
    check: { subject in
      let audit = UncheckedRequests(subject.asBuilt)
      return subject.asBuilt.requests.compactMap(audit.finding)
    })
}

/// Finds requests to which no start comes by way of the status.
private struct UncheckedRequests {
  let flows: AsBuilt
  let blocked: BlockedStart
  let ways: CheckedWay
  /// What reaches each request call.
  let starts: [CallRef: [(start: Start, ask: Effect)]]

  init(_ flows: AsBuilt) {
    self.flows = flows
    blocked = BlockedStart(flows)
    ways = CheckedWay(flows: flows, statuses: blocked.statuses)
    var found: [CallRef: [(start: Start, ask: Effect)]] = [:]
    for start in flows.starts {
      for ask in start.effects where ask.isAsk && !ask.isElsewhere {
        guard let call = ask.call else { continue }
        found[call, default: []].append((start, ask))
      }
    }
    starts = found
  }

  func finding(_ site: RequestSite) -> Finding? {
    guard !site.isImplicit, site.match.certainty > .possible, tellsStatus(site.match),
      let reached = starts[site.call], !reached.isEmpty
    else { return nil }
    let families = flows.families(of: site.match)
    guard !ways.isChecked(around: site, families),
      reached.allSatisfy({ !ways.isChecked($0.start, $0.ask, families) }),
      let (start, ask) = reached.first(where: { isWaitedFor($0.start) }),
      !blocked.isTold(around: start, deniedAccessTo: families),
      let silence = blocked.silence(after: start, deniedAccessTo: families)
    else { return nil }
    let name = flows.name(of: site.match.resources)
    return Finding(
      rule: "unchecked-request", severity: .note,
      certainty: min(silence, ask.certainty, site.match.certainty),
      message:
        "the app asks for \(name) without a look at the status; once denied, nothing happens",
      help: "Read the status before, and show a way to Settings when it is blocked.",
      place: site.place, related: [RelatedPlace(start.text, at: start.place)],
      trace: [
        TraceStep("access to \(name) was denied before"), TraceStep(start.text, at: start.place),
      ]
        + flows.steps(to: ask)
        + [TraceStep("the system answers no without a prompt, and nothing is shown")],
      about: site.owner)
  }

  /// Whether somebody who starts it looks for something to happen.
  private func isWaitedFor(_ start: Start) -> Bool { start.control != nil }

  /// Whether the system tells whether it was asked.
  private func tellsStatus(_ match: SymbolMatch) -> Bool {
    match.resources.allSatisfy { id in
      guard let row = flows.app.symbols.rows[id] else { return false }
      return !Self.untold.contains(row.family) && id != "notifications-provisional"
        && row.symbols.contains { $0.role == .status }
    }
  }

  /// Families whose status does not say whether it is worth asking.
  private static let untold: Set<String> = ["health", "biometrics", "bluetooth", "vpn"]
}
