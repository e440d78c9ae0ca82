import Facts

extension Rule {
  /// More access is asked for than anything in the app needs.
  package static let broaderRequestThanUse = Rule(
    id: "broader-request-than-use", group: .flow, severity: .warning,
    summary: "Always, full calendar or all photos are asked for, and nothing needs more than less.",
    why: """
      People refuse what sounds like more than they expect, and App Review asks what it is for. \
      Where the location is used in the app only, events are only added or photos only saved, \
      the narrower request suffices.
      """,
    fix: """
      Ask for the narrower access: while in use, write-only for events, add-only for photos; or \
      remove the broad request together with its purpose string.
      """,
    sources: [.dataMinimisation, .calendarLevels, .locationAlways, .photoLevels],
    triggers: [
      """
      import EventKit
      import SwiftUI

      struct PlanScreen: View {
        private let store = EKEventStore()
        var body: some View {
          Button("Add to Calendar") {
            ↓store.requestFullAccessToEvents { granted, _ in
              if granted { add() }
            }
          }
        }

        private func add() {
          let appointment = EKEvent(eventStore: store)
          appointment.title = "Review"
          try? store.save(appointment, span: .thisEvent)
        }
      }
      """,
      """
      import CoreLocation
      import MapKit
      import SwiftUI

      struct StopsScreen: View {
        @State private var manager = CLLocationManager()
        var body: some View {
          Map()
          Button("Near Me") {
            ↓manager.requestAlwaysAuthorization()
            manager.startUpdatingLocation()
          }
        }
      }
      """,
      """
      import Photos
      import SwiftUI

      struct PosterScreen: View {
        let poster: UIImage
        var body: some View {
          Button("Save") {
            ↓PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in
              if status == .authorized { UIImageWriteToSavedPhotosAlbum(poster, nil, nil, nil) }
            }
          }
        }
      }
      """,
    ],
    passes: [
      """
      import EventKit
      import SwiftUI

      struct PlanScreen: View {
        private let store = EKEventStore()
        var body: some View {
          Button("Add to Calendar") {
            store.requestWriteOnlyAccessToEvents { granted, _ in
              if granted { add() }
            }
          }
        }

        private func add() {
          let appointment = EKEvent(eventStore: store)
          appointment.title = "Review"
          try? store.save(appointment, span: .thisEvent)
        }
      }
      """,
      """
      import CoreLocation
      import SwiftUI

      struct ArrivalScreen: View {
        @State private var manager = CLLocationManager()
        var body: some View {
          Button("Tell Me When I Arrive") {
            manager.requestAlwaysAuthorization()
            manager.startUpdatingLocation()
            manager.startMonitoring(
              for: CLCircularRegion(center: .init(), radius: 100, identifier: "home"))
          }
        }
      }
      """,
      """
      import Photos
      import SwiftUI

      struct GalleryScreen: View {
        let poster: UIImage
        var body: some View {
          Button("Save") {
            PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in
              UIImageWriteToSavedPhotosAlbum(poster, nil, nil, nil)
              print(PHAsset.fetchAssets(with: .image, options: nil).count)
            }
          }
        }
      }
      """,
    ],
    check: { subject in
      BroadRequests(subject).found().map { broad($0, $1, $2, in: subject.asBuilt) }
    })

  private static func broad(
    _ access: BroadAccess, _ site: RequestSite, _ certainty: Certainty, in flows: AsBuilt
  ) -> Finding {
    let name = flows.app.symbols.rows[access.resource]?.name ?? access.resource
    let narrower = flows.app.symbols.rows[access.narrower]?.name ?? access.narrower
    return Finding(
      rule: "broader-request-than-use", severity: .warning, certainty: certainty,
      message: "the app asks for '\(name)', but \(access.suffices): '\(narrower)' suffices",
      help: access.help, place: site.place,
      trace: [
        TraceStep("the app asks for '\(name)'", at: site.place),
        TraceStep("no code of the app needs more than '\(narrower)'"),
      ],
      about: access.resource)
  }
}
