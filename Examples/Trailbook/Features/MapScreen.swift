import CoreLocation
import SwiftUI

/// Shows where on the trail the hiker stands.
struct MapScreen: View {
  @State private var model = MapModel()

  var body: some View {
    Button("Show My Place") { model.start() }
      .navigationTitle("Map")
      .recovery("Location is off for Trailbook.", $model.blocked)
  }
}

@MainActor
@Observable
final class MapModel {
  var blocked: Blocked?
  private let manager = CLLocationManager()

  func start() {
    switch manager.authorizationStatus {
    case .notDetermined: manager.requestWhenInUseAuthorization()
    case .authorizedWhenInUse, .authorizedAlways: manager.requestLocation()
    case .denied: blocked = .denied
    default: blocked = .restricted
    }
  }
}
