// Bindings: none; Swift alone

/// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Hashable, Sendable {
  private let identifier: String
  /// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/audio
  public static let audio = UTType(identifier: "public.audio")
  /// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/image
  public static let image = UTType(identifier: "public.image")
  /// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/pdf
  public static let pdf = UTType(identifier: "com.adobe.pdf")
}
