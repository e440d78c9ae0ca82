import Foundation
import PermissionModel

#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit
#elseif os(macOS)
  import AppKit
#endif

/// Opens the place where the person can change the decision: the app's own page in Settings, on a
/// Mac the system's page on privacy. A watch has no such door.
///
/// https://developer.apple.com/documentation/uikit/uiapplication/opensettingsurlstring
@MainActor func openSystemSettings(_ row: ResourceRow) async {
  #if os(iOS) || os(tvOS) || os(visionOS)
    guard let address = URL(string: UIApplication.openSettingsURLString) else { return }
    await UIApplication.shared.open(address)
  #elseif os(macOS)
    let privacy = "x-apple.systempreferences:com.apple.preference.security?Privacy"
    let place = row.settings.macOS.flatMap { $0.hasPrefix("x-apple") ? $0 : nil }
    guard let address = URL(string: place ?? privacy) else { return }
    NSWorkspace.shared.open(address)
  #endif
}
