import Foundation
import PermissionModel

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// Opens the place where the person can change the decision: the app's own page in Settings, on a
/// Mac the system's page on privacy. A watch has no such door.
///
/// https://developer.apple.com/documentation/uikit/uiapplication/opensettingsurlstring
@MainActor func openSystemSettings(_ row: ResourceRow) async {
  #if canImport(UIKit) && !os(watchOS)
    guard let address = URL(string: UIApplication.openSettingsURLString) else { return }
    await UIApplication.shared.open(address)
  #elseif canImport(AppKit)
    let privacy = "x-apple.systempreferences:com.apple.preference.security?Privacy"
    let place = row.settings.macOS.flatMap { $0.hasPrefix("x-apple") ? $0 : nil }
    guard let address = URL(string: place ?? privacy) else { return }
    NSWorkspace.shared.open(address)
  #endif
}
