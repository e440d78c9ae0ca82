/// What a `project.pbxproj` says about targets and their build settings.
package struct ProjectFacts: Sendable, Hashable {
  /// One setting of one build configuration.
  package struct Setting: Sendable, Hashable {
    /// `INFOPLIST_KEY_NSCameraUsageDescription`; with a condition, `KEY[sdk=iphoneos*]`.
    package var key: String
    /// A string; members of a list are joined by a space, as Xcode does.
    package var value: String
    /// Of the key, with its quotes.
    package var place: Place
    /// Of the value, with its quotes or brackets.
    package var valuePlace: Place

    /// A setting as it is written.
    package init(key: String, value: String, place: Place, valuePlace: Place) {
      self.key = key
      self.value = value
      self.place = place
      self.valuePlace = valuePlace
    }
  }
  /// One build configuration of a target, or of the project.
  package struct Configuration: Sendable, Hashable {
    /// "Debug".
    package var name: String
    /// In file order; of a key that stands twice, both.
    package var settings: [Setting]
    /// The `.xcconfig` file that it is based on, relative to the checked folder.
    package var baseFile: String?

    /// A configuration as it is written.
    package init(name: String, settings: [Setting], baseFile: String? = nil) {
      self.name = name
      self.settings = settings
      self.baseFile = baseFile
    }
  }
  /// One target.
  package struct Target: Sendable, Hashable {
    /// "App".
    package var name: String
    /// `com.apple.product-type.application`; empty for an aggregate target.
    package var productType: String
    /// In the order of the target's list.
    package var configurations: [Configuration]
    /// The files that its phases compile, and those of other targets' folders; relative to the
    /// checked folder.
    package var sources: [String]
    /// Folders whose files all belong to it.
    package var synchronizedFolders: [SynchronizedFolder]
    /// Of the name.
    package var place: Place

    /// A target as it is written.
    package init(
      name: String, productType: String, configurations: [Configuration], sources: [String] = [],
      synchronizedFolders: [SynchronizedFolder] = [], place: Place
    ) {
      self.name = name
      self.productType = productType
      self.configurations = configurations
      self.sources = sources
      self.synchronizedFolders = synchronizedFolders
      self.place = place
    }

    /// Whether the product is an app that people start: iOS, macOS, watchOS or an App Clip.
    package var isApplication: Bool { productType.hasPrefix("com.apple.product-type.application") }
  }
  /// Of the `project.pbxproj`.
  package var path: String
  /// The folder that its paths start in, relative to the checked folder; nil where it is outside.
  package var root: String?
  /// In the project's order.
  package var targets: [Target]
  /// The project's own configurations, which targets inherit.
  package var configurations: [Configuration]

  /// What one `project.pbxproj` says.
  package init(
    path: String, root: String? = nil, targets: [Target], configurations: [Configuration]
  ) {
    self.path = path
    self.root = root
    self.targets = targets
    self.configurations = configurations
  }
}
