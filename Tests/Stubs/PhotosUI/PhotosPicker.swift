// Bindings: none; Swift alone

import SwiftUI

/// https://developer.apple.com/documentation/photosui/photospickeritem
public struct PhotosPickerItem: Hashable, Sendable {
  /// https://developer.apple.com/documentation/photosui/photospickeritem/loadtransferable(type:)
  public func loadTransferable(type: Data.Type) async throws -> Data? { nil }
}

/// https://developer.apple.com/documentation/photosui/phpickerfilter-swift.struct
/// Not in the bindings: Swift's own value of it
public struct PHPickerFilter: Equatable, Sendable {
  private let name: String
  /// https://developer.apple.com/documentation/photosui/phpickerfilter-swift.struct/images
  /// Not in the bindings: Swift's own value of it
  public static let images = PHPickerFilter(name: "images")
}

/// https://developer.apple.com/documentation/photosui/photospicker
public struct PhotosPicker<Label: View>: PrimitiveView {
  private let label: Label
  /// https://developer.apple.com/documentation/photosui/photospicker/init(selection:matching:preferreditemencoding:label:)
  public init(
    selection: Binding<PhotosPickerItem?>, matching: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// The control, which needs no permission.
  public var shown: [Shown] { [.button(label.shown, role: nil, isDisabled: false, action: {})] }
}
