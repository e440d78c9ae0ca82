import Foundation
import Reading
import TestSupport
import Testing

@Suite struct ZipArchives {
  private func content(_ archive: ZipArchive, _ path: String) throws -> String {
    let entry = try #require(archive.entries[path])
    return String(decoding: try archive.content(of: entry), as: UTF8.self)
  }

  private func archive(_ files: [ZipSample.File], comment: String = "") throws -> ZipArchive {
    var sample = ZipSample(files)
    sample.comment = comment
    return try ZipArchive(Data(sample.bytes))
  }

  @Test("packed and plain files are unpacked, folders are left out")
  func everyday() throws {
    var plain = ZipSample.File("Payload/App.app/Info.plist", Array("{ a = b; }".utf8))
    plain.isPacked = false
    let long = ZipSample.File("Payload/é.txt", Array(repeating: UInt8(ascii: "x"), count: 70_000))
    var folder = ZipSample.File("Payload/", [])
    folder.isPacked = false
    let archive = try archive([folder, plain, long], comment: "signed")
    #expect(archive.entries.keys.sorted() == ["Payload/App.app/Info.plist", "Payload/é.txt"])
    #expect(try content(archive, "Payload/App.app/Info.plist") == "{ a = b; }")
    #expect(try content(archive, "Payload/é.txt").count == 70_000)
    #expect(archive.problems.isEmpty)
  }

  @Test(
    "a path that leaves the archive is refused and named",
    arguments: ["../../etc/passwd", "/etc/passwd", "a/../../b", "a//b", "./a", "a\\..\\b", "a/.."])
  func paths(_ path: String) throws {
    let archive = try archive([ZipSample.File(path, [1]), ZipSample.File("good", [2])])
    #expect(archive.entries.keys.sorted() == ["good"])
    #expect(archive.problems.count == 1)
    #expect(archive.problems.first?.contains("leaves the archive") == true)
  }

  @Test("links, encrypted files and the second of a name are refused and named")
  func refused() throws {
    var link = ZipSample.File("link", Array("/etc/passwd".utf8))
    link.mode = 0o120777
    var locked = ZipSample.File("locked", [1])
    locked.flags = 1
    let archive = try archive([
      link, locked, ZipSample.File("a", Array("1".utf8)), ZipSample.File("a", Array("2".utf8)),
    ])
    #expect(archive.problems.count == 3)
    #expect(try content(archive, "a") == "1")
    #expect(archive.entries.count == 1)
  }

  @Test("a file that unpacks to more or less than it states, or has another checksum, is refused")
  func lies() throws {
    var small = ZipSample.File("a", Array(repeating: 7, count: 1_000))
    for size in [10, 999, 1_001, 2_000_000] {
      small.statedSize = size
      let archive = try archive([small])
      let entry = try #require(archive.entries["a"])
      #expect(throws: ZipArchive.Fault.self) { try archive.content(of: entry) }
    }
    small.statedSize = nil
    small.statedChecksum = 1
    let archive = try archive([small])
    let entry = try #require(archive.entries["a"])
    #expect(throws: ZipArchive.Fault.self) { try archive.content(of: entry) }
  }

  @Test("an archive cut at any byte is refused, and no crash")
  func cut() {
    let bytes = ZipSample([ZipSample.File("a/b", [1, 2, 3])]).bytes
    for length in 0..<bytes.count {
      #expect(throws: ZipArchive.Fault.self) { try ZipArchive(Data(bytes.prefix(length))) }
    }
  }

  @Test("numbers that point anywhere are no crash")
  func hostile() {
    let bytes = ZipSample([ZipSample.File("a/b", [1, 2, 3])]).bytes
    for offset in 0..<bytes.count {
      var changed = bytes
      changed[offset] = 0xff
      guard let archive = try? ZipArchive(Data(changed)) else { continue }
      for entry in archive.entries.values { _ = try? archive.content(of: entry) }
    }
  }
}
