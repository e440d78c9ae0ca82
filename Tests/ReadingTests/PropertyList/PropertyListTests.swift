import Facts
import Foundation
import Reading
import Testing

@Suite struct PropertyLists {
  private func read(_ text: String) -> ReadFile<PropertyListFacts> {
    PropertyListReader.read(Array(text.utf8), path: "App/Info.plist")
  }

  /// "key path = value @ place of the key, place of the value".
  private func lines(_ file: ReadFile<PropertyListFacts>) -> [String] {
    (file.facts?.entries ?? []).map { entry in
      let path = entry.keyPath.joined(separator: "/")
      return "\(path) = \(entry.value) @ \(entry.place.span), \(entry.valuePlace.span)"
    }
  }

  @Test("keys and values of XML have their exact places")
  func xml() {
    let file = read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/x.dtd">
      <plist version="1.0">
      <dict>
        <key>NSCameraUsageDescription</key>
        <string>Scans codes.</string>
        <key>NSBonjourServices</key> <array><string>_a._tcp</string><string/></array>
        <key>On</key><true/><key>N</key><integer> 42 </integer><key>R</key><real>0.5</real>
        <key>Empty</key><dict/>
      </dict>
      </plist>
      """)
    #expect(file.facts?.format == .xml)
    #expect(file.problems.isEmpty)
    #expect(
      lines(file) == [
        #"NSCameraUsageDescription = string("Scans codes.") @ 5:3-5:38, 6:3-6:32"#,
        #"NSBonjourServices/0 = string("_a._tcp") @ 7:39-7:63, 7:39-7:63"#,
        #"NSBonjourServices/1 = string("") @ 7:63-7:72, 7:63-7:72"#,
        "On = bool(true) @ 8:3-8:16, 8:16-8:23",
        "N = integer(42) @ 8:23-8:35, 8:35-8:58",
        "R = real(0.5) @ 8:58-8:70, 8:70-8:86",
        "Empty = emptyDictionary @ 9:3-9:19, 9:19-9:26",
      ])
  }

  @Test("keys and values of OpenStep text have their exact places")
  func openStep() {
    let file = read("// a\n{ Key = \"é\\n\";\n  'l' = (a, {b = c;}, ); d = <0f 1A>; }")
    #expect(file.facts?.format == .openStep)
    #expect(file.problems.isEmpty)
    #expect(
      lines(file) == [
        #"Key = string("é\n") @ 2:3-2:6, 2:9-2:15"#,
        #"l/0 = string("a") @ 3:10-3:11, 3:10-3:11"#,
        #"l/1/b = string("c") @ 3:14-3:15, 3:18-3:19"#,
        "d = data @ 3:26-3:27, 3:30-3:37",
      ])
  }

  @Test("XML, binary and OpenStep of one content give the same entries")
  func encodings() throws {
    let content: [String: Any] = ["A": ["x", "é"], "B": ["C": "d"], "E": ""]
    let text = "{ A = (x, \"\\U00e9\"); B = { C = d; }; E = \"\"; }"
    let forms = try [PropertyListSerialization.PropertyListFormat.xml, .binary].map { format in
      try PropertyListSerialization.data(fromPropertyList: content, format: format, options: 0)
    }
    let all = forms.map { Array($0) } + [Array(text.utf8)]
    let entries = all.map { bytes in
      Set(
        (PropertyListReader.read(bytes, path: "a").facts?.entries ?? [])
          .map { "\($0.keyPath) \($0.value)" })
    }
    #expect(entries[0].count == 4)
    #expect(entries[0] == entries[1])
    #expect(entries[0] == entries[2])
  }

  @Test("a binary list keeps kinds, and its entries stand for the whole file")
  func binary() throws {
    let content: [String: Any] = [
      "l": [
        true, false, -1, 300, 70000, 2.5, "a", "é", Data([1]), Date(timeIntervalSince1970: 0),
        String(repeating: "x", count: 20), [Any](),
      ] as [Any]
    ]
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: content, format: .binary, options: 0)
    let facts = try #require(PropertyListReader.read(Array(bytes), path: "a").facts)
    #expect(facts.format == .binary)
    #expect(
      facts.entries.map(\.value) == [
        .bool(true), .bool(false), .integer(-1), .integer(300), .integer(70000), .real(2.5),
        .string("a"), .string("é"), .data, .date("1970-01-01T00:00:00Z"),
        .string(String(repeating: "x", count: 20)), .emptyArray,
      ])
    #expect(facts.entries.allSatisfy { $0.place == Place(path: "a") })
  }

  @Test("of a key that stands twice, both entries are kept")
  func repeated() {
    #expect(lines(read("{ a = 1; a = 2; }")).count == 2)
    let xml = "<plist><dict><key>a</key><true/><key>a</key><false/></dict></plist>"
    #expect(lines(read(xml)).count == 2)
  }

  @Test("entities, references, CDATA and comments are part of one text")
  func references() {
    let file = read(
      "<plist><string>a&amp;b &#233;&#x1F642;<!-- no --><![CDATA[<c&d>]]>\r\ne</string></plist>")
    #expect(file.problems.isEmpty)
    #expect(file.facts?.entries.first?.value == .string("a&b é🙂<c&d>\ne"))
  }

  @Test("an entity that a DOCTYPE declares is not expanded")
  func externalEntity() {
    let file = read(
      """
      <!DOCTYPE plist [<!ENTITY x SYSTEM "file:///etc/passwd"> <!ENTITY y "]>">]>
      <plist><dict><key>a</key><string>&x;</string></dict></plist>
      """)
    #expect(file.facts?.entries.first?.value == .string("&x;"))
    #expect(
      file.problems.map(\.brief) == [
        "partlyRead 2:34 expected a reference such as '&amp;', found '&'"
      ])
  }

  @Test("UTF-16 XML has columns in UTF-8 bytes, and CR LF is one line end")
  func wideXML() {
    let text = "<plist>\r\n<dict><key>é</key><string>ü</string></dict></plist>"
    let bytes = text.utf16Bytes(bigEndian: true, mark: true)
    let file = PropertyListReader.read(bytes, path: "a")
    #expect(lines(file) == [#"é = string("ü") @ 2:7-2:20, 2:20-2:39"#])
  }
}
