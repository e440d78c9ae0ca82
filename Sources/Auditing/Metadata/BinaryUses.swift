import Facts
import PermissionModel

/// What compiled programs use of the protected resources, by what they import and which selectors
/// they hold: as the upload looks at them (ITMS-90683).
struct BinaryUses: Sendable {
  /// One use by one program.
  struct Use: Sendable, Hashable {
    var row: ResourceRow
    /// As Objective-C or C names it: `-[CNContactStore requestAccessForEntityType:...]`.
    var symbol: String
    /// Of the program.
    var place: Place
    /// An imported function is *certain*; a class with a selector, which another class may answer
    /// too, is *likely*; a class whose selectors or arguments cannot be read is *possible*.
    var certainty: Certainty
  }
  /// By program, then by the table's rows; of a row and a program, the surest.
  let all: [Use]

  init(_ facts: AppFacts) {
    all = facts.binaries.flatMap { binary in
      let names = Names(binary)
      return ResourceRow.all.compactMap { names.use(of: $0) }
    }
  }

  /// What one program names.
  private struct Names {
    let binary: BinaryFacts
    let classes: Set<String>
    let symbols: Set<String>
    let selectors: Set<String>

    init(_ binary: BinaryFacts) {
      self.binary = binary
      classes = Set(binary.classes)
      symbols = Set(binary.symbols)
      selectors = Set(binary.selectors)
    }

    func use(of row: ResourceRow) -> Use? {
      var surest: Use?
      for symbol in row.symbols where symbol.role == .request || symbol.role == .implicitUse {
        guard let name = symbol.objectiveC, let certainty = certainty(of: symbol, named: name)
        else { continue }
        let use = Use(
          row: row, symbol: name, place: Place(path: binary.path), certainty: certainty)
        if surest.map({ $0.certainty < certainty }) ?? true { surest = use }
      }
      return surest
    }

    private func certainty(of symbol: Symbol, named name: String) -> Certainty? {
      guard let method = Method(name) else { return symbols.contains(name) ? .certain : nil }
      guard classes.contains(method.type) else { return nil }
      if binary.isEncrypted { return .possible }
      guard method.makesValue || selectors.contains(method.selector) else { return nil }
      if BinaryUses.families[name]?.count == 1 { return .likely }
      return symbol.deciding.map { decided($0, method) } ?? .likely
    }

    /// What tells resources apart is an argument; of those only constants can be seen.
    private func decided(_ deciding: Symbol.Deciding, _ method: Method) -> Certainty? {
      let known = deciding.values.compactMap { BinaryUses.constants[$0] }
      if known.contains(where: symbols.contains) { return .likely }
      if !known.isEmpty { return nil }
      let setter = "set" + deciding.label.prefix(1).uppercased() + deciding.label.dropFirst() + ":"
      let isSet = !method.makesValue || selectors.contains(setter)
      return deciding.countsWhenUnresolved && isSet ? .possible : nil
    }
  }

  /// The families that each method may ask for; where it is one, no argument decides.
  private static let families: [String: Set<String>] = {
    var families: [String: Set<String>] = [:]
    for row in ResourceRow.all {
      for symbol in row.symbols where symbol.deciding?.label.isArgument(of: symbol) == true {
        if let name = symbol.objectiveC { families[name, default: []].insert(row.family) }
      }
    }
    return families
  }()

  /// Values of deciding arguments that are constants of a framework, by their names in Swift.
  private static let constants = ["video": "AVMediaTypeVideo", "audio": "AVMediaTypeAudio"]

  /// `+[Type selector:]`.
  private struct Method {
    let type: String
    let selector: String

    init?(_ name: String) {
      guard name.hasPrefix("+[") || name.hasPrefix("-["), name.hasSuffix("]") else { return nil }
      let parts = name.dropFirst(2).dropLast().split(separator: " ")
      guard parts.count == 2 else { return nil }
      type = String(parts[0])
      selector = String(parts[1])
    }

    /// Whether naming the class suffices: every class answers `init`.
    var makesValue: Bool { selector == "init" || selector == "new" }
  }
}

extension String {
  /// Whether it labels an argument of a call, rather than a property that is set afterwards.
  fileprivate func isArgument(of symbol: Symbol) -> Bool {
    symbol.role == .request && symbol.labels?.contains(self) == true
  }
}
