/// A property list (Info.plist, a privacy manifest, entitlements), flattened, with places.
package struct PropertyListFacts: Sendable, Hashable {
  package enum Format: String, Sendable, Hashable {
    case xml, binary, openStep
    /// A purpose string in a project description (XcodeGen `project.yml`).
    case yaml
  }
  package enum Scalar: Sendable, Hashable {
    case string(String), integer(Int), real(Double), bool(Bool), date(String), data
    /// An empty array or dictionary; others are flattened into their members.
    case emptyArray, emptyDictionary
  }
  package struct Entry: Sendable, Hashable {
    /// `["NSBonjourServices", "0"]`: keys and, for arrays, indices.
    package var keyPath: [String]
    package var value: Scalar
    /// Of the key (of the value, for a member of an array). Binary lists: the whole file.
    package var place: Place
    /// Of the value.
    package var valuePlace: Place
    package init(keyPath: [String], value: Scalar, place: Place, valuePlace: Place) {
      self.keyPath = keyPath
      self.value = value
      self.place = place
      self.valuePlace = valuePlace
    }
  }
  package var path: String
  package var format: Format
  /// In file order; of a key that stands twice, both.
  package var entries: [Entry]
  package init(path: String, format: Format, entries: [Entry]) {
    self.path = path
    self.format = format
    self.entries = entries
  }
}
