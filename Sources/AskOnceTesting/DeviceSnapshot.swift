import AskOnce
import PermissionModel

/// The whole state of a device, to compare after each step of a script.
public struct DeviceSnapshot: Sendable, Hashable, CustomStringConvertible {
  /// The time since the device was made.
  public var time: DeviceTime
  /// One line for each app, by name: `Maps: active`, `Maps: ended, location-always allowed.full`.
  public var apps: [String]
  /// The prompts, in the order of the requests: `Maps: location-when-in-use`.
  public var prompts: [String]

  /// All lines.
  public var description: String {
    (["\(time)"] + apps + prompts.map { "prompt \($0)" }).joined(separator: "\n")
  }
}

extension SimulatedDevice {
  /// The whole state now.
  public var snapshot: DeviceSnapshot {
    memory.with { memory in
      DeviceSnapshot(
        time: memory.now,
        apps: memory.apps.keys.sorted().map { memory.line(of: $0) },
        prompts: memory.prompts.map { "\($0.app): \($0.row.id)" })
    }
  }
}

extension DeviceMemory {
  fileprivate func line(of name: String) -> String {
    guard let app = apps[name] else { return name }
    let process = app.isActive ? "active" : app.isRunning ? "in the background" : "ended"
    let standings = app.standings.keys.sorted().map { id in
      "\(id) \(app.standings[id, default: Standing()].words)"
    }
    return "\(name): " + ([process] + standings).joined(separator: ", ")
  }
}

extension Standing {
  /// `allowed.full restricted`.
  fileprivate var words: String {
    let stored =
      switch record {
      case .none: "none"
      case .allowed(let scope): "allowed.\(scope.rawValue)"
      case .allowedOnce(let scope): "once.\(scope.rawValue)"
      case .denied: "denied"
      case .unknown: "unknown"
      }
    let more = [
      (isUpgradeSpent, "asked for more"), (isRestricted, "restricted"),
      (isSwitchedOff, "switched off"), (isMissing, "missing"),
    ]
    return ([stored] + more.filter(\.0).map(\.1)).joined(separator: " ")
  }
}
