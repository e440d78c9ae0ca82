import Facts
import PermissionModel

/// Functions and macros of frameworks that Swift writes in another way.
enum FunctionNames {
  /// What a function is in Swift.
  struct Known {
    enum Form {
      /// A call of these names; of the same one where none is given.
      case call([String])
      /// The first argument.
      case value
      /// The method that a text names.
      case selector
    }
    var form: Form
    var labels: [String] = []
    /// Whether only the block at the end is handed on.
    var takesBlock = false

    func arguments(_ written: [Argument]) -> [Argument] {
      guard !takesBlock else {
        return written.suffix(1).map { argument in
          var argument = argument
          argument.isTrailing = true
          return argument
        }
      }
      return written.enumerated().map { number, argument in
        var argument = argument
        if number < labels.count, labels[number] != "_" { argument.label = labels[number] }
        return argument
      }
    }
  }

  /// By the function's name.
  static let all = ofResources.merging(ofSystem) { $1 }

  private static let ofResources: [String: Known] = {
    var known: [String: Known] = [:]
    for symbol in ResourceRow.all.flatMap(\.symbols) {
      guard let name = symbol.objectiveC, name.first?.isLetter == true, !symbol.type.isEmpty else {
        continue
      }
      let type = symbol.type.split(separator: ".").map(String.init)
      switch symbol.member {
      case .initializer, .anyUse:
        known[name] = Known(form: .call(type), labels: symbol.labels ?? [])
      case .typeMember(let member), .instanceMember(let member):
        known[name] = Known(form: .call(type + [member]), labels: symbol.labels ?? [])
      case .global: continue
      }
    }
    return known
  }()

  private static let ofSystem: [String: Known] = [
    "NSLocalizedString": Known(form: .call([]), labels: ["_", "comment"]),
    "NSLocalizedStringFromTable": Known(form: .call([]), labels: ["_", "tableName", "comment"]),
    "NSLocalizedStringFromTableInBundle": Known(
      form: .call([]), labels: ["_", "tableName", "bundle", "comment"]),
    "NSLocalizedStringWithDefaultValue": Known(
      form: .call([]), labels: ["_", "tableName", "bundle", "value", "comment"]),
    "NSSelectorFromString": Known(form: .selector),
    "CFBridgingRelease": Known(form: .value), "CFBridgingRetain": Known(form: .value),
    "dispatch_async": queued("async"), "dispatch_sync": queued("sync"),
    "dispatch_after": queued("asyncAfter"), "dispatch_once": queued("sync"),
    "dispatch_barrier_async": queued("async"), "dispatch_barrier_sync": queued("sync"),
    "dispatch_group_async": queued("async"), "dispatch_group_notify": queued("async"),
  ]

  private static func queued(_ name: String) -> Known {
    Known(form: .call(["DispatchQueue", "main", name]), takesBlock: true)
  }
}
