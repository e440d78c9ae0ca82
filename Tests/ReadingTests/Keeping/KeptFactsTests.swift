import Facts
import Reading
import Testing

@Suite("Facts that are kept between runs")
struct KeptFactsTests {
  private func facts(_ text: String, _ path: String) -> AppFacts {
    Readers.read(Array(text.utf8), path: path, kind: FileFact.Kind(path: path) ?? .swift)
  }

  private static let texts = [
    (sampleSource, "Sources/A.swift"), ("let a = ", "B.swift"), ("", "C.swift"),
    ("class A<Model>: Base<Model, [Int]> { func f() { for x in [1] { g(x) } } }", "D.swift"),
    ("\"a\" = \"b\"; \"c\" = ", "de.lproj/Localizable.strings"),
  ]

  @Test("what is read back is what was written", arguments: texts)
  func same(_ text: String, _ path: String) {
    let facts = facts(text, path)
    let back = KeptFacts.facts(from: KeptFacts.bytes(of: facts, path: path), path: path)
    #expect(back?.swift == facts.swift)
    #expect(back?.tables == facts.tables)
    #expect(back?.problems == facts.problems)
    #expect(back?.files == facts.files)
  }

  @Test("broken bytes give no facts, or some, and end nothing")
  func broken() {
    let bytes = KeptFacts.bytes(of: facts(sampleSource, "A.swift"), path: "A.swift")
    for end in stride(from: 0, to: bytes.count, by: 7) {
      #expect(KeptFacts.facts(from: Array(bytes[..<end]), path: "A.swift") == nil)
    }
    for offset in stride(from: 0, to: bytes.count, by: 5) {
      var changed = bytes
      changed[offset] ^= 0x55
      _ = KeptFacts.facts(from: changed, path: "A.swift")
    }
  }
}

@Suite("Packs of kept facts")
struct FactPackTests {
  private let entries = [
    (digest: ContentDigest(of: "a"), content: [UInt8]("first".utf8)),
    (digest: ContentDigest(of: "b"), content: [UInt8]()),
  ]

  @Test("entries are found by their digest")
  func finding() {
    let pack = FactPack(FactPack.bytes(entries))
    #expect(pack[ContentDigest(of: "a")] == Array("first".utf8))
    #expect(pack[ContentDigest(of: "b")] == [])
    #expect(pack[ContentDigest(of: "c")] == nil)
  }

  @Test("damage is no entry, wherever it is")
  func damage() {
    let bytes = FactPack.bytes(entries)
    for offset in bytes.indices {
      var changed = bytes
      changed[offset] ^= 1
      let found = FactPack(changed)[ContentDigest(of: "a")]
      #expect(found == nil || found == Array("first".utf8))
    }
    for end in bytes.indices { _ = FactPack(Array(bytes[..<end])) }
    #expect(FactPack(Array("no pack at all, but a text".utf8))[ContentDigest(of: "a")] == nil)
  }
}

@Suite("Digests of contents")
struct ContentDigestTests {
  @Test("contents that differ in one bit, or in length alone, differ in both halves")
  func differences() {
    var seen: Set<UInt64> = []
    var count = 0
    for length in 0..<40 {
      let zeros = [UInt8](repeating: 0, count: length)
      var contents = [zeros]
      for bit in 0..<length * 8 {
        var content = zeros
        content[bit / 8] = 1 << (bit % 8)
        contents.append(content)
      }
      for content in contents {
        let digest = ContentDigest(of: content)
        seen.insert(digest.high)
        seen.insert(digest.low)
        count += 2
      }
    }
    #expect(seen.count == count)
  }

  @Test("the order of what is added counts")
  func order() {
    let (a, b) = (ContentDigest(of: "a"), ContentDigest(of: "b"))
    #expect(a.adding(b) != b.adding(a))
    #expect(ContentDigest(of: "b", after: a) != ContentDigest(of: "a", after: b))
    #expect(a.name.count == 32)
  }
}
