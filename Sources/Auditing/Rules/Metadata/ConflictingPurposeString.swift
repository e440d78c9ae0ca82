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
      """,
      """
      struct Home {}
      --- App/Info.plist
      { 1️⃣NSCameraUsageDescription = "Scans the codes of tickets."; }
      --- App.xcodeproj/project.pbxproj
      { objects = {
        P = { isa = PBXProject; targets = ( T ); };
        T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        L = { isa = XCConfigurationList; buildConfigurations = ( C, R ); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          INFOPLIST_FILE = App/Info.plist; GENERATE_INFOPLIST_FILE = YES;
          ↓INFOPLIST_KEY_NSCameraUsageDescription = "Takes the photos of a note."; }; };
        R = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          INFOPLIST_FILE = App/Info.plist; GENERATE_INFOPLIST_FILE = YES;
          2️⃣INFOPLIST_KEY_NSCameraUsageDescription = "Takes the photos of a note."; }; };
      }; rootObject = P; }
      """,
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
      var conflicts: [[String]: [Conflict]] = [:]
      for conflict in BuildContext.all(subject.facts).flatMap({ found(in: $0, subject) }) {
        conflicts[[conflict.key, "\(conflict.listed)"], default: []].append(conflict)
      }
      return conflicts.keys.sorted { $0.lexicographicallyPrecedes($1) }.map {
        finding(conflicts[$0]!)
      }
    })

  /// One key that a property list and the settings of one configuration both state.
  private struct Conflict {
    var key: String
    /// Where the property list has it.
    var listed: Place
    /// Where the setting stands.
    var set: Place
    /// The target and configuration.
    var owner: String
  }

  /// One finding for all configurations, at the first setting.
  private static func finding(_ conflicts: [Conflict]) -> Finding {
    let first = conflicts[0]
    let owners = conflicts.map(\.owner).reduce(into: [String]()) { owners, owner in
      if !owners.contains(owner) { owners.append(owner) }
    }
    let others = Set(conflicts.map(\.set)).subtracting([first.set]).sorted()
    return Finding(
      rule: "conflicting-purpose-string", severity: .warning, certainty: .certain,
      message: "\(first.key) is another text in \(first.listed.path) than in the build settings of "
        + owners.joined(separator: "; "),
      help: "Remove one of them.", place: first.set,
      related: [RelatedPlace("the other text", at: first.listed)]
        + others.map { RelatedPlace("set here too", at: $0) },
      about: first.key)
  }

  private static func found(in context: BuildContext, _ subject: Subject) -> [Conflict] {
    let lists = subject.facts.propertyLists.filter { context.propertyLists.contains($0.path) }
    return lists.flatMap(\.entries).compactMap { entry in
      guard entry.keyPath.count == 1, let key = entry.keyPath.first,
        PurposeStrings.isPurposeKey(key), case .string(let text) = entry.value,
        let setting = context.settings.values(of: "INFOPLIST_KEY_" + key)?.first,
        let place = setting.place, setting.isResolved, !setting.text.isEmpty
      else { return nil }
      let texts = context.settings.expand(text)
      guard texts.allSatisfy({ $0.isResolved && $0.text != setting.text }) else { return nil }
      return Conflict(
        key: key, listed: entry.place, set: place, owner: context.owner ?? "the app")
    }
  }
}
