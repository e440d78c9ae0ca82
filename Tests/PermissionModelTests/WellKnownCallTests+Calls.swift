import PermissionModel

extension WellKnownCallTests {
  private static let center = "UNUserNotificationCenter"
  private static let ask = Symbol.Member.instanceMember("requestAuthorization")
  private static let staticAsk = Symbol.Member.typeMember("requestAuthorization")
  private static let health = ["toShare", "read"]

  static let requests: [Call] = [
    Call(
      "AVCaptureDevice", .typeMember("requestAccess"), ["for"], ("for", ["video"]),
      means: "camera"),
    Call(
      "AVCaptureDevice", .typeMember("requestAccess"), ["for"], ("for", ["audio"]),
      means: "microphone"),
    Call("AVAudioApplication", .typeMember("requestRecordPermission"), means: "microphone"),
    Call("AVAudioSession", .instanceMember("requestRecordPermission"), means: "microphone"),
    Call("PHPhotoLibrary", staticAsk, ["for"], ("for", ["readWrite"]), means: "photos-read-write"),
    Call("PHPhotoLibrary", staticAsk, ["for"], ("for", ["addOnly"]), means: "photos-add-only"),
    Call("PHPhotoLibrary", staticAsk, means: "photos-read-write"),
    Call(
      "CNContactStore", .instanceMember("requestAccess"), ["for"], ("for", ["contacts"]),
      means: "contacts"),
    Call("EKEventStore", .instanceMember("requestFullAccessToEvents"), means: "calendar-full"),
    Call(
      "EKEventStore", .instanceMember("requestWriteOnlyAccessToEvents"),
      means: "calendar-write-only"),
    Call("EKEventStore", .instanceMember("requestFullAccessToReminders"), means: "reminders"),
    Call(
      "EKEventStore", .instanceMember("requestAccess"), ["to"], ("to", ["event"]),
      means: "calendar-full"),
    Call(
      "EKEventStore", .instanceMember("requestAccess"), ["to"], ("to", ["reminder"]),
      means: "reminders"),
    Call(
      "CLLocationManager", .instanceMember("requestWhenInUseAuthorization"),
      means: "location-when-in-use"),
    Call(
      "CLLocationManager", .instanceMember("requestAlwaysAuthorization"),
      means: "location-always"),
    Call(
      "CLLocationManager", .instanceMember("requestTemporaryFullAccuracyAuthorization"),
      ["withPurposeKey"], means: "location-precise-temporary"),
    Call(
      "CLServiceSession", .initializer, ["authorization"], ("authorization", ["always"]),
      means: "location-always"),
    Call(
      center, ask, ["options"], ("options", ["alert", "sound", "badge"]),
      means: "notifications"),
    Call(
      center, ask, ["options"], ("options", ["alert", "provisional"]),
      means: "notifications-provisional"),
    Call(
      center, ask, ["options"], ("options", ["alert", "criticalAlert"]),
      means: "notifications", "notifications-critical"),
    Call("SFSpeechRecognizer", staticAsk, means: "speech-recognition"),
    Call("INPreferences", .typeMember("requestSiriAuthorization"), means: "siri"),
    Call("HKHealthStore", ask, health, ("read", ["types"]), means: "health-share"),
    Call("HKHealthStore", ask, health, ("read", ["nil"])),
    Call("HKHealthStore", ask, health, ("toShare", ["types"]), means: "health-update"),
    Call("HKHealthStore", ask, health, ("toShare", ["[]"])),
    Call("MPMediaLibrary", staticAsk, means: "media-library"),
    Call("MusicAuthorization", .typeMember("request"), means: "media-library"),
    Call("SKCloudServiceController", staticAsk, means: "media-library"),
    Call("ATTrackingManager", .typeMember("requestTrackingAuthorization"), means: "tracking"),
    Call("INFocusStatusCenter", ask, means: "focus-status"),
    Call("AuthorizationCenter", ask, ["for"], ("for", ["individual"]), means: "family-controls"),
    Call("AlarmManager", ask, means: "alarms"),
    Call("ARKitSession", ask, ["for"], ("for", ["handTracking"]), means: "arkit-hand-tracking"),
    Call("FinanceStore", ask, means: "financial-data"),
    Call(
      "AVSpeechSynthesizer", .typeMember("requestPersonalVoiceAuthorization"),
      means: "personal-voice"),
    Call("ASAccessorySession", .instanceMember("showPicker"), ["for"], means: "accessory-setup"),
    Call("", .global("CGRequestScreenCaptureAccess"), means: "screen-capture"),
    Call(
      "", .global("AXIsProcessTrustedWithOptions"), ["_"], ("_", ["true"]),
      means: "accessibility"),
    Call("SMAppService", .instanceMember("register"), means: "login-items"),
  ]

  static let uses: [Call] = [
    Call(
      "LAContext", .instanceMember("evaluatePolicy"), ["_", "localizedReason"],
      ("_", ["deviceOwnerAuthenticationWithBiometrics"]), means: "face-id"),
    Call("CBCentralManager", .initializer, ["delegate", "queue"], means: "bluetooth"),
    Call("HMHomeManager", .initializer, means: "homekit"),
    Call("CMPedometer", .instanceMember("startUpdates"), ["from"], means: "motion"),
    Call("NISession", .instanceMember("run"), ["_"], means: "nearby-interaction"),
    Call("NWBrowser", .initializer, ["for", "using"], means: "local-network"),
    Call(
      "UIImagePickerController", .initializer, [], ("sourceType", ["camera"]),
      means: "camera"),
    Call(
      "UIImagePickerController", .initializer, [],
      ("sourceType", ["photoLibrary"])),
    Call(
      "AVCaptureDeviceInput", .initializer, ["device"], ("device", ["audio"]),
      means: "microphone"),
    Call("VNDocumentCameraViewController", .initializer, means: "camera"),
  ]

  static let pickers: [Call] = [
    Call("PHPickerViewController", .initializer, ["configuration"], means: "photos-read-write"),
    Call("PhotosPicker", .initializer, ["selection", "matching"], means: "photos-read-write"),
    Call(
      "View", .instanceMember("photosPicker"), ["isPresented", "selection"],
      means: "photos-read-write"),
    Call("CNContactPickerViewController", .initializer, means: "contacts"),
    Call("ContactAccessButton", .initializer, ["queryString"], means: "contacts"),
    Call("EKEventEditViewController", .initializer, means: "calendar-full", "calendar-write-only"),
    Call("LocationButton", .initializer, ["_"], means: "location-when-in-use"),
    Call("PasteButton", .initializer, ["payloadType"], means: "pasteboard"),
    Call(
      "UIDocumentPickerViewController", .initializer, ["forOpeningContentTypes"],
      means: "files-documents"),
    Call(
      "View", .instanceMember("fileImporter"),
      ["isPresented", "allowedContentTypes", "onCompletion"],
      means: "files-desktop", "files-documents", "files-downloads", "files-network-volumes",
      "files-removable-volumes", "files-file-provider"),
  ]
}
