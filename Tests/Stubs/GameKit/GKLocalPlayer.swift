// Bindings: objc2 GameKit/GKLocalPlayer.rs, GameKit/GKPlayer.rs; macios src/GameKit/GameKit.cs,
// src/gamekit.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/gamekit/gkfriendsauthorizationstatus
public struct GKFriendsAuthorizationStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/gamekit/gkplayer
open class GKPlayer: NSObject {}

/// https://developer.apple.com/documentation/gamekit/gklocalplayer
open class GKLocalPlayer: GKPlayer {
  /// https://developer.apple.com/documentation/gamekit/gklocalplayer/local
  public class var local: GKLocalPlayer { GKLocalPlayer() }

  /// https://developer.apple.com/documentation/gamekit/gklocalplayer/isauthenticated
  public var isAuthenticated: Bool {
    !SimulatedSystem.app.standing(.gameCenterFriends).isMissing
  }

  /// https://developer.apple.com/documentation/gamekit/gklocalplayer/loadfriendsauthorizationstatus(_:)
  public func loadFriendsAuthorizationStatus(
    _ answer: @escaping @Sendable (GKFriendsAuthorizationStatus, (any Error)?) -> Void
  ) {
    Task {
      let value = SimulatedSystem.rawValue(
        .gameCenterFriends, type: "GKFriendsAuthorizationStatus")
      answer(GKFriendsAuthorizationStatus(rawValue: value), nil)
    }
  }

  /// https://developer.apple.com/documentation/gamekit/gklocalplayer/loadfriends(_:)
  public func loadFriends(_ answer: @escaping @Sendable ([GKPlayer]?, (any Error)?) -> Void) {
    SimulatedSystem.request(.gameCenterFriends) {
      answer(SimulatedSystem.isGranted(.gameCenterFriends) ? [] : nil, nil)
    }
  }
}
