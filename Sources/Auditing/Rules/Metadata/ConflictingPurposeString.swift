import Facts

extension Rule {
  /// One target states a purpose string twice, with different texts.
  package static let conflictingPurposeString = Rule(
    id: "conflicting-purpose-string", group: .metadata, severity: .warning,
    summary: "A purpose string is stated in two ways for one target.",
    why: """
      Of a key in the Info.plist and the same key as a build setting, one text wins, and which \
      depends on the settings. The other ages unseen.
      """,
    fix: "State the text in one place.",
    sources: [.clearPurpose],
    triggers: [
      """
      struct Home {}
      --- App/Info.plist
      { 1️⃣NSCameraUsageDescription = "Scans the codes of tickets."; }
      --- App.xcodeproj/project.pbxproj
      { objects = {
        P = { isa = PBXProject; targets = ( T ); };
        T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          INFOPLIST_FILE = App/Info.plist; GENERATE_INFOPLIST_FILE = YES;
          ↓INFOPLIST_KEY_NSCameraUsageDescription = "Takes the photos of a note."; }; };
      }; rootObject = P; }
      """
    ],
    passes: [
      """
      struct Home {}
      --- App/Info.plist
      { NSCameraUsageDescription = "Takes the photos of a note."; }
      --- App.xcodeproj/project.pbxproj
      { objects = {
        P = { isa = PBXProject; targets = ( T ); };
        T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          INFOPLIST_FILE = App/Info.plist; GENERATE_INFOPLIST_FILE = YES;
          INFOPLIST_KEY_NSCameraUsageDescription = "Takes the photos of a note."; }; };
      }; rootObject = P; }
      """
    ],
    check: { subject in
      var seen: Set<[String]> = []
      return BuildContext.all(subject.facts).flatMap { context in
        conflicts(in: context, subject).filter { finding in
          seen.insert([finding.about, "\(finding.place)", "\(finding.related)"]).inserted
        }
      }
    })

  private static func conflicts(in context: BuildContext, _ subject: Subject) -> [Finding] {
    let lists = subject.facts.propertyLists.filter { context.propertyLists.contains($0.path) }
    return lists.flatMap(\.entries).compactMap { entry -> Finding? in
      guard entry.keyPath.count == 1, let key = entry.keyPath.first,
        PurposeStrings.isPurposeKey(key), case .string(let text) = entry.value,
        let setting = context.settings.values(of: "INFOPLIST_KEY_" + key)?.first,
        let place = setting.place, setting.isResolved, !setting.text.isEmpty
      else { return nil }
      let texts = context.settings.expand(text)
      guard texts.allSatisfy({ $0.isResolved && $0.text != setting.text }) else { return nil }
      return Finding(
        rule: "conflicting-purpose-string", severity: .warning, certainty: .certain,
        message: "\(key) of \(context.owner ?? "the app") is another text in \(entry.place.path)",
        help: "Remove one of them.", place: place,
        related: [RelatedPlace("the other text", at: entry.place)], about: key)
    }
  }
}
