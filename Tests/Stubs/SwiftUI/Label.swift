// Bindings: none; Swift alone

/// https://developer.apple.com/documentation/swiftui/label
public struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon
  /// https://developer.apple.com/documentation/swiftui/label/init(title:icon:)
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  /// The title and the icon.
  public var shown: [Shown] { title.shown + icon.shown }
}

extension Label where Title == Text, Icon == Image {
  /// https://developer.apple.com/documentation/swiftui/label/init(_:systemimage:)
  public init(_ key: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(key)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// https://developer.apple.com/documentation/swiftui/button/init(_:systemimage:action:)
  public init(
    _ key: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(key, systemImage: systemImage) }
  }
}

/// https://developer.apple.com/documentation/swiftui/labeledcontent
public struct LabeledContent: PrimitiveView {
  private let (key, value): (LocalizedStringKey, String)
  /// https://developer.apple.com/documentation/swiftui/labeledcontent/init(_:value:)
  public init(_ key: LocalizedStringKey, value: String) { (self.key, self.value) = (key, value) }
  /// Both.
  public var shown: [Shown] { [.text(key.key), .text(value)] }
}

/// https://developer.apple.com/documentation/swiftui/contentunavailableview
public struct ContentUnavailableView: PrimitiveView {
  private let title: LocalizedStringKey
  /// https://developer.apple.com/documentation/swiftui/contentunavailableview/init(_:systemimage:description:)
  public init(_ title: LocalizedStringKey, systemImage: String) { self.title = title }
  /// The title.
  public var shown: [Shown] { [.text(title.key)] }
}

/// https://developer.apple.com/documentation/swiftui/toggle
public struct Toggle: PrimitiveView {
  private let title: LocalizedStringKey
  private let isOn: Binding<Bool>
  /// https://developer.apple.com/documentation/swiftui/toggle/init(_:ison:)
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.title = title
    self.isOn = isOn
  }
  /// The control.
  public var shown: [Shown] {
    let isOn = isOn
    return [
      .button([.text(title.key)], role: nil, isDisabled: false) { isOn.wrappedValue.toggle() }
    ]
  }
}

/// https://developer.apple.com/documentation/swiftui/sharelink
public struct ShareLink<Content: View>: PrimitiveView {
  private let label: Content
  /// https://developer.apple.com/documentation/swiftui/sharelink/init(item:subject:message:label:)
  public init(item: URL, @ViewBuilder label: () -> Content) { self.label = label() }
  /// The control.
  public var shown: [Shown] { [.button(label.shown, role: nil, isDisabled: false, action: {})] }
}
