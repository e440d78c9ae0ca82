#if canImport(Intents) && !os(tvOS)
  import AskOnce
  @preconcurrency import Intents
  import PermissionModel

  extension FocusStatus: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<FocusStatus>(source: source(in: .main))

    /// The system as a source:
    /// https://developer.apple.com/documentation/intents/infocusstatuscenter/requestauthorization(completionhandler:)
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        readNow: {
          let status = INFocusStatusCenter.default.authorizationStatus
          return row.standing(
            ofRawValue: status.rawValue, type: "INFocusStatusAuthorizationStatus")
        },
        request: {
          await finishOnce { finish in
            INFocusStatusCenter.default.requestAuthorization { _ in finish() }
          }
        })
    }
  }

  extension Permission where R == FocusStatus {
    /// Whether the person has turned a Focus on.
    public static var focusStatus: Permission { .live }
  }
#endif
