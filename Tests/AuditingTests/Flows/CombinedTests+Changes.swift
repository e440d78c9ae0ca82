extension CombinedTests {
  /// What changed values and handed closures start.
  static let changes: [Twin] = [
    Twin(
      "a request that a changed value starts, behind a protocol, with labels of a list",
      faulty: #"""
        import SwiftUI
        import UserNotifications
        enum UserText {
          static let why = NSLocalizedString(
            "push.why", value: "Notifications tell you of answers.", comment: "")
          static let enable = NSLocalizedString(
            "push.enable", value: "Enable Notifications", comment: "")
          static let skip = NSLocalizedString("push.skip", value: "Skip", comment: "")
        }
        protocol PushService { func ask() async }
        final class SystemPush: PushService {
          func ask() async {
            _ = try? await UNUserNotificationCenter.current().requestAuthorization(options: .alert)
          }
        }
        @MainActor final class PushModel: ObservableObject {
          @Published var requestID: UUID?
          @Published var isDone = false
          private let service: any PushService
          init(service: any PushService = SystemPush()) { self.service = service }
          func enableTapped() { requestID = UUID() }
          func request() async { await service.ask() }
        }
        --- Push.swift
        import SwiftUI
        struct Push: View {
          @StateObject private var model = PushModel()
          @Environment(\.dismiss) private var dismiss
          var body: some View {
            VStack {
              Text(UserText.why)
              ↓PillButton(title: UserText.enable) { model.enableTapped() }
              ↓PillButton(title: UserText.skip) { dismiss() }
            }
            .task(id: model.requestID) { await model.request() }
          }
        }
        struct PillButton: View {
          let title: String
          let action: () -> Void
          var body: some View { Button(action: action) { Text(title) } }
        }
        """#,
      finds: ["steering-button", "skippable-explanation"],
      fixed: #"""
        import SwiftUI
        import UserNotifications
        enum UserText {
          static let why = NSLocalizedString(
            "push.why", value: "Notifications tell you of answers.", comment: "")
          static let enable = NSLocalizedString("push.enable", value: "Continue", comment: "")
        }
        protocol PushService { func ask() async }
        final class SystemPush: PushService {
          func ask() async {
            _ = try? await UNUserNotificationCenter.current().requestAuthorization(options: .alert)
          }
        }
        @MainActor final class PushModel: ObservableObject {
          @Published var requestID: UUID?
          private let service: any PushService
          init(service: any PushService = SystemPush()) { self.service = service }
          func enableTapped() { requestID = UUID() }
          func request() async { await service.ask() }
        }
        --- Push.swift
        import SwiftUI
        struct Push: View {
          @StateObject private var model = PushModel()
          var body: some View {
            VStack {
              Text(UserText.why)
              PillButton(title: UserText.enable) { model.enableTapped() }
            }
            .task(id: model.requestID) { await model.request() }
          }
        }
        struct PillButton: View {
          let title: String
          let action: () -> Void
          var body: some View { Button(action: action) { Text(title) } }
        }
        """#),
    Twin(
      "a notification of the app's own, a coordinator with routes, and closures of a view",
      faulty: #"""
        import AVFoundation
        import UIKit
        extension Notification.Name { static let wantsCamera = Notification.Name("wantsCamera") }
        final class CameraListener: NSObject {
          func start() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(ask), name: .wantsCamera, object: nil)
          }
          @objc private func ask() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
        }
        enum Route { case camera, back }
        final class Coordinator {
          let navigation = UINavigationController()
          func go(_ route: Route) {
            switch route {
            case .camera: NotificationCenter.default.post(name: .wantsCamera, object: nil)
            case .back: navigation.popViewController(animated: true)
            }
          }
        }
        --- Primer.swift
        import UIKit
        final class Card: UIView {
          var onTap: (() -> Void)?
          var onClose: (() -> Void)?
          private let button = UIButton()
          private let close = UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            button.setTitle("Use Camera", for: .normal)
            ↓button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            close.setTitle("Later", for: .normal)
            ↓close.addTarget(self, action: #selector(closed), for: .touchUpInside)
            addSubview(button)
            addSubview(close)
          }
          @objc private func tapped() { onTap?() }
          @objc private func closed() { onClose?() }
        }
        final class Primer: UIViewController {
          let coordinator: Coordinator
          private let card = Card()
          private let label = UILabel()
          init(coordinator: Coordinator) {
            self.coordinator = coordinator
            super.init(nibName: nil, bundle: nil)
          }
          override func viewDidLoad() {
            label.text = "Codes are read with the camera."
            view.addSubview(label)
            view.addSubview(card)
            card.onTap = { [weak self] in self?.coordinator.go(.camera) }
            card.onClose = { [weak self] in self?.coordinator.go(.back) }
          }
        }
        """#,
      finds: ["steering-button", "skippable-explanation"],
      fixed: #"""
        import AVFoundation
        import UIKit
        extension Notification.Name { static let wantsCamera = Notification.Name("wantsCamera") }
        final class CameraListener: NSObject {
          func start() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(ask), name: .wantsCamera, object: nil)
          }
          @objc private func ask() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
        }
        enum Route { case camera, back }
        final class Coordinator {
          let navigation = UINavigationController()
          func go(_ route: Route) {
            switch route {
            case .camera: NotificationCenter.default.post(name: .wantsCamera, object: nil)
            case .back: navigation.popViewController(animated: true)
            }
          }
        }
        --- Primer.swift
        import UIKit
        final class Card: UIView {
          var onTap: (() -> Void)?
          private let button = UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            button.setTitle("Next", for: .normal)
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            addSubview(button)
          }
          @objc private func tapped() { onTap?() }
        }
        final class Primer: UIViewController {
          let coordinator: Coordinator
          private let card = Card()
          private let label = UILabel()
          init(coordinator: Coordinator) {
            self.coordinator = coordinator
            super.init(nibName: nil, bundle: nil)
          }
          override func viewDidLoad() {
            label.text = "Codes are read with the camera."
            view.addSubview(label)
            view.addSubview(card)
            card.onTap = { [weak self] in self?.coordinator.go(.camera) }
          }
        }
        """#),
  ]
}
