import Facts

/// What of a large file is left out, because nothing that is parsed names it.
struct SourceSlice {
  /// Numbers of functions and variables.
  private(set) var leftOut: Set<Int> = []
  /// Bytes that are left.
  private(set) var size: Int

  /// Keeps the members with one of the names, what these name in turn, and everything but members.
  init(of index: SourceIndex, naming names: Set<SourceIndex.Name>) {
    size = index.size
    var names = names
    let declarations = index.declarations
    let uses = Dictionary(grouping: index.uses) { $0.declaration }
    for number in declarations.indices {
      if Self.mayGo(number, declarations) {
        leftOut.insert(number)
      } else {
        names.formUnion((uses[Int32(number)] ?? []).map(\.name))
      }
    }
    var before = -1
    while before != leftOut.count {
      before = leftOut.count
      for number in leftOut.sorted() where Self.isNamed(number, declarations, names) {
        leftOut.remove(number)
        names.formUnion((uses[Int32(number)] ?? []).map(\.name))
      }
    }
    for number in leftOut {
      let next = number + 1 < declarations.count ? Int(declarations[number + 1].start) : index.size
      size -= max(0, next - Int(declarations[number].start))
    }
  }

  /// Whether a member and its type are named.
  private static func isNamed(
    _ number: Int, _ declarations: [SourceIndex.Declaration], _ names: Set<SourceIndex.Name>
  ) -> Bool {
    let declaration = declarations[number]
    return names.contains(declaration.name)
      && names.contains(declarations[Int(declaration.parent)].name)
  }

  /// Whether a declaration is a member of a type, or a part of it that stands by itself.
  private static func mayGo(_ number: Int, _ declarations: [SourceIndex.Declaration]) -> Bool {
    let declaration = declarations[number]
    guard declaration.kind == .function || declaration.kind == .variable else { return false }
    return declaration.parent >= 0 && declarations[Int(declaration.parent)].kind.isOfType
  }
}
