extension UIKitTests {
  static let localObjects = [
    FlowCase(
      "a choice of an alert that a local computed property makes",
      """
      import CoreLocation
      import UIKit
      enum Place { case unknown, vague, known }
      final class Map: UIViewController {
        let manager = CLLocationManager()
        var place = Place.known
        func explain() {
          let alert = UIAlertController(
            title: "Your location shows the stops near you.", message: nil, preferredStyle: .alert)
          var off: UIAlertAction {
            return ↓UIAlertAction(title: "Keep Location Off", style: .default)
          }
          switch place {
          case .unknown:
            alert.addAction(UIAlertAction(title: "Continue", style: .default) { _ in
              self.manager.requestWhenInUseAuthorization()
            })
            alert.addAction(off)
          case .vague:
            alert.addAction(UIAlertAction(title: "Continue", style: .default) { _ in
              self.manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Map")
            })
          case .known: alert.addAction(UIAlertAction(title: "OK", style: .default))
          }
          present(alert, animated: true)
        }
      }
      """, finds: ["skippable-explanation"])
  ]
}
