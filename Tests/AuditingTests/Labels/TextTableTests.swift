import TestSupport
import Testing

@testable import Auditing

@Suite("Tables of texts")
struct TextTableTests {
  private static let modules = """
    --- Intro/Resources/en.lproj/Localizable.strings
    "go" = "Go on";
    --- Intro/Resources/de.lproj/Localizable.strings
    "go" = "Weiter";
    --- Camera/en.lproj/Localizable.strings
    "go" = "Take a picture";
    --- Camera/de.lproj/Localizable.strings
    "go" = "Bild aufnehmen";
    --- Camera/en.lproj/Errors.strings
    "go" = "Try again";
    """

  private func texts(_ path: String, _ written: String) -> [String] {
    let source = "--- \(path)\nstruct Page { func run() { probe(\(written)) } }\n"
    return Probe("struct Home {}\n" + source + Self.modules).texts.first ?? []
  }

  @Test("of one name in several modules each serve their own")
  func modules() {
    let call = #"NSLocalizedString("go", tableName: "Localizable", comment: "")"#
    #expect(texts("Intro/Page.swift", call) == ["en: Go on", "de: Weiter"])
    #expect(texts("Camera/Page.swift", call) == ["en: Take a picture", "de: Bild aufnehmen"])
  }

  @Test("are told apart by the name that a call gives")
  func names() {
    #expect(
      texts("Camera/Page.swift", #"String(localized: "go", table: "Errors")"#) == ["en: Try again"])
  }

  @Test("lose no language to a table that is nearer")
  func languages() {
    let found = Probe(
      """
      struct Home { func run() { probe(NSLocalizedString("go", comment: "")) } }
      --- App/Base.lproj/Localizable.strings
      "go" = "Go on";
      --- Translations/de.lproj/Localizable.strings
      "go" = "Weiter";
      """)
    #expect(found.texts == [["en: Go on", "de: Weiter"]])
  }

  @Test("have keys that generators name by their letters")
  func generated() {
    let names = KeyNames(["intro.allow_button", "Not Now", "go-on"])
    let known = { (path: [String]) in names.key(of: path) { $0 == "Own" } }
    #expect(known(["L10n", "Intro", "allowButton"]) == "intro.allow_button")
    #expect(known(["R", "string", "localizable", "introAllow_button"]) == "intro.allow_button")
    #expect(known(["", "notNow"]) == "Not Now")
    #expect(known(["Strings", "Localizable", "goOn"]) == "go-on")
    #expect(known(["Own", "goOn"]) == nil)
    #expect(known(["model", "goOn"]) == nil)
    #expect(known(["goOn"]) == nil)
  }

  @Test("give a label the text of the branch in which its button is")
  func branches() {
    func finds(_ condition: String) -> Int {
      MiniProject(
        MarkedText(
          """
          import SwiftUI
          import AVFoundation
          struct MicrophoneIntro: View {
            @State private var isFirst = true
            var body: some View {
              Text("The microphone records your notes.")
              if \(condition) {
                Button(isFirst ? "Continue" : "Allow Microphone") {
                  AVAudioApplication.requestRecordPermission { _ in }
                }
              }
            }
          }
          """
        ).files
      ).report([.steeringButton]).findings.count
    }
    #expect(finds("isFirst") == 0)
    #expect(finds("!isFirst") == 1)
  }
}
