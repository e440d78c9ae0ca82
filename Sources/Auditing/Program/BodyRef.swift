/// A body of the program, by file and index.
struct BodyRef: Hashable, Sendable, Comparable {
  var file: Int
  var index: Int
  static func < (a: BodyRef, b: BodyRef) -> Bool { (a.file, a.index) < (b.file, b.index) }
}

/// A call of the program, by file and index.
struct CallRef: Hashable, Sendable, Comparable {
  var file: Int
  var index: Int
  static func < (a: CallRef, b: CallRef) -> Bool { (a.file, a.index) < (b.file, b.index) }
}

/// A property of the program, by file and index.
struct PropertyRef: Hashable, Sendable {
  var file: Int
  var index: Int
}
