// Bindings: objc2 UIKit/NSText.rs, UIKit/UIAction.rs, UIKit/UIButton.rs,
// UIKit/UIButtonConfiguration.rs, UIKit/UIFont.rs, UIKit/UIFontDescriptor.rs, UIKit/UIImage.rs,
// UIKit/UIImageView.rs, UIKit/UILabel.rs, UIKit/UIScrollView.rs, UIKit/UIStackView.rs; macios
// src/AppKit/Enums.cs, src/uikit.cs

import Foundation

/// https://developer.apple.com/documentation/uikit/uifont
@MainActor open class UIFont: NSObject {
  /// https://developer.apple.com/documentation/uikit/uifont/textstyle
  public struct TextStyle: Hashable, Sendable {
    private let name: String
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/title2
    public static let title2 = TextStyle(name: "title2")
    /// https://developer.apple.com/documentation/uikit/uifont/textstyle/body
    public static let body = TextStyle(name: "body")
  }
  /// https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:)
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

/// https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable { case left, center, right }

/// https://developer.apple.com/documentation/uikit/uilabel
@MainActor open class UILabel: UIView {
  /// https://developer.apple.com/documentation/uikit/uilabel/text
  public var text: String?
  /// https://developer.apple.com/documentation/uikit/uilabel/font
  public var font: UIFont! = UIFont()
  /// https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory
  /// Not in the bindings: it belongs to what UIKit adds to every object
  public var adjustsFontForContentSizeCategory = false
  /// https://developer.apple.com/documentation/uikit/uilabel/numberoflines
  public var numberOfLines = 1
  /// https://developer.apple.com/documentation/uikit/uilabel/textalignment
  public var textAlignment = NSTextAlignment.left
}

/// https://developer.apple.com/documentation/uikit/uiimage
@MainActor open class UIImage: NSObject {
  /// https://developer.apple.com/documentation/uikit/uiimage/init(systemname:)
  /// Not in the bindings: Swift's own name of it
  public init?(systemName: String) { if systemName.isEmpty { return nil } }
}

/// https://developer.apple.com/documentation/uikit/uiimageview
@MainActor open class UIImageView: UIView {
  /// https://developer.apple.com/documentation/uikit/uiimageview/init(image:)
  public init(image: UIImage?) {}
}

/// https://developer.apple.com/documentation/uikit/uistackview
@MainActor open class UIStackView: UIView {
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis
  /// Not in the bindings: Swift's own name of it
  public enum Axis: Int, Sendable { case horizontal, vertical }
  /// https://developer.apple.com/documentation/uikit/uistackview/axis
  public var axis = Axis.horizontal
  /// https://developer.apple.com/documentation/uikit/uistackview/spacing
  public var spacing = 0.0
  /// https://developer.apple.com/documentation/uikit/uistackview/init(arrangedsubviews:)
  public init(arrangedSubviews: [UIView]) {
    super.init()
    for view in arrangedSubviews { addSubview(view) }
  }
}

/// https://developer.apple.com/documentation/uikit/uiscrollview
@MainActor open class UIScrollView: UIView {}

/// https://developer.apple.com/documentation/uikit/uiaction
@MainActor open class UIAction: NSObject {
  fileprivate let action: @MainActor (UIAction) -> Void
  /// https://developer.apple.com/documentation/uikit/uiaction/init(title:subtitle:image:selectedimage:identifier:discoverabilitytitle:attributes:state:handler:)
  /// Not in the bindings: its other arguments have defaults
  public init(title: String = "", handler action: @escaping @MainActor (UIAction) -> Void) {
    self.action = action
  }
}

/// https://developer.apple.com/documentation/uikit/uibutton
@MainActor open class UIButton: UIView {
  /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
  @MainActor public struct Configuration: Sendable {
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/title
    public var title: String?
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/filled()
    public static func filled() -> Configuration { Configuration() }
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/gray()
    public static func gray() -> Configuration { Configuration() }
  }
  /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.property
  public var configuration: Configuration?
  /// https://developer.apple.com/documentation/uikit/uibutton/titlelabel
  public let titleLabel: UILabel? = UILabel()
  private let action: UIAction?
  /// https://developer.apple.com/documentation/uikit/uibutton/init(configuration:primaryaction:)
  /// Not in the bindings: Swift's own name of it
  public init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.configuration = configuration
    action = primaryAction
  }
  /// For tests: a person taps it.
  /// Not in the bindings: for tests; the system makes it
  public func tap() { if let action { action.action(action) } }
}
