extension CombinedTests {
  /// One app with several faults.
  static let several: [Twin] = [
    Twin(
      "an app with several faults at once",
      faulty: #"""
        import SwiftUI
        import UserNotifications
        @main struct NotesApp: App {
          init() {
            for service in [LogService(), NewsService()] as [any Service] { service.start() }
          }
          var body: some Scene { WindowGroup { Home() } }
        }
        protocol Service { func start() }
        struct LogService: Service { func start() {} }
        struct NewsService: Service {
          func start() {
            ↓UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
          }
        }
        --- Home.swift
        import AVFoundation
        import SwiftUI
        struct Home: View {
          @State private var isPriming = false
          @State private var hasFailed = false
          var body: some View {
            Button("Scan") { isPriming = true }
              .sheet(isPresented: $isPriming) { CameraPrimer() }
            ↓Button("Record") { record() }
              .alert("No microphone", isPresented: $hasFailed) {
                Button("Settings") {
                  UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
                }
              }
          }
          private func record() {
            Task {
              let isAllowed = await AVAudioApplication.requestRecordPermission()
              hasFailed = !isAllowed
            }
          }
        }
        struct CameraPrimer: View {
          @Environment(\.dismiss) private var dismiss
          var body: some View {
            ↓Text("The camera reads the codes. [Settings](app-settings:)")
            ↓Button("Allow Camera") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
            ↓Button("Not Now") { dismiss() }
          }
        }
        --- Info.plist
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
          ↓<key>NSCameraUsageDescription</key>
          <string></string>
          ↓<key>NSMicrophoneUsageDescription</key>
          <string>App needs microphone access</string>
        </dict>
        </plist>
        """#,
      finds: [
        "request-at-launch", "settings-after-denial", "settings-before-prompt", "steering-button",
        "skippable-explanation", "empty-purpose-string", "vague-purpose-string",
      ],
      fixed: #"""
        import SwiftUI
        @main struct NotesApp: App {
          init() {
            for service in [LogService()] as [any Service] { service.start() }
          }
          var body: some Scene { WindowGroup { Home() } }
        }
        protocol Service { func start() }
        struct LogService: Service { func start() {} }
        --- Home.swift
        import AVFoundation
        import SwiftUI
        struct Home: View {
          @State private var isPriming = false
          @State private var isBlocked = false
          var body: some View {
            Button("Scan") { isPriming = true }
              .fullScreenCover(isPresented: $isPriming) { CameraPrimer() }
            Button("Record") { record() }
              .alert("No microphone", isPresented: $isBlocked) {
                Button("Settings") {
                  UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
                }
              }
          }
          private func record() {
            if AVAudioApplication.shared.recordPermission == .denied {
              isBlocked = true
              return
            }
            Task { _ = await AVAudioApplication.requestRecordPermission() }
          }
        }
        struct CameraPrimer: View {
          @Environment(\.dismiss) private var dismiss
          var body: some View {
            Text("The camera reads the codes.")
            Button("Continue") {
              AVCaptureDevice.requestAccess(for: .video) { _ in dismiss() }
            }
          }
        }
        --- Info.plist
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
          <key>NSCameraUsageDescription</key>
          <string>Reads the codes on your tickets, so that you need not type them.</string>
          <key>NSMicrophoneUsageDescription</key>
          <string>Records the voice notes that you add to a ticket.</string>
        </dict>
        </plist>
        """#)
  ]
}
