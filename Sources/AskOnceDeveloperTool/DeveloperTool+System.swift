#if canImport(ExecutionPolicy) && !targetEnvironment(macCatalyst)
  import AskOnce
  @preconcurrency import ExecutionPolicy
  import PermissionModel

  extension DeveloperTool: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<DeveloperTool>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/executionpolicy/epdevelopertool
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          let status = EPDeveloperTool().authorizationStatus
          return row.standing(ofRawValue: status.rawValue, type: "EPDeveloperToolStatus")
        },
        request: {
          // It has to live until it calls back.
          let tool = EPDeveloperTool()
          await finishOnce { finish in tool.requestAccess { _ in finish() } }
          withExtendedLifetime(tool) {}
        })
    }
  }

  extension Permission where R == DeveloperTool {
    /// Running software that the system has not checked.
    public static var developerTool: Permission { .live }
  }
#endif
