import Auditing
import Facts
import Foundation
import Reading
import Rendering

/// One file with edits: what it holds, and what it is to hold.
struct Replacement {
  /// Relative to the checked folder, as shown.
  let path: String
  /// The file itself, at the end of links.
  private let location: [UInt8]
  private let stamp: FileStamp
  private let before: SourceText
  private let after: SourceText
  private let bytes: [UInt8]

  /// Why a file cannot be edited.
  struct Refusal: Error {
    var reason: String
  }

  /// Reads a found file again and edits it in memory.
  ///
  /// Throws a `Refusal` where the file is no text, lies outside `root`, or is not as it was when
  /// `stamp` was taken.
  init(_ found: FileWalk.Found, _ edits: [Edit], stamp: FileStamp?, root: [UInt8]) throws {
    path = found.path
    guard let location = Disk.resolved(found.location),
      location == root || location.starts(with: root + Array("/".utf8))
    else { throw Refusal(reason: "it is outside the folder") }
    let (bytes, fault) = Disk.read(location)
    if let fault { throw Refusal(reason: "it cannot be read: \(fault)") }
    guard let stamp, FileStamp(of: location) == stamp else {
      throw Refusal(reason: "it has changed since it was checked; run the command again")
    }
    if bytes.starts(with: Array("bplist".utf8)) {
      throw Refusal(reason: "it is binary; convert it with 'plutil -convert xml1' first")
    }
    let (text, problems) = SourceText.decode(bytes, path: path)
    guard problems.isEmpty, SourceText.encode(text, like: bytes) == bytes else {
      throw Refusal(reason: "it is not wholly text")
    }
    guard let after = text.applying(edits) else {
      throw Refusal(reason: "it is not as it was read; run the command again")
    }
    (self.location, self.stamp, before, self.after) = (location, stamp, text, after)
    self.bytes = SourceText.encode(after, like: bytes)
    guard Disk.isWritable(location), Disk.isWritable(Disk.folder(of: location)) else {
      throw Refusal(reason: "it is not writable")
    }
  }

  /// What changes, as a patch.
  var diff: String { UnifiedDiff.text(of: path, from: before.bytes, to: after.bytes) }

  /// Puts the new file in the place of the old one, in one step.
  func write() throws {
    guard FileStamp(of: location) == stamp else {
      throw Refusal(reason: "it has changed since it was checked; run the command again")
    }
    if let fault = Disk.replace(location, with: bytes, mode: stamp.mode) {
      throw Refusal(reason: fault)
    }
  }
}
