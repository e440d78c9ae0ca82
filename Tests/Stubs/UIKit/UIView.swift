// Bindings: objc2 UIKit/NSLayoutAnchor.rs, UIKit/NSLayoutConstraint.rs, UIKit/UIColor.rs,
// UIKit/UIInterface.rs, UIKit/UILayoutGuide.rs, UIKit/UIView.rs; macios src/UIKit/UIEnums.cs,
// src/xkit.cs

import Foundation

/// https://developer.apple.com/documentation/uikit/uiview
@MainActor open class UIView: NSObject {
  /// https://developer.apple.com/documentation/uikit/uiview/subviews
  public private(set) var subviews: [UIView] = []
  /// https://developer.apple.com/documentation/uikit/uiview/backgroundcolor
  public var backgroundColor: UIColor?
  /// https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.property
  public var contentMode = ContentMode.scaleToFill
  /// https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints
  public var translatesAutoresizingMaskIntoConstraints = true
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement
  /// Not in the bindings: it belongs to what UIKit adds to every object
  public var isAccessibilityElement = true
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitytraits
  /// Not in the bindings: it belongs to what UIKit adds to every object
  public var accessibilityTraits: UIAccessibilityTraits = []
  /// https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit }

  /// https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)
  open func addSubview(_ view: UIView) { subviews.append(view) }
  /// https://developer.apple.com/documentation/uikit/uiview/layoutmarginsguide
  public let layoutMarginsGuide = UILayoutGuide()
  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()
  public let widthAnchor = NSLayoutDimension()
}

/// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
/// Not in the bindings: it belongs to what UIKit adds to every object
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// Not in the bindings: it belongs to what UIKit adds to every object
  public var rawValue: UInt64
  /// Not in the bindings: it belongs to what UIKit adds to every object
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Not in the bindings: it belongs to what UIKit adds to every object
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// https://developer.apple.com/documentation/uikit/uicolor
@MainActor open class UIColor: NSObject {
  /// https://developer.apple.com/documentation/uikit/uicolor/systembackground
  public static let systemBackground = UIColor()
}

/// https://developer.apple.com/documentation/uikit/uilayoutguide
@MainActor open class UILayoutGuide: NSObject {
  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()
}

/// https://developer.apple.com/documentation/uikit/nslayoutanchor
@MainActor open class NSLayoutAnchor<Kind>: NSObject {
  /// https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(equalto:constant:)
  /// Not in the bindings: Swift's own kind of value
  public func constraint(
    equalTo anchor: NSLayoutAnchor<Kind>, constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

/// https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor
@MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor
@MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
/// https://developer.apple.com/documentation/uikit/nslayoutdimension
@MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {}

/// https://developer.apple.com/documentation/uikit/nslayoutconstraint
@MainActor open class NSLayoutConstraint: NSObject {
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/activate(_:)
  public class func activate(_ constraints: [NSLayoutConstraint]) {}
}
