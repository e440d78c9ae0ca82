import Foundation
import TestSupport
import Testing

@Suite("Compiled apps", .timeLimit(.minutes(5)))
struct CompiledApps {
  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>CFBundleIdentifier</key><string>com.example.app</string>
      <key>NSCameraUsageDescription</key><string></string>
    </dict></plist>
    """

  private static var program: Data {
    var sample = MachOSample()
    sample.classes = ["CNContactStore"]
    sample.selectors = ["requestAccessForEntityType:completionHandler:"]
    return Data(sample.bytes)
  }

  private static let expected = [
    "App.app/App: error: the contact list is used here",
    "App.app/Info.plist:5:3: error: the purpose string NSCameraUsageDescription is empty",
  ]

  private func archive(_ files: [ZipSample.File] = []) -> Data {
    Data(
      ZipSample(
        [
          ZipSample.File("Payload/App.app/Info.plist", Array(Self.list.utf8)),
          ZipSample.File("Payload/App.app/App", Array(Self.program)),
        ] + files
      ).bytes)
  }

  @Test("an app is checked as a folder, as an archive and inside an Xcode archive")
  func everyday() throws {
    let folder = try Folder([
      "App.app/Info.plist": Self.list,
      "A.xcarchive/Products/Applications/App.app/Info.plist": Self.list,
    ])
    try folder.write(Self.program, "App.app/App")
    try folder.write(Self.program, "A.xcarchive/Products/Applications/App.app/App")
    try folder.write(archive(), "App.ipa")
    for (path, start) in [
      ("App.app", ""), ("App.ipa", "Payload/App.app/"),
      ("A.xcarchive", "Products/Applications/App.app/"),
    ] {
      let outcome = try Tool.run(["check", folder.path + "/" + path, "--no-cache"])
      #expect(outcome.code == 1)
      for line in Self.expected {
        #expect(outcome.output.contains(start + line.dropFirst("App.app/".count)), "\(path)")
      }
      #expect(outcome.output.contains("2 errors"))
    }
  }

  @Test("what an archive holds and is not read is said, and nothing is written")
  func hostile() throws {
    let folder = try Folder([:])
    try folder.write(archive([ZipSample.File("../../Out.plist", [1])]), "App.ipa")
    let outcome = try Tool.run(["check", folder.path + "/App.ipa", "--no-cache"])
    #expect(outcome.output.contains("'../../Out.plist' leaves the archive"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["App.ipa"])
  }

  @Test("a file that is no archive, or a cut one, is refused in one line")
  func broken() throws {
    let folder = try Folder(["Text.ipa": "hello"])
    try folder.write(archive().dropLast(30), "Cut.ipa")
    for name in ["Text.ipa", "Cut.ipa"] {
      let outcome = try Tool.run(["check", folder.path + "/" + name])
      #expect(outcome.code == 2)
      #expect(outcome.complaints.contains("expected a zip archive"))
    }
  }

  @Test("a bundle without a program is a mistake of the caller")
  func empty() throws {
    let folder = try Folder(["App.app/Info.plist": Self.list])
    let outcome = try Tool.run(["check", folder.path + "/App.app"])
    #expect(outcome.code == 2)
    #expect(outcome.complaints.contains("no compiled program"))
  }
}
