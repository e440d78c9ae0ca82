import Facts

extension Rule {
  /// A purpose string names the resource and asks for it, and does not say what for.
  package static let vaguePurposeString = Rule(
    id: "vague-purpose-string", group: .metadata, severity: .warning,
    summary: "A purpose string does not say what the resource is used for.",
    why: """
      App Review rejects texts that only say that the app needs the resource, or needs it for a \
      better experience: people cannot tell what they would allow. Texts in English, German, \
      French, Spanish, Portuguese, Korean, Japanese and Chinese are judged.
      """,
    fix: """
      Name the feature and what it does with the data: "Records your voice notes", "Shows stations \
      near you on the map".
      """,
    sources: [.clearPurpose],
    triggers: [
      """
      struct Home {}
      --- Info.plist
      { ↓NSMicrophoneUsageDescription = "This app needs the microphone."; }
      --- ko.lproj/InfoPlist.strings
      "NSMicrophoneUsageDescription" = 1️⃣"이 앱은 마이크가 필요합니다.";
      """,
      """
      struct Home {}
      --- App.xcodeproj/project.pbxproj
      { objects = {
        P = { isa = PBXProject; targets = ( T ); };
        T = { isa = PBXNativeTarget; name = Tramway; buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        L = { isa = XCConfigurationList; buildConfigurations = ( C, D ); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          ↓INFOPLIST_KEY_NSLocationWhenInUseUsageDescription = "Tramway uses your location."; }; };
        D = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          1️⃣INFOPLIST_KEY_NSLocationWhenInUseUsageDescription = "Tramway uses your location."; }; };
      }; rootObject = P; }
      """,
      """
      struct Home {}
      --- Info.plist
      { ↓NSCameraUsageDescription = "$(PRODUCT_NAME) uses the camera to take pictures"; }
      """,
    ],
    passes: [
      """
      struct Home {}
      --- Info.plist
      { NSMicrophoneUsageDescription = "Records your voice notes."; }
      --- ko.lproj/InfoPlist.strings
      "NSMicrophoneUsageDescription" = "음성 노트를 녹음합니다.";
      """,
      """
      struct Home {}
      --- Info.plist
      { NSCameraUsageDescription = "This app needs the camera to scan QR codes."; }
      --- nl.lproj/InfoPlist.strings
      "NSCameraUsageDescription" = "Deze app wil de camera gebruiken.";
      """,
      """
      struct Home {}
      --- Info.plist
      { NSCameraUsageDescription = "$(PRODUCT_NAME) uses the camera $(CAMERA_USE)"; }
      """,
    ],
    check: { subject in
      let names = AppNames(subject.facts)
      let certainty = { (statement: PurposeStrings.Statement) in
        vagueness(of: statement, names)
      }
      let (purposes, apps) = (subject.purposes, subject.apps)
      return purposes.grouped(by: apps) { certainty($0) != nil }.map { statements in
        let replaced = purposes.isReplaced(statements[0], in: apps) { certainty($0) == nil }
        let surest = statements.compactMap(certainty).max() ?? .possible
        return vague(statements, replaced ? .possible : surest, subject)
      }
    })

  /// How surely a statement says no use; nil where it says one, or cannot be judged.
  private static func vagueness(
    of statement: PurposeStrings.Statement, _ names: AppNames
  ) -> Certainty? {
    guard let text = names.replaced(in: statement.text), text.contains(where: \.isLetter)
    else { return nil }
    let verdict = PurposeWording.verdict(on: text, language: statement.language)
    guard let verdict, verdict < .use, placeholderCertainty(statement, names) == nil else {
      return nil
    }
    return verdict == .nothing ? .likely : .possible
  }

  private static func vague(
    _ statements: [PurposeStrings.Statement], _ certainty: Certainty, _ subject: Subject
  ) -> Finding {
    let first = statements[0]
    let rows = subject.asBuilt.app.symbols.rows.values.sorted { $0.id < $1.id }
    let row = rows.first { row in row.purposeKeys.contains { $0.key == first.key } }
    return Finding(
      rule: "vague-purpose-string", severity: .warning, certainty: certainty,
      message: "the purpose string \(first.key) does not say what for: \(first.quoted)"
        + statements.languageNote,
      help: "Say which feature uses \(row?.spokenName ?? "it"), and what it does with it.",
      place: first.place,
      related: statements.dropFirst().map { RelatedPlace("no use here either", at: $0.place) },
      about: first.key)
  }
}
