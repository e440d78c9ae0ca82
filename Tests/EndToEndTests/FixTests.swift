import Foundation
import Testing

@Suite("Repairing", .timeLimit(.minutes(5)))
struct FixTests {
  private static let source = """
    import AVFoundation
    import Speech
    func ask() {
      AVCaptureDevice.requestAccess(for: .video) { _ in }
      SFSpeechRecognizer.requestAuthorization { _ in }
    }

    """
  private static let list =
    "<plist>\r\n<dict>\r\n\t<key>CFBundleIdentifier</key>\r\n\t<string>com.example</string>\r\n"
    + "\t<key>NSSpeechRecognitonUsageDescription</key>\r\n\t<string>Writes.</string>\r\n"
    + "</dict>\r\n</plist>\r\n"
  private static let repaired =
    "<plist>\r\n<dict>\r\n\t<key>CFBundleIdentifier</key>\r\n\t<string>com.example</string>\r\n"
    + "\t<key>NSCameraUsageDescription</key>\r\n"
    + "\t<string>TODO: say what the camera is used for</string>\r\n"
    + "\t<key>NSSpeechRecognitionUsageDescription</key>\r\n\t<string>Writes.</string>\r\n"
    + "</dict>\r\n</plist>\r\n"

  private func app() throws -> Folder {
    let folder = try Folder(["App.swift": Self.source])
    try folder.write(Data([0xEF, 0xBB, 0xBF]) + Data(Self.list.utf8), "Info.plist")
    let table = "\u{FEFF}\"NSSpeechRecognitonUsageDescription\" = \"Schreibt mit – 🎙️.\";\n"
    try folder.write(
      try #require(table.data(using: .utf16LittleEndian)), "de.lproj/InfoPlist.strings")
    return folder
  }

  private func bytes(_ path: String, in folder: Folder) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.url(path)))
  }

  @Test("keys are renamed and added; marks, line breaks, encodings and rights stay")
  func repair() throws {
    let folder = try app()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.url("Info.plist").path)
    let outcome = try Tool.run(["fix"], on: folder)
    #expect(outcome.code == 0 && outcome.complaints.isEmpty)
    #expect(outcome.output.contains("2 findings repaired in 2 files."))
    #expect(
      try bytes("Info.plist", in: folder) == [0xEF, 0xBB, 0xBF] + Array(Self.repaired.utf8))
    let table = try Data(contentsOf: folder.url("de.lproj/InfoPlist.strings"))
    #expect(
      String(data: table, encoding: .utf16LittleEndian)
        == "\u{FEFF}\"NSSpeechRecognitionUsageDescription\" = \"Schreibt mit – 🎙️.\";\n")
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.url("Info.plist").path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
    // What is left is for a person, and a second run has nothing to do.
    #expect(try Tool.run(["check"], on: folder).output.contains("[placeholder-purpose-string]"))
    let again = try Tool.run(["fix"], on: folder)
    #expect(again.output.hasPrefix("Nothing to repair.") && again.code == 0)
  }

  @Test("a dry run writes nothing, and prints what git applies")
  func dryRun() throws {
    let folder = try app()
    let before = try bytes("Info.plist", in: folder)
    let outcome = try Tool.run(["fix", "--dry-run"], on: folder)
    #expect(outcome.complaints.contains("2 findings can be repaired in 2 files."))
    #expect(try bytes("Info.plist", in: folder) == before)
    // Git cannot see into UTF-16; the list's part is applied alone.
    let parts = outcome.output.components(separatedBy: "--- ")
    let part = try #require(parts.first { $0.hasPrefix("a/Info.plist") })
    try folder.write("--- " + part, "patch.txt")
    let applied = try Tool.shell("git apply patch.txt", in: folder)
    #expect(applied.code == 0, "\(applied.complaints)")
    #expect(
      try bytes("Info.plist", in: folder) == [0xEF, 0xBB, 0xBF] + Array(Self.repaired.utf8))
  }

  @Test("one rule alone is repaired where it is named")
  func oneRule() throws {
    let folder = try app()
    let outcome = try Tool.run(["fix", "--rule", "misspelled-purpose-key"], on: folder)
    #expect(outcome.output.contains("1 finding repaired in 2 files."))
    let list = String(decoding: try bytes("Info.plist", in: folder), as: UTF8.self)
    #expect(!list.contains("NSCameraUsageDescription"))
    #expect(try Tool.run(["fix", "--rule", "no-rule"], on: folder).code == 2)
  }

  @Test("a binary list is left as it is, and said so")
  func binary() throws {
    let folder = try Folder(["App.swift": Self.source])
    let list = [
      "CFBundleIdentifier": "com.example", "NSSpeechRecognitonUsageDescription": "Writes.",
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    try folder.write(data, "Info.plist")
    let outcome = try Tool.run(["fix"], on: folder)
    #expect(outcome.output.hasPrefix("Nothing to repair."))
    #expect(try Data(contentsOf: folder.url("Info.plist")) == data)
  }

  @Test("the file at the end of a link inside the folder is edited, and the link stays")
  func link() throws {
    let folder = try Folder(["App.swift": Self.source, "Pods/Info.plist": Self.list])
    try folder.link("Info.plist", to: "Pods/Info.plist")
    #expect(try Tool.run(["fix"], on: folder).code == 0)
    #expect(
      String(decoding: try bytes("Pods/Info.plist", in: folder), as: UTF8.self) == Self.repaired
    )
    let link = folder.url("Info.plist").path
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Pods/Info.plist")
  }

  @Test("the label of an explanation becomes the neutral word of each language")
  func labels() throws {
    let table = { (text: String) in
      "\"ask.allow\" = \"\(text)\";\n\"ask.text\" = \"The camera.\";\n"
    }
    let folder = try Folder([
      "App.swift": """
      import AVFoundation
      import SwiftUI
      struct Home: View {
        @State private var isAsking = false
        var body: some View {
          Button("Scan") { isAsking = true }.sheet(isPresented: $isAsking) { Explanation() }
        }
      }
      struct Explanation: View {
        var body: some View {
          Text("Scans codes with the camera.").interactiveDismissDisabled()
          Button("ask.allow") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
        }
      }
      """,
      "Info.plist": "{ NSCameraUsageDescription = \"Scans the codes of tickets.\"; }",
      "en.lproj/Localizable.strings": table("Allow"),
      "de.lproj/Localizable.strings": table("Erlauben"),
      "zh-Hant.lproj/Localizable.strings": table("允許"),
    ])
    #expect(try Tool.run(["fix"], on: folder).code == 0)
    for (language, word) in [("en", "Continue"), ("de", "Weiter"), ("zh-Hant", "繼續")] {
      let text = String(
        decoding: try bytes("\(language).lproj/Localizable.strings", in: folder), as: UTF8.self)
      #expect(text == table(word))
    }
  }
}
