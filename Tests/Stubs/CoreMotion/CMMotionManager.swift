// Bindings: objc2 CoreMotion/CMAccelerometer.rs, CoreMotion/CMMotionManager.rs; macios
// src/coremotion.cs

import AskOnceTesting
import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/coremotion/cmaccelerometerdata
open class CMAccelerometerData: NSObject {}

/// https://developer.apple.com/documentation/coremotion/cmaccelerometerhandler
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void

/// https://developer.apple.com/documentation/coremotion/cmmotionmanager
open class CMMotionManager: NSObject, @unchecked Sendable {
  private let app = SimulatedSystem.app
  private var isStopped = false

  /// https://developer.apple.com/documentation/coremotion/cmmotionmanager/isaccelerometeravailable
  public var isAccelerometerAvailable: Bool { !app.standing(.motionSensorsRaw).isMissing }

  /// https://developer.apple.com/documentation/coremotion/cmmotionmanager/startaccelerometerupdates(to:withhandler:)
  public func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler tell: @escaping CMAccelerometerHandler
  ) {
    let app = app
    nonisolated(unsafe) let tell = tell
    Task {
      await app.request(.motionSensorsRaw)
      let state = app.standing(.motionSensorsRaw).state(for: ResourceRow.motionSensorsRaw.traits)
      queue.addOperation {
        if self.isStopped { return }
        switch state {
        case .granted: tell(CMAccelerometerData(), nil)
        case .blocked: tell(nil, NSError(domain: "CMErrorDomain", code: 111))
        case .notDetermined: break
        }
      }
    }
  }

  /// https://developer.apple.com/documentation/coremotion/cmmotionmanager/stopaccelerometerupdates()
  public func stopAccelerometerUpdates() { isStopped = true }
}
