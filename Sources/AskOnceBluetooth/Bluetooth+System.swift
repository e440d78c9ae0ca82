#if canImport(CoreBluetooth)
  import AskOnce
  @preconcurrency import CoreBluetooth
  import Foundation
  import PermissionModel

  extension Bluetooth: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<Bluetooth>(source: source(in: .main))

    /// The system as a source: making a manager is what asks. Whether Bluetooth is on, or there at
    /// all, a manager alone can tell; before the person was asked, nobody can.
    /// https://developer.apple.com/documentation/corebluetooth/cbcentralmanager
    package static func source(in host: HostApp) -> PermissionSource {
      let status: @Sendable () -> Standing = {
        row.standing(
          ofRawValue: CBManager.authorization.rawValue, type: "CBManagerAuthorization")
      }
      let radio: @Sendable (Int) -> Standing = {
        row.standing(ofRawValue: $0, type: "CBManagerState")
      }
      return .system(
        row, in: host,
        read: {
          var standing = status()
          guard standing.record.scope != nil else { return standing }
          let radio = radio(await BluetoothRadio.state(in: host) { radio($0).record != .unknown })
          standing.isSwitchedOff = radio.isSwitchedOff
          standing.isMissing = radio.isMissing
          return standing
        },
        readNow: status,
        request: {
          _ = await BluetoothRadio.state(in: host) { _ in status() != Standing() }
        })
    }
  }

  /// A manager for as long as it takes to learn its state; it does not keep its delegate.
  private final class BluetoothRadio: NSObject, CBCentralManagerDelegate, Sendable {
    private let changed: @Sendable (Int) -> Void

    private init(_ changed: @escaping @Sendable (Int) -> Void) { self.changed = changed }

    /// The first state that is good enough; where none comes, the one when no prompt is up.
    static func state(
      in host: HostApp, isEnough: @escaping @Sendable (_ state: Int) -> Bool
    ) async -> Int {
      let made = Guarded<(CBCentralManager, BluetoothRadio)?>(nil)
      let ended = Guarded<Task<Void, Never>?>(nil)
      let state = await valueOnce { (finish: @escaping @Sendable (Int) -> Void) in
        let delegate = BluetoothRadio { if isEnough($0) { finish($0) } }
        let promptEnded = host.watchPrompt()
        // The system's alert about a radio that is off would come on top of the feature's words.
        let central = CBCentralManager(
          delegate: delegate, queue: nil, options: [CBCentralManagerOptionShowPowerAlertKey: false])
        made.with { $0 = (central, delegate) }
        let end = Task {
          await promptEnded()
          finish(made.with { $0?.0.state.rawValue } ?? 0)
        }
        ended.with { $0 = end }
      }
      ended.with { $0 }?.cancel()
      made.with { $0 = nil }
      return state
    }

    func centralManagerDidUpdateState(_ central: CBCentralManager) {
      changed(central.state.rawValue)
    }
  }

  extension Permission where R == Bluetooth {
    /// Bluetooth accessories nearby.
    public static var bluetooth: Permission { .live }
  }
#endif
