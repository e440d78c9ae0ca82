import Facts

/// Plain words for counts, places and kinds, shared by every text for people.
enum Words {
  /// "1 error", "2 errors".
  static func count(_ number: Int, _ word: String, _ plural: String? = nil) -> String {
    "\(grouped(number)) \(number == 1 ? word : plural ?? word + "s")"
  }

  /// "12,345".
  static func grouped(_ number: Int) -> String {
    let digits = String(number)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3), digits.first != "-" { text += "," }
      text.append(digit)
    }
    return text
  }

  /// "812 bytes", "3.4 kB", "12.1 MB".
  static func bytes(_ number: Int) -> String {
    switch number {
    case ..<1000: return count(number, "byte")
    case ..<1_000_000: return "\(tenths(number, of: 1000)) kB"
    default: return "\(tenths(number, of: 1_000_000)) MB"
    }
  }

  private static func tenths(_ number: Int, of unit: Int) -> String {
    let tenths = (number * 10 + unit / 2) / unit
    return "\(grouped(tenths / 10)).\(tenths % 10)"
  }

  /// `path:line:column`, without what is not known.
  static func place(_ place: Place) -> String {
    var text = place.path.printable
    if place.line > 0 { text += ":\(place.line)" }
    if place.line > 0, place.column > 0 { text += ":\(place.column)" }
    return text
  }

  /// The message, and whether it is merely possible.
  static func headline(_ finding: Finding) -> String {
    (finding.certainty == .possible ? "possible: " : "") + finding.message.printable
  }

  /// "1. first launch", "2. tap 'Skip' (App/Home.swift:9:5)"; none where there is no trace. Places
  /// are shown as those of the finding are.
  static func steps(_ finding: Finding, at shown: (Place) -> Place) -> [String] {
    finding.trace.enumerated().map { index, step in
      "\(index + 1). \(step.text.printable)" + (step.place.map { " (\(place(shown($0))))" } ?? "")
    }
  }

  /// "camera or microphone".
  static func resources(_ ids: [String]) -> String {
    let names = ids.map { $0.printable }
    guard let last = names.last else { return "unknown resource" }
    return names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The name of a language or format, as people write it.
  static func kind(_ kind: FileFact.Kind) -> String {
    switch kind {
    case .swift: "Swift"
    case .objectiveC: "Objective-C"
    case .propertyList: "property list"
    case .strings: "strings"
    case .stringCatalog: "string catalog"
    case .xcodeProject: "Xcode project"
    case .projectManifest: "project manifest"
    case .settingsFile: "build settings"
    case .dependencyList: "dependency list"
    case .interfaceBuilder: "Interface Builder"
    case .binary: "compiled code"
    case .reviewNotes: "Review Notes"
    case .dart: "Dart"
    case .javaScript: "JavaScript"
    case .kotlin: "Kotlin"
    case .cSharp: "C#"
    }
  }
}
