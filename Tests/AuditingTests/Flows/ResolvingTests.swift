import Testing

@Suite("The texts of a value")
struct ResolvingTests {
  private static let table = """

    --- en.lproj/Localizable.strings
    "next" = "Continue";
    "page.title" = "Your camera";
    "hello %@" = "Welcome, %@";
    --- de.lproj/Localizable.strings
    "next" = "Weiter";
    """

  @Test(
    "are those of its key in every language, or what it says",
    arguments: [
      (#"NSLocalizedString("next", comment: "Goes on")"#, ["en: Continue", "de: Weiter"]),
      (#"String(localized: "next")"#, ["en: Continue", "de: Weiter"]),
      (#"LocalizedStringKey("next")"#, ["en: Continue", "de: Weiter"]),
      (#"Text("next", comment: "Goes on")"#, ["en: Continue", "de: Weiter"]),
      (#""next".localized"#, ["en: Continue", "de: Weiter"]),
      (#""next".localized()"#, ["en: Continue", "de: Weiter"]),
      (#""Plain""#, ["Plain"]),
      (#"L10n.next"#, ["en: Continue", "de: Weiter"]),
      (#"L10n.Page.title"#, ["en: Your camera"]),
      (#"told("next")"#, ["en: Continue", "de: Weiter"]),
      (#"isLast ? "Done" : "Plain""#, ["Done", "Plain"]),
      (#""hello \(name)""#, ["en: Welcome, %@"]),
      (#""Bye \(name)!""#, ["Bye Ann!"]),
      (#"title"#, ["Done", "en: Continue", "de: Weiter"]),
    ])
  func texts(_ written: String, _ expected: [String]) {
    #expect(found(in: written) == expected)
  }

  @Test(
    "are first the default that stands beside a key of no table",
    arguments: [
      #"NSLocalizedString("gone", value: "Go on", comment: "")"#,
      #"String(localized: "gone", defaultValue: "Go on")"#, "L10n.gone",
    ])
  func defaults(_ written: String) {
    #expect(found(in: written).first == "Go on")
  }

  /// The texts of an expression in a project with a table and the usual wrappers.
  private func found(in written: String) -> [String] {
    let text = """
      enum L10n {
        static let next = L10n.tr("Localizable", "next", fallback: "Go on")
        static let gone = L10n.tr("Localizable", "gone", fallback: "Go on")
        enum Page { static var title: String { L10n.tr("Localizable", "page.title") } }
        static func tr(_ table: String, _ key: String, fallback value: String = "") -> String {
          Bundle.main.localizedString(forKey: key, value: value, table: table)
        }
      }
      func told(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      struct Home {
        let name = "Ann"
        var isLast: Bool
        var title: String { if isLast { "Done" } else { NSLocalizedString("next", comment: "") } }
        func run() { probe(\(written)) }
      }
      """
    return Probe(text + Self.table).texts.first ?? []
  }
}
