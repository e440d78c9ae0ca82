import AskOnce
import PermissionModel

/// A device in memory: it has the system's permission database, prompts that wait for an answer,
/// Settings, and apps that it launches and ends.
///
/// It runs the machine of PermissionModel, with the device's standing for each app and resource;
/// prompts are answered and switches flipped by the test, `log` holds all that was seen.
///
/// ```swift
/// let device = SimulatedDevice()
/// async let outcome = Permission<Microphone>.simulated(device).start()
/// await device.prompt().answer(.decline)
/// ```
public final class SimulatedDevice: Sendable {
  let memory = Guarded(DeviceMemory())

  /// A new device.
  public init() {}

  /// The app of that name; the first time, it is installed and opened, and the others leave.
  ///
  /// - Parameters:
  ///   - name: What it is called here.
  ///   - purposeKeys: The keys in its Info.plist; nil: all that it needs.
  public func app(_ name: String = "App", purposeKeys: Set<String>? = nil) -> SimulatedApp {
    perform { $0.install(name, purposeKeys) }
    return SimulatedApp(device: self, name: name)
  }

  /// All that was seen, in order.
  public var log: [DeviceLogEntry] { memory.with { $0.log } }

  /// The time since the device was made; only `advance` moves it.
  public var now: DeviceTime { memory.with { $0.now } }

  /// The prompt that is up, of the app in the foreground; the others wait until it is gone.
  public var promptOnScreen: SimulatedPrompt? {
    memory.with { $0.visiblePrompt }.map { SimulatedPrompt(device: self, shown: $0) }
  }

  /// Waits until a prompt is up.
  public func prompt() async -> SimulatedPrompt {
    let shown = await withCheckedContinuation { waiting in
      let shown = memory.with { memory in
        if memory.visiblePrompt == nil { memory.awaitingPrompt.append(waiting) }
        return memory.visiblePrompt
      }
      if let shown { waiting.resume(returning: shown) }
    }
    return SimulatedPrompt(device: self, shown: shown)
  }

  /// Moves time on, and wakes who slept until then.
  public func advance(by duration: DeviceTime) {
    perform { $0.advance(by: duration) }
  }

  /// How many sleep in the device's time.
  public var sleeperCount: Int { memory.with { $0.sleepers.count } }

  /// Sleeps in the device's time.
  public func sleep(for duration: DeviceTime) async {
    await withCheckedContinuation { sleeper in
      perform { memory in
        memory.sleepers.append((memory.now + duration, sleeper))
        memory.wakeSleepers()
      }
    }
  }

  /// Sends an event of the device's owner, or of the system's own switches, to all apps.
  ///
  /// `restrict`, `unrestrict`, `removeHardware`, `addHardware`, `switchSystemOff` or
  /// `switchSystemOn`.
  public func send(_ event: Event, _ row: ResourceRow) {
    perform { $0.sendToAllApps(event, row) }
  }

  /// Resets the privacy settings of the whole device.
  public func resetPrivacy() {
    perform { memory in
      for name in memory.apps.keys.sorted() { memory.sendToAllFlows(.resetPrivacy, of: name) }
    }
  }

  /// Changes the device's memory, and then calls whom the change concerns.
  @discardableResult
  func perform<Result>(_ body: (inout DeviceMemory) -> Result) -> Result {
    let (result, calls) = memory.with { memory in
      let result = body(&memory)
      defer { memory.calls = [] }
      return (result, memory.calls)
    }
    for call in calls { call() }
    return result
  }
}
