/// Under which names Swift knows properties.
extension SelectorNames {
  /// The property that a method sets: `title` of `setTitle`; nil for other methods.
  static func property(setBy name: String) -> String? {
    guard name.hasPrefix("set"), name.utf8.count > 3 else { return nil }
    let rest = Array(name.utf8.dropFirst(3))
    guard rest[0] >= 65, rest[0] <= 90 else { return nil }
    return property(writtenAs: ConstantNames.caseName(rest[...]))
  }

  /// `isHidden` of `hidden`.
  static func property(writtenAs name: String) -> String { flags[name] ?? name }

  /// Truth values that Swift names as a question.
  private static let flags: [String: String] = [
    "hidden": "isHidden", "enabled": "isEnabled", "selected": "isSelected", "on": "isOn",
    "modalInPresentation": "isModalInPresentation", "highlighted": "isHighlighted",
    "userInteractionEnabled": "isUserInteractionEnabled",
    "advertisingTrackingEnabled": "isAdvertisingTrackingEnabled",
    "cameraAssistanceEnabled": "isCameraAssistanceEnabled",
    "microphoneEnabled": "isMicrophoneEnabled",
  ]

  /// What a class gives by a message that is a static property in Swift.
  static let singletons: [String: String] = [
    "sharedApplication": "shared", "defaultCenter": "default", "standardUserDefaults": "standard",
    "mainBundle": "main", "mainScreen": "main", "currentDevice": "current",
    "defaultManager": "default", "generalPasteboard": "general", "sharedWorkspace": "shared",
    "mainQueue": "main", "mainRunLoop": "main", "currentRunLoop": "current",
  ]

  /// Messages without arguments that are properties in Swift.
  static let properties: Set<String> = [
    "view", "window", "navigationController", "navigationItem", "tabBarController", "delegate",
    "dataSource", "presentedViewController", "presentingViewController", "rootViewController",
    "topViewController", "visibleViewController", "viewControllers", "parentViewController",
    "titleLabel", "textLabel", "detailTextLabel", "imageView", "contentView", "text", "title",
    "frame", "bounds", "center", "superview", "subviews", "layer", "count", "length", "name",
    "object", "userInfo", "identifier", "storyboard", "sender", "isHidden", "isOn", "isEnabled",
    "isSelected", "tag", "hidden", "enabled",
  ]
}
