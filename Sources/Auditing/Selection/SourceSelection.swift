import Facts

/// Which source files are parsed: those that can matter, as far as a budget of bytes reaches.
///
/// A pure function of the indexes. From the names of the resource table the search goes outward to
/// whatever may run them, and inward to what the screens on the way are made of; what is nearer, by
/// rarer names, comes first.
package struct SourceSelection: Sendable {
  /// By the number of the index: whether the file is parsed.
  package private(set) var isKept: [Bool]
  /// Of large files that are parsed in part: the declarations that are left out.
  package private(set) var leftOut: [Int: Set<Int>] = [:]
  /// Bytes of the files that are parsed.
  package private(set) var bytes = 0
  /// Whether files that may matter are left out because the budget was used up.
  package private(set) var isCut = false
  /// How many bytes are parsed, besides what asks itself.
  package static let budget = 5_000_000

  /// Beginnings of addresses that matter, for the skimmer.
  package static let schemes = SettingsLinks.schemes.map { scheme in
    String(scheme.prefix { $0 != ":" }) + ":"
  }

  /// Chooses among files; `scenes` are storyboards, which are read anyway, and `wanted` are paths
  /// of files that are kept whatever leads to them.
  package init(
    _ indexes: [SourceIndex], scenes: [SourceIndex] = [], wanted: Set<String> = [],
    budget: Int = Self.budget
  ) {
    isKept = indexes.map { _ in false }
    var search = SelectionSearch(NameGraph(indexes + scenes))
    search.start(SeedWords(), indexes)
    var costs = search.run()
    for file in indexes.indices where wanted.contains(indexes[file].path) { costs[file] = 0 }
    let found = indexes.indices.filter { costs[$0] < Int.max }
    let ranks = indexes.indices.map { Self.rank(costs[$0], indexes[$0].size) }
    var large: [Int] = []
    for file in found.sorted(by: { (ranks[$0], $0) < (ranks[$1], $1) }) {
      if costs[file] > 0, indexes[file].size > Self.largeSize {
        large.append(file)
      } else if costs[file] == 0 || bytes + indexes[file].size <= budget {
        keep(file, indexes[file].size)
      } else {
        isCut = true
      }
    }
    slice(large, of: indexes, budget)
  }
}

extension SourceSelection {
  /// What the files declare and name that are not parsed.
  package func unparsed(of indexes: [SourceIndex]) -> UnparsedNames {
    var wanted: Set<SourceIndex.Name> = []
    for file in indexes.indices where isKept[file] {
      for declaration in indexes[file].declarations where declaration.kind == .function {
        wanted.insert(declaration.name)
      }
    }
    return UnparsedNames(
      of: indexes.indices.filter { !isKept[$0] }.map { indexes[$0] }, wanted: wanted)
  }

  /// Files from this size on are parsed in part, unless they ask: most are generated tables.
  private static let largeSize = 100_000

  /// In which order files are kept: near ones first, and small ones before large ones, for more of
  /// them fit and large files are mostly generated.
  private static func rank(_ cost: Int, _ size: Int) -> Int {
    guard cost > 0, cost < Int.max else { return cost }
    let blocks = size / 4096
    return 2 * cost + (blocks == 0 ? 0 : Int.bitWidth - blocks.leadingZeroBitCount)
  }

  private mutating func keep(_ file: Int, _ size: Int) {
    isKept[file] = true
    bytes += size
  }

  /// Keeps of large files what the kept files name.
  private mutating func slice(_ files: [Int], of indexes: [SourceIndex], _ budget: Int) {
    guard !files.isEmpty else { return }
    var names: Set<SourceIndex.Name> = []
    for file in indexes.indices where isKept[file] {
      names.formUnion(indexes[file].uses.lazy.map(\.name))
    }
    for file in files {
      let slice = SourceSlice(of: indexes[file], naming: names)
      guard bytes + slice.size <= budget + 5 * Self.largeSize else {
        isCut = true
        continue
      }
      keep(file, slice.size)
      leftOut[file] = slice.leftOut
    }
  }
}

extension SourceIndex {
  /// A storyboard or a xib, as something that names classes and identifiers.
  package init(of scenes: InterfaceFacts) {
    self.init(path: scenes.path, size: 0)
    var seen: Set<Name> = []
    let classes = scenes.controllers.map(\.customClass) + scenes.elements.map(\.customClass)
    let identifiers = scenes.controllers.map(\.storyboardIdentifier)
    let names =
      classes.compactMap { $0.map { Name($0) } }
      + identifiers.compactMap { $0.map { Name(quoted: $0) } }
    for name in names where seen.insert(name).inserted {
      uses.append(Use(name: name, declaration: -1))
    }
  }
}
