extension DenialTests {
  /// A window whose menu asks where nothing is decided; the alert offers Settings where access
  /// was denied before, and, if told so, after the answer.
  private static func window(_ mark: String, _ refused: String) -> String {
    """
    import AppKit
    import UserNotifications
    final class Sidebar: NSViewController {
      func menu() -> NSMenuItem {
        NSMenuItem(title: "Notify", action: #selector(toggle(_:)), keyEquivalent: "")
      }
      @objc func toggle(_ sender: Any?) {
        let center = UNUserNotificationCenter.current()
        center.getNotificationSettings { settings in
          if settings.authorizationStatus == .denied {
            self.offerSettings()
          } else if settings.authorizationStatus == .notDetermined {
            center.\(mark)requestAuthorization(options: .badge) { granted, _ in
              if !granted { \(refused) }
            }
          }
        }
      }
      func offerSettings() {
        let alert = NSAlert()
        alert.messageText = "Notifications are off"
        alert.addButton(withTitle: "Open Settings")
        alert.addButton(withTitle: "Cancel")
        let choice = alert.runModal()
        if choice == .alertFirstButtonReturn {
          NSWorkspace.shared.open(URL(string: "x-apple.systempreferences:notifications")!)
        }
      }
    }
    """
  }

  /// A model that is handed what asks, shown by a view that was handed the model.
  private static func preview(_ mark: String, _ refused: String) -> String {
    """
    import Contacts
    import SwiftUI
    final class Model: ObservableObject {
      @Published var isRefused = false
      let ask: (CNEntityType) async throws -> Bool
      init(ask: @escaping (CNEntityType) async throws -> Bool) { self.ask = ask }
      func check() {
        Task { [weak self] in
          guard let self else { return }
          if try await ask(.contacts) == false { \(refused) }
        }
      }
    }
    struct Card: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("Card")
          .\(mark)task { model.check() }
          .alert("Contacts", isPresented: $model.isRefused) {
            Button("Settings") {
              UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
            }
          }
      }
    }
    struct Files: View {
      @StateObject private var model: Model
      init() {
        _model = StateObject(
          wrappedValue: Model(ask: { try await CNContactStore().requestAccess(for: $0) }))
      }
      var body: some View { Card(model: model) }
    }
    """
  }

  /// A call that asks and starts once more, which looks at the status again.
  private static func call(_ mark: String, _ again: String) -> String {
    """
    import AVFoundation
    import UIKit
    final class Call: UIViewController {
      let button = UIButton()
      override func viewDidLoad() {
        button.addTarget(self, action: #selector(start), for: .touchUpInside)
      }
      @objc func start() {
        switch AVCaptureDevice.authorizationStatus(for: .video) {
        case .notDetermined: AVCaptureDevice.requestAccess(for: .video) { _ in \(again) }
        case .denied: \(mark)offerSettings()
        default: break
        }
      }
      func offerSettings() {
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        let alert = UIAlertController(title: "Camera", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in
          if UIApplication.shared.canOpenURL(url) { UIApplication.shared.open(url) }
        })
        present(alert, animated: true)
      }
    }
    """
  }

  static let chains: [FlowCase] = [
    FlowCase(
      "a modal alert that also comes up where access was denied before",
      window("↓", "self.offerSettings()"), finds: ["settings-after-denial"]),
    FlowCase("nothing where the answer is accepted", window("", "print(granted)")),
    FlowCase(
      "an alert after what a model was handed asked", preview("↓", "isRefused = true"),
      finds: ["settings-after-denial"]),
    FlowCase("nothing where the model only notes it", preview("", "print(\"no\")")),
    FlowCase(
      "a start that runs again after the answer", call("↓", "self.start()"),
      finds: ["settings-after-denial"]),
    FlowCase("nothing where it does not", call("", "print(\"answered\")")),
    FlowCase(
      "nothing of what a delegate's method does, whose name an argument has",
      """
      import Photos
      import UIKit
      final class List: UITableViewController {
        let rows: UITableViewDiffableDataSource<Int, Int>
        init(tableView: UITableView) {
          rows = UITableViewDiffableDataSource(tableView: tableView) { _, _, _ in nil }
          super.init(nibName: nil, bundle: nil)
          view.addSubview(tableView)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
          if PHPhotoLibrary.authorizationStatus(for: .addOnly) == .denied {
            UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
          } else {
            PHPhotoLibrary.requestAuthorization(for: .addOnly) { _ in }
          }
        }
      }
      """),
  ]
}
