/// A property list (Info.plist, a privacy manifest, entitlements), flattened, with places.
package struct PropertyListFacts: Sendable, Hashable {
  /// How the file is written.
  package enum Format: String, Sendable, Hashable {
    case xml, binary, openStep
    /// A purpose string in a project description (XcodeGen `project.yml`).
    case yaml
    /// The entitlements in the signature of a compiled program.
    case signature
    /// The Info.plist that a compiled program without a bundle holds.
    case embedded
  }
  /// What a list is for, by its name.
  package enum Use: String, Sendable, Hashable {
    /// `.entitlements`.
    case entitlements
    /// `.xcprivacy`.
    case privacyManifest
    /// An Info.plist, or any other list.
    case other
  }
  /// A value without members.
  package enum Scalar: Sendable, Hashable {
    case string(String), integer(Int), real(Double), bool(Bool), date(String), data
    /// An empty array or dictionary; others are flattened into their members.
    case emptyArray, emptyDictionary
  }
  /// One value and where it stands.
  package struct Entry: Sendable, Hashable {
    /// `["NSBonjourServices", "0"]`: keys and, for arrays, indices.
    package var keyPath: [String]
    /// In OpenStep form always a string, data or empty.
    package var value: Scalar
    /// Of the key, with its tags or quotes; of the value, for a member of an array.
    ///
    /// In a binary list: the whole file.
    package var place: Place
    /// Of the value, with its tags or quotes.
    package var valuePlace: Place

    /// An entry as it is written.
    package init(keyPath: [String], value: Scalar, place: Place, valuePlace: Place) {
      self.keyPath = keyPath
      self.value = value
      self.place = place
      self.valuePlace = valuePlace
    }
  }
  /// Of the file, relative to the checked folder.
  package var path: String
  /// How the file is written.
  package var format: Format
  /// In file order; of a key that stands twice, both.
  package var entries: [Entry]

  /// What one property list says.
  package init(path: String, format: Format, entries: [Entry]) {
    self.path = path
    self.format = format
    self.entries = entries
  }

  /// What the list is for.
  package var use: Use {
    if format == .signature || path.hasSuffix(".entitlements") { return .entitlements }
    return path.hasSuffix(".xcprivacy") ? .privacyManifest : .other
  }
}
