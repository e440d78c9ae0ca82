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
    /// Names of the targets, products and libraries that it is built with, or that it embeds.
    package var dependencies: [String]
    /// What its product is called, without the ending; empty where nothing says it.
    package var productName: String
    /// The keys that a description itself gives the property list; nil where files alone tell.
    package var statedKeys: [String]?
    /// The same of the entitlements.
    package var entitlements: [String]?
    /// Of the name.
    package var place: Place

    /// A target as it is written.
    package init(
      name: String, productType: String, configurations: [Configuration], sources: [String] = [],
      synchronizedFolders: [SynchronizedFolder] = [], dependencies: [String] = [],
      productName: String = "", place: Place
    ) {
      self.name = name
      self.productType = productType
      self.configurations = configurations
      self.sources = sources
      self.synchronizedFolders = synchronizedFolders
      self.dependencies = dependencies
      self.productName = productName
      self.place = place
    }

    /// Whether the product is an app that people start: iOS, macOS, watchOS or an App Clip.
    package var isApplication: Bool { productType.hasPrefix("com.apple.product-type.application") }

    /// Whether the product runs by itself inside of an app: widgets, share sheets, keyboards.
    package var isExtension: Bool {
      productType.hasSuffix("-extension") || productType.contains("-extension.")
    }
  }
  /// Of the `project.pbxproj`, or of the description that it would be generated from.
  package var path: String
  /// What a description calls it; empty of a `project.pbxproj`, whose folder has the name.
  package var title = ""
  /// The folder that its paths start in, relative to the checked folder; nil where it is outside.
  package var root: String?
  /// In the project's order.
  package var targets: [Target]
  /// The packages that it fetches.
  package var packages: [DependencyFacts.Entry] = []
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
