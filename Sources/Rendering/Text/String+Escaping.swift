extension String {
  /// As a path of a URI: everything but letters, digits, `-._~` and `/` as percent signs and bytes.
  var percentEncoded: String {
    utf8.reduce(into: "") { text, byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
  }

  /// As the content of an XML element or attribute; what XML cannot hold is shown in words.
  var xml: String {
    printable.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// As words in Markdown that mean themselves: no emphasis, link, table, tag or mention.
  var markdown: String {
    printable.reduce(into: "") { text, character in
      switch character {
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "&": text += "&amp;"
      // A backslash does not keep somebody from being told; an empty comment does.
      case "@": text += "@<!-- -->"
      case "\\", "`", "*", "_", "[", "]", "#", "|", "~", "$": text += "\\\(character)"
      default: text.append(character)
      }
    }
  }
}
