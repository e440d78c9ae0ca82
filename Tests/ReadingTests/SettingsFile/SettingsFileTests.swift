import Facts
import Reading
import Testing

@Suite struct SettingsFiles {
  static let sample = """
    // Base
    #include "Shared/Base.xcconfig" // first
    #include? "Local.xcconfig"
    INFOPLIST_KEY_NSCameraUsageDescription = Scans é codes.  // why
    URL[sdk=iphoneos*][arch=arm64] = https:/$()/example.com;
      EMPTY=
    LONG = a \\
      b
    """

  private func read(_ text: String) -> ReadFile<SettingsFileFacts> {
    SettingsFileReader.read(Array(text.utf8), path: "Config/App.xcconfig")
  }

  private func lines(_ file: ReadFile<SettingsFileFacts>) -> [String] {
    (file.facts?.lines ?? []).map { line in
      switch line {
      case .setting(let setting):
        "\(setting.key) = \(setting.value) @ \(setting.place.span), \(setting.valuePlace.span)"
      case .include(let include):
        "\(include.isOptional ? "perhaps " : "")\(include.name) @ \(include.place.span)"
      }
    }
  }

  @Test("settings and inclusions have exact places, in file order")
  func everyday() {
    let file = read(Self.sample)
    #expect(file.problems.isEmpty)
    #expect(
      lines(file) == [
        "Shared/Base.xcconfig @ 2:1-2:32", "perhaps Local.xcconfig @ 3:1-3:27",
        "INFOPLIST_KEY_NSCameraUsageDescription = Scans é codes. @ 4:1-4:39, 4:42-4:57",
        "URL[sdk=iphoneos*][arch=arm64] = https:/$()/example.com @ 5:1-5:31, 5:34-5:57",
        "EMPTY =  @ 6:3-6:8, 6:9-6:9", "LONG = a b @ 7:1-7:5, 7:8-8:4",
      ])
  }

  @Test("'//' is a comment in a value too, quotes are kept, and '=' may stand in a value")
  func values() {
    let file = read("A = http://x\nB = \"q\"\nC = a=b\nD [ sdk = x ] = 1 ; \n")
    #expect(
      lines(file).map { String($0.prefix { $0 != "@" }) } == [
        "A = http: ", "B = \"q\" ", "C = a=b ", "D[sdk=x] = 1 ",
      ])
  }

  @Test("a file of comments alone, or an empty one, has no lines", arguments: ["", "// a\n\n//b"])
  func blank(_ text: String) {
    #expect(read(text).facts?.lines.isEmpty == true)
    #expect(read(text).problems.isEmpty)
  }

  @Test("a line that is no setting is stated, and the others are read")
  func broken() {
    let file = read(
      "A = 1\nno setting\nB += 2\n#import \"a\"\n#include <a>\n#include \"b\n= 3\nC[sdk = 4\nD = 5")
    #expect(lines(file).map { $0.prefix(5) } == ["A = 1", "D = 5"])
    #expect(
      file.problems.map(\.brief) == [
        "partlyRead 2:4 expected '=' after the name of the setting, found 's'",
        "partlyRead 3:3 expected '=' after the name of the setting, found '+'",
        "partlyRead 4:1 expected #include, found '#'",
        "partlyRead 5:10 expected a name in quotes, found '<'",
        "partlyRead 6:10 expected a closing quote, found the end of the line",
        "partlyRead 7:1 expected the name of a setting, found '='",
        "partlyRead 8:10 expected '=' after the name of the setting, found the end of the line",
      ])
  }

  @Test("both sides of a merge conflict are read, and the help says what it is")
  func conflict() {
    let file = read("<<<<<<< HEAD\nA = 1\n=======\nA = 2\n>>>>>>> x\n")
    #expect(lines(file).map { $0.prefix(5) } == ["A = 1", "A = 2"])
    #expect(file.problems.allSatisfy { $0.help == "Resolve the merge conflict." })
  }

  @Test("another format is unread", arguments: ["<plist/>", "\0\u{1}\u{2}", "{ a = b; }"])
  func unread(_ text: String) {
    #expect(read(text).facts == nil)
    #expect(read(text).problems.map(\.kind) == [.unread])
  }

  @Test("UTF-16 and CR LF are understood")
  func wide() {
    let bytes = "A = é\r\nB = 2\r\n".utf16Bytes(bigEndian: false, mark: true)
    let file = SettingsFileReader.read(bytes, path: "a.xcconfig")
    #expect(lines(file) == ["A = é @ 1:1-1:2, 1:5-1:7", "B = 2 @ 2:1-2:2, 2:5-2:6"])
  }

  @Test("a line of 5 MB, and as many of anything, end quickly")
  func large() {
    #expect(read("A = " + String(repeating: "a", count: 5_000_000)).problems.isEmpty)
    for part in ["[", "\\\n", "A[", "#include\n", "/", "=\n"] {
      let file = read("A = 1\n" + String(repeating: part, count: 20_000))
      #expect(file.problems.count <= 16, "\(part)")
    }
  }
}
