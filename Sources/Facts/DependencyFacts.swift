/// What a list of dependencies names: a `Podfile`, a `Cartfile`, a `Package.resolved`.
package struct DependencyFacts: Sendable, Hashable {
  /// One dependency.
  package struct Entry: Sendable, Hashable {
    /// As the list names it, or the last part of its address: "swift-collections".
    package var name: String
    /// Of the name.
    package var place: Place

    /// A dependency as it is written.
    package init(name: String, place: Place) {
      self.name = name
      self.place = place
    }

    /// From an address: "swift-collections" of `https://github.com/apple/swift-collections.git`.
    package init(address: String, place: Place) {
      let last = address.split(separator: "/").last.map(String.init) ?? address
      self.init(name: last.hasSuffix(".git") ? String(last.dropLast(4)) : last, place: place)
    }
  }
  /// Of the file, relative to the checked folder.
  package var path: String
  /// In file order.
  package var entries: [Entry]

  /// What one list names.
  package init(path: String, entries: [Entry]) {
    self.path = path
    self.entries = entries
  }
}
