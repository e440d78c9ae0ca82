#if canImport(ImageCaptureCore) && !os(macOS)
  import AskOnce
  @preconcurrency import ImageCaptureCore
  import PermissionModel

  extension ExternalCameraContents: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<ExternalCameraContents>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/imagecapturecore/icdevicebrowser/requestcontentsauthorization(completion:)
    package static func source(in host: HostApp) -> PermissionSource {
      .externalCamera(row, in: host, status: \.contentsAuthorizationStatus) { browser, finish in
        browser.requestContentsAuthorization { _ in finish() }
      }
    }
  }

  extension ExternalCameraControl: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<ExternalCameraControl>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/imagecapturecore/icdevicebrowser/requestcontrolauthorization(completion:)
    package static func source(in host: HostApp) -> PermissionSource {
      .externalCamera(row, in: host, status: \.controlAuthorizationStatus) { browser, finish in
        browser.requestControlAuthorization { _ in finish() }
      }
    }
  }

  extension PermissionSource {
    fileprivate static func externalCamera(
      _ row: ResourceRow, in host: HostApp,
      status: @escaping @Sendable (ICDeviceBrowser) -> ICAuthorizationStatus,
      ask: @escaping @Sendable (ICDeviceBrowser, _ finish: @escaping @Sendable () -> Void) -> Void
    ) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          row.standing(
            ofRawStatus: status(ICDeviceBrowser()).caseName, type: "ICAuthorizationStatus")
        },
        request: {
          // The browser has to live until it calls back.
          let browser = ICDeviceBrowser()
          await finishOnce { finish in ask(browser, finish) }
          withExtendedLifetime(browser) {}
        })
    }
  }

  extension ICAuthorizationStatus {
    /// The case's name, which the table knows; the texts of the constants are not documented.
    fileprivate var caseName: String {
      switch self {
      case .notDetermined: "notDetermined"
      case .restricted: "restricted"
      case .denied: "denied"
      case .authorized: "authorized"
      default: rawValue
      }
    }
  }

  extension Permission where R == ExternalCameraContents {
    /// What is stored on a connected camera.
    public static var externalCameraContents: Permission { .live }
  }

  extension Permission where R == ExternalCameraControl {
    /// A connected camera, to release and set it.
    public static var externalCameraControl: Permission { .live }
  }
#endif
