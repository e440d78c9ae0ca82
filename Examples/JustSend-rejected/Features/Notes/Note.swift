import Foundation

struct Note: Codable, Hashable, Identifiable, Sendable {
  enum Kind: String, Codable, Sendable {
    case voice, photo, file
  }

  let id: UUID
  let kind: Kind
  /// The name alone, since the folder of an app moves between launches.
  let fileName: String
  let createdAt: Date
}
