// Bindings: none; Swift alone

/// https://developer.apple.com/documentation/swiftui/font
public struct Font: Equatable, Sendable {
  var style: String
  /// https://developer.apple.com/documentation/swiftui/font/largetitle
  public static let largeTitle = Font(style: "largeTitle")
  /// https://developer.apple.com/documentation/swiftui/font/title2
  public static let title2 = Font(style: "title2")
  /// https://developer.apple.com/documentation/swiftui/font/body
  public static let body = Font(style: "body")
  /// https://developer.apple.com/documentation/swiftui/font/headline
  public static let headline = Font(style: "headline")
  /// https://developer.apple.com/documentation/swiftui/font/system(size:weight:design:)
  public static func system(size: Double) -> Font { Font(style: "system") }
  /// https://developer.apple.com/documentation/swiftui/font/subheadline
  public static let subheadline = Font(style: "subheadline")
  /// https://developer.apple.com/documentation/swiftui/font/bold()
  public func bold() -> Font { self }
}

/// https://developer.apple.com/documentation/swiftui/color
public struct Color: Equatable, Sendable {
  private let name: String
  /// https://developer.apple.com/documentation/swiftui/color/secondary
  public static let secondary = Color(name: "secondary")
}

/// https://developer.apple.com/documentation/swiftui/primitivebuttonstyle
public protocol PrimitiveButtonStyle {}
/// https://developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
/// https://developer.apple.com/documentation/swiftui/borderedbuttonstyle
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// https://developer.apple.com/documentation/swiftui/primitivebuttonstyle/borderedprominent
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// https://developer.apple.com/documentation/swiftui/primitivebuttonstyle/bordered
  public static var bordered: BorderedButtonStyle { .init() }
}

/// https://developer.apple.com/documentation/swiftui/borderlessbuttonstyle
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// https://developer.apple.com/documentation/swiftui/primitivebuttonstyle/borderless
  public static var borderless: BorderlessButtonStyle { .init() }
}

/// https://developer.apple.com/documentation/swiftui/keyboardshortcut
public struct KeyboardShortcut: Equatable, Sendable {
  private let key: String
  /// https://developer.apple.com/documentation/swiftui/keyboardshortcut/defaultaction
  public static let defaultAction = KeyboardShortcut(key: "return")
  /// https://developer.apple.com/documentation/swiftui/keyboardshortcut/cancelaction
  public static let cancelAction = KeyboardShortcut(key: "escape")
}

/// https://developer.apple.com/documentation/swiftui/accessibilityactionkind
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  /// https://developer.apple.com/documentation/swiftui/accessibilityactionkind/escape
  public static let escape = AccessibilityActionKind(name: "escape")
}

/// https://developer.apple.com/documentation/swiftui/accessibilitytraits
public struct AccessibilityTraits: Equatable, Sendable {
  let name: String
  /// https://developer.apple.com/documentation/swiftui/accessibilitytraits/isheader
  public static let isHeader = AccessibilityTraits(name: "header")
}

/// https://developer.apple.com/documentation/swiftui/binding
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void
  /// https://developer.apple.com/documentation/swiftui/binding/init(get:set:)-6g3d5
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    self.get = get
    self.set = set
  }
  /// https://developer.apple.com/documentation/swiftui/binding/wrappedvalue
  @MainActor public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  /// https://developer.apple.com/documentation/swiftui/binding/projectedvalue
  public var projectedValue: Binding { self }
  /// https://developer.apple.com/documentation/swiftui/binding/subscript(dynamicmember:)
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    nonisolated(unsafe) let path = path
    let (get, set) = (get, set)
    return Binding<Part>(
      get: { get()[keyPath: path] },
      set: { part in
        var value = get()
        value[keyPath: path] = part
        set(value)
      })
  }
}
