import Facts
import Reading
import Testing

@Suite struct BrokenInterfaces {
  private func read(_ text: String) -> ReadFile<InterfaceFacts> {
    InterfaceReader.read(Array(text.utf8), path: "A.xib")
  }

  @Test("what is no document of Interface Builder is unread")
  func unread() {
    #expect(
      read("").problems.map(\.brief) == [
        "unread 0:0 expected <document> of Interface Builder, found no element"
      ])
    #expect(
      read("<archive type=\"x\" version=\"8\"/>").problems.map(\.message) == [
        "expected <document> of Interface Builder, found <archive>"
      ])
    #expect(read("NIBArchive\0\u{1}").facts == nil)
    #expect(read("a b").facts == nil)
  }

  @Test("a cut file gives what stands before the cut")
  func cut() {
    let file = read("<document><objects>\n<view id=\"V\"><subviews><label text=\"a\" id=\"L\"")
    #expect(file.facts?.elements.map(\.id) == ["V", "L"])
    #expect(
      file.problems.map(\.brief) == ["partlyRead 2:24 expected '>', found the end of the file"])
    let open = read("<document><objects>\n<view id=\"V\">")
    #expect(open.facts?.elements.map(\.id) == ["V"])
    #expect(
      open.problems.map(\.brief) == [
        "partlyRead 2:14 expected </view>, found the end of the file"
      ])
  }

  @Test("tags that do not match are stated, and the rest is read")
  func mismatch() {
    let file = read(
      "<document><objects><view id=\"V\"><label id=\"L\"></view></b><view id=\"W\"/>"
        + "</objects></document>"
    )
    #expect(file.facts?.elements.map { $0.id + ($0.parent ?? "") } == ["V", "LV", "W"])
    #expect(
      file.problems.map(\.brief) == [
        "partlyRead 1:47 expected </label>, found </view>",
        "partlyRead 1:54 expected no </b>, for none is open",
      ])
  }

  @Test("attributes without quotes or value are stated once for a tag")
  func attributes() {
    let file = read("<document a=1 b><objects><view id = 'V' hidden=\"YES\"/></objects></document>")
    #expect(file.facts?.elements.map(\.isHidden) == [true])
    #expect(
      file.problems.map(\.brief) == [
        "partlyRead 1:11 expected an attribute such as id=\"a\", found '1'"
      ])
  }

  @Test("both sides of a merge conflict are read, and the help says what it is")
  func conflict() {
    let file = read(
      "<document><objects>\n<<<<<<< HEAD\n<view id=\"A\"/>\n=======\n<view id=\"B\"/>\n>>>>>>> x\n"
        + "</objects></document>")
    #expect(file.facts?.elements.map(\.id) == ["A", "B"])
    #expect(file.problems.map(\.help) == ["Resolve the merge conflict."])
  }

  @Test("entities that a DOCTYPE declares are not expanded")
  func entities() {
    let file = read(
      """
      <!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>
      <document><objects><label text="&c;" id="L"/></objects></document>
      """)
    #expect(file.facts?.elements.first?.texts.first?.text == "&c;")
    #expect(file.problems.map(\.place.line) == [2])
  }

  @Test("5,000 levels are refused with one problem")
  func nesting() {
    let file = read("<document>" + String(repeating: "<view id=\"a\">", count: 5000))
    #expect(
      file.problems.map(\.message) == ["expected at most 128 levels of nesting, found more"])
  }

  @Test("a line of 5 MB, and as many of anything, end quickly")
  func large() {
    let label = "<label text=\"" + String(repeating: "a", count: 5_000_000) + "\" id=\"L\"/>"
    #expect(read("<document><objects>\(label)</objects></document>").problems.isEmpty)
    for part in ["<", "&", "<a>", "</a>", "<!--", "<a b", "\0", "\""] {
      let file = read("<document>" + String(repeating: part, count: 20_000))
      #expect(!file.problems.isEmpty, "\(part)")
      #expect(file.problems.count <= 17, "\(part)")
    }
  }
}
