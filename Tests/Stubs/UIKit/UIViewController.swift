// Bindings: objc2 UIKit/UIKey.rs, UIKit/UIKeyConstants.rs, UIKit/UIPress.rs,
// UIKit/UIPressesEvent.rs, UIKit/UIResponder.rs, UIKit/UIViewController.rs; macios
// src/UIKit/UIEnums.cs, src/uikit.cs

@_exported import Foundation

/// https://developer.apple.com/documentation/uikit/uiviewcontroller
@MainActor open class UIViewController: NSObject {
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/view
  public let view: UIView! = UIView()
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation
  public var isModalInPresentation = false
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller
  public private(set) var presentedViewController: UIViewController?

  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)
  /// Not in the bindings: Swift's own kind of value
  public init(nibName: String?, bundle: Bundle?) {}
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)
  /// Not in the bindings: Swift's own name of it
  public required init?(coder: NSCoder) { nil }
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()
  open func viewDidLoad() {}
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
  open func present(
    _ shown: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = shown
    shown.viewDidLoad()
    completion?()
  }
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
    completion?()
  }
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityperformescape()
  /// Not in the bindings: it belongs to what UIKit adds to every object
  open func accessibilityPerformEscape() -> Bool { false }
  /// https://developer.apple.com/documentation/uikit/uiresponder/pressesbegan(_:with:)
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

/// https://developer.apple.com/documentation/uikit/uipress
@MainActor open class UIPress: NSObject {
  /// https://developer.apple.com/documentation/uikit/uipress/presstype
  /// Not in the bindings: Swift's own name of it
  public enum PressType: Int, Sendable { case upArrow, downArrow, menu = 5 }
  /// https://developer.apple.com/documentation/uikit/uipress/type
  /// Not in the bindings: Swift's own name of it
  public let type: PressType
  /// https://developer.apple.com/documentation/uikit/uipress/key
  public let key: UIKey?
  /// For tests; Apple's come from the system.
  /// Not in the bindings: for tests; the system makes it
  public init(_ type: PressType, key: UIKey? = nil) {
    self.type = type
    self.key = key
  }
}

/// https://developer.apple.com/documentation/uikit/uikey
@MainActor open class UIKey: NSObject {
  /// https://developer.apple.com/documentation/uikit/uikey/keycode
  public let keyCode: UIKeyboardHIDUsage
  /// For tests; Apple's come from the system.
  /// Not in the bindings: for tests; the system makes it
  public init(_ keyCode: UIKeyboardHIDUsage) { self.keyCode = keyCode }
}

/// https://developer.apple.com/documentation/uikit/uikeyboardhidusage
public enum UIKeyboardHIDUsage: Int, Sendable { case keyboardReturnOrEnter = 0x28, keyboardEscape }

/// https://developer.apple.com/documentation/uikit/uipressesevent
@MainActor open class UIPressesEvent: NSObject {}
