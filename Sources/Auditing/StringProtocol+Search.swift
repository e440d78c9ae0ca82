extension StringProtocol {
  /// Whether another text stands in this one, byte for byte.
  ///
  /// Names and labels are searched for so often that the search of the standard library, which
  /// takes differently composed letters for one, takes most of the time of a check.
  func contains(_ other: String) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { text in
      other.utf8.withContiguousStorageIfAvailable { Self.holds(text, $0) }
    }
    return (found ?? nil) ?? (firstRange(of: other) != nil)
  }

  private static func holds(
    _ text: UnsafeBufferPointer<UInt8>, _ part: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = part.first else { return true }
    guard part.count <= text.count else { return false }
    for start in 0...(text.count - part.count) where text[start] == first {
      if part.indices.allSatisfy({ text[start + $0] == part[$0] }) { return true }
    }
    return false
  }
}
