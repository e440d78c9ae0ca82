/// Days as configurations and options write them: `2027-01-31`. They are in order as texts are.
package enum CalendarDay {
  /// Whether a word is a day that there is.
  package static func isValid(_ word: String) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], word.utf8.allSatisfy({ $0 == 0x2D || isDigit($0) })
    else { return false }
    let (year, month, day) = (Int(parts[0])!, Int(parts[1])!, Int(parts[2])!)
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...12).contains(month) && (1...lengths[month - 1]).contains(day)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
