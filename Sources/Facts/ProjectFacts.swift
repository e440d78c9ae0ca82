/// What a `project.pbxproj` says about targets and their build settings.
package struct ProjectFacts: Sendable, Hashable {
  /// One setting of one build configuration.
  package struct Setting: Sendable, Hashable {
    /// `INFOPLIST_KEY_NSCameraUsageDescription`, with its condition where it has one: `KEY[sdk=iphoneos*]`.
    package var key: String
    /// A string; members of a list are joined by a space, as Xcode does.
    package var value: String
    package var place: Place
    package var valuePlace: Place
    package init(key: String, value: String, place: Place, valuePlace: Place) {
      self.key = key
      self.value = value
      self.place = place
      self.valuePlace = valuePlace
    }
  }
  package struct Configuration: Sendable, Hashable {
    /// "Debug".
    package var name: String
    package var settings: [Setting]
    package init(name: String, settings: [Setting]) {
      self.name = name
      self.settings = settings
    }
  }
  package struct Target: Sendable, Hashable {
    package var name: String
    /// `com.apple.product-type.application`; empty for an aggregate target.
    package var productType: String
    package var configurations: [Configuration]
    package var place: Place
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
  package var targets: [Target]
  /// The project's own configurations, which targets inherit.
  package var configurations: [Configuration]
  package init(path: String, targets: [Target], configurations: [Configuration]) {
    self.path = path
    self.targets = targets
    self.configurations = configurations
  }
}
