/// Review Notes: what people tell App Review about an app.
package struct NotesFacts: Sendable, Hashable {
  /// A name of something on a screen, set apart from the words around it.
  package struct Mention: Sendable, Hashable {
    /// How it is set apart.
    package enum Mark: String, Sendable, Hashable {
      /// In quotation marks of any language, or in `code`.
      case quoted
      /// In `*emphasis*`, `**bold**` or `[brackets]`.
      case emphasised
      /// One part of "Settings > Privacy > Camera".
      case path
    }
    /// Without its marks.
    package var text: String
    /// How it is set apart.
    package var mark: Mark
    /// Of the text, without its marks.
    package var place: Place
    /// The words before it in its sentence, in lower case: "tap record then".
    package var before: String
    /// The two words behind it, in lower case: "button to".
    package var after: String

    /// A name as it is written.
    package init(text: String, mark: Mark, place: Place, before: String = "", after: String = "") {
      self.text = text
      self.mark = mark
      self.place = place
      self.before = before
      self.after = after
    }
  }
  /// One sentence, or one item of a list.
  package struct Sentence: Sendable, Hashable {
    /// On one line, with its marks.
    package var text: String
    /// Of the text.
    package var place: Place
    /// The number of the item in its list, from 1; nil outside of lists.
    package var step: Int?
    /// In their order.
    package var mentions: [Mention]

    /// A sentence as it is written.
    package init(text: String, place: Place, step: Int? = nil, mentions: [Mention] = []) {
      self.text = text
      self.place = place
      self.step = step
      self.mentions = mentions
    }
  }
  /// Of the file, relative to the checked folder.
  package var path: String
  /// In their order.
  package var sentences: [Sentence]

  /// What one file tells.
  package init(path: String, sentences: [Sentence]) {
    self.path = path
    self.sentences = sentences
  }
}
