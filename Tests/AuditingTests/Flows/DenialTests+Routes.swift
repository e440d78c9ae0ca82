extension DenialTests {
  private static let pages = """
    import SwiftUI
    import UserNotifications
    enum Page { case explain, denied, done }
    enum Push {
      static func authorize() async throws -> Bool {
        try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
      }
    }
    struct Explain: View {
      let flow: Flow
      var body: some View {
        Text("Notifications tell you of changes in your balance.")
        ↓Button("OK", action: flow.ask)
      }
    }
    struct Denied: View {
      var body: some View {
        Text("Notifications are off.")
        Button("Open Settings") {
          UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
        }
      }
    }
    struct Intro: View {
      @State private var flow = Flow()
      var body: some View {
        NavigationStack(path: $flow.path) {
          Button("Start") { flow.path.append(.explain) }
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .explain: Explain(flow: flow)
              case .denied: Denied()
              case .done: Text("Done")
              }
            }
        }
      }
    }

    """

  /// Screens that come up by a value that is added to a path, or by a value that is handed over.
  static let routes: [FlowCase] = [
    FlowCase(
      "a pushed page that leads to Settings",
      pages + """
        --- Flow.swift
        @MainActor @Observable final class Flow {
          var path: [Page] = []
          func ask() {
            Task {
              let granted = try await Push.authorize()
              if granted { finish() } else { showDenied() }
            }
          }
          func finish() { path = [] }
          func showDenied() { path.append(.denied) }
        }
        """, finds: ["settings-after-denial"]),
    FlowCase(
      "nothing where another page of the same path is pushed",
      pages.replacing("↓", with: "") + """
        --- Flow.swift
        @MainActor @Observable final class Flow {
          var path: [Page] = []
          func ask() {
            Task {
              let granted = try await Push.authorize()
              if granted { finish() } else { leave() }
            }
          }
          func finish() { path = [] }
          func leave() { path.append(.done) }
        }
        """),
    FlowCase(
      "a path that is replaced as a whole",
      pages + """
        --- Flow.swift
        @MainActor @Observable final class Flow {
          var path: [Page] = []
          func ask() {
            Task {
              guard try await Push.authorize() else {
                path = [.explain, .denied]
                return
              }
            }
          }
        }
        """, finds: ["settings-after-denial"]),
    FlowCase(
      "a page whose button opens a link to Settings by a member of the link",
      pages.replacing(
        "UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)",
        with: "URL.settings.openInApp()") + """
          --- Flow.swift
          extension URL {
            static var settings: URL { URL(string: UIApplication.openSettingsURLString)! }
            func openInApp() { UIApplication.shared.open(self) }
          }
          @MainActor @Observable final class Flow {
            var path: [Page] = []
            func ask() {
              Task { if try await !Push.authorize() { path.append(.denied) } }
            }
          }
          """, finds: ["settings-after-denial"]),
    FlowCase(
      "a sheet by its item, of which only one case leads to Settings",
      """
      import AVFoundation
      import SwiftUI
      enum Card: Identifiable {
        case help, denied
        var id: Self { self }
      }
      struct Scan: View {
        @State private var card: Card?
        var body: some View {
          ↓Button("Scan") {
            AVCaptureDevice.requestAccess(for: .video) { if !$0 { card = .denied } }
          }
          Button("Photo") {
            AVCaptureDevice.requestAccess(for: .video) { if !$0 { card = .help } }
          }
          .sheet(item: $card) { card in
            switch card {
            case .help: Text("Type the code instead.")
            case .denied:
              Button("Settings") {
                UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
              }
            }
          }
        }
      }
      """, finds: ["settings-after-denial"]),
  ]
}
