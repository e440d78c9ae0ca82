extension CombinedTests {
  /// What loops, resolvers and streams lead to.
  static let listening: [Twin] = [
    Twin(
      "a loop over services that the delegate starts, a resolver and a protocol",
      faulty: #"""
        import CoreLocation
        import UIKit
        protocol AppService { func start() }
        protocol Places { func ask() }
        final class SystemPlaces: Places {
          private let manager = CLLocationManager()
          func ask() { ↓manager.requestWhenInUseAuthorization() }
        }
        final class PlacesService: AppService {
          private let resolver: Resolver
          init(resolver: Resolver) { self.resolver = resolver }
          func start() {
            let places = resolver.resolve(Places.self)!
            places.ask()
          }
        }
        final class LogService: AppService { func start() {} }
        --- AppDelegate.swift
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          private let services: [AppService] = [
            LogService(), PlacesService(resolver: Assembler.shared.resolver),
          ]
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            for service in services { service.start() }
            return true
          }
        }
        """#,
      finds: ["request-at-launch"],
      fixed: #"""
        import CoreLocation
        import UIKit
        protocol AppService { func start() }
        protocol Places { func ask() }
        final class SystemPlaces: Places {
          private let manager = CLLocationManager()
          func ask() { manager.requestWhenInUseAuthorization() }
        }
        final class LogService: AppService { func start() {} }
        final class Map: UIViewController {
          private let button = UIButton()
          override func viewDidLoad() {
            button.setTitle("Near Me", for: .normal)
            button.addTarget(self, action: #selector(find), for: .touchUpInside)
            view.addSubview(button)
          }
          @objc func find() { Assembler.shared.resolver.resolve(Places.self)!.ask() }
        }
        --- AppDelegate.swift
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          private let services: [AppService] = [LogService()]
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            for service in services { service.start() }
            return true
          }
        }
        """#),
    Twin(
      "taps in a stream, an error that a continuation throws, and an alert of a base class",
      faulty: #"""
        import CoreLocation
        public enum PlaceError: Error { case denied, unknown }
        public final class Locator: NSObject, CLLocationManagerDelegate {
          public static let shared = Locator()
          private let manager = CLLocationManager()
          private var waiting: CheckedContinuation<Void, Error>?
          public func locate() async throws {
            try await withCheckedThrowingContinuation { continuation in
              waiting = continuation
              manager.delegate = self
              manager.requestWhenInUseAuthorization()
            }
          }
          public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            switch manager.authorizationStatus {
            case .denied, .restricted: waiting?.resume(throwing: PlaceError.denied)
            default: break
            }
          }
        }
        --- Map.swift
        import Combine
        import UIKit
        class BaseScreen: UIViewController {
          func tell(_ title: String, action: @escaping () -> Void) {
            let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in action() })
            present(alert, animated: true)
          }
        }
        final class Map: BaseScreen {
          private let taps = PassthroughSubject<Void, Never>()
          private var bag = Set<AnyCancellable>()
          private let button = UIButton()
          override func viewDidLoad() {
            button.setTitle("Near Me", for: .normal)
            button.addAction(↓UIAction { [weak self] _ in self?.taps.send() }, for: .touchUpInside)
            view.addSubview(button)
            taps.sink { [weak self] in self?.find() }.store(in: &bag)
          }
          private func find() {
            Task {
              do { try await Locator.shared.locate() } catch PlaceError.denied {
                tell("No location") {
                  UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
                }
              }
            }
          }
        }
        """#,
      finds: ["settings-after-denial"],
      fixed: #"""
        import CoreLocation
        public enum PlaceError: Error { case denied, unknown }
        public final class Locator: NSObject, CLLocationManagerDelegate {
          public static let shared = Locator()
          private let manager = CLLocationManager()
          private var waiting: CheckedContinuation<Void, Error>?
          public func locate() async throws {
            try await withCheckedThrowingContinuation { continuation in
              waiting = continuation
              manager.delegate = self
              manager.requestWhenInUseAuthorization()
            }
          }
          public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            switch manager.authorizationStatus {
            case .denied, .restricted: waiting?.resume(throwing: PlaceError.denied)
            default: break
            }
          }
        }
        --- Map.swift
        import Combine
        import UIKit
        final class Map: UIViewController {
          private let taps = PassthroughSubject<Void, Never>()
          private var bag = Set<AnyCancellable>()
          private let button = UIButton()
          private let hint = UILabel()
          override func viewDidLoad() {
            button.setTitle("Near Me", for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.taps.send() }, for: .touchUpInside)
            view.addSubview(button)
            taps.sink { [weak self] in self?.find() }.store(in: &bag)
          }
          private func find() {
            Task {
              do { try await Locator.shared.locate() } catch PlaceError.denied {
                hint.text = "Search for a place instead."
              }
            }
          }
        }
        """#),
  ]
}
