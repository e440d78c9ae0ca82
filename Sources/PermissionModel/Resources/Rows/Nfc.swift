extension ResourceRow {
  /// NFC reading.
  public static let nfc = ResourceRow(
    id: "nfc",
    name: "NFC reading",
    family: "nfc",
    access: nil,
    group: .sheet,
    modules: ["CoreNFC"],
    platforms: [.init("iOS", "11.0")],
    symbols: [
      Symbol(
        .status, "NFCReaderSession", .typeMember("readingAvailable"), [], answer: .returned,
        objectiveC: "+[NFCReaderSession readingAvailable]", since: "iOS 11"),
      Symbol(
        .status, "NFCNDEFReaderSession", .typeMember("readingAvailable"), [], answer: .returned,
        objectiveC: "+[NFCReaderSession readingAvailable]", since: "iOS 11"),
      Symbol(
        .status, "NFCTagReaderSession", .typeMember("readingAvailable"), [], answer: .returned,
        objectiveC: "+[NFCReaderSession readingAvailable]", since: "iOS 13"),
      Symbol(
        .implicitUse, "NFCNDEFReaderSession", .instanceMember("begin"), [], answer: .delegate,
        callback: "readerSession(_:didInvalidateWithError:)",
        objectiveC: "-[NFCReaderSession beginSession]"),
      Symbol(
        .implicitUse, "NFCTagReaderSession", .instanceMember("begin"), [], answer: .delegate,
        callback: "tagReaderSession(_:didInvalidateWithError:)",
        objectiveC: "-[NFCReaderSession beginSession]"),
    ],
    statuses: [
      .init(
        "NFCReaderSession.readingAvailable", "false", nil, .blocked(.unavailable),
        note: "the hardware cannot read tags")
    ],
    words: ["nfc", "nfc tag", "hold your phone near", "scan a tag"],
    purposeKeys: [
      .init("NFCReaderUsageDescription", .required, since: "iOS 11")
    ],
    missingPurposeKey: .error(
      """
      error (NFCReaderErrorSecurityViolation); crash reported by TCC for missing key (inferred)
      """),
    entitlements: [
      "com.apple.developer.nfc.readersession.formats"
    ],
    settings: .init(
      "none"),
    endsAppWhenSwitched: .no("there is no switch"),
    asksAgain: .yes("every session"),
    boundaries: "",
    testNames: [:],
    wrappers: [:],
    notes: [
      """
      Fold: sheet, not a permission; cancel = \
      NFCReaderError.readerSessionInvalidationErrorUserCanceled
      """,
      "NFCReaderSession.readingAvailable: hardware, not permission",
      """
      Implicit: NFCNDEFReaderSession/NFCTagReaderSession.begin(): system scan sheet every time; \
      no stored permission
      """,
    ],
    sources: [
      "madsmtm/objc2-generated@fff28a8e (Xcode 26.5):CoreNFC/",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nfcreaderusagedescription
      """,
    ],
    inferred: [
      "missingPurposeKey",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
