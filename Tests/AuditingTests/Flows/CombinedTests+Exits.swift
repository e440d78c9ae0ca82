extension CombinedTests {
  /// Screens that App Review has rejected for a way around the prompt.
  static let exits: [Twin] = [
    Twin(
      "an explanation of which both buttons only go on",
      faulty: #"""
        import HealthKit
        import SwiftUI
        struct HealthPriming: View {
          let onContinue: () -> Void
          var body: some View {
            Text("Steps from Apple Health make your pet grow.")
            ↓Button("Continue", action: onContinue)
            Button("Maybe Later", action: onContinue)
          }
        }
        struct Root: View {
          @State private var page = 0
          var body: some View {
            if page == 0 { HealthPriming { page = 1 } } else { Pet() }
          }
        }
        struct Pet: View {
          let store = HKHealthStore()
          var body: some View {
            Text("Your pet")
            Button("Weigh") {
              store.requestAuthorization(toShare: [], read: [.quantityType()]) { _, _ in }
            }
          }
        }
        """#,
      finds: ["explanation-without-prompt"],
      fixed: #"""
        import HealthKit
        import SwiftUI
        struct HealthPriming: View {
          let store = HKHealthStore()
          let onContinue: () -> Void
          var body: some View {
            Text("Steps from Apple Health make your pet grow.")
            Button("Continue") {
              Task {
                try await store.requestAuthorization(toShare: [], read: [.quantityType()])
                onContinue()
              }
            }
          }
        }
        struct Root: View {
          @State private var page = 0
          var body: some View {
            if page == 0 { HealthPriming { page = 1 } } else { Text("Your pet") }
          }
        }
        """#),
    Twin(
      "pages that explain, each with a way to put it off",
      faulty: #"""
        import CoreLocation
        import CoreMotion
        import SwiftUI
        struct Pages: View {
          @State private var page = 0
          let motion = CMMotionActivityManager()
          let location = CLLocationManager()
          var body: some View {
            switch page {
            case 0:
              Text("Motion data counts the steps of your walk.")
              Button("Continue") {
                motion.queryActivityStarting(from: .now, to: .now, to: .main) { _, _ in page = 1 }
              }
              ↓Button("Maybe later") { page = 1 }
            case 1:
              Text("Your location draws the way on a map.")
              Button("Continue") {
                location.requestWhenInUseAuthorization()
                page = 2
              }
              ↓Button("Maybe later") { page = 2 }
            default: Text("Walk")
            }
          }
        }
        """#,
      finds: ["skippable-explanation", "skippable-explanation"],
      fixed: #"""
        import CoreLocation
        import CoreMotion
        import SwiftUI
        struct Pages: View {
          @State private var page = 0
          let motion = CMMotionActivityManager()
          let location = CLLocationManager()
          var body: some View {
            switch page {
            case 0:
              Text("Motion data counts the steps of your walk.")
              Button("Continue") {
                motion.queryActivityStarting(from: .now, to: .now, to: .main) { _, _ in page = 1 }
              }
            case 1:
              Text("Your location draws the way on a map.")
              Button("Continue") {
                location.requestWhenInUseAuthorization()
                page = 2
              }
            default: Text("Walk")
            }
          }
        }
        """#),
    Twin(
      "a dialog of UIKit before tracking that lets the person decide later",
      faulty: #"""
        import AppTrackingTransparency
        import UIKit
        final class Start: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            let alert = UIAlertController(
              title: "Dear user", message: "Tracking keeps this app free of charge.",
              preferredStyle: .alert)
            alert.addAction(↓UIAlertAction(title: "Decide later", style: .cancel))
            alert.addAction(UIAlertAction(title: "Continue", style: .default) { _ in
              ATTrackingManager.requestTrackingAuthorization { _ in }
            })
            present(alert, animated: true)
          }
        }
        """#,
      finds: ["skippable-explanation"],
      fixed: #"""
        import AppTrackingTransparency
        import UIKit
        final class Start: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            let alert = UIAlertController(
              title: "Dear user", message: "Tracking keeps this app free of charge.",
              preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Continue", style: .default) { _ in
              ATTrackingManager.requestTrackingAuthorization { _ in }
            })
            present(alert, animated: true)
          }
        }
        """#),
    Twin(
      "Bluetooth at launch, that no feature uses yet",
      faulty: #"""
        import CoreBluetooth
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          let casting = Casting()
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            casting.prepare()
            return true
          }
        }
        final class Casting {
          var central: CBCentralManager?
          func prepare() { central = ↓CBCentralManager(delegate: nil, queue: nil) }
        }
        """#,
      finds: ["request-at-launch"],
      fixed: #"""
        import CoreBluetooth
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          let casting = Casting()
        }
        final class Casting {
          var central: CBCentralManager?
          func prepare() { central = CBCentralManager(delegate: nil, queue: nil) }
        }
        final class Player: UIViewController {
          let casting = Casting()
          let button = UIButton()
          override func viewDidLoad() {
            button.setTitle("Cast", for: .normal)
            button.addAction(UIAction { [casting] _ in casting.prepare() }, for: .touchUpInside)
            view.addSubview(button)
          }
        }
        """#),
  ]
}
