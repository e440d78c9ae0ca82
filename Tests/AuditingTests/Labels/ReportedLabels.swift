import Auditing

/// Labels of real permission screens that App Review rejected, and those that took their place.
enum ReportedLabels {
  /// Rejected for their wording.
  static let rejected: [(label: String, language: String, meaning: LabelMeaning)] = [
    ("Allow", "en", .consent), ("ALLOW", "en", .consent),
    ("Allow Location Services", "en", .consent), ("Allow microphone", "en", .consent),
    ("Allow access", "en", .consent), ("Allow Camera", "en", .consent),
    ("Allow Microphone", "en", .consent), ("ALLOW CAMERA", "en", .consent),
    ("Allow notifications", "en", .consent), ("Authorise", "en", .consent),
    ("give permission", "en", .consent), ("Enable camera", "en", .consent),
    ("Start Camera", "en", .other), ("Save Locations", "en", .other),
    ("Standort freigeben", "de", .consent),
    ("位置情報を許可する", "ja", .consent), ("許可する", "ja", .consent),
    ("권한 요청하기", "ko", .consent),
  ]
  /// Rejected because they let people avoid the question.
  static let exits: [(label: String, language: String, meaning: LabelMeaning)] = [
    ("Skip for now", "en", .deferral), ("Maybe later", "en", .deferral),
    ("Later", "en", .deferral), ("decide later", "en", .deferral),
    ("Not Now", "en", .deferral), ("Not now", "en", .deferral), ("X", "en", .leaving),
    ("Refuse", "en", .refusal), ("Do not allow", "en", .refusal), ("Go Back", "en", .leaving),
    ("Back", "en", .leaving), ("Cancel", "en", .leaving), ("Skip", "en", .deferral),
    ("Fertig", "de", .leaving), ("許可しない", "ja", .refusal),
  ]
  /// Accepted, or asked for by App Review.
  static let accepted: [(label: String, language: String, meaning: LabelMeaning)] = [
    ("Continue", "en", .neutral), ("CONTINUE", "en", .neutral), ("Next", "en", .neutral),
    ("NEXT", "en", .neutral), ("next", "en", .neutral), ("OK", "en", .neutral),
    ("Fortsetzen", "de", .neutral), ("Continuer", "fr", .neutral),
    ("Continuar", "es", .neutral), ("次へ", "ja", .neutral), ("続ける", "ja", .neutral),
    ("다음", "ko", .neutral), ("모험 준비 끝내기", "ko", .other),
  ]
  /// Beside the question: what a screen offers when it is answered, or without it.
  static let others: [(label: String, language: String, meaning: LabelMeaning)] = [
    ("Open Settings", "en", .settings), ("Go to Settings", "en", .settings),
    ("Turn On Notifications", "en", .consent), ("Grant Access", "en", .consent),
    ("Enter details manually", "en", .other), ("Done", "en", .leaving),
  ]
}
