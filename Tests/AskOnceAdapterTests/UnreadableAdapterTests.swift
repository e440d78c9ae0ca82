import AskOnce
import AskOnceLiveActivities
import AskOnceLocalNetwork
import AskOnceLocation
import AskOnceMotion
import AskOnceNearbyInteraction
import AskOnceNotifications
import AskOnceTesting
import AskOnceVPN
import NearbyInteraction
import NetworkExtension
import PermissionModel
import SimulatedSystem
import Testing

/// What is special of resources whose status the system does not tell, or not whole.
@Suite("Adapters of what cannot be read", .timeLimit(.minutes(10)))
struct UnreadableAdapterTests {
  private let device = SimulatedDevice()

  private func prompts(_ row: ResourceRow) -> Int {
    device.log.filter { $0.what == .promptShown && $0.resource == row.id }.count
  }

  @Test("Live Activities are on without asking, until they are switched off")
  func liveActivities() async {
    let app = device.app("Bus")
    await SimulatedSystem.with(app) {
      let source = LiveActivities.source(in: .simulated(app))
      let activities = Permission<LiveActivities>(source: source)
      #expect(activities.stateNow() == .granted(.full))
      await app.request(.liveActivities)
      app.switchOff(.liveActivities)
      app.open()
      guard case .blocked(let recovery) = await activities.start() else {
        Issue.record("not blocked")
        return
      }
      #expect(recovery.reason == .denied && recovery.settings != nil)
      #expect(prompts(.liveActivities) == 0)
    }
  }

  @Test("a look at the local network's state shows no prompt before the app has asked")
  func readsQuietly() async {
    let app = device.app("Game")
    await SimulatedSystem.with(app) {
      let source = LocalNetwork.source(browsing: "_game._tcp", in: .simulated(app))
      let network = Permission<LocalNetwork>(source: source)
      #expect(await network.state() == .notDetermined)
      #expect(prompts(.localNetwork) == 0)
      async let outcome = network.start()
      await device.prompt().answer(.allow)
      guard case .granted = await outcome else {
        Issue.record("not granted")
        return
      }
      #expect(await network.state() == .granted(.full))
      app.switchOff(.localNetwork)
      app.open()
      #expect(await network.state() == .blocked(.denied))
    }
  }

  @Test("an app that names no service in its Info.plist does not search for one")
  func namesNothing() async {
    let app = device.app("Game", purposeKeys: ["NSLocalNetworkUsageDescription"])
    let heard = Guarded<[PermissionReport]>([])
    await SimulatedSystem.with(app) {
      let source = LocalNetwork.source(browsing: "_game._tcp", in: .simulated(app))
      let network = Permission<LocalNetwork>(
        source: source, report: { report in heard.with { $0.append(report) } })
      guard case .unanswered = await network.start() else {
        Issue.record("asked")
        return
      }
    }
    #expect(heard.with { $0 }.contains { "\($0)".contains("NSBonjourServices") })
    #expect(prompts(.localNetwork) == 0)
  }

  @Test("a device without ultra wideband or accelerometer is unavailable, and asks nothing")
  func missing() async {
    let app = device.app()
    device.send(.removeHardware, .nearbyInteraction)
    device.send(.removeHardware, .motionSensorsRaw)
    await SimulatedSystem.with(app) {
      let host = HostApp.simulated(app)
      let devices = Permission<NearbyDevices>(
        source: NearbyDevices.source(running: NIConfiguration(), in: host))
      let sensors = Permission<RawMotionSensors>(source: RawMotionSensors.source(in: host))
      #expect(await devices.state() == .blocked(.unavailable))
      #expect(await sensors.state() == .blocked(.unavailable))
      guard case .blocked(let recovery) = await devices.start() else {
        Issue.record("not blocked")
        return
      }
      #expect(recovery.settings == nil)
    }
  }

  @Test("critical alerts are asked for although notifications were allowed before")
  func criticalAfterAlerts() async {
    let app = device.app("Alarm")
    await SimulatedSystem.with(app) {
      let host = HostApp.simulated(app)
      let alerts = Permission<Notifications>(source: Notifications.source(in: host))
      let critical = Permission<NotificationsCritical>(
        source: NotificationsCritical.source(in: host))
      async let first = alerts.start()
      await device.prompt().answer(.allow)
      _ = await first
      #expect(await critical.state() == .notDetermined)
      async let second = critical.start()
      await device.prompt().answer(.decline)
      guard case .declined = await second else {
        Issue.record("not declined")
        return
      }
      #expect(await critical.state() == .blocked(.denied))
      #expect(await alerts.state() == .granted(.full))
    }
  }

  @Test("critical alerts are blocked with no prompt where notifications were refused")
  func criticalAfterRefusal() async {
    let app = device.app("Alarm")
    await SimulatedSystem.with(app) {
      let host = HostApp.simulated(app)
      async let alerts = Permission<Notifications>(source: Notifications.source(in: host)).start()
      await device.prompt().answer(.decline)
      _ = await alerts
      let critical = Permission<NotificationsCritical>(
        source: NotificationsCritical.source(in: host))
      guard case .blocked(let recovery) = await critical.start() else {
        Issue.record("not blocked")
        return
      }
      #expect(recovery.reason == .denied)
      #expect(prompts(.notificationsCritical) == 0)
    }
  }

  @Test("time-sensitive notifications come with notifications, with no prompt of their own")
  func timeSensitive() async {
    let app = device.app("Bank")
    await SimulatedSystem.with(app) {
      let host = HostApp.simulated(app)
      async let alerts = Permission<Notifications>(source: Notifications.source(in: host)).start()
      await device.prompt().answer(.allow)
      _ = await alerts
      let urgent = Permission<NotificationsTimeSensitive>(
        source: NotificationsTimeSensitive.source(in: host))
      guard case .granted = await urgent.start() else {
        Issue.record("not granted")
        return
      }
      #expect(device.log.filter { $0.what == .promptShown }.count == 1)
    }
  }

  @Test("the exact location is not asked for before location, nor where location was refused")
  func precise() async {
    let app = device.app("Map")
    await SimulatedSystem.with(app) {
      let host = HostApp.simulated(app)
      let exact = Permission<LocationPrecise>(
        source: LocationPrecise.source(purpose: "Directions", in: host))
      guard case .unanswered = await exact.start() else {
        Issue.record("asked")
        return
      }
      let location = Permission<LocationWhenInUse>(source: LocationWhenInUse.source(in: host))
      async let outcome = location.start()
      await device.prompt().answer(.decline)
      _ = await outcome
      guard case .blocked(let recovery) = await exact.start() else {
        Issue.record("not blocked")
        return
      }
      #expect(recovery.reason == .denied)
      #expect(prompts(.locationPreciseTemporary) == 0)
    }
  }

  @Test("a VPN configuration that was removed in Settings can be asked for again")
  func vpnRemoved() async {
    let app = device.app("Tunnel")
    await SimulatedSystem.with(app) {
      let vpn = Permission<VPNConfiguration>(
        source: VPNConfiguration.source(saving: NEVPNManager(), in: .simulated(app)))
      async let outcome = vpn.start()
      await device.prompt().answer(.allow)
      _ = await outcome
      #expect(await vpn.state() == .granted(.full))
      app.switchOff(.vpnConfiguration)
      app.open()
      #expect(await vpn.state() == .notDetermined)
    }
  }
}
