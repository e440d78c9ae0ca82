/// What one compiled program or library names: a Mach-O file of an app, a framework or an
/// extension, or a static archive of them.
///
/// All architectures of a file are one. Lists are sorted and hold each name once.
package struct BinaryFacts: Sendable, Hashable {
  /// Of the file, relative to the checked folder.
  package var path: String
  /// Objective-C classes of other libraries that it uses: `AVCaptureDevice`.
  package var classes: [String] = []
  /// Functions and constants of other libraries that it uses, as C names them.
  package var symbols: [String] = []
  /// Selectors that it sends or answers: `requestAccessForMediaType:completionHandler:`.
  package var selectors: [String] = []
  /// Libraries that it loads, by their paths on the device.
  package var libraries: [String] = []
  /// Whether the store has encrypted it, so that selectors cannot be read.
  package var isEncrypted = false

  /// A file of which nothing is known yet.
  package init(path: String) { self.path = path }
}
