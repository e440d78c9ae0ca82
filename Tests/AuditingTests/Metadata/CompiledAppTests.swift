import Facts
import Reading
import TestSupport
import Testing

@testable import Auditing

@Suite("A compiled app")
struct CompiledAppTests {
  private static let contacts = "requestAccessForEntityType:completionHandler:"

  /// What is found in a bundle of texts and programs.
  private func findings(
    _ lists: [String: String], _ programs: [String: MachOSample],
    of rules: [Rule] = [.missingPurposeString]
  ) -> [Finding] {
    let parts =
      lists.map { path, text in
        Readers.read(Array(text.utf8), path: path, kind: FileFact.Kind(path: path)!)
      }
      + programs.map { path, sample in
        Readers.read(sample.bytes, path: path, kind: .binary)
      }
    let subject = Subject(facts: AppFacts(merging: parts))
    return rules.flatMap { $0.check(subject) }
  }

  private func app(_ entries: String = "") -> String {
    "{ CFBundlePackageType = APPL; CFBundleIdentifier = \"com.example.app\"; \(entries) }"
  }

  private var asking: MachOSample {
    var sample = MachOSample()
    sample.classes = ["CNContactStore"]
    sample.selectors = [Self.contacts]
    return sample
  }

  @Test("a library that asks for what the app does not state is found at the library")
  func library() {
    let path = "App.app/Frameworks/Friends.framework/Friends"
    let found = findings(["App.app/Info.plist": app()], [path: asking])
    #expect(found.map(\.about) == ["NSContactsUsageDescription"])
    #expect(found.map(\.place) == [Place(path: path)])
    #expect(found.map(\.certainty) == [.likely])
  }

  @Test("what the app states, or nobody asks for, is right")
  func stated() {
    let key = "NSContactsUsageDescription = \"Shows who of your friends plays too.\";"
    #expect(findings(["App.app/Info.plist": app(key)], ["App.app/App": asking]).isEmpty)
    var other = asking
    other.selectors = ["init"]
    #expect(findings(["App.app/Info.plist": app()], ["App.app/App": other]).isEmpty)
    other = asking
    other.classes = []
    #expect(findings(["App.app/Info.plist": app()], ["App.app/App": other]).isEmpty)
  }

  @Test("an extension may state its key itself or have it from its app, and from no other app")
  func extensions() {
    let key = "NSContactsUsageDescription = \"Shows who of your friends plays too.\";"
    let part = "{ CFBundlePackageType = \"XPC!\"; \(key) }"
    let path = "App.app/PlugIns/Share.appex/Share"
    let list = "App.app/PlugIns/Share.appex/Info.plist"
    #expect(findings(["App.app/Info.plist": app(), list: part], [path: asking]).isEmpty)
    let bare = "{ CFBundlePackageType = \"XPC!\"; }"
    #expect(findings(["App.app/Info.plist": app(key), list: bare], [path: asking]).isEmpty)
    let found = findings(
      ["App.app/Info.plist": app(key), "App.app/Watch/W.app/Info.plist": app()],
      ["App.app/Watch/W.app/W": asking])
    #expect(found.map(\.about) == ["NSContactsUsageDescription"])
  }

  @Test("a library by itself needs no purpose strings")
  func alone() {
    let list = "{ CFBundlePackageType = FMWK; }"
    #expect(findings(["X.framework/Info.plist": list], ["X.framework/X": asking]).isEmpty)
  }

  @Test("the argument tells the camera from the microphone where it is a constant")
  func arguments() {
    var sample = MachOSample()
    sample.classes = ["AVCaptureDevice"]
    sample.selectors = ["requestAccessForMediaType:completionHandler:"]
    sample.symbols = ["AVMediaTypeAudio"]
    let found = findings(["App.app/Info.plist": app()], ["App.app/App": sample])
    #expect(found.map(\.about) == ["NSMicrophoneUsageDescription"])
  }

  @Test("of an encrypted program only the classes can be seen")
  func encrypted() {
    var sample = asking
    sample.isEncrypted = true
    sample.selectors = []
    let found = findings(["App.app/Info.plist": app()], ["App.app/App": sample])
    #expect(found.map(\.certainty) == [.possible])
  }

  @Test("a key that no program needs is unproven, one that a library needs is not")
  func unproven() {
    let keys = """
      NSContactsUsageDescription = "Shows who of your friends plays too.";
      NSCalendarsFullAccessUsageDescription = "Shows your appointments beside your notes.";
      """
    let found = findings(
      ["App.app/Info.plist": app(keys)], ["App.app/App": asking], of: [.unprovenPurposeString])
    #expect(found.map(\.about) == ["NSCalendarsFullAccessUsageDescription"])
    #expect(found.map(\.certainty) == [.likely])
  }
}
