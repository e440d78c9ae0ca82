extension ResourceRow {
  /// What kind of thing the system puts before the resource.
  public enum Group: String, Sendable, Hashable, CaseIterable {
    /// The system's own alert, once.
    case prompted
    /// A system sheet each time.
    case sheet
    /// A switch in Settings only.
    case setting
    /// macOS privacy panes and prompts.
    case macOS = "macos"
    /// No longer granted by current systems.
    case legacy
  }

  /// A platform and the first version that has the resource.
  public struct PlatformVersion: Sendable, Hashable {
    /// `iOS`, `macOS`, `macCatalyst`.
    public var platform: String
    /// As Apple writes it: "10.14".
    public var version: String
    /// A platform and its first version.
    public init(_ platform: String, _ version: String) {
      self.platform = platform
      self.version = version
    }
  }

  /// One case of a framework's status type and the state that it folds to.
  public struct RawStatus: Sendable, Hashable {
    /// `AVAuthorizationStatus`.
    public var type: String
    /// `restricted`.
    public var name: String
    /// The raw number where the type has one.
    public var rawValue: Int?
    /// What it means for a feature that needs exactly this row.
    public var state: PermissionState
    /// When it is returned, or what it hides.
    public var note: String?
    /// A raw status and its state.
    public init(
      _ type: String, _ name: String, _ rawValue: Int?, _ state: PermissionState,
      note: String? = nil
    ) {
      self.type = type
      self.name = name
      self.rawValue = rawValue
      self.state = state
      self.note = note
    }
  }

  /// An Info.plist key.
  public struct PurposeKey: Sendable, Hashable {
    /// `NSCameraUsageDescription`.
    public var key: String
    /// Whether the system demands it.
    public var need: Need
    /// A word on when it is needed.
    public var condition: String?
    /// The versions since which the system reads it.
    public var since: String?
    /// Whether the system demands the key.
    public enum Need: String, Sendable, Hashable, CaseIterable {
      /// Always, for current systems.
      case required
      /// One of the `alternative` keys of the row suffices (an older key for older systems).
      case alternative
      /// Only for a part of the resource.
      case conditional
      /// A setting, not a text that people read.
      case setting
    }
    /// A key and whether it is needed.
    public init(_ key: String, _ need: Need, condition: String? = nil, since: String? = nil) {
      self.key = key
      self.need = need
      self.condition = condition
      self.since = since
    }
  }

  /// What a missing purpose key does at the first use.
  public enum MissingPurposeKey: Sendable, Hashable {
    /// The system ends the process.
    case crash(String)
    /// The call throws an exception of Objective-C, which ends the process.
    case exception(String)
    /// The call answers with an error.
    case error(String)
    /// It depends on how the resource is used: the end of "so ...".
    case depends(String)
    /// Nothing is shown and nothing granted.
    case noEffect(String)
    /// The request fails at once.
    case refused(String)
    /// The prompt shows a text of the system's.
    case genericText(String)
    /// There is no purpose key.
    case noKey(String)
    /// Not documented.
    case unknown(String)
  }

  /// Where the person changes the decision.
  public struct SettingsPlace: Sendable, Hashable {
    /// The way to it, as a person taps it.
    public var place: String
    /// The constant or call that opens it.
    public var deepLink: String?
    /// The address that opens it on macOS, or the way to it there.
    public var macOS: String?
    /// A place and what opens it.
    public init(_ place: String, deepLink: String? = nil, macOS: String? = nil) {
      self.place = place
      self.deepLink = deepLink
      self.macOS = macOS
    }
  }

  /// A fact that is yes, no or only sometimes, with its explanation.
  public enum Answer: Sendable, Hashable {
    /// It does.
    case yes(String)
    /// It does not.
    case no(String)
    /// It does in some cases.
    case sometimes(String)
    /// Not documented.
    case unknown(String)
  }

  /// Tools that put a simulator or device into a state.
  public enum TestTool: String, Sendable, Hashable, CaseIterable {
    /// The privacy database's service, as `tccutil` and profiles name it.
    case tcc
    /// `xcrun simctl privacy`.
    case simctl
    /// `XCUIApplication.resetAuthorizationStatus(for:)`.
    case xcuitest
    /// `applesimutils --setPermissions`.
    case applesimutils
    /// Maestro's `permissions:`.
    case maestro
    /// Detox's `permissions`.
    case detox
    /// Appium's `mobile: setPermission`.
    case appium
    /// fastlane.
    case fastlane
  }
}
