// Bindings: none; Swift alone

/// A view that shows what is in it.
public protocol ContainerView: PrimitiveView {
  /// The type of what is in it.
  associatedtype Content: View
  /// What is in it.
  var content: Content { get }
}

extension ContainerView {
  /// What is in it.
  public var shown: [Shown] { content.shown }
}

/// https://developer.apple.com/documentation/swiftui/horizontalalignment
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
/// https://developer.apple.com/documentation/swiftui/textalignment
public enum TextAlignment: Sendable { case leading, center, trailing }
/// https://developer.apple.com/documentation/swiftui/verticaledge
public enum VerticalEdge: Sendable { case top, bottom }
/// https://developer.apple.com/documentation/swiftui/edge
public enum Edge: Sendable {
  /// https://developer.apple.com/documentation/swiftui/edge/set
  public struct Set: OptionSet, Sendable {
    public var rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
    public static let all = Set(rawValue: 3)
  }
}

/// https://developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content: View>: ContainerView {
  public let content: Content
  /// https://developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:)
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// https://developer.apple.com/documentation/swiftui/scrollview
public struct ScrollView<Content: View>: ContainerView {
  public let content: Content
  /// https://developer.apple.com/documentation/swiftui/scrollview/init(_:showsindicators:content:)
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// https://developer.apple.com/documentation/swiftui/group
public struct Group<Content: View>: ContainerView {
  public let content: Content
  /// https://developer.apple.com/documentation/swiftui/group/init(content:)
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
