// Bindings: none; Swift alone

/// A view with a modifier; Apple's is `ModifiedContent`.
public struct Modified<Content: View>: PrimitiveView {
  private let content: Content
  private let modify: @MainActor ([Shown]) -> [Shown]
  init(_ content: Content, _ modify: @escaping @MainActor ([Shown]) -> [Shown]) {
    self.content = content
    self.modify = modify
  }
  /// What is modified, with the modifier where it matters.
  public var shown: [Shown] { modify(content.shown) }
}

extension View {
  /// With nothing that a test looks at.
  func plain() -> Modified<Self> { Modified(self) { $0 } }
  /// With a modifier that a test may look at.
  func with(_ modifier: Shown.Modifier) -> Modified<Self> {
    Modified(self) { [.modified($0, modifier)] }
  }

  /// https://developer.apple.com/documentation/swiftui/view/font(_:)
  public func font(_ font: Font?) -> some View { with(.textStyle(font?.style ?? "")) }
  /// https://developer.apple.com/documentation/swiftui/view/foregroundcolor(_:)
  public func foregroundColor(_ color: Color?) -> some View { plain() }
  /// https://developer.apple.com/documentation/swiftui/view/multilinetextalignment(_:)
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { plain() }
  /// https://developer.apple.com/documentation/swiftui/view/padding(_:_:)
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View { plain() }
  /// https://developer.apple.com/documentation/swiftui/view/padding(_:)-68shk
  public func padding(_ length: Double) -> some View { plain() }
  /// https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  public func frame(maxWidth: Double? = nil, maxHeight: Double? = nil) -> some View { plain() }
  /// https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { plain() }
  /// https://developer.apple.com/documentation/swiftui/view/disabled(_:)
  public func disabled(_ disabled: Bool) -> some View {
    Modified(self) { disabled ? [.modified($0, .disabled)] : $0 }
  }
  /// https://developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return Modified(self) { edge == .bottom ? $0 + inset.shown : inset.shown + $0 }
  }
  /// https://developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    Modified(self) { isDisabled ? [.modified($0, .cannotBeSwipedAway)] : $0 }
  }
  /// https://developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:)-8liod
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { plain() }
  /// https://developer.apple.com/documentation/swiftui/view/onexitcommand(perform:)
  public func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View {
    Modified(self) { shown in
      action.map { [.modified(shown, .action("exit", $0))] } ?? shown
    }
  }
  /// https://developer.apple.com/documentation/swiftui/view/accessibilityaction(_:_:)
  public func accessibilityAction(
    _ kind: AccessibilityActionKind, _ handler: @escaping @MainActor () -> Void
  ) -> some View { with(.action(kind.name, handler)) }
  /// https://developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:)
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    with(.accessibility(hidden ? "hidden" : "seen"))
  }
  /// https://developer.apple.com/documentation/swiftui/view/accessibilityaddtraits(_:)
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    with(.accessibility(traits.name))
  }
  /// https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    Modified(self) { shown in
      guard isPresented.wrappedValue else { return shown }
      return [
        .modified(
          shown, .sheet(content().shown, dismiss: { isPresented.wrappedValue = false }))
      ]
    }
  }
  /// https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    Modified(self) { shown in
      guard let value = item.wrappedValue else { return shown }
      return [
        .modified(shown, .sheet(content(value).shown, dismiss: { item.wrappedValue = nil }))
      ]
    }
  }
}
