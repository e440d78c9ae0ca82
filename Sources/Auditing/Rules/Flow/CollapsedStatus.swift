import Facts

extension Rule {
  /// A branch takes two statuses for one, and does the wrong thing for one of them.
  package static let collapsedStatus = Rule(
    id: "collapsed-status", group: .flow, severity: .warning,
    summary: "A branch takes undecided, partly granted and denied for one, and is wrong for one.",
    why: """
      "Not granted" is two things: who was never asked has to be asked, and who has said no is \
      not asked again. One branch for both sends people to a switch in Settings that is not there \
      yet, or asks without any prompt. A part that was granted is no denial either.
      """,
    fix: """
      Tell three cases apart: not determined asks, granted (in part too) starts, blocked says why \
      and leads to Settings.
      """,
    sources: [.requestingAccess],
    triggers: [
      """
      import AVFoundation
      import SwiftUI

      struct ScanScreen: View {
        @State private var isScanning = false
        @Environment(\\.openURL) private var openURL
        var body: some View {
          ↓Button("Scan") {
            1️⃣AVCaptureDevice.authorizationStatus(for: .video) == .authorized
              ? scan() : openURL(2️⃣URL(string: UIApplication.openSettingsURLString)!)
          }
          if isScanning { Text("Point at the code.") }
        }
        private func scan() { isScanning = true }
      }
      """,
      """
      import Photos
      import SwiftUI

      struct GalleryScreen: View {
        @State private var isOpen = false
        @State private var isBlocked = false
        var body: some View {
          ↓Button("Choose Photo") {
            switch PHPhotoLibrary.authorizationStatus(for: .readWrite) {
            case .notDetermined:
              PHPhotoLibrary.requestAuthorization(for: .readWrite) { isOpen = $0 != .denied }
            case .authorized: isOpen = true
            case .denied, .restricted, .limited: isBlocked = true
            @unknown default: break
            }
          }
          .alert("Photos are off", isPresented: $isBlocked) {
            Button("Settings") {
              UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
            }
          }
          if isOpen { Text("All photos") }
        }
      }
      """,
      """
      import Contacts
      import SwiftUI

      struct InviteScreen: View {
        @State private var isOpen = false
        private let store = CNContactStore()
        var body: some View {
          ↓Button("Invite") {
            if CNContactStore.authorizationStatus(for: .contacts) == .authorized {
              isOpen = true
            } else {
              store.requestAccess(for: .contacts) { granted, _ in
                if granted { isOpen = true }
              }
            }
          }
          if isOpen { Text("All contacts") }
        }
      }
      """,
    ],
    passes: [
      """
      import AVFoundation
      import SwiftUI

      struct ScanScreen: View {
        @State private var isScanning = false
        @Environment(\\.openURL) private var openURL
        var body: some View {
          Button("Scan") {
            switch AVCaptureDevice.authorizationStatus(for: .video) {
            case .authorized: isScanning = true
            case .notDetermined:
              AVCaptureDevice.requestAccess(for: .video) { isScanning = $0 }
            default: openURL(URL(string: UIApplication.openSettingsURLString)!)
            }
          }
          if isScanning { Text("Point at the code.") }
        }
      }
      """,
      """
      import Contacts
      import SwiftUI

      struct InviteScreen: View {
        @State private var isOpen = false
        @State private var isBlocked = false
        private let store = CNContactStore()
        var body: some View {
          Button("Invite") {
            if CNContactStore.authorizationStatus(for: .contacts) == .authorized {
              isOpen = true
            } else {
              store.requestAccess(for: .contacts) { granted, _ in
                if granted { isOpen = true } else { isBlocked = true }
              }
            }
          }
          if isOpen { Text("All contacts") }
          if isBlocked { Text("Contacts are off.") }
        }
      }
      """,
    ],
    check: { subject in CollapsedStatuses(subject.asBuilt).findings })
}
