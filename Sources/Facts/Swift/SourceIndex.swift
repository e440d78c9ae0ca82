/// What one source file declares and names: enough to tell whether it must be parsed.
///
/// Names are numbers (`Name`), so that indexes are small, and compared without texts.
package struct SourceIndex: Sendable, Hashable {
  /// A name as a number made of its bytes; two names with one number only keep a file more.
  package struct Name: Sendable, Hashable {
    /// FNV-1a over the bytes; the highest bit tells texts in quotes from names.
    package var code: UInt64

    /// The number of a text.
    package init(_ text: String) {
      self.init(sum: text.utf8.reduce(Self.start) { Self.adding($1, to: $0) })
    }

    /// The number of a text in quotes, which is that of no name.
    package init(quoted text: String) { self = Name(text).quoted }

    /// A name by the sum over its bytes.
    @inline(__always)
    package init(sum: UInt64) { code = sum & ~Self.mark }

    /// The number of the same bytes in quotes.
    package var quoted: Name {
      var copy = self
      copy.code |= Self.mark
      return copy
    }

    /// Whether it is a text in quotes.
    package var isQuoted: Bool { code & Self.mark != 0 }

    private static let mark: UInt64 = 1 << 63

    /// Of no bytes.
    package static let start: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The number with one more byte.
    @inline(__always)
    package static func adding(_ byte: UInt8, to code: UInt64) -> UInt64 {
      (code ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }

  /// One declaration: of a type, or of a member or global.
  package struct Declaration: Sendable, Hashable {
    /// What is declared.
    package enum Kind: UInt8, Sendable, Hashable {
      case type, protocolType, extensionOf, typeAlias, function, variable, enumCase, initializer
    }
    /// What is declared.
    package var kind: Kind
    /// Its own name; `init` of an initialiser, the extended type's of an extension.
    package var name: Name
    /// Of the type in which it stands; -1 at file level.
    package var parent: Int32
    /// Where its name begins, in bytes.
    package var start: Int32
    /// Where the brace is that closes its body; -1 without a body.
    package var end: Int32 = -1

    package init(kind: Kind, name: Name, parent: Int32, start: Int32) {
      self.kind = kind
      self.name = name
      self.parent = parent
      self.start = start
    }
  }

  /// One name that stands in a declaration, however often.
  package struct Use: Sendable, Hashable {
    /// The name.
    package var name: Name
    /// Of the innermost declaration; -1 outside of all.
    package var declaration: Int32

    package init(name: Name, declaration: Int32) {
      self.name = name
      self.declaration = declaration
    }
  }

  /// Relative to the checked folder.
  package var path: String
  /// Bytes.
  package var size: Int
  /// Names of modules.
  package var imports: [String] = []
  /// In the order of the source.
  package var declarations: [Declaration] = []
  /// Each name of each declaration once, in the order of the source.
  package var uses: [Use] = []
  /// Whether a comment speaks to this tool.
  package var isAddressed = false
  /// Whether a text holds one of the schemes that were looked for.
  package var holdsScheme = false

  /// A file of which nothing is known yet.
  package init(path: String, size: Int) {
    self.path = path
    self.size = size
  }
}
