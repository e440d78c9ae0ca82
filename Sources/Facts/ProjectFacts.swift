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

    /// A configuration as it is written.
    package init(name: String, settings: [Setting]) {
      self.name = name
      self.settings = settings
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
    /// Of the name.
    package var place: Place

    /// A target as it is written.
    package init(
      name: String, productType: String, configurations: [Configuration], place: Place
    ) {
      self.name = name
      self.productType = productType
      self.configurations = configurations
      self.place = place
    }

    /// Whether the product is an app that people start: iOS, macOS, watchOS or an App Clip.
    package var isApplication: Bool { productType.hasPrefix("com.apple.product-type.application") }
  }
  /// Of the `project.pbxproj`.
  package var path: String
  /// In the project's order.
  package var targets: [Target]
  /// The project's own configurations, which targets inherit.
  package var configurations: [Configuration]

  /// What one `project.pbxproj` says.
  package init(path: String, targets: [Target], configurations: [Configuration]) {
    self.path = path
    self.targets = targets
    self.configurations = configurations
  }
}
