// Bindings: objc2 UIKit/UIApplication.rs, UIKit/UIImagePickerController.rs,
// UIKit/UINavigationController.rs; macios src/UIKit/UIEnums.cs, src/uikit.cs

/// https://developer.apple.com/documentation/uikit/uiapplication
@MainActor open class UIApplication: NSObject {
  /// https://developer.apple.com/documentation/uikit/uiapplication/opensettingsurlstring
  /// Not in the bindings: Swift's own name of it
  public nonisolated static let openSettingsURLString = "app-settings:"
}

/// https://developer.apple.com/documentation/uikit/uinavigationcontroller
@MainActor open class UINavigationController: UIViewController {}

/// https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {}

/// https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate
@MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate/imagepickercontroller(_:didfinishpickingmediawithinfo:)
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate/imagepickercontrollerdidcancel(_:)
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

/// https://developer.apple.com/documentation/uikit/uiimagepickercontroller
@MainActor open class UIImagePickerController: UINavigationController {
  /// https://developer.apple.com/documentation/uikit/uiimagepickercontroller/sourcetype-swift.enum
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// https://developer.apple.com/documentation/uikit/uiimagepickercontroller/infokey
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// https://developer.apple.com/documentation/uikit/uiimagepickercontroller/infokey/originalimage
    /// Not in the bindings: Swift's own name of it
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
  }
  /// https://developer.apple.com/documentation/uikit/uiimagepickercontroller/sourcetype-swift.property
  public var sourceType = SourceType.photoLibrary
  /// https://developer.apple.com/documentation/uikit/uiimagepickercontroller/delegate
  /// Not in the bindings: Swift's own name of it
  public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/init()
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// https://developer.apple.com/documentation/uikit/uiimagepickercontroller/issourcetypeavailable(_:)
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
}

extension UIImage {
  /// https://developer.apple.com/documentation/uikit/uiimage/jpegdata(compressionquality:)
  /// Not in the bindings: Swift's own name of it
  public func jpegData(compressionQuality: Double) -> Data? { nil }
}
