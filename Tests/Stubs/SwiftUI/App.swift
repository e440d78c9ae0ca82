// Bindings: none; Swift alone

/// https://developer.apple.com/documentation/swiftui/app
@MainActor @preconcurrency public protocol App {
  /// https://developer.apple.com/documentation/swiftui/app/body-swift.associatedtype
  associatedtype Body: Scene
  /// https://developer.apple.com/documentation/swiftui/app/body-swift.property
  @SceneBuilder var body: Body { get }
  /// https://developer.apple.com/documentation/swiftui/app/init()
  init()
}

extension App {
  /// https://developer.apple.com/documentation/swiftui/app/main()
  public static func main() {}
}

/// https://developer.apple.com/documentation/swiftui/scene
@MainActor @preconcurrency public protocol Scene {}

/// https://developer.apple.com/documentation/swiftui/scenebuilder
@MainActor @preconcurrency @resultBuilder public enum SceneBuilder {
  /// https://developer.apple.com/documentation/swiftui/scenebuilder/buildblock(_:)
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// https://developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content: View>: Scene {
  /// https://developer.apple.com/documentation/swiftui/windowgroup/init(content:)
  public init(@ViewBuilder content: () -> Content) {}
}

/// https://developer.apple.com/documentation/swiftui/scenephase
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

/// https://developer.apple.com/documentation/swiftui/dismissaction
@MainActor @preconcurrency public struct DismissAction {
  /// https://developer.apple.com/documentation/swiftui/dismissaction/callasfunction()
  public func callAsFunction() {}
}

/// https://developer.apple.com/documentation/swiftui/openurlaction
@MainActor @preconcurrency public struct OpenURLAction {
  /// https://developer.apple.com/documentation/swiftui/openurlaction/callasfunction(_:)
  public func callAsFunction(_ url: URL) {}
}

/// https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues {
  /// https://developer.apple.com/documentation/swiftui/environmentvalues/scenephase
  public var scenePhase: ScenePhase { .active }
  /// https://developer.apple.com/documentation/swiftui/environmentvalues/dismiss
  @MainActor @preconcurrency public var dismiss: DismissAction { DismissAction() }
  /// https://developer.apple.com/documentation/swiftui/environmentvalues/openurl
  @MainActor @preconcurrency public var openURL: OpenURLAction { OpenURLAction() }
}
