// Bindings: none; Swift alone

import Foundation

/// https://developer.apple.com/documentation/swiftui/text
public struct Text: PrimitiveView, Equatable, Sendable {
  private let text: String
  /// https://developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ content: S) {
    text = String(content)
  }
  /// https://developer.apple.com/documentation/swiftui/text/init(_:tablename:bundle:comment:)
  public nonisolated init(_ key: LocalizedStringKey) { text = key.key }
  /// https://developer.apple.com/documentation/swiftui/text/init(_:format:)
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String {
    text = format.format(input)
  }
  /// https://developer.apple.com/documentation/swiftui/text/init(verbatim:)
  public nonisolated init(verbatim content: String) { text = content }
  /// The text.
  public var shown: [Shown] { [.text(text)] }
}

/// https://developer.apple.com/documentation/swiftui/localizedstringkey
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  var key: String
  /// https://developer.apple.com/documentation/swiftui/localizedstringkey/init(_:)
  public init(_ value: String) { key = value }
  /// https://developer.apple.com/documentation/swiftui/localizedstringkey/init(stringliteral:)
  public init(stringLiteral value: String) { key = value }
}

/// https://developer.apple.com/documentation/swiftui/image
public struct Image: PrimitiveView, Equatable, Sendable {
  private let name: String
  /// https://developer.apple.com/documentation/swiftui/image/init(systemname:)
  public nonisolated init(systemName: String) { name = systemName }
  /// The name.
  public var shown: [Shown] { [.image(name)] }
}

/// https://developer.apple.com/documentation/swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// https://developer.apple.com/documentation/swiftui/buttonrole/cancel
  public static let cancel = ButtonRole(name: "cancel")
  /// https://developer.apple.com/documentation/swiftui/buttonrole/destructive
  public static let destructive = ButtonRole(name: "destructive")
}

/// https://developer.apple.com/documentation/swiftui/button
public struct Button<Label: View>: PrimitiveView {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// https://developer.apple.com/documentation/swiftui/button/init(action:label:)
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  /// https://developer.apple.com/documentation/swiftui/button/init(role:action:label:)
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
  /// The control.
  public var shown: [Shown] {
    [.button(label.shown, role: role, isDisabled: false, action: action)]
  }
}

extension Button where Label == Text {
  /// https://developer.apple.com/documentation/swiftui/button/init(_:action:)-1asy
  public init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(key) }
  }
  /// https://developer.apple.com/documentation/swiftui/button/init(_:action:)-lpm7
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
  /// https://developer.apple.com/documentation/swiftui/button/init(_:role:action:)-93ek6
  public init(
    _ key: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(key) }
  }
  /// https://developer.apple.com/documentation/swiftui/button/init(_:role:action:)-8y5yk
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}
