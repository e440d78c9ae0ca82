import Facts

/// The classes and members of UIKit and AppKit that matter to a flow, by name.
enum UIKitTable {
  /// What an object of a class is to a person.
  enum Role: Sendable, Hashable {
    case screen, view, alert
    /// A choice of an alert: `UIAlertAction`.
    case choice
    /// What gives a control its title or action: `UIAction`, a configuration.
    case part
    case control(Element.Kind)
    case text, image
    case content(String)
  }

  static let roles: [String: Role] = [
    "UIViewController": .screen, "NSViewController": .screen, "NSWindowController": .screen,
    "UITableViewController": .screen, "UICollectionViewController": .screen,
    "UIPageViewController": .screen, "UINavigationController": .screen,
    "UITabBarController": .screen, "UISplitViewController": .screen,
    "UIView": .view, "NSView": .view, "UITableViewCell": .view, "UICollectionViewCell": .view,
    "UIStackView": .view, "UIScrollView": .view, "UITableViewHeaderFooterView": .view,
    "UICollectionReusableView": .view, "NSTableCellView": .view, "UIVisualEffectView": .view,
    "UIAlertController": .alert, "NSAlert": .alert, "UIAlertAction": .choice, "UIAction": .part,
    "BLTNPageItem": .alert, "PageBulletinItem": .alert,
    "UIButton": .control(.button), "NSButton": .control(.button), "UIControl": .control(.button),
    "UIBarButtonItem": .control(.button), "NSMenuItem": .control(.button),
    "UISegmentedControl": .control(.button), "UIContextualAction": .control(.button),
    "UISwitch": .control(.toggle), "NSSwitch": .control(.toggle),
    "UITapGestureRecognizer": .control(.gesture), "NSClickGestureRecognizer": .control(.gesture),
    "UILongPressGestureRecognizer": .control(.gesture),
    "UILabel": .text, "UITextView": .text, "UIImageView": .image, "NSImageView": .image,
    "UITextField": .content("UITextField"), "UISearchBar": .content("UISearchBar"),
    "MKMapView": .content("MKMapView"), "WKWebView": .content("WKWebView"),
    "UISlider": .content("UISlider"), "UIStepper": .content("UIStepper"),
    "UIDatePicker": .content("UIDatePicker"), "UIPickerView": .content("UIPickerView"),
    "AVCaptureVideoPreviewLayer": .content("AVCaptureVideoPreviewLayer"),
  ]

  /// The classes of alerts that are built by name, also outside of screens.
  static let alerts = roles.filter { $0.value == .alert }.keys.sorted()

  /// Members of a bulletin's page by which its two buttons get title and action, with a name for
  /// each button.
  static let pageButtons: [String: String] = [
    "actionButtonTitle": "action", "actionHandler": "action",
    "alternativeButtonTitle": "alternative", "alternativeHandler": "alternative",
  ]

  /// What a class of a package is, by the custom of naming it.
  static func role(ofForeign name: String) -> Role? {
    if let role = roles[name] { return role }
    let endings: [(String, Role)] = [
      ("ViewController", .screen), ("AlertController", .alert), ("Button", .control(.button)),
      ("Label", .text), ("ImageView", .image), ("Cell", .view), ("View", .view),
    ]
    guard !name.hasPrefix("UI"), !name.hasPrefix("NS") else { return nil }
    return endings.first { name.hasSuffix($0.0) }?.1
  }

  /// The titles of the system's bar buttons.
  static let systemItems: [String: String] = [
    "close": "Close", "cancel": "Cancel", "done": "Done", "save": "Save", "edit": "Edit",
    "add": "Add", "undo": "Undo", "redo": "Redo", "search": "Search", "refresh": "Refresh",
    "stop": "Stop", "reply": "Reply", "trash": "Delete", "action": "Share",
  ]

  /// Arguments and members that title an object.
  static let titles: Set<String> = [
    "title", "text", "attributedText", "attributedTitle", "titleText", "buttonTitle", "labelText",
    "subtitle", "string", "stringValue", "labelWithString", "wrappingLabelWithString", "withTitle",
    "message", "titleLabelText", "informativeText", "messageText", "localizedTitle",
    "secondaryText", "descriptionText",
    "accessibilityLabel", "prompt",
  ]

  /// Members of a control that show its title.
  static let titleHolders: Set<String> = ["titleLabel", "configuration", "button", "label"]

  /// Calls that title their receiver with their first argument.
  static let titlings: Set<String> = ["setTitle", "setAttributedTitle", "setText"]

  /// Calls by which streams of taps are followed: RxSwift, Combine.
  static let subscriptions: Set<String> = ["bind", "subscribe", "sink", "drive", "emit", "onTap"]

  /// Members of a control that give the stream of its taps.
  static let tapStreams: Set<String> = [
    "tap", "tapPublisher", "controlPublisher", "controlEvent", "tapGesture", "publisher",
    "controlEventPublisher", "tapWithThrottle", "throttleTap", "didTap",
  ]

  /// Calls that present a screen: where among the arguments it stands, and how it comes.
  static let presentations: [String: ViewTree.Presentation.Kind] = [
    "present": .sheet, "presentAsSheet": .sheet, "presentAsModalWindow": .fullScreenCover,
    "show": .push, "showDetailViewController": .push, "pushViewController": .push,
    "setViewControllers": .push, "addChild": .push,
  ]

  /// How a controller is presented that cannot be swiped away.
  static let fullScreenStyles: Set<String> = [
    "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom",
  ]

  /// Calls on a controller that leave it, whatever the arguments are.
  static let departures: Set<String> = [
    "popViewController", "popToRootViewController", "popToViewController", "removeFromParent",
  ]

  /// Receivers that are no screen of the app's own when they are dismissed.
  static let passing = [
    "alert", "picker", "hud", "progress", "loading", "loader", "activity", "search", "keyboard",
    "toast", "spinner", "indicator",
  ]

  /// Methods by which a list tells that a row was chosen.
  static let rowChoices: Set<String> = ["didSelectRowAt", "didSelectItemAt"]
}

extension UIKitTable {
  /// The class that `.init(title: "OK", style: .default)` can only mean, by its labels.
  static func implied(by call: Call) -> String? {
    guard call.callee == .path(["", "init"]) else { return nil }
    let labels = call.arguments.compactMap(\.label)
    guard labels.first == "title", labels.contains("style") else { return nil }
    return labels.allSatisfy(["title", "style", "handler"].contains) ? "UIAlertAction" : nil
  }
}
