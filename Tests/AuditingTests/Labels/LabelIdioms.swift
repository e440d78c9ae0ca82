import Testing

/// How real apps write the text of a button, each with what it needs beside a table.
enum LabelIdioms {
  struct Idiom: Sendable, CustomTestStringConvertible {
    var testDescription: String { written }
    /// The expression at the button.
    var written: String
    /// What else the source declares.
    var source: String
    /// The texts, each with its language.
    var texts: [String]

    init(
      _ written: String, _ source: String = "",
      texts: [String] = ["en: Go on", "de: Mikrofon erlauben"]
    ) {
      (self.written, self.source, self.texts) = (written, source, texts)
    }

    /// A call of `probe` with the expression.
    var project: String {
      """
      \(source)
      struct Home {
        var isFirst: Bool
        func run() { probe(\(written)) }
      }
      \(LabelIdioms.tables)
      """
    }

    /// A screen that only explains, whose button has the text.
    var screen: String {
      """
      import SwiftUI
      import AVFoundation
      \(source)
      struct MicrophoneIntro: View {
        var isFirst: Bool
        var body: some View {
          VStack {
            Text("The microphone records your notes.")
            Button(action: { AVAudioApplication.requestRecordPermission { _ in } }) {
              Text(\(written))
            }
          }
        }
      }
      \(LabelIdioms.tables)
      """
    }
  }

  private static let tables = """
    --- en.lproj/Localizable.strings
    "onboarding.microphone.allow_button" = "Go on";
    --- de.lproj/Localizable.strings
    "onboarding.microphone.allow_button" = "Mikrofon erlauben";
    """

  private static let key = "\"onboarding.microphone.allow_button\""

  static let all: [Idiom] = standard + generated + wrapped + enumerated + composed

  private static let standard = [
    Idiom(key),
    Idiom(
      "NSLocalizedString(\(key), tableName: nil, bundle: .main, value: \"\", comment: \"Asks\")"),
    Idiom("String(localized: \(key), defaultValue: \"Go on\", table: \"Localizable\")"),
    Idiom("LocalizedStringKey(\(key))"),
    Idiom("LocalizedStringKey(stringLiteral: \(key))"),
    Idiom("LocalizedStringResource(\(key), bundle: .main)"),
    Idiom("AttributedString(localized: \(key))"),
    Idiom("NSAttributedString(string: NSLocalizedString(\(key), comment: \"\"))"),
    Idiom("Bundle.main.localizedString(forKey: \(key), value: nil, table: nil)"),
    Idiom("String(format: NSLocalizedString(\(key), comment: \"\"), 3)"),
    Idiom("String.localizedStringWithFormat(NSLocalizedString(\(key), comment: \"\"), 3)"),
    Idiom("NSLocalizedString(\(key), comment: \"\").capitalized"),
    Idiom("String(localized: \(key)).uppercased()"),
    Idiom("String(localized: .onboardingMicrophoneAllowButton)"),
    Idiom(".onboardingMicrophoneAllowButton"),
  ]

  private static let tr = """
    static func tr(
      _ table: String, _ key: String, _ args: CVarArg..., fallback value: String
    ) -> String {
      let format = Bundle.main.localizedString(forKey: key, value: value, table: table)
      return String(format: format, locale: Locale.current, arguments: args)
    }
    """

  private static let generated = [
    Idiom(
      "L10n.Onboarding.allow",
      """
      enum L10n {
        enum Onboarding { static let allow = L10n.tr("Localizable", \(key), fallback: "Go on") }
        \(tr)
      }
      """),
    Idiom(
      "L10n.Onboarding.allow.uppercased()",
      """
      enum L10n {
        enum Onboarding { static var allow: String { return L10n.tr("Localizable", \(key)) } }
        static func tr(_ table: String, _ key: String) -> String {
          NSLocalizedString(key, tableName: table, comment: "")
        }
      }
      """),
    Idiom(
      "L10n.allow(3)",
      """
      enum L10n {
        static func allow(_ p1: Any) -> String {
          return L10n.tr("Localizable", \(key), String(describing: p1), fallback: "Go on")
        }
        \(tr)
      }
      """),
    Idiom("L10n.Onboarding.Microphone.allowButton"),
    Idiom("Strings.Localizable.Onboarding.Microphone.allowButton"),
    Idiom("R.string.localizable.onboardingMicrophoneAllow_button()"),
    Idiom("R.string(preferredLanguages: [\"de\"]).localizable.onboardingMicrophoneAllow_button()"),
  ]

  private static let wrapped = [
    Idiom(
      "UserText.allow",
      """
      struct UserText {
        static let allow = NSLocalizedString(\(key), value: "Go on", comment: "")
      }
      """
    ),
    Idiom(
      "\(key).localized",
      """
      extension String { var localized: String { NSLocalizedString(self, comment: "") } }
      """),
    Idiom(
      "\"microphone.allow_button\".localized()",
      """
      extension String {
        func localized() -> String {
          Bundle.main.localizedString(forKey: "onboarding." + self, value: nil, table: nil)
        }
      }
      """),
    Idiom(
      "\(key).localized(with: 3)",
      """
      extension String {
        func localized(with arguments: CVarArg...) -> String {
          String(format: localized, arguments: arguments)
        }
        var localized: String { String(localized: LocalizationValue(self)) }
      }
      """),
    Idiom(
      "String.localized(\(key))",
      """
      extension String {
        static func localized(_ key: String) -> String { text(for: key) }
      }
      func text(for key: String) -> String { NSLocalizedString(key, comment: "") }
      """),
    Idiom(
      "Lang.shared.text(\"microphone.allow_button\")",
      """
      final class Lang {
        static let shared = Lang()
        func text(_ key: String) -> String { NSLocalizedString("onboarding.\\(key)", comment: "") }
      }
      """),
    Idiom(
      "AppText(key: \(key)).value",
      """
      struct AppText {
        let key: String
        var value: String { NSLocalizedString(key, comment: "") }
      }
      """
    ),
  ]

  private static let enumerated = [
    Idiom("Loc.allow.rawValue.localized", "enum Loc: String { case allow = \(key) }"),
    Idiom(
      "Loc.allow.text",
      """
      enum Loc: String {
        case allow = \(key), deny
        var text: String { NSLocalizedString(rawValue, comment: "") }
      }
      """),
    Idiom(
      "Step.microphone.title",
      """
      enum Step {
        case welcome, microphone
        var title: LocalizedStringKey {
          switch self {
          case .welcome: "Welcome"
          case .microphone: \(key)
          }
        }
      }
      """),
  ]

  private static let composed = [
    Idiom(
      "isFirst ? \"Next\" : String(localized: \(key))",
      texts: ["Next", "en: Go on", "de: Mikrofon erlauben"]),
    Idiom(
      "isFirst ? String(localized: \(key)) : NSLocalizedString(\(key), comment: \"\")"
    ),
    Idiom(
      "Wording().title ?? \"Next\"",
      "struct Wording { var title: String? = String(localized: \(key)) }",
      texts: ["en: Go on", "de: Mikrofon erlauben", "Next"]),
    Idiom(
      "NSLocalizedString(\(key), comment: \"\") + \"!\"",
      texts: ["en: Go on!", "de: Mikrofon erlauben!"]),
    Idiom(
      "\"\\(String(localized: \(key))) …\"",
      texts: ["en: Go on …", "de: Mikrofon erlauben …"]),
    Idiom(
      "ScreenModel().title",
      """
      final class ScreenModel {
        var title: String = ""
        init() { title = NSLocalizedString(\(key), comment: "") }
      }
      """),
    Idiom(
      "Pages.first.title",
      """
      struct Page { let title: String }
      enum Pages {
        static var first: Page { find(0) }
        static func find(_ index: Int) -> Page { all[index] }
        static let all = [Page(title: NSLocalizedString(\(key), comment: ""))]
      }
      """),
  ]
}
