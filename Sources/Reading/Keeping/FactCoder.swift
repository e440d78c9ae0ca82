import Facts

/// Turns facts into bytes and back: the same walk over a value writes or fills it, so that the
/// fields of a type are listed once.
///
/// Each text is written once, and then by its number. Places do not name their file, which the
/// coder knows. Bytes that make no sense set `isBroken`, and end the reading.
struct FactCoder {
  private enum Direction { case writing, reading }

  private let direction: Direction
  private(set) var bytes: [UInt8]
  private var offset = 0
  /// Whether what was read is no encoding.
  private(set) var isBroken = false
  private var numbers: [String: Int] = [:]
  private var texts: [String] = []
  /// Of the file whose facts these are.
  let path: String

  /// Writes.
  init(path: String) {
    direction = .writing
    bytes = []
    self.path = path
  }

  /// Reads.
  init(_ bytes: [UInt8], path: String) {
    direction = .reading
    self.bytes = bytes
    self.path = path
  }

  var isReading: Bool { direction == .reading }

  /// Whether all was read, and nothing more.
  var isDone: Bool { !isBroken && offset == bytes.count }

  mutating func fail() { isBroken = true }

  mutating func code(_ value: inout Int) {
    if isReading {
      let raw = readNumber()
      value = Int(bitPattern: raw >> 1) ^ -Int(bitPattern: raw & 1)
    } else {
      write(UInt(bitPattern: (value << 1) ^ (value >> (Int.bitWidth - 1))))
    }
  }

  mutating func code(_ value: inout Bool) {
    var number = value ? 1 : 0
    code(&number)
    value = number != 0
  }

  mutating func code(_ value: inout String) {
    if isReading {
      value = readText()
    } else if let number = numbers[value] {
      write(UInt(number) + 1)
    } else {
      numbers[value] = numbers.count
      write(0)
      let text = Array(value.utf8)
      write(UInt(text.count))
      bytes += text
    }
  }

  mutating func code<T: RawRepresentable>(_ value: inout T) where T.RawValue == String {
    var raw = value.rawValue
    code(&raw)
    guard isReading else { return }
    if let read = T(rawValue: raw) { value = read } else { fail() }
  }

  mutating func code<T: Kept>(_ value: inout T) { value.code(&self) }

  mutating func code<T>(
    _ value: inout T?, _ blank: T, _ inner: (inout FactCoder, inout T) -> Void
  ) {
    var isThere = value != nil
    code(&isThere)
    guard isThere, !isBroken else { return value = nil }
    var content = value ?? blank
    inner(&self, &content)
    value = content
  }

  mutating func code<T>(
    _ values: inout [T], _ blank: T, _ inner: (inout FactCoder, inout T) -> Void
  ) {
    var count = values.count
    code(&count)
    guard isReading else {
      for index in values.indices { inner(&self, &values[index]) }
      return
    }
    // Every item takes a byte at least.
    guard count >= 0, count <= bytes.count - offset else { return fail() }
    values = []
    values.reserveCapacity(count)
    for _ in 0..<count where !isBroken {
      var value = blank
      inner(&self, &value)
      values.append(value)
    }
  }

  private mutating func write(_ number: UInt) {
    var rest = number
    while rest > 127 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private mutating func readNumber() -> UInt {
    var value: UInt = 0
    var shift: UInt = 0
    while offset < bytes.count, shift < 64 {
      let byte = bytes[offset]
      offset += 1
      value |= UInt(byte & 127) << shift
      if byte < 128 { return value }
      shift += 7
    }
    fail()
    return 0
  }

  private mutating func readText() -> String {
    let number = readNumber()
    if number > 0 {
      guard number <= UInt(texts.count) else {
        fail()
        return ""
      }
      return texts[Int(number) - 1]
    }
    let count = readNumber()
    guard !isBroken, count <= UInt(bytes.count - offset) else {
      fail()
      return ""
    }
    let text = String(decoding: bytes[offset..<offset + Int(count)], as: UTF8.self)
    offset += Int(count)
    texts.append(text)
    return text
  }
}

/// A fact that is kept between runs.
protocol Kept {
  /// A value to be filled.
  static var blank: Self { get }
  /// Writes or fills every field.
  mutating func code(_ coder: inout FactCoder)
}

extension FactCoder {
  mutating func code<T: Kept>(_ values: inout [T]) {
    code(&values, T.blank) { $1.code(&$0) }
  }
  mutating func code<T: Kept>(_ value: inout T?) {
    code(&value, T.blank) { $1.code(&$0) }
  }
  mutating func code(_ values: inout [String]) { code(&values, "") { $0.code(&$1) } }
  mutating func code(_ values: inout [Int]) { code(&values, 0) { $0.code(&$1) } }
  mutating func code(_ value: inout String?) { code(&value, "") { $0.code(&$1) } }
  mutating func code(_ value: inout Int?) { code(&value, 0) { $0.code(&$1) } }
}
