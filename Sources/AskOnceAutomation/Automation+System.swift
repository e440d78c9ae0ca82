// Elsewhere Core Services has no Apple events.
#if canImport(CoreServices) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import AskOnce
  import CoreServices
  import PermissionModel

  extension Automation {
    private static let permissions = ParameterizedPermissions<Automation, String> {
      Permission(source: source(of: $0, in: .main))
    }

    /// The one of the whole app for a target.
    fileprivate static func permission(of target: String) -> Permission<Automation> {
      permissions[target]
    }

    /// The system as a source. Both calls talk to another process; the one that asks keeps its
    /// thread until the person has answered:
    /// https://developer.apple.com/documentation/coreservices/3025784-aedeterminepermissiontoautomatet
    package static func source(of target: String, in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        read: { row.standing(ofRawValue: determine(target, asks: false), type: "OSStatus") },
        readNow: nil,
        request: { await WaitingThread().run { _ = determine(target, asks: true) } })
    }

    /// Whether all events may be sent to the target.
    private static func determine(_ target: String, asks: Bool) -> OSStatus {
      let name = Array(target.utf8)
      var address = AEAddressDesc()
      AECreateDesc(DescType(typeApplicationBundleID), name, name.count, &address)
      defer { AEDisposeDesc(&address) }
      return AEDeterminePermissionToAutomateTarget(
        &address, AEEventClass(typeWildCard), AEEventID(typeWildCard), asks)
    }
  }

  extension Permission where R == Automation {
    /// Control of another app, which has to run: the system knows nothing of one that does not.
    ///
    /// - Parameter target: Its bundle identifier.
    public static func automation(of target: String) -> Permission {
      Automation.permission(of: target)
    }
  }
#endif
