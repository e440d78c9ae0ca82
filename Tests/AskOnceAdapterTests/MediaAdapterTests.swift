import AskOnce
import AskOnceAppleMusic
import AskOnceGameCenter
import AskOnceImageCapture
import AskOnceMediaLibrary
import AskOnceMicrophone
import AskOncePersonalVoice
import AskOnceSiri
import AskOnceSpeech
import AskOnceTVProvider
import AskOnceTesting
import AskOnceWallet
import Intents
import MediaPlayer
import PermissionModel
import SimulatedSystem
import Speech
import Testing

/// What is special of speech, media and accounts.
@Suite("Adapters of media", .timeLimit(.minutes(10)))
struct MediaAdapterTests {
  private let device = SimulatedDevice()

  private func permission<R: Resource>(
    _ source: (HostApp) -> PermissionSource, in app: SimulatedApp
  ) -> Permission<R> {
    Permission(source: source(.simulated(app)))
  }

  @Test("a denied Siri is a restricted speech recognition by number, and never by state")
  func numbering() async {
    let app = device.app()
    await SimulatedSystem.with(app) {
      for row in [ResourceRow.speechRecognition, .mediaLibrary, .siri] {
        async let asked: Void = app.request(row)
        await device.prompt().answer(.decline)
        await asked
      }
      #expect(SFSpeechRecognizer.authorizationStatus().rawValue == 1)
      #expect(MPMediaLibrary.authorizationStatus().rawValue == 1)
      #expect(INPreferences.siriAuthorizationStatus().rawValue == 2)
      let speech: Permission<SpeechRecognition> = permission(SpeechRecognition.source, in: app)
      let music: Permission<AppleMusicLibrary> = permission(AppleMusicLibrary.source, in: app)
      let siri: Permission<Siri> = permission(Siri.source, in: app)
      #expect(speech.stateNow() == .blocked(.denied))
      #expect(music.stateNow() == .blocked(.denied))
      #expect(siri.stateNow() == .blocked(.denied))
      for row in [ResourceRow.speechRecognition, .mediaLibrary, .siri] {
        device.send(.restrict, row)
      }
      #expect(SFSpeechRecognizer.authorizationStatus().rawValue == 2)
      #expect(MPMediaLibrary.authorizationStatus().rawValue == 2)
      #expect(INPreferences.siriAuthorizationStatus().rawValue == 1)
      #expect(speech.stateNow() == .blocked(.restricted))
      #expect(music.stateNow() == .blocked(.restricted))
      #expect(siri.stateNow() == .blocked(.restricted))
    }
  }

  @Test("who was allowed Apple Music is not asked for the media library once more")
  func oneDecision() async {
    let app = device.app("Radio")
    await SimulatedSystem.with(app) {
      let music: Permission<AppleMusic> = permission(AppleMusic.source, in: app)
      let library: Permission<AppleMusicLibrary> = permission(AppleMusicLibrary.source, in: app)
      async let outcome = music.start()
      await device.prompt().answer(.allow)
      guard case .granted = await outcome, case .granted = await library.start() else {
        Issue.record("not granted")
        return
      }
      #expect(device.log.filter { $0.what == .promptShown }.count == 1)
    }
  }

  @Test("audio in calls that is off for all apps can be switched on in Settings")
  func injectionSwitchedOff() async {
    let app = device.app()
    device.send(.switchSystemOff, .microphoneInjection)
    await SimulatedSystem.with(app) {
      let injection: Permission<MicrophoneInjection> = permission(
        MicrophoneInjection.source, in: app)
      guard case .blocked(let recovery) = await injection.start() else {
        Issue.record("not blocked")
        return
      }
      #expect(recovery.reason == .switchedOff)
      #expect(recovery.settings != nil)
      device.send(.switchSystemOn, .microphoneInjection)
      #expect(injection.stateNow() == .notDetermined)
    }
  }

  @Test("a device without personal voices has neither prompt nor recovery")
  func noPersonalVoice() async {
    let app = device.app()
    device.send(.removeHardware, .personalVoice)
    await SimulatedSystem.with(app) {
      let voice: Permission<PersonalVoice> = permission(PersonalVoice.source, in: app)
      guard case .blocked(let recovery) = await voice.start() else {
        Issue.record("not blocked")
        return
      }
      #expect(recovery.reason == .unavailable)
      #expect(recovery.settings == nil)
      #expect(device.promptOnScreen == nil)
    }
  }

  @Test("seeing what a camera holds is not controlling it")
  func externalCameras() async {
    let app = device.app("Import")
    await SimulatedSystem.with(app) {
      let contents: Permission<ExternalCameraContents> = permission(
        ExternalCameraContents.source, in: app)
      let control: Permission<ExternalCameraControl> = permission(
        ExternalCameraControl.source, in: app)
      async let outcome = contents.start()
      await device.prompt().answer(.allow)
      guard case .granted = await outcome else {
        Issue.record("not granted")
        return
      }
      #expect(contents.stateNow() == .granted(.full))
      #expect(control.stateNow() == .notDetermined)
    }
  }

  @Test("friends are not available until the player has signed in to Game Center")
  func signedOut() async {
    let app = device.app("Chess")
    device.send(.removeHardware, .gameCenterFriends)
    await SimulatedSystem.with(app) {
      let friends: Permission<GameCenterFriends> = permission(GameCenterFriends.source, in: app)
      #expect(await friends.state() == .blocked(.unavailable))
      #expect(friends.stateNow() == nil)
      guard case .blocked = await friends.start() else {
        Issue.record("not blocked")
        return
      }
      #expect(device.promptOnScreen == nil)
      device.send(.addHardware, .gameCenterFriends)
      #expect(await friends.state() == .notDetermined)
    }
  }

  @Test("reading the TV provider's status shows no prompt, though it is the same call")
  func readsQuietly() async {
    let app = device.app("Films")
    await SimulatedSystem.with(app) {
      let subscription: Permission<TVProvider> = permission(TVProvider.source, in: app)
      #expect(await subscription.state() == .notDetermined)
      #expect(device.promptOnScreen == nil)
      async let outcome = subscription.start()
      await device.prompt().answer(.allow)
      guard case .granted = await outcome else {
        Issue.record("not granted")
        return
      }
      #expect(await subscription.state() == .granted(.full))
    }
  }

  @Test("without Wallet there is nothing to ask for, and its library is not asked")
  func noWallet() async {
    let app = device.app("Tickets")
    device.send(.removeHardware, .walletBackgroundPasses)
    await SimulatedSystem.with(app) {
      let passes: Permission<WalletBackgroundPasses> = permission(
        WalletBackgroundPasses.source, in: app)
      #expect(passes.stateNow() == .blocked(.unavailable))
    }
  }
}
