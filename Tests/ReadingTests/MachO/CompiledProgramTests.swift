import Facts
import Reading
import TestSupport
import Testing

@Suite struct CompiledPrograms {
  private var sample: MachOSample {
    var sample = MachOSample()
    sample.classes = ["CNContactStore", "AVCaptureDevice"]
    sample.symbols = ["AVMediaTypeVideo", "AVMediaTypeVideo", "objc_msgSend"]
    sample.selectors = ["requestAccessForMediaType:completionHandler:", "init"]
    sample.libraries = ["/System/Library/Frameworks/AVFoundation.framework/AVFoundation"]
    return sample
  }

  private func read(_ bytes: [UInt8]) -> ReadFile<BinaryReader.Output> {
    BinaryReader.read(bytes, path: "App.app/App")
  }

  @Test(
    "imports, selectors and libraries are told, and functions of its own are not",
    arguments: [true, false])
  func everyday(is64Bit: Bool) throws {
    var sample = sample
    sample.is64Bit = is64Bit
    let file = read(sample.bytes)
    let binary = try #require(file.facts?.binary)
    #expect(file.problems.isEmpty)
    #expect(binary.classes == ["AVCaptureDevice", "CNContactStore"])
    #expect(binary.symbols == ["AVMediaTypeVideo", "objc_msgSend"])
    #expect(binary.selectors == ["init", "requestAccessForMediaType:completionHandler:"])
    #expect(binary.libraries == sample.libraries)
    #expect(!binary.isEncrypted)
  }

  @Test("the entitlements of the signature are a property list of the program")
  func entitlements() throws {
    var sample = sample
    sample.isEncrypted = true
    sample.entitlements =
      "<plist version=\"1.0\"><dict><key>com.apple.developer.healthkit</key><true/></dict></plist>"
    let output = try #require(read(sample.bytes).facts)
    #expect(output.binary.isEncrypted)
    let list = try #require(output.propertyLists.first)
    #expect(list.use == .entitlements)
    #expect(list.entries.map(\.keyPath) == [["com.apple.developer.healthkit"]])
    #expect(list.entries.map(\.place) == [Place(path: "App.app/App")])
  }

  @Test("a file of symbols has no selectors, and is no broken file")
  func companion() {
    var sample = MachOSample()
    sample.selectors = ["requestAccessForMediaType:completionHandler:"]
    sample.isCompanion = true
    let file = BinaryReader.read(sample.bytes, path: "App")
    #expect(file.facts?.binary.selectors == [])
    #expect(file.problems.isEmpty)
  }

  @Test("all architectures of a file, and all members of an archive, are one")
  func several() throws {
    var other = MachOSample()
    other.classes = ["CLLocationManager"]
    let images = [sample.bytes, other.bytes]
    for bytes in [universal(images), archive(images), universal([archive(images)])] {
      let binary = try #require(read(bytes).facts?.binary)
      #expect(binary.classes == ["AVCaptureDevice", "CLLocationManager", "CNContactStore"])
    }
  }

  @Test("a file cut at any byte is a problem or nothing, and no crash")
  func cut() {
    var sample = sample
    sample.entitlements = "<plist><dict/></plist>"
    let files = [sample.bytes, universal([sample.bytes]), archive([sample.bytes])]
    for bytes in files {
      for length in 0..<bytes.count { _ = read(Array(bytes.prefix(length))) }
    }
    #expect(!read(Array(files[0].prefix(200))).problems.isEmpty)
  }

  @Test("numbers that point anywhere are no crash")
  func hostile() {
    let bytes = sample.bytes
    for offset in stride(from: 4, to: 300, by: 4) where offset + 4 <= bytes.count {
      for value: [UInt8] in [[255, 255, 255, 255], [255, 255, 255, 127], [0, 0, 0, 0]] {
        var changed = bytes
        changed.replaceSubrange(offset..<offset + 4, with: value)
        _ = read(changed)
      }
    }
  }

  @Test("what is not compiled says nothing", arguments: ["", "#!/bin/sh\n", "APPL????", "{}"])
  func other(_ text: String) {
    let file = read(Array(text.utf8))
    #expect(file.facts == nil)
    #expect(file.problems.isEmpty)
  }

  private func universal(_ images: [[UInt8]]) -> [UInt8] {
    var header = high(0xcafe_babe) + high(images.count)
    var offset = 8 + 20 * images.count
    for image in images {
      header += high(0x100_000c) + high(0) + high(offset) + high(image.count) + high(0)
      offset += image.count
    }
    return header + images.joined()
  }

  private func archive(_ images: [[UInt8]]) -> [UInt8] {
    var bytes = Array("!<arch>\n".utf8)
    for (index, image) in images.enumerated() {
      let isLong = index == 1
      let content = (isLong ? Array("member_.o".utf8) : []) + image
      let name = isLong ? "#1/9" : "a.o/"
      bytes += padded(name, 16) + padded("0", 12) + padded("0", 6) + padded("0", 6)
      bytes += padded("644", 8) + padded("\(content.count)", 10) + [0x60, 0x0a] + content
      if content.count % 2 == 1 { bytes.append(0x0a) }
    }
    return bytes
  }

  private func padded(_ text: String, _ count: Int) -> [UInt8] {
    Array(text.utf8) + [UInt8](repeating: 32, count: count - text.utf8.count)
  }

  private func high(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }
}
