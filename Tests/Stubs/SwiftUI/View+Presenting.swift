// Bindings: none; Swift alone

import UniformTypeIdentifiers

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:)
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View { sheet(isPresented: isPresented, onDismiss: onDismiss, content: content) }
  /// https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)
  public func alert<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return sheet(isPresented: isPresented) {
      Text(title)
      actions
    }
  }
  /// https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)
  public func alert<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return sheet(isPresented: isPresented) {
      Text(title)
      message
      actions
    }
  }
  /// https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)
  public func alert<A: View, M: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let (actions, message) = (data.map(actions), data.map(message))
    return sheet(isPresented: isPresented) {
      Text(title)
      message
      actions
    }
  }
  /// https://developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:oncompletion:)
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View { plain() }
  /// https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:)
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { plain() }
  /// https://developer.apple.com/documentation/swiftui/view/toolbar(content:)
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let items = content()
    return Modified(self) { $0 + items.shown }
  }
}

/// https://developer.apple.com/documentation/swiftui/presentationdetent
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  /// https://developer.apple.com/documentation/swiftui/presentationdetent/medium
  public static let medium = PresentationDetent(name: "medium")
}

/// https://developer.apple.com/documentation/swiftui/toolbarcontent
@MainActor @preconcurrency public protocol ToolbarContent {
  /// What a test sees of it.
  var shown: [Shown] { get }
}

/// https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder
@MainActor @preconcurrency @resultBuilder public enum ToolbarContentBuilder {
  /// Several items; Apple's has a type for each number.
  public struct Items: ToolbarContent {
    public let shown: [Shown]
  }
  /// https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder/buildblock(_:)
  public static func buildBlock(_ items: any ToolbarContent...) -> Items {
    Items(shown: items.flatMap(\.shown))
  }
}

/// https://developer.apple.com/documentation/swiftui/toolbaritemplacement
public struct ToolbarItemPlacement: Sendable {
  /// https://developer.apple.com/documentation/swiftui/toolbaritemplacement/cancellationaction
  public static let cancellationAction = ToolbarItemPlacement()
  /// https://developer.apple.com/documentation/swiftui/toolbaritemplacement/topbarleading
  public static let topBarLeading = ToolbarItemPlacement()
  /// https://developer.apple.com/documentation/swiftui/toolbaritemplacement/topbartrailing
  public static let topBarTrailing = ToolbarItemPlacement()
}

/// https://developer.apple.com/documentation/swiftui/toolbaritem
public struct ToolbarItem<Content: View>: ToolbarContent {
  private let content: Content
  /// https://developer.apple.com/documentation/swiftui/toolbaritem/init(placement:content:)
  public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// What is in it.
  public var shown: [Shown] { content.shown }
}
