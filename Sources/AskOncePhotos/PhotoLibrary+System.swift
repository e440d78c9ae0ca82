#if canImport(Photos) && !os(watchOS)
  import AskOnce
  import PermissionModel
  @preconcurrency import Photos

  extension PhotoLibrary: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<PhotoLibrary>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/photokit/phphotolibrary/requestauthorization(for:handler:)
    package static func source(in host: HostApp) -> PermissionSource {
      .photos(row, .readWrite, in: host)
    }
  }

  extension PhotoLibraryAddOnly: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<PhotoLibraryAddOnly>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/photokit/phphotolibrary/requestauthorization(for:handler:)
    package static func source(in host: HostApp) -> PermissionSource {
      .photos(row, .addOnly, in: host)
    }
  }

  extension PermissionSource {
    fileprivate static func photos(
      _ row: ResourceRow, _ level: PHAccessLevel, in host: HostApp
    ) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          let status = PHPhotoLibrary.authorizationStatus(for: level)
          return row.standing(ofRawValue: status.rawValue, type: "PHAuthorizationStatus")
        },
        request: {
          await finishOnce { finish in
            PHPhotoLibrary.requestAuthorization(for: level) { _ in finish() }
          }
        })
    }
  }

  extension Permission where R == PhotoLibrary {
    /// The photo library, to read and write.
    public static var photoLibrary: Permission { .live }
  }

  extension Permission where R == PhotoLibraryAddOnly {
    /// The photo library, to add only.
    public static var photoLibraryAddOnly: Permission { .live }
  }
#endif
