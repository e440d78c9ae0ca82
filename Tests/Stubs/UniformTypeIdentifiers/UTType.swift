// Bindings: none; Swift alone

/// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
/// Not in the bindings: Swift's own value of it
public struct UTType: Hashable, Sendable {
  private let identifier: String
  /// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/audio
  /// Not in the bindings: Swift's own value of it
  public static let audio = UTType(identifier: "public.audio")
  /// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/image
  /// Not in the bindings: Swift's own value of it
  public static let image = UTType(identifier: "public.image")
  /// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/pdf
  /// Not in the bindings: Swift's own value of it
  public static let pdf = UTType(identifier: "com.adobe.pdf")
}
