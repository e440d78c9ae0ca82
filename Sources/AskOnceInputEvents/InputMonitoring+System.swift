#if canImport(IOKit) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import AskOnce
  import PermissionModel

  #if canImport(IOKit.hidsystem)
    import IOKit.hidsystem
  #else
    import IOKit
  #endif

  extension InputMonitoring: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<InputMonitoring>(source: source(in: .main))

    /// The system as a source. Its alert only leads to System Settings, so that a start which asks
    /// ends unanswered, whatever the status says then:
    /// https://opensource.apple.com/source/IOKitUser/IOKitUser-1845.60.2/hidsystem.subproj/IOHIDLib.h.auto.html
    package static func source(in host: HostApp) -> PermissionSource {
      .inputEvents(row, kIOHIDRequestTypeListenEvent, in: host)
    }
  }

  extension InputPosting: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<InputPosting>(source: source(in: .main))

    /// The system as a source. Its alert only leads to System Settings, so that a start which asks
    /// ends unanswered, whatever the status says then:
    /// https://opensource.apple.com/source/IOKitUser/IOKitUser-1845.60.2/hidsystem.subproj/IOHIDLib.h.auto.html
    package static func source(in host: HostApp) -> PermissionSource {
      .inputEvents(row, kIOHIDRequestTypePostEvent, in: host)
    }
  }

  extension PermissionSource {
    /// Both by IOKit: the calls of Core Graphics do not tell "no" from "not asked yet".
    fileprivate static func inputEvents(
      _ row: ResourceRow, _ type: IOHIDRequestType, in host: HostApp
    ) -> PermissionSource {
      let number = type.rawValue
      return .system(
        row, in: host,
        readNow: {
          let access = IOHIDCheckAccess(IOHIDRequestType(rawValue: number))
          return row.standing(ofRawValue: access.rawValue, type: "IOHIDAccessType")
        },
        request: {
          await WaitingThread().run { _ = IOHIDRequestAccess(IOHIDRequestType(rawValue: number)) }
        })
    }
  }

  extension Permission where R == InputMonitoring {
    /// What is typed and clicked in other apps.
    public static var inputMonitoring: Permission { .live }
  }

  extension Permission where R == InputPosting {
    /// Typing and clicking in other apps.
    public static var inputPosting: Permission { .live }
  }
#endif
