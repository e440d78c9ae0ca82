/// Localised texts of one table: a `.strings` file of one language, or a string catalogue of all.
package struct StringTableFacts: Sendable, Hashable {
  /// One text of one key in one language.
  package struct Entry: Sendable, Hashable {
    /// As it is looked up.
    package var key: String
    /// BCP 47 as the file or folder names it: `en`, `pt-BR`, `Base`; empty outside any `.lproj`.
    package var language: String
    /// The text; of a text with variations, one entry each, in file order.
    package var text: String
    /// `new`, `translated`, `stale`, `needs_review` ...; nil for `.strings`.
    package var state: String?
    /// Of the text, with its quotes or tags (of the key, where the key is the text).
    package var place: Place
    /// Of the key, with its quotes or tags.
    package var keyPlace: Place

    /// A text as it is written.
    package init(
      key: String, language: String, text: String, state: String?, place: Place,
      keyPlace: Place? = nil
    ) {
      self.keyPlace = keyPlace ?? place
      self.key = key
      self.language = language
      self.text = text
      self.state = state
      self.place = place
    }
  }
  /// Of the file, relative to the checked folder.
  package var path: String
  /// The table's name: `Localizable`, `InfoPlist`.
  package var table: String
  /// Of a catalogue; nil for `.strings`.
  package var sourceLanguage: String?
  /// In file order; of a key that stands twice, both.
  package var entries: [Entry]

  /// What one table says.
  package init(path: String, table: String, sourceLanguage: String?, entries: [Entry]) {
    self.path = path
    self.table = table
    self.sourceLanguage = sourceLanguage
    self.entries = entries
  }
}
