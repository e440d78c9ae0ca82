extension Adapter {
  static let media: [Adapter] = []
}
