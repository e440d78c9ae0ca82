import Facts
import Reading
import Testing

@Suite struct BrokenPropertyLists {
  private func read(_ text: String) -> ReadFile<PropertyListFacts> {
    PropertyListReader.read(Array(text.utf8), path: "Info.plist")
  }

  private func keys(_ file: ReadFile<PropertyListFacts>) -> [String] {
    file.facts?.entries.map { $0.keyPath.joined(separator: "/") } ?? []
  }

  @Test("an empty file is unread")
  func empty() {
    let file = read("")
    #expect(file.facts == nil)
    #expect(
      file.problems.map(\.brief) == ["unread 1:1 expected a value, found the end of the file"])
  }

  @Test("a property list without a value is unread", arguments: ["<plist/>", "<plist></plist>"])
  func valueless(_ text: String) {
    #expect(read(text).problems.map(\.kind) == [.unread])
  }

  @Test("stray text behind a comment has its own place, and ten thousand '&' end quickly")
  func strayText() {
    #expect(
      read("<plist><dict><!-- c --> x</dict></plist>").problems.map(\.brief) == [
        "partlyRead 1:25 expected a tag, found 'x'"
      ])
    let file = read("<plist><string>" + String(repeating: "&", count: 10_000))
    #expect(file.problems.count == 16)
  }

  @Test("a preprocessor's lines between pairs are passed, and every branch is read")
  func preprocessed() {
    let file = read(
      """
      <plist><dict>
      #ifdef DEBUG
        <key>a</key><string>b</string>
      # else // released
        <key>c</key><true/>
      #endif
      #mark
      </dict></plist>
      """)
    #expect(keys(file) == ["a", "c"])
    #expect(file.problems.map(\.brief) == ["partlyRead 6:1 expected a tag, found '#'"])
  }

  @Test("cut XML gives what stands before the cut")
  func cutXML() {
    let file = read("<plist><dict>\n<key>a</key><string>b</string>\n<key>c</key>")
    #expect(keys(file) == ["a"])
    #expect(
      file.problems.map(\.brief) == [
        "partlyRead 3:13 expected a value, found the end of the file"
      ])
  }

  @Test("a key without a value is stated, and the next pair is read")
  func absentValue() {
    let file = read("<plist><dict><key>a</key>\n<key>b</key><true/></dict></plist>")
    #expect(keys(file) == ["b"])
    #expect(
      file.problems.map(\.brief) == [
        "partlyRead 2:1 expected a value after the key a, found <key>"
      ])
  }

  @Test("an end tag with another name is stated")
  func wrongEnd() {
    let file = read("<plist><dict><key>a</key><string>b</strin></dict></plist>")
    #expect(keys(file) == ["a"])
    #expect(
      file.problems.map(\.brief) == ["partlyRead 1:35 expected </string>, found </strin>"])
  }

  @Test("a number that is none, an unknown element and stray text are stated")
  func wrongContent() {
    let file = read(
      "<plist><dict>x<key>a</key><integer>q</integer><key>b</key><blob/></dict></plist>")
    #expect(file.facts?.entries.map(\.value) == [.emptyDictionary])
    #expect(
      file.problems.map(\.brief) == [
        "partlyRead 1:14 expected a tag, found 'x'",
        "partlyRead 1:27 expected a number, found 'q'",
        "partlyRead 1:59 expected an element of a property list, found <blob>",
      ])
  }

  @Test("an absent semicolon is stated behind the value, and the next pair is read")
  func semicolon() {
    let file = read("{\n  a = b\n  c = d;\n}")
    #expect(keys(file) == ["a", "c"])
    #expect(
      file.problems.map(\.brief) == ["partlyRead 2:8 expected ';' after the value, found 'c'"])
  }

  @Test("an unclosed quote and an unclosed comment are stated where they start")
  func unclosed() {
    #expect(
      read("{ a = \"b; }").problems.map(\.brief) == [
        "partlyRead 1:7 expected a closing quote, found the end of the file"
      ])
    #expect(
      read("{ a = b; } /* c").problems.map(\.brief) == [
        "partlyRead 1:12 expected '*/', found the end of the file"
      ])
  }

  @Test("both sides of a merge conflict are read, and the help says what it is")
  func conflict() {
    let file = read("{\n<<<<<<< HEAD\na = 1;\n=======\nb = 2;\n>>>>>>> x\n}")
    #expect(keys(file) == ["a", "b"])
    #expect(file.problems.map(\.place.line) == [2, 4, 6])
    #expect(file.problems.allSatisfy { $0.help == "Resolve the merge conflict." })
  }

  @Test("a stray '<' in a text of XML costs itself alone")
  func strayBracket() {
    let file = read(
      "<plist><dict><key>a</key><string>x < y</string>\n<key>b</key><true/></dict></plist>")
    #expect(file.facts?.entries.map(\.value) == [.string("x  y"), .bool(true)])
    #expect(
      file.problems.map(\.brief) == ["partlyRead 1:37 expected the name of a tag, found ' '"])
  }

  @Test(
    "5,000 levels are refused with one problem",
    arguments: [
      String(repeating: "(", count: 5000), String(repeating: "{ a = ", count: 5000),
      "<plist>" + String(repeating: "<array>", count: 5000),
      "<plist>" + String(repeating: "<dict><key>a</key>", count: 5000),
    ])
  func nesting(_ text: String) {
    let file = read(text)
    #expect(file.problems.count == 1)
    #expect(
      file.problems.first?.message == "expected at most 128 levels of nesting, found more")
  }

  @Test("binary lists with shared objects cannot grow without limit")
  func bomb() {
    // Forty arrays, each naming the next one twice: 2^40 values in 160 bytes.
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for index in 0..<40 as Range<UInt8> {
      offsets.append(UInt8(bytes.count))
      bytes += index == 39 ? [0x09] : [0xA2, index + 1, index + 1]
    }
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [40, 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    let file = PropertyListReader.read(bytes, path: "a")
    #expect(file.problems.map(\.message) == ["expected at most 100160 values, found more"])
  }

  @Test("a binary list that names itself is refused")
  func cycle() {
    var bytes = Array("bplist00".utf8) + [0xA1, 0, 8, 0, 0, 0, 0, 0, 0, 1, 1]
    for number in [1, 0, 10] as [UInt8] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    let file = PropertyListReader.read(bytes, path: "a")
    #expect(file.problems.count == 1)
  }
}
