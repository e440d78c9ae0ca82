import Foundation

/// What tells on the disk whether a file was written since: its number, size and last change.
struct FileStamp: Hashable, Sendable {
  private var file: UInt64
  private var size: Int64
  private var seconds: Int64
  private var nanoseconds: Int64
  /// The rights that it has.
  let mode: mode_t

  /// Of the file at a path, through links; nil where there is none.
  init?(of path: [UInt8]) {
    guard let status = Disk.status(of: path) else { return nil }
    file = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if os(Linux)
      let changed = status.st_mtim
    #else
      let changed = status.st_mtimespec
    #endif
    seconds = Int64(changed.tv_sec)
    nanoseconds = Int64(changed.tv_nsec)
    mode = status.st_mode
  }
}
