import Facts

/// The texts that one entry of a `.stringsdict` may show, each with its place.
///
/// A format names variables (`%#@count@`), each with a form for each plural category; other rules
/// have a text or a format for each device or width.
struct PluralForms {
  /// A text, and the value that states it.
  typealias Form = (text: String, range: Range<Int>)

  /// Variables multiply each other: more texts are cut.
  private static let limit = 64
  /// Longer texts are not multiplied.
  private static let lengthLimit = 10_000
  private static let formatKey = "NSStringLocalizedFormatKey"

  private let entry: MarkedValue

  private init(_ entry: MarkedValue) { self.entry = entry }

  /// All texts below an entry, in file order.
  static func all(of entry: MarkedValue) -> [Form] {
    if let text = entry.string { return [(text, entry.range)] }
    if let format = entry[formatKey], let text = format.string {
      return PluralForms(entry).expand((text, format.range), depth: 0)
    }
    return entry.pairs.flatMap { all(of: $0.value) }
  }

  /// A form with each of its first variable's forms in its place, and so on.
  private func expand(_ form: Form, depth: Int) -> [Form] {
    guard depth < 8, form.text.utf8.count < Self.lengthLimit,
      let variable = Self.variable(in: form.text), let rule = entry[variable.name]
    else { return [form] }
    var found: [Form] = []
    for pair in rule.pairs where !pair.key.hasPrefix("NSString") {
      guard let text = pair.value.string, found.count < Self.limit else { continue }
      let whole = variable.before + text + variable.after
      found += expand((whole, depth == 0 ? pair.value.range : form.range), depth: depth + 1)
    }
    return found.isEmpty ? [form] : Array(found.prefix(Self.limit))
  }

  /// The first `%#@name@` or `%1$#@name@`, and what stands around it.
  private static func variable(
    in text: String
  ) -> (before: String, name: String, after: String)? {
    let parts = text.split(separator: "#@", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let end = parts[1].firstIndex(of: "@"),
      let percent = parts[0].lastIndex(of: "%")
    else { return nil }
    return (
      String(parts[0][..<percent]), String(parts[1][..<end]),
      String(parts[1][parts[1].index(after: end)...])
    )
  }
}
