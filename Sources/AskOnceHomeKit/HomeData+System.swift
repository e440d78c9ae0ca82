#if canImport(HomeKit) && !os(macOS)
  import AskOnce
  import Foundation
  @preconcurrency import HomeKit
  import PermissionModel

  extension HomeData: LiveResource {
    /// The one of the whole app.
    public static let permission = Permission<HomeData>(source: source(in: .main))

    /// The system as a source. To make a manager is to ask, and only a manager tells the status:
    /// https://developer.apple.com/documentation/homekit/hmhomemanager
    package static func source(in host: HostApp) -> PermissionSource {
      .readingAsks(row, in: host) { await HomeRequest.run(in: host) }
    }
  }

  /// One look at the status. It is valid when the delegate is called, which happens once the person
  /// has answered:
  /// https://developer.apple.com/documentation/homekit/hmhomemanager/authorizationstatus
  private final class HomeRequest: NSObject, HMHomeManagerDelegate, Sendable {
    private let finish: @Sendable () -> Void

    private init(_ finish: @escaping @Sendable () -> Void) { self.finish = finish }

    /// Makes the manager on the main thread, whose run loop calls the delegate.
    @MainActor static func run(in host: HostApp) async -> Standing {
      let promptEnded = host.watchPrompt()
      let homes = HMHomeManager()
      let delegate = Guarded<HomeRequest?>(nil)
      let ended = Guarded<Task<Void, Never>?>(nil)
      await finishOnce { (finish: @escaping @Sendable () -> Void) in
        let request = HomeRequest(finish)
        delegate.with { $0 = request }
        homes.delegate = request
        let end = Task {
          await promptEnded()
          finish()
        }
        ended.with { $0 = end }
      }
      ended.with { $0 }?.cancel()
      homes.delegate = nil
      // Until here: the manager does not keep its delegate.
      delegate.with { $0 = nil }
      return HomeData.row.standing(
        ofBits: homes.authorizationStatus.rawValue, type: "HMHomeManagerAuthorizationStatus")
    }

    func homeManager(
      _ homes: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus
    ) {
      if status.contains(.determined) || status.contains(.restricted) { finish() }
    }

    func homeManagerDidUpdateHomes(_ homes: HMHomeManager) { finish() }
  }

  extension Permission where R == HomeData {
    /// The homes and accessories of Apple Home. Its state is read from the system once the app has
    /// asked, and is not determined until then.
    public static var homeData: Permission { .live }
  }
#endif
