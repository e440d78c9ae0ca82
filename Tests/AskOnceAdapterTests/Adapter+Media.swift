import AskOnce
import AskOnceAppleMusic
import AskOnceExternalStorage
import AskOnceFocus
import AskOnceGameCenter
import AskOnceImageCapture
import AskOnceMediaLibrary
import AskOnceMicrophone
import AskOncePasskeys
import AskOncePersonalVoice
import AskOnceSiri
import AskOnceSpeech
import AskOnceTVProvider
import AskOnceWallet
import PermissionModel

extension Adapter {
  static let media = [
    Adapter(
      row: .speechRecognition, status: "SFSpeechRecognizerAuthorizationStatus",
      source: SpeechRecognition.source),
    Adapter(
      row: .mediaLibrary, status: "MPMediaLibraryAuthorizationStatus",
      source: AppleMusicLibrary.source),
    Adapter(row: .mediaLibrary, status: "MusicAuthorization.Status", source: AppleMusic.source),
    Adapter(row: .siri, status: "INSiriAuthorizationStatus", source: Siri.source),
    Adapter(
      row: .focusStatus, status: "INFocusStatusAuthorizationStatus", source: FocusStatus.source),
    Adapter(
      row: .microphoneInjection, status: "AVAudioApplication.MicrophoneInjectionPermission",
      source: MicrophoneInjection.source),
    Adapter(
      row: .personalVoice, status: "AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus",
      source: PersonalVoice.source),
    Adapter(
      row: .externalStorageCapture, status: "AVAuthorizationStatus",
      source: ExternalStorageCapture.source),
    Adapter(
      row: .imageCaptureContents, status: "ICAuthorizationStatus",
      source: ExternalCameraContents.source),
    Adapter(
      row: .imageCaptureControl, status: "ICAuthorizationStatus",
      source: ExternalCameraControl.source),
    Adapter(
      row: .gameCenterFriends, status: "GKFriendsAuthorizationStatus",
      source: GameCenterFriends.source),
    Adapter(row: .tvProvider, status: "VSAccountAccessStatus", source: TVProvider.source),
    Adapter(
      row: .passkeysBrowser,
      status: "ASAuthorizationWebBrowserPublicKeyCredentialManager.AuthorizationState",
      source: BrowserPasskeys.source),
    Adapter(
      row: .walletBackgroundPasses, status: "PKPassLibrary.AuthorizationStatus",
      source: WalletBackgroundPasses.source),
  ]
}
