extension Adapter {
  static let macOS: [Adapter] = []
}
