// Bindings: none; Swift alone

import SwiftUI

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/quicklookpreview(_:)
  public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
}
