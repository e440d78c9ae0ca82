/// What an `.xcconfig` file says: settings, and which other files it includes.
package struct SettingsFileFacts: Sendable, Hashable {
  /// One statement; their order matters, for a later setting replaces an earlier one.
  package enum Line: Sendable, Hashable {
    /// `KEY[sdk=iphoneos*] = value`; the value without comment and trailing `;`.
    case setting(ProjectFacts.Setting)
    /// `#include "a.xcconfig"`: what that file says stands here.
    case include(Include)
  }
  /// An inclusion of another file.
  package struct Include: Sendable, Hashable {
    /// As it is written, relative to the file that includes it.
    package var name: String
    /// Whether the file may be absent (`#include?`).
    package var isOptional: Bool
    /// Of the line.
    package var place: Place

    /// An inclusion as it is written.
    package init(name: String, isOptional: Bool, place: Place) {
      self.name = name
      self.isOptional = isOptional
      self.place = place
    }
  }
  /// Of the file, relative to the checked folder.
  package var path: String
  /// In file order.
  package var lines: [Line]

  /// What one file says.
  package init(path: String, lines: [Line]) {
    self.path = path
    self.lines = lines
  }
}
