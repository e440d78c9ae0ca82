/// Versions of systems, as source and the resource table write them: "iOS 17, macOS 14".
struct SystemVersions: Sendable, Hashable {
  /// By platform: the parts of the number.
  let numbers: [String: [Int]]

  init(_ text: String) {
    var numbers: [String: [Int]] = [:]
    for item in text.split(separator: ",") {
      let words = item.split(separator: " ")
      guard words.count == 2 else { continue }
      var parts = words[1].split(separator: ".").compactMap { Int($0) }
      while parts.count > 1, parts.last == 0 { parts.removeLast() }
      if !parts.isEmpty { numbers[String(words[0])] = parts }
    }
    self.numbers = numbers
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
