import Facts
import PermissionModel
import TestSupport
import Testing

@testable import Auditing

@Suite("Symbols of the resource table in Objective-C")
struct ObjectiveCSymbolsTests {
  /// A symbol of a row, as Objective-C writes it.
  struct Written: Sendable, CustomTestStringConvertible {
    var row: ResourceRow
    var symbol: Symbol
    var testDescription: String { "\(row.id): \(symbol.objectiveC ?? "")" }
  }

  private static func symbols(_ role: Symbol.Role) -> [Written] {
    ResourceRow.all.flatMap { row in
      row.symbols(role).filter { $0.objectiveC != nil && !unwritten.contains($0.objectiveC!) }
        .map { Written(row: row, symbol: $0) }
    }
  }

  /// Errors, and functions of C that have nothing in common with the method that Swift has instead.
  private static let unwritten: Set<String> = [
    "ar_session_request_authorization", "ar_session_query_authorization_results",
    "NIErrorCodeUserDidNotAllow", "nw_listener_create",
  ]

  @Test("a request is one in Objective-C too", arguments: symbols(.request))
  func requests(_ written: Written) {
    #expect(families(of: written).contains(written.row.family))
  }

  @Test("a status is one in Objective-C too", arguments: symbols(.status))
  func statuses(_ written: Written) {
    #expect(families(of: written).contains(written.row.family))
  }

  @Test("a use that prompts is one in Objective-C too", arguments: symbols(.implicitUse))
  func uses(_ written: Written) {
    #expect(families(of: written).contains(written.row.family))
  }

  /// The families of which a file with the call has a symbol of that role.
  private func families(of written: Written) -> [String] {
    let probe = Probe("--- App.m\n" + source(written.symbol))
    let refs = probe.program.callsByName.values.flatMap { $0 }
    return refs.flatMap { probe.flows.app.matches(of: $0) }
      .filter { $0.role == written.symbol.role }.flatMap(\.resources)
      .compactMap { ResourceRow.row(id: $0)?.family }
  }

  private func source(_ symbol: Symbol) -> String {
    let value = constant(symbol)
    let property = symbol.deciding.map { $0.label }.flatMap { label in
      symbol.labels?.contains(label) == false || symbol.labels == nil ? label : nil
    }
    return """
      @implementation Example
      - (void)run:(\(className(symbol)) *)object {
        \(call(symbol, value))
        \(property.map { "object.\($0) = \(value);" } ?? "")
      }
      @end
      """
  }

  private func className(_ symbol: Symbol) -> String {
    let name = String(symbol.objectiveC!.dropFirst(2).prefix { $0 != " " })
    // A member of an ancestor is used on the heir.
    return symbol.type.contains(".") || name == "NS" + symbol.type ? name : symbol.type
  }

  private func call(_ symbol: Symbol, _ value: String) -> String {
    let written = symbol.objectiveC!
    guard written.hasPrefix("+") || written.hasPrefix("-") else {
      let count = max(1, symbol.labels?.count ?? 1)
      let arguments = Array(repeating: value, count: count).joined(separator: ", ")
      return "\(written)(\(symbol.labels == [] ? "" : arguments));"
    }
    let selector = written.drop { $0 != " " }.filter { $0 != "]" && $0 != " " }
    let pieces = selector.split(separator: ":")
    let message =
      selector.contains(":")
      ? pieces.enumerated().map { number, piece in
        let isLast = number == pieces.count - 1 && number >= (symbol.labels?.count ?? 0)
        return "\(piece):\(isLast ? "^(id answer) { }" : value)"
      }.joined(separator: " ") : String(selector)
    if selector.hasPrefix("init") { return "[[\(className(symbol)) alloc] \(message)];" }
    let receiver = written.hasPrefix("+") ? className(symbol) : "object"
    return "[\(receiver) \(message)];"
  }

  /// How Objective-C writes the value by which a symbol is told from others.
  private func constant(_ symbol: Symbol) -> String {
    guard let name = symbol.deciding?.values.first else { return "x" }
    return Self.constants[name] ?? "@\"\(name)\""
  }

  private static let constants = [
    "true": "YES", "false": "NO", "nil": "nil", "video": "AVMediaTypeVideo",
    "audio": "AVMediaTypeAudio", "event": "EKEntityTypeEvent", "reminder": "EKEntityTypeReminder",
    "contacts": "CNEntityTypeContacts", "readWrite": "PHAccessLevelReadWrite",
    "addOnly": "PHAccessLevelAddOnly", "alert": "UNAuthorizationOptionAlert",
    "provisional": "UNAuthorizationOptionProvisional",
    "criticalAlert": "UNAuthorizationOptionCriticalAlert",
    "timeSensitive": "UNAuthorizationOptionTimeSensitive",
    "camera": "UIImagePickerControllerSourceTypeCamera",
    "photoLibrary": "UIImagePickerControllerSourceTypePhotoLibrary",
    "deviceOwnerAuthenticationWithBiometrics": "LAPolicyDeviceOwnerAuthenticationWithBiometrics",
    "backgroundAddPasses": "PKPassLibraryCapabilityBackgroundAddPasses",
    "keyDown": "NSEventMaskKeyDown",
  ]
}
