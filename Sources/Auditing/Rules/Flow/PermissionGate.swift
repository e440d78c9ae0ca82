import Facts

extension Rule {
  /// The app, or a large part of it, can be reached only with access.
  package static let permissionGate = Rule(
    id: "permission-gate", group: .flow, severity: .error,
    summary: "The app can be used only by those who allow something that most of it does not need.",
    why: """
      An app may not make access a condition of its use, and has to go on working after a no. App \
      Review rejects a screen that only a grant opens.
      """,
    fix: """
      Show the app to everybody, and ask in the feature that needs the resource. On a page of an \
      onboarding, let people go on after any answer.
      """,
    sources: [.keepsWorking, .noCondition],
    triggers: [
      """
      import CoreLocation
      import SwiftUI

      @main struct NotesApp: App {
        @State private var places = Places()
        var body: some Scene {
          WindowGroup {
            if ↓places.status == .authorizedWhenInUse {
              TabView {
                MapTab()
                NotesTab()
              }
            } else {
              Text("Notes needs your location.")
              Button("Continue") { places.ask() }
            }
          }
        }
      }

      struct MapTab: View { var body: some View { Map() } }

      struct NotesTab: View {
        @State private var notes: [String] = []
        var body: some View { Button("New Note") { notes.append("Note") } }
      }

      @Observable final class Places {
        let manager = CLLocationManager()
        var status: CLAuthorizationStatus = .notDetermined
        func ask() { manager.requestWhenInUseAuthorization() }
      }
      """,
      """
      import CoreLocation
      import SwiftUI

      struct LocationPage: View {
        let onNext: () -> Void
        @State private var places = Places()
        var body: some View {
          Text("Your location sorts the stops by distance.")
          Button("Share Location") { places.ask() }
          ↓Button("Next") { onNext() }
            .1️⃣disabled(places.status != .authorizedWhenInUse)
        }
      }

      @Observable final class Places {
        let manager = CLLocationManager()
        var status: CLAuthorizationStatus = .notDetermined
        func ask() { manager.requestWhenInUseAuthorization() }
      }
      """,
    ],
    passes: [
      """
      import CoreLocation
      import SwiftUI

      @main struct NotesApp: App {
        var body: some Scene {
          WindowGroup {
            TabView {
              MapTab()
              NotesTab()
            }
          }
        }
      }

      struct MapTab: View {
        @State private var places = Places()
        var body: some View {
          if places.status == .authorizedWhenInUse {
            Map()
          } else {
            Text("The map shows where you are.")
            Button("Continue") { places.ask() }
          }
        }
      }

      struct NotesTab: View {
        @State private var notes: [String] = []
        var body: some View { Button("New Note") { notes.append("Note") } }
      }

      @Observable final class Places {
        let manager = CLLocationManager()
        var status: CLAuthorizationStatus = .notDetermined
        func ask() { manager.requestWhenInUseAuthorization() }
      }
      """,
      """
      import CoreLocation
      import SwiftUI

      struct LocationPage: View {
        let onNext: () -> Void
        @State private var places = Places()
        var body: some View {
          Text("Your location sorts the stops by distance.")
          Button("Continue") { places.ask() }
          Button("Next") { onNext() }
            .disabled(places.status == .notDetermined)
        }
      }

      @Observable final class Places {
        let manager = CLLocationManager()
        var status: CLAuthorizationStatus = .notDetermined
        func ask() { manager.requestWhenInUseAuthorization() }
      }
      """,
      """
      import AVFoundation
      import SwiftUI

      @main struct ScannerApp: App {
        var body: some Scene { WindowGroup { Scanner() } }
      }

      struct Scanner: View {
        @State private var status = AVCaptureDevice.authorizationStatus(for: .video)
        @State private var isLit = false
        var body: some View {
          if status == .authorized {
            Toggle("Light", isOn: $isLit)
            Button("Scan") { _ = try? AVCaptureDeviceInput(device: .default(for: .video)!) }
          } else {
            Text("The scanner needs the camera.")
            Button("Continue") {
              AVCaptureDevice.requestAccess(for: .video) { _ in
                status = AVCaptureDevice.authorizationStatus(for: .video)
              }
            }
          }
        }
      }
      """,
    ],
    check: { subject in
      let audit = PermissionGates(subject.asBuilt)
      var seen: Set<Place> = []
      return (audit.roots + audit.pages).filter { seen.insert($0.place).inserted }
        .sorted { $0.place < $1.place }
    })
}
