// Bindings: none; Swift alone

/// https://developer.apple.com/documentation/swiftui/view
@MainActor @preconcurrency public protocol View {
  /// https://developer.apple.com/documentation/swiftui/view/body-swift.associatedtype
  associatedtype Body: View
  /// https://developer.apple.com/documentation/swiftui/view/body-8kl5o
  @ViewBuilder var body: Body { get }
  /// What a test sees of it; Apple's views have no such thing.
  var shown: [Shown] { get }
}

extension View {
  /// What its body shows.
  public var shown: [Shown] { body.shown }
}

/// What a test sees of a view: texts and controls, in order, and how they can be left.
public indirect enum Shown {
  /// A text.
  case text(String)
  /// An image, by its name.
  case image(String)
  /// A control, with what it shows and does.
  case button([Shown], role: ButtonRole?, isDisabled: Bool, action: @MainActor () -> Void)
  /// Something with a modifier that matters.
  case modified([Shown], Modifier)

  /// A modifier that a test may look at.
  public enum Modifier {
    /// It cannot be swiped away.
    case cannotBeSwipedAway
    /// What a gesture or key of its name does.
    case action(String, @MainActor () -> Void)
    /// What is presented over it, and what dismissing it does.
    case sheet([Shown], dismiss: @MainActor () -> Void)
    /// A trait or label for VoiceOver.
    case accessibility(String)
    /// A font that grows with the person's setting.
    case textStyle(String)
    /// What cannot be used.
    case disabled
  }
}

extension Never: View {
  /// There is none.
  public var body: Never { fatalError("no view of this kind has a body") }
}

/// A view of Apple's, which has no body of its own.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// There is none.
  public var body: Never { fatalError("no view of this kind has a body") }
}

/// https://developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: PrimitiveView {
  /// https://developer.apple.com/documentation/swiftui/emptyview/init()
  public nonisolated init() {}
  /// Nothing.
  public var shown: [Shown] { [] }
}

/// https://developer.apple.com/documentation/swift/optional
extension Optional: View where Wrapped: View {
  /// There is none.
  public var body: Never { fatalError("no view of this kind has a body") }
  /// What it wraps, or nothing.
  public var shown: [Shown] { self?.shown ?? [] }
}

/// Several views, or one of two; Apple's has a type for each number and choice.
public struct Several: PrimitiveView {
  private let parts: @MainActor () -> [Shown]
  init(_ parts: @escaping @MainActor () -> [Shown]) { self.parts = parts }
  /// All of them.
  public var shown: [Shown] { parts() }
}

/// https://developer.apple.com/documentation/swiftui/viewbuilder
@MainActor @preconcurrency @resultBuilder public enum ViewBuilder {
  /// https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock()
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:_:)
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Several {
    var parts: [@MainActor () -> [Shown]] = []
    for view in repeat each content { parts.append { view.shown } }
    let all = parts
    return Several { all.flatMap { $0() } }
  }
  /// https://developer.apple.com/documentation/swiftui/viewbuilder/buildexpression(_:)
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// https://developer.apple.com/documentation/swiftui/viewbuilder/buildif(_:)
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(first:)
  public static func buildEither<Content: View>(first: Content) -> Several {
    Several { first.shown }
  }
  /// https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(second:)
  public static func buildEither<Content: View>(second: Content) -> Several {
    Several { second.shown }
  }
  /// https://developer.apple.com/documentation/swiftui/viewbuilder/buildlimitedavailability(_:)
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Several {
    Several { content.shown }
  }
}
