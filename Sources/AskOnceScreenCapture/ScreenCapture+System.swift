#if canImport(CoreGraphics) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import AskOnce
  import CoreGraphics
  import PermissionModel

  extension ScreenCapture: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<ScreenCapture>(source: source(in: .main))

    /// The system as a source. Its alert only leads to System Settings, comes once, and "no" reads
    /// like "not asked yet": the first start ends unanswered, and from then on it is blocked until
    /// the person turns it on there. On a Mac that got the app's data from another one, that may
    /// be wrong.
    /// https://developer.apple.com/documentation/coregraphics/cgrequestscreencaptureaccess()
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: { row.standing(ofRawStatus: "\(CGPreflightScreenCaptureAccess())", type: "Bool") },
        request: { _ = CGRequestScreenCaptureAccess() })
    }
  }

  extension Permission where R == ScreenCapture {
    /// The screen and the sound of the Mac.
    public static var screenCapture: Permission { .live }
  }
#endif
