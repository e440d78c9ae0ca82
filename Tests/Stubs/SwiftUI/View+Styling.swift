// Bindings: none; Swift alone

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { plain() }
  /// https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)
  public func foregroundStyle(_ color: Color) -> some View { plain() }
  /// https://developer.apple.com/documentation/swiftui/view/controlsize(_:)
  public func controlSize(_ size: ControlSize) -> some View { plain() }
  /// https://developer.apple.com/documentation/swiftui/view/tabitem(_:)
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { plain() }
  /// https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)
  public func tag<V: Hashable>(_ tag: V) -> some View { plain() }
  /// https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)
  public func ignoresSafeArea() -> some View { plain() }
  /// https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)
  public func overlay<V: View>(@ViewBuilder content: () -> V) -> some View {
    let over = content()
    return Modified(self) { $0 + over.shown }
  }
  /// https://developer.apple.com/documentation/swiftui/view/labelstyle(_:)
  public func labelStyle(_ style: IconOnlyLabelStyle) -> some View { plain() }
  /// https://developer.apple.com/documentation/swiftui/view/symboleffect(_:options:isactive:)
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View { plain() }
  /// https://developer.apple.com/documentation/swiftui/view/environment(_:)
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { plain() }
  /// https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-8wgw9
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some View { plain() }
  /// https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    plain()
  }
  /// https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View { plain() }
  /// https://developer.apple.com/documentation/swiftui/view/modifier(_:)
  public func modifier<T: ViewModifier>(_ modifier: T) -> some View {
    let base = self
    return modifier.body(content: ViewModifierContent { base.shown })
  }
}

/// https://developer.apple.com/documentation/swiftui/viewmodifier
@MainActor @preconcurrency public protocol ViewModifier {
  /// https://developer.apple.com/documentation/swiftui/viewmodifier/body-swift.associatedtype
  associatedtype Body: View
  /// https://developer.apple.com/documentation/swiftui/viewmodifier/content
  typealias Content = ViewModifierContent
  /// https://developer.apple.com/documentation/swiftui/viewmodifier/body(content:)
  @ViewBuilder func body(content: Content) -> Body
}

/// What a modifier gets; Apple's is opaque.
public struct ViewModifierContent: PrimitiveView {
  private let parts: @MainActor () -> [Shown]
  init(_ parts: @escaping @MainActor () -> [Shown]) { self.parts = parts }
  /// What is modified.
  public var shown: [Shown] { parts() }
}

/// https://developer.apple.com/documentation/swiftui/controlsize
public enum ControlSize: Sendable { case mini, small, regular, large }

/// https://developer.apple.com/documentation/swiftui/icononlylabelstyle
public struct IconOnlyLabelStyle: Sendable {
  /// https://developer.apple.com/documentation/swiftui/labelstyle/icononly
  public static let iconOnly = IconOnlyLabelStyle()
}

/// https://developer.apple.com/documentation/symbols/symboleffect
public struct SymbolEffect: Sendable {
  /// https://developer.apple.com/documentation/symbols/symboleffect/variablecolor
  public static let variableColor = SymbolEffect()
}
