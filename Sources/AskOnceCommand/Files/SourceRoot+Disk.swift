import Rendering

extension SourceRoot {
  /// Where the checked folder or file lies; nil where the system does not tell.
  init?(ofOperand path: String) {
    let typed = Disk.typed(path)
    var isFolder = false
    if case .folder = Disk.kind(of: typed, followingLinks: true) { isFolder = true }
    guard let working = Disk.resolved(Array(".".utf8)), let checked = Disk.resolved(typed) else {
      return nil
    }
    let folder = isFolder ? checked : Array(checked[..<(checked.lastIndex(of: 0x2F) ?? 0)])
    self.init(checked: folder.isEmpty ? "/" : folder.text, working: working.text)
  }
}
