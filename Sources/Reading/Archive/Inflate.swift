import CZlib
import Foundation

/// Unpacks what zip archives hold, by zlib.
enum Inflate {
  /// The content of an entry from its packed bytes.
  static func content(
    _ packed: Data, of entry: ZipArchive.Entry
  ) throws(ZipArchive.Fault) -> [UInt8] {
    if entry.method == 0 {
      guard packed.count == entry.size else { throw fault(entry) }
      return Array(packed)
    }
    // Deflate packs at most 1032 to 1: more is a lie that would cost memory.
    guard entry.size <= 1_032 * packed.count + 64 else { throw fault(entry) }
    guard let content = inflated(packed, size: entry.size) else { throw fault(entry) }
    return content
  }

  /// CRC-32, as archives keep it.
  static func checksum(_ content: [UInt8]) -> UInt {
    content.withUnsafeBufferPointer { buffer in
      var sum = crc32(0, nil, 0)
      var start = 0
      while start < buffer.count {
        let length = min(1 << 30, buffer.count - start)
        sum = crc32(sum, buffer.baseAddress! + start, uInt(length))
        start += length
      }
      return UInt(sum)
    }
  }

  private static func fault(_ entry: ZipArchive.Entry) -> ZipArchive.Fault {
    ZipArchive.Fault(
      message: "'\(entry.path)' does not unpack to the \(entry.size) bytes that it states")
  }

  /// Nil where the bytes give more or fewer bytes than stated, or are damaged.
  private static func inflated(_ packed: Data, size: Int) -> [UInt8]? {
    var stream = z_stream()
    // Without the header that zlib's own files have.
    guard
      inflateInit2_(
        &stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { inflateEnd(&stream) }
    var content = [UInt8](repeating: 0, count: size + 1)
    var outcome = Z_OK
    var input = Array(packed)
    input.withUnsafeMutableBufferPointer { source in
      content.withUnsafeMutableBufferPointer { target in
        stream.next_in = source.baseAddress
        stream.next_out = target.baseAddress
        var left = (input: source.count, output: target.count)
        while outcome == Z_OK {
          let given = (input: min(left.input, 1 << 30), output: min(left.output, 1 << 30))
          stream.avail_in = uInt(given.input)
          stream.avail_out = uInt(given.output)
          outcome = inflate(&stream, Z_NO_FLUSH)
          let used = (given.input - Int(stream.avail_in), given.output - Int(stream.avail_out))
          left = (left.input - used.0, left.output - used.1)
          if used == (0, 0), outcome == Z_OK { outcome = Z_BUF_ERROR }
        }
      }
    }
    guard outcome == Z_STREAM_END, Int(stream.total_out) == size else { return nil }
    content.removeLast()
    return content
  }
}
