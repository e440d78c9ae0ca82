// A Mac's alone: not that of an app of the iPad on a Mac.
#if canImport(ApplicationServices) && !targetEnvironment(macCatalyst)
  import ApplicationServices
  import AskOnce
  import Foundation
  import PermissionModel

  extension AccessibilityControl: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<AccessibilityControl>(source: source(in: .main))

    /// The system as a source. Its alert only leads to System Settings, so that a start which asks
    /// ends unanswered; "no" reads like "not asked yet", and the next start asks again, as the
    /// system lets it.
    /// https://developer.apple.com/documentation/applicationservices/1459186-axisprocesstrustedwithoptions
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: { row.standing(ofRawStatus: "\(AXIsProcessTrusted())", type: "Bool") },
        request: {
          // The text of kAXTrustedCheckOptionPrompt, which is a variable and so not safe to read.
          let options = ["AXTrustedCheckOptionPrompt": true] as CFDictionary
          _ = AXIsProcessTrustedWithOptions(options)
        })
    }
  }

  extension Permission where R == AccessibilityControl {
    /// Control of the Mac by its accessibility features.
    public static var accessibilityControl: Permission { .live }
  }
#endif
