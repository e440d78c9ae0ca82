import Facts
import PermissionModel

extension Rule {
  /// A resource is asked for, and no purpose string is stated anywhere.
  package static let missingPurposeString = Rule(
    id: "missing-purpose-string", group: .metadata, severity: .error,
    summary: "A protected resource is used, and its purpose string is missing.",
    why: """
      The system ends the app, or refuses without a prompt, at the first use of a resource whose \
      purpose string is missing; the upload is refused too (ITMS-90683).
      """,
    fix: "Add the key to the Info.plist of the target, with a text that says what it is used for.",
    sources: [.requestingAccess, .clearPurpose],
    triggers: [
      """
      import AVFoundation
      func ask() {
        ↓AVCaptureDevice.requestAccess(for: .video) { _ in }
      }
      --- App.xcodeproj/project.pbxproj
      { objects = {
        P = { isa = PBXProject; targets = ( T ); buildConfigurationList = L; };
        T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          INFOPLIST_KEY_NSMicrophoneUsageDescription = "Records voice notes."; }; };
      }; rootObject = P; }
      """,
      """
      import LocalAuthentication
      func unlock() {
        ↓LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open") { _, _ in }
      }
      func unlockAgain() {
        1️⃣LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open") { _, _ in }
      }
      --- Info.plist
      { CFBundleIdentifier = "com.example.app"; NSCameraUsageDescription = "Takes photos."; }
      """,
    ],
    passes: [
      """
      import AVFoundation
      func ask() {
        AVCaptureDevice.requestAccess(for: .video) { _ in }
      }
      --- App.xcodeproj/project.pbxproj
      { objects = {
        P = { isa = PBXProject; targets = ( T ); buildConfigurationList = L; };
        T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          INFOPLIST_KEY_NSCameraUsageDescription = "Takes the photos of a note."; }; };
      }; rootObject = P; }
      """,
      """
      import AVFoundation
      func ask() {
        AVCaptureDevice.requestAccess(for: .video) { _ in }
      }
      """,
      """
      import UserNotifications
      func ask() {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
      }
      --- Info.plist
      { CFBundleIdentifier = "com.example.app"; }
      """,
      """
      import Speech
      func dictate() {
        SFSpeechRecognizer.requestAuthorization { _ in }
      }
      --- Info.plist
      { CFBundleIdentifier = "com.example.app";
        NSSpeechRecognitonUsageDescription = "Writes down what you dictate."; }
      """,
    ],
    check: { subject in
      guard subject.statesAnApp else { return [] }
      return (subject.unstatedKeys.value + subject.unstatedKeysOfPrograms).map {
        missing($0, subject)
      }
    })

  private static func missing(_ unstated: Subject.UnstatedKey, _ subject: Subject) -> Finding {
    let name = unstated.row.spokenName
    let systems =
      unstated.systems.isEmpty
      ? "" : ", in an app that runs on \(unstated.systems.joined(separator: " and "))"
    return Finding(
      rule: "missing-purpose-string", severity: unstated.isOfExtensionsAlone ? .warning : .error,
      certainty: unstated.certainty,
      message: "\(name) is used here\(systems), and \(unstated.owner)\(unstated.effect)",
      help: "Add \(unstated.key) to the target's Info.plist, with what \(name) is used for.",
      place: unstated.places[0],
      related: unstated.places.dropFirst().prefix(9).map {
        RelatedPlace("used here too", at: $0)
      },
      about: unstated.key,
      fix: subject.addition(
        of: unstated.key, for: name, to: subject.apps.app(of: unstated.places[0].path)))
  }
}
