import PermissionModel
import Testing

@Suite("The resource table")
struct ResourceTableTests {
  /// Rows whose status calls answer about a document or a person, not about a permission.
  static let withoutStatuses = [
    "identity-document": "says whether a document can be requested at all",
    "child-communication-permission": "says whether a handle is known",
  ]

  /// Required keys that do not start with NS: Core NFC has its own prefix.
  static let unprefixedKeys = ["NFCReaderUsageDescription"]

  /// Rows that no call, initialiser or type gives away.
  static let withoutSymbols = [
    "file-provider-presence", "full-disk-access", "app-management", "app-data",
  ]

  /// Properties that an app sets on what a call returns, and that decide what is asked.
  static let decidingProperties = [
    "sourceType", "isCameraAssistanceEnabled", "isMicrophoneEnabled", "service",
  ]

  @Test("ids are unique and kebab-case")
  func ids() {
    let ids = ResourceRow.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.allSatisfy { $0 == "-" || ($0.isASCII && $0.isLowercase) }, "\(id)")
      #expect(!id.hasPrefix("-") && !id.hasSuffix("-") && !id.contains("--"), "\(id)")
    }
  }

  @Test("a family and an access mean one row")
  func families() {
    for row in ResourceRow.all {
      #expect(ResourceRow.row(id: row.id) == row)
      #expect(ResourceRow.row(family: row.family, access: row.access)?.id == row.id)
      #expect(ResourceRow.rows(family: row.family).contains(row))
    }
    for (family, rows) in Dictionary(grouping: ResourceRow.all, by: \.family) where rows.count > 1 {
      #expect(rows.allSatisfy { $0.access != nil }, "\(family)")
      #expect(Set(rows.map(\.access)).count == rows.count, "\(family)")
    }
  }

  @Test("a family without an access means its first row")
  func firstOfFamily() {
    #expect(ResourceRow.row(family: "calendar", access: nil)?.id == "calendar-full")
    #expect(ResourceRow.row(family: "photos", access: nil)?.id == "photos-read-write")
    #expect(ResourceRow.row(family: "notifications", access: nil)?.id == "notifications")
    #expect(ResourceRow.row(family: "camera", access: "full") == nil)
    #expect(ResourceRow.row(family: "teleporter", access: nil) == nil)
  }

  @Test("every row has a source and the day on which it was read", arguments: ResourceRow.all)
  func sources(row: ResourceRow) {
    #expect(!row.sources.isEmpty)
    #expect(row.lastChecked.wholeMatch(of: #/20\d\d-[01]\d-[0-3]\d/#) != nil)
    #expect(!row.platforms.isEmpty)
    #expect(!row.modules.isEmpty)
  }

  @Test("every purpose key is one of Apple's", arguments: ResourceRow.all)
  func purposeKeys(row: ResourceRow) {
    #expect(Set(row.purposeKeys.map(\.key)).count == row.purposeKeys.count)
    for key in row.purposeKeys {
      #expect(knownPurposeKeys.contains(key.key), "\(key.key)")
      guard key.need == .required else { continue }
      #expect(key.key.hasPrefix("NS") || Self.unprefixedKeys.contains(key.key), "\(key.key)")
    }
  }

  @Test("a row without a purpose key says so, and only such a row", arguments: ResourceRow.all)
  func missingPurposeKey(row: ResourceRow) {
    guard case .noKey = row.missingPurposeKey else { return }
    #expect(row.purposeKeys.allSatisfy { $0.need == .setting })
  }

  @Test("a status that can be read has its cases", arguments: ResourceRow.all)
  func statuses(row: ResourceRow) {
    let isException = Self.withoutStatuses[row.id] != nil
    #expect(row.symbols(.status).isEmpty || row.statuses.isEmpty == isException)
    let names = row.statuses.map { "\($0.type).\($0.name)" }
    #expect(Set(names).count == names.count)
  }

  @Test("every symbol has a type, or is global", arguments: ResourceRow.all)
  func symbolTypes(row: ResourceRow) {
    #expect(row.symbols.isEmpty == Self.withoutSymbols.contains(row.id))
    for symbol in row.symbols {
      if case .global(let name) = symbol.member {
        #expect(symbol.type.isEmpty && !name.isEmpty)
      } else {
        #expect(!symbol.type.isEmpty, "\(symbol.member)")
      }
    }
    #expect(Set(row.symbols).count == row.symbols.count)
  }

  @Test("a request says how its answer comes", arguments: ResourceRow.all)
  func requestAnswers(row: ResourceRow) {
    for symbol in row.symbols(.request) where symbol.member != .initializer {
      #expect(symbol.answer != .none, "\(symbol.type) \(symbol.member)")
    }
  }

  @Test("no call asks for two rows alike")
  func distinctRequests() {
    var owners: [Symbol: String] = [:]
    for row in ResourceRow.all {
      for symbol in row.symbols(.request) {
        let form = Symbol(
          .request, symbol.type, symbol.member, symbol.labels, deciding: symbol.deciding)
        #expect(owners[form] == nil, "\(symbol.type) \(symbol.member): \(owners[form] ?? "")")
        owners[form] = row.id
      }
    }
  }

  @Test("a deciding argument is one of the call's, or a property", arguments: ResourceRow.all)
  func decidingArguments(row: ResourceRow) {
    for symbol in row.symbols {
      guard let deciding = symbol.deciding else { continue }
      #expect(!deciding.values.isEmpty || !deciding.except.isEmpty)
      #expect(!deciding.isMet(by: deciding.except) || deciding.except.isEmpty)
      let isLabel = symbol.labels?.contains(deciding.label) ?? false
      #expect(
        isLabel || Self.decidingProperties.contains(deciding.label),
        "\(symbol.type) \(symbol.member)")
    }
  }

  @Test("every row has words of a screen, in lower case", arguments: ResourceRow.all)
  func words(row: ResourceRow) {
    #expect(!row.words.isEmpty)
    #expect(row.words.allSatisfy { $0 == $0.lowercased() && $0.count > 2 })
  }

  @Test("Settings are opened where the person can change something there")
  func settings() {
    #expect(ResourceRow.camera.symbols(.settings) == [.appSettings])
    #expect(ResourceRow.notifications.symbols(.settings).first == .notificationSettings)
    #expect(ResourceRow.screenCapture.symbols(.settings).isEmpty)
    let page = "x-apple.systempreferences:com.apple.preference.security?Privacy_Camera"
    #expect(ResourceRow.camera.settings.macOS == page)
  }
}
