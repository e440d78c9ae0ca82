// Bindings: none; Swift alone

/// https://developer.apple.com/documentation/swiftui/navigationstack
public struct NavigationStack<Content: View>: ContainerView {
  public let content: Content
  /// https://developer.apple.com/documentation/swiftui/navigationstack/init(root:)
  public init(@ViewBuilder root: () -> Content) { content = root() }
}

/// https://developer.apple.com/documentation/swiftui/navigationlink
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  private let label: Label
  /// https://developer.apple.com/documentation/swiftui/navigationlink/init(destination:label:)
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// The control; what it leads to is not gone to.
  public var shown: [Shown] {
    [.button(label.shown, role: nil, isDisabled: false, action: {})]
  }
}

extension NavigationLink where Label == Text {
  /// https://developer.apple.com/documentation/swiftui/navigationlink/init(_:destination:)
  public init(_ key: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(key) }
  }
}

/// https://developer.apple.com/documentation/swiftui/list
public struct List<Content: View>: ContainerView {
  public let content: Content
  /// https://developer.apple.com/documentation/swiftui/list/init(content:)
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// https://developer.apple.com/documentation/swiftui/form
public struct Form<Content: View>: ContainerView {
  public let content: Content
  /// https://developer.apple.com/documentation/swiftui/form/init(content:)
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// https://developer.apple.com/documentation/swiftui/section
public struct Section<Content: View, Footer: View>: PrimitiveView {
  private let content: Content
  private let footer: Footer
  /// https://developer.apple.com/documentation/swiftui/section/init(content:footer:)
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.content = content()
    self.footer = footer()
  }
  /// What is in it, and the footer.
  public var shown: [Shown] { content.shown + footer.shown }
}

/// https://developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, Content: View>: PrimitiveView {
  private let data: Data
  private let content: @MainActor (Data.Element) -> Content
  /// https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)
  public init(_ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content)
  where Data.Element: Identifiable {
    self.data = data
    self.content = content
  }
  /// One for each.
  public var shown: [Shown] { data.flatMap { content($0).shown } }
  /// https://developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:)
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> some View { plain() }
}

/// https://developer.apple.com/documentation/swiftui/tabview
public struct TabView<Selection: Hashable, Content: View>: ContainerView {
  public let content: Content
  /// https://developer.apple.com/documentation/swiftui/tabview/init(selection:content:)
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// https://developer.apple.com/documentation/swiftui/hstack
public struct HStack<Content: View>: ContainerView {
  public let content: Content
  /// https://developer.apple.com/documentation/swiftui/hstack/init(alignment:spacing:content:)
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// https://developer.apple.com/documentation/swiftui/spacer
public struct Spacer: PrimitiveView {
  /// https://developer.apple.com/documentation/swiftui/spacer/init(minlength:)
  public nonisolated init() {}
  /// Nothing.
  public var shown: [Shown] { [] }
}
