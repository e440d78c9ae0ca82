/// Versions of systems, as source and the resource table write them: "iOS 17, macOS 14".
struct SystemVersions: Sendable, Hashable {
  /// By platform: the parts of the number.
  let numbers: [String: [Int]]

  init(_ text: String) {
    var numbers: [String: [Int]] = [:]
    for item in text.split(separator: ",") {
      let words = item.split(separator: " ")
      guard words.count == 2, let parts = Self.parts(words[1]) else { continue }
      numbers[String(words[0])] = parts
    }
    self.numbers = numbers
  }

  /// Versions that are numbers already.
  init(numbers: [String: [Int]]) { self.numbers = numbers }

  /// The parts of "17.0", zeros at the end left out; nil for what is no version.
  static func parts(_ text: some StringProtocol) -> [Int]? {
    let written = text.split(separator: ".", omittingEmptySubsequences: false)
    var parts = written.compactMap { Int($0) }
    guard !parts.isEmpty, parts.count == written.count else { return nil }
    while parts.count > 1, parts.last == 0 { parts.removeLast() }
    return parts
  }

  /// As people say them: "iOS 17 and macOS 14".
  var spoken: String { spoken(numbers.keys.sorted()).joined(separator: " and ") }

  /// Those of these versions that are older than others, as people write them: "iOS 15".
  func older(than others: SystemVersions) -> [String] {
    let older = numbers.keys.filter { platform in
      others.numbers[platform].map { numbers[platform]!.lexicographicallyPrecedes($0) } ?? false
    }
    return spoken(older.sorted())
  }

  private func spoken(_ platforms: [String]) -> [String] {
    platforms.map { "\($0) \(numbers[$0]!.map(String.init).joined(separator: "."))" }
  }

  /// Whether what runs from these versions on runs only where others are reached too.
  ///
  /// Only platforms that both name are compared; false where there is none.
  func reach(_ others: SystemVersions) -> Bool {
    let shared = numbers.keys.filter { others.numbers[$0] != nil }
    return !shared.isEmpty
      && shared.allSatisfy { !numbers[$0]!.lexicographicallyPrecedes(others.numbers[$0]!) }
  }
}
