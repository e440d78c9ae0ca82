// Bindings: none; Swift alone

import UIKit

/// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: PrimitiveView {
  /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/uiviewcontrollertype
  associatedtype UIViewControllerType: UIViewController
  /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/coordinator
  associatedtype Coordinator = Void
  /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/context
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/makeuiviewcontroller(context:)
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/updateuiviewcontroller(_:context:)
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/makecoordinator()
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Nothing: a controller is no view.
  public var shown: [Shown] { [] }
}

/// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext/coordinator
  public let coordinator: Representable.Coordinator
}
