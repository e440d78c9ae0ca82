import Facts

extension BuildContext {
  /// The platforms that it is built for: "iOS", "watchOS"; empty where nothing says it.
  var platforms: Set<String> {
    let root = settings.values(of: "SDKROOT") ?? []
    let supported = settings.values(of: "SUPPORTED_PLATFORMS") ?? []
    let names = supported.isEmpty || root.contains { !$0.isResolved } ? root : supported
    guard names.allSatisfy(\.isResolved) else { return [] }
    let words = names.flatMap { $0.text.split(separator: " ") }
    return Set(words.compactMap { Self.platforms[$0.prefix { !$0.isNumber && $0 != "." }] })
  }

  private static let platforms: [Substring: String] = [
    "iphoneos": "iOS", "iphonesimulator": "iOS", "macosx": "macOS", "watchos": "watchOS",
    "watchsimulator": "watchOS", "appletvos": "tvOS", "appletvsimulator": "tvOS",
    "xros": "visionOS", "xrsimulator": "visionOS",
  ]

  /// What is compiled for it: by its platforms and, of its own files, by its flags.
  func condition(isDirect: Bool) -> CompilationCondition {
    CompilationCondition(platforms: platforms, flags: isDirect ? flags : nil)
  }

  /// The compilation conditions that its settings set; nil where some cannot be told.
  private var flags: Set<String>? {
    let active = settings.values(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? []
    let others = settings.values(of: "OTHER_SWIFT_FLAGS") ?? []
    guard (active + others).allSatisfy(\.isResolved), settings.doubtful == 0 else { return nil }
    let words = others.flatMap { $0.text.split(separator: " ") }.map {
      $0.hasPrefix("-D") ? $0.dropFirst(2) : $0
    }
    return Set((active.flatMap { $0.text.split(separator: " ") } + words).map(String.init))
  }

  /// Whether Xcode adds what `INFOPLIST_KEY_` settings say to the property list.
  private var generatesList: Bool {
    settings.values(of: "GENERATE_INFOPLIST_FILE")?.contains {
      !$0.isResolved || ["YES", "true", "1"].contains($0.text)
    } ?? false
  }

  /// Whether its property list has a key; nil where that cannot be told.
  ///
  /// Every list counts that some condition may choose.
  func states(_ key: String, in lists: [String: Set<String>]) -> Bool? {
    if let statedKeys, statedKeys.contains(key) { return true }
    if propertyLists.contains(where: { lists[$0]?.contains(key) ?? false }) { return true }
    let isSet = settings.values(of: "INFOPLIST_KEY_" + key) != nil
    if isSet, generatesList { return true }
    // What a description states is written to its list, whether or not that is there.
    let isRead = statedKeys != nil || propertyLists.allSatisfy { lists[$0] != nil }
    // A settings file that is not there matters only where settings fill in the list.
    let isDoubtful = settings.doubtful > 0 && (generatesList || propertyLists.isEmpty)
    if hasUnknownList || isDoubtful || !isRead { return nil }
    if statedKeys != nil { return false }
    // A target without any property list is one of which something is not known.
    if propertyLists.isEmpty { return generatesList ? false : isSet ? true : nil }
    return false
  }
}
