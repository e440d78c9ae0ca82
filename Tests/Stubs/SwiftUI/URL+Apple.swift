// Bindings: none; what Foundation has on Apple's systems alone

import Foundation

extension URL {
  /// https://developer.apple.com/documentation/foundation/url/applicationsupportdirectory
  public static var applicationSupportDirectory: URL { FileManager.default.temporaryDirectory }
  /// https://developer.apple.com/documentation/foundation/url/startaccessingsecurityscopedresource()
  public func startAccessingSecurityScopedResource() -> Bool { false }
  /// https://developer.apple.com/documentation/foundation/url/stopaccessingsecurityscopedresource()
  public func stopAccessingSecurityScopedResource() {}
}

extension String {
  /// https://developer.apple.com/documentation/swift/string/localizationvalue
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    fileprivate var key: String
    /// https://developer.apple.com/documentation/swift/string/localizationvalue/init(stringliteral:)
    public init(stringLiteral value: String) { key = value }
  }
  /// https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)
  public init(localized value: LocalizationValue) { self = value.key }
}
