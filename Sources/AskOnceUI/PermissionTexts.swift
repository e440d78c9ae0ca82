import PermissionModel

/// The words of explanations and recoveries in one language; each can be replaced by an app's own.
///
/// The labels promise nothing, for App Review rejects an explanation whose button says "Allow"
/// (https://developer.apple.com/app-store/review/guidelines/#5.1.1, iv).
public struct PermissionTexts: Sendable, Hashable {
  /// BCP 47: `pt-BR`.
  public var language: String
  /// The only action of an explanation: "Continue".
  public var proceed: String
  /// The recovery's way to Settings.
  public var openSettings: String
  /// The recovery's way out.
  public var cancel: String
  /// Blocked because the person said no.
  public var denied: String
  /// Blocked by parental control or device management.
  public var restricted: String
  /// Blocked because a switch of the whole system is off.
  public var switchedOff: String
  /// Not there: the hardware is missing.
  public var unavailable: String
  /// Blocked, and the system does not say why.
  public var unknown: String

  /// Words of an app's own.
  public init(
    language: String, proceed: String, openSettings: String, cancel: String, denied: String,
    restricted: String, switchedOff: String, unavailable: String, unknown: String
  ) {
    self.language = language
    self.proceed = proceed
    self.openSettings = openSettings
    self.cancel = cancel
    self.denied = denied
    self.restricted = restricted
    self.switchedOff = switchedOff
    self.unavailable = unavailable
    self.unknown = unknown
  }

  /// Why a feature is blocked, in a sentence that blames nobody.
  public func sentence(for reason: Reason) -> String {
    switch reason {
    case .denied: denied
    case .restricted: restricted
    case .switchedOff: switchedOff
    case .unavailable: unavailable
    case .unknown: unknown
    }
  }

  /// The words in the first language of a list that there are words in; English where there are
  /// none.
  ///
  /// - Parameter languages: As `Bundle.main.preferredLocalizations` gives them, so that the words
  ///   are in the language of the app's other words.
  public static func preferred(from languages: [String]) -> PermissionTexts {
    languages.lazy.compactMap(texts(in:)).first ?? english
  }

  /// The words in a language; nil: there are none.
  public static func texts(in language: String) -> PermissionTexts? {
    let parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard let main = parts.first.map({ synonyms[$0] ?? $0 }) else { return nil }
    let wanted = Set(parts.dropFirst().map { scripts[$0] ?? $0 })
    let ofLanguage = all.filter { $0.language == main || $0.language.hasPrefix(main + "-") }
    let exact = ofLanguage.first { texts in
      texts.language.split(separator: "-").dropFirst().contains { wanted.contains($0.lowercased()) }
    }
    return exact ?? ofLanguage.first
  }

  /// Codes that mean a language of the table.
  private static let synonyms = ["no": "nb", "nn": "nb", "iw": "he", "in": "id"]
  /// The scripts in which regions write Chinese; Portugal's Portuguese is written elsewhere too.
  private static let scripts = [
    "tw": "hant", "hk": "hant", "mo": "hant", "cn": "hans", "sg": "hans", "ao": "pt", "mz": "pt",
  ]
}
