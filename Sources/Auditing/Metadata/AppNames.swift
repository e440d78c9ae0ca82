import Facts

/// The names under which an app may stand in its own texts.
struct AppNames: Sendable {
  /// Longest first, so that no name is replaced inside a longer one.
  private let names: [String]

  init(_ facts: AppFacts) {
    var found: Set<String> = []
    for list in facts.propertyLists {
      for entry in list.entries {
        guard let key = entry.keyPath.last, Self.keys.contains(key),
          case .string(let name) = entry.value
        else { continue }
        found.insert(name)
      }
    }
    for table in facts.tables where table.table == "InfoPlist" {
      found.formUnion(table.entries.filter { Self.keys.contains($0.key) }.map(\.text))
    }
    for project in facts.projects {
      let targets = project.targets.flatMap(\.configurations)
      for setting in (project.configurations + targets).flatMap(\.settings)
      where Self.settings.contains(setting.key) {
        found.insert(setting.value)
      }
      found.formUnion(project.targets.filter(\.isApplication).map(\.name))
    }
    names = found.filter { $0.count > 1 && !$0.contains("$") }.sorted {
      ($1.count, $0) < ($0.count, $1)
    }
  }

  private static let keys: Set<String> = ["CFBundleDisplayName", "CFBundleName"]
  private static let settings: Set<String> = [
    "PRODUCT_NAME", "INFOPLIST_KEY_CFBundleDisplayName", "INFOPLIST_KEY_CFBundleName",
  ]

  /// A text in which the app is called just that; nil where a variable may hold anything.
  func replaced(in text: String) -> String? {
    guard let settled = Self.settled(text) else { return nil }
    return names.reduce(settled) { Self.replaced($1, in: $0) }
  }

  /// A text without variables that hold a name; nil where one may hold a use.
  private static func settled(_ text: String) -> String? {
    var settled = ""
    var rest = text[...]
    while let variable = variable(in: rest) {
      let name = rest[variable].uppercased()
      guard nameParts.contains(where: { name.contains($0) }) else { return nil }
      settled += rest[..<variable.lowerBound] + "app"
      rest = rest[variable.upperBound...]
    }
    return settled + rest
  }

  /// Where the first variable of a text stands: `$(NAME)`, `${NAME}`.
  static func variable(in text: Substring) -> Range<Substring.Index>? {
    for start in text.indices where text[start] == "$" {
      let opening = text.index(after: start)
      guard opening < text.endIndex, let closing = brackets[text[opening]],
        let end = text[opening...].firstIndex(of: closing)
      else { continue }
      return start..<text.index(after: end)
    }
    return nil
  }

  private static let brackets: [Character: Character] = ["(": ")", "{": "}"]
  private static let nameParts = ["NAME", "TITLE", "PRODUCT", "TARGET"]

  private static func replaced(_ name: String, in text: String) -> String {
    guard text.contains(name) else { return text }
    var replaced = ""
    var rest = text[...]
    while let range = rest.firstRange(of: name) {
      let isWord =
        !isLatin(before: range.lowerBound, in: text) && !isLatin(at: range.upperBound, in: text)
      replaced += rest[..<range.lowerBound] + (isWord ? "app" : name)
      rest = rest[range.upperBound...]
    }
    return replaced + rest
  }

  private static func isLatin(before index: String.Index, in text: String) -> Bool {
    index > text.startIndex && isLatin(at: text.index(before: index), in: text)
  }

  private static func isLatin(at index: String.Index, in text: String) -> Bool {
    guard index < text.endIndex else { return false }
    return text[index].isASCII && (text[index].isLetter || text[index].isNumber)
  }
}
