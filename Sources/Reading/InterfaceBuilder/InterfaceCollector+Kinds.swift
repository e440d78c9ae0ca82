import Facts

extension InterfaceCollector {
  /// What controller an object is; nil for other objects.
  static func controllerKind(of object: MarkedElement) -> InterfaceFacts.Controller.Kind? {
    if isFilesOwner(object) { return .filesOwner }
    if let kind = controllerKinds[object.name] { return kind }
    return object["sceneMemberID"] == "viewController" ? .other : nil
  }

  /// UIKit has a placeholder for it, AppKit an object with a fixed identifier.
  private static func isFilesOwner(_ object: MarkedElement) -> Bool {
    object["placeholderIdentifier"] == "IBFilesOwner"
      || object.name == "customObject" && object["id"] == "-2"
  }

  private static let controllerKinds: [String: InterfaceFacts.Controller.Kind] = [
    "viewController": .viewController, "controller": .viewController,
    "glkViewController": .viewController, "avPlayerViewController": .viewController,
    "notificationController": .viewController, "tableViewController": .tableViewController,
    "collectionViewController": .collectionViewController,
    "navigationController": .navigationController, "tabBarController": .tabBarController,
    "tabViewController": .tabBarController, "splitViewController": .splitViewController,
    "pageViewController": .pageViewController, "pagecontroller": .pageViewController,
    "hostingController": .hostingController, "windowController": .windowController,
    "viewControllerPlaceholder": .reference, "controllerPlaceholder": .reference,
  ]

  /// What element an object is.
  static func elementKind(of object: MarkedElement) -> InterfaceFacts.Element.Kind {
    if object.name.hasSuffix("GestureRecognizer") { return .gestureRecognizer }
    if object["placeholderIdentifier"] == "IBFirstResponder" { return .firstResponder }
    if object.name == "customObject", object["id"] == "-1" { return .firstResponder }
    return elementKinds[object.name] ?? .other
  }

  private static let elementKinds: [String: InterfaceFacts.Element.Kind] = [
    "button": .button, "popUpButton": .button, "label": .label, "textField": .textField,
    "secureTextField": .textField, "searchField": .textField, "textView": .textView,
    "switch": .switch, "segmentedControl": .segmentedControl, "slider": .slider,
    "stepper": .stepper, "barButtonItem": .barButtonItem, "toolbarItem": .barButtonItem,
    "navigationItem": .navigationItem, "tabBarItem": .tabBarItem, "menuItem": .menuItem,
    "imageView": .imageView, "tableView": .tableView, "table": .tableView,
    "tableViewCell": .tableViewCell, "tableCellView": .tableViewCell, "tableRow": .tableViewCell,
    "collectionViewCell": .collectionViewCell, "containerView": .containerView, "window": .window,
    "view": .view, "customView": .view, "stackView": .view, "scrollView": .view,
    "visualEffectView": .view, "collectionView": .view, "collectionReusableView": .view,
    "tableViewCellContentView": .view, "collectionViewCellContentView": .view, "box": .view,
    "clipView": .view, "group": .view,
  ]

  /// Objects that are about layout alone.
  static let layoutNames: Set<String> = [
    "constraint", "viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuide",
    "collectionViewFlowLayout", "collectionViewLayout", "device", "adaptation", "deployment",
    "exit",
  ]
}
