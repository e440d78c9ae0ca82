import Foundation

extension BinaryPropertyListParser {
  /// Text from big-endian UTF-16.
  func utf16(_ bytes: ArraySlice<UInt8>) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The date as an XML property list writes it: `2026-01-31T12:00:00Z`.
  func date(secondsSince2001 seconds: Double) -> String {
    guard abs(seconds) < 1e11 else { return "" }
    let formatter = ISO8601DateFormatter()
    return formatter.string(from: Date(timeIntervalSinceReferenceDate: seconds))
  }
}
