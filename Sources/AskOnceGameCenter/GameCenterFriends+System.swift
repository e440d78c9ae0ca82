#if canImport(GameKit)
  import AskOnce
  @preconcurrency import GameKit
  import PermissionModel

  extension GameCenterFriends: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<GameCenterFriends>(source: source(in: .main))

    /// Loading the friends is what asks. Until the player has signed in, they are not available.
    /// The system as a source:
    /// https://developer.apple.com/documentation/gamekit/gklocalplayer/loadfriends(_:)
    package static func source(in host: HostApp) -> PermissionSource {
      .system(
        row, in: host,
        read: {
          guard GKLocalPlayer.local.isAuthenticated else {
            return row.standing(ofRawStatus: "false", type: "GKLocalPlayer.isAuthenticated")
          }
          return await valueOnce { finish in
            GKLocalPlayer.local.loadFriendsAuthorizationStatus { status, _ in
              finish(
                row.standing(ofRawValue: status.rawValue, type: "GKFriendsAuthorizationStatus"))
            }
          }
        },
        readNow: nil,
        request: {
          await finishOnce { finish in
            GKLocalPlayer.local.loadFriends { _, _ in finish() }
          }
        })
    }
  }

  extension Permission where R == GameCenterFriends {
    /// The player's friends of Game Center.
    public static var gameCenterFriends: Permission { .live }
  }
#endif
