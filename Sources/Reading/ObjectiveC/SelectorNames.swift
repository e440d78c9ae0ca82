import PermissionModel

/// Under which names Swift knows the methods of Objective-C.
///
/// Methods of frameworks stand in tables: those of resources in the table of resources. A method of
/// the app's own keeps the first piece of its selector as its name, and the others as labels.
enum SelectorNames {
  /// A method as Swift writes it.
  struct Imported: Equatable {
    var name: String
    var labels: [String]
    var isInitializer = false
  }

  /// The label of an argument that Swift has no place for.
  static let dropped = "#"

  /// A method by the pieces of its selector, each with its `:`.
  static func method(_ pieces: [String], isStatic: Bool) -> Imported {
    if !isStatic, let labels = initializerLabels(pieces) {
      return Imported(name: "init", labels: labels, isInitializer: true)
    }
    return call(pieces)
  }

  /// What a message calls.
  static func call(_ pieces: [String]) -> Imported {
    if let known = known[pieces.joined()] { return known }
    guard let first = pieces.first, first.hasSuffix(":") else {
      return Imported(name: pieces.first ?? "", labels: [])
    }
    return Imported(
      name: String(first.dropLast()),
      labels: ["_"] + pieces.dropFirst().map { $0 == ":" ? "_" : String($0.dropLast()) })
  }

  // MARK: - Initialisers

  /// The labels of `initWithTitle:style:`; nil for what is no initialiser.
  private static func initializerLabels(_ pieces: [String]) -> [String]? {
    guard let first = pieces.first, first.hasPrefix("init") else { return nil }
    if let known = known[pieces.joined()], known.isInitializer { return known.labels }
    let rest = first.dropFirst(4)
    guard rest.first?.isLowercase != true else { return nil }
    return labels(rest, pieces)
  }

  /// `title` of `WithTitle:`, and the other pieces as they are.
  private static func labels(_ rest: Substring, _ pieces: [String]) -> [String] {
    guard rest.hasSuffix(":") else { return [] }
    var word = rest.dropLast()
    if word.hasPrefix("With"), word.count > 4 { word = word.dropFirst(4) }
    let first = word.isEmpty ? "_" : ConstantNames.caseName(Array(word.utf8)[...])
    return [first]
      + pieces.dropFirst().map {
        $0 == ":" ? "_" : $0 == "error:" ? dropped : String($0.dropLast())
      }
  }

  /// The labels of a method of a framework's class that makes an object of it:
  /// `[UIAlertAction actionWithTitle:style:handler:]`; nil for other methods.
  static func factoryLabels(_ pieces: [String], of type: String) -> [String]? {
    if let known = known[pieces.joined()], known.isInitializer { return known.labels }
    guard ClassNames.isOfFramework(type), let first = pieces.first else { return nil }
    let lower = first.lowercased()
    var start = type.startIndex
    while start < type.endIndex {
      let ending = type[start...]
      if ending.first!.isUppercase, ending.count > 2, lower.hasPrefix(ending.lowercased()),
        first.dropFirst(ending.count).first?.isLowercase == false
      {
        return labels(first.dropFirst(ending.count), pieces)
      }
      start = type.index(after: start)
    }
    return nil
  }

  /// Whether `[Type name]` gives a new object of the type, as `Type()` does in Swift.
  static func givesNew(_ name: String, _ type: [String]) -> Bool {
    type.count == 1 && known[name]?.isInitializer == true && type[0].first?.isUppercase == true
  }

  // MARK: - Tables

  /// By selector.
  private static let known: [String: Imported] = {
    var known = SelectorTable.imported
    for symbol in ResourceRow.all.flatMap(\.symbols) {
      guard let selector = symbol.selector, let imported = imported(symbol, selector),
        known[selector] == nil
      else { continue }
      known[selector] = imported
    }
    // Every class has it.
    known["init"] = nil
    return known
  }()

  private static func imported(_ symbol: Symbol, _ selector: String) -> Imported? {
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let names = selector.hasSuffix(":") ? Array(pieces.dropLast()) : []
    switch symbol.member {
    case .typeMember(let name), .instanceMember(let name):
      return Imported(name: name, labels: labels(symbol, names))
    case .initializer, .anyUse:
      // Of an initialiser whose labels are left open, the rule gives them.
      if symbol.labels == nil, selector.hasPrefix("init") { return nil }
      return Imported(name: "init", labels: labels(symbol, names), isInitializer: true)
    case .global: return nil
    }
  }

  /// One label for each piece: errors are thrown, and what comes last is the completion.
  private static func labels(_ symbol: Symbol, _ pieces: [String]) -> [String] {
    guard let written = symbol.labels else { return ["_"] + pieces.dropFirst() }
    if written.count == pieces.count { return written }
    var rest = written[...]
    return pieces.enumerated().map { number, piece in
      if piece == "error" { return dropped }
      return rest.popFirst() ?? (number == pieces.count - 1 ? "completionHandler" : dropped)
    }
  }
}

extension Symbol {
  /// Its selector without its class.
  fileprivate var selector: String? {
    guard let objectiveC, objectiveC.first == "+" || objectiveC.first == "-",
      let space = objectiveC.firstIndex(of: " ")
    else { return nil }
    return objectiveC[objectiveC.index(after: space)...].filter { $0 != "]" && $0 != " " }
  }
}
