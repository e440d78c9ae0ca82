import Facts

/// The views and modifiers of SwiftUI that matter to a flow, by name.
enum ControlTable {
  /// What a constructor makes; nil for containers and the unknown.
  static func kind(of name: String) -> Element.Kind? {
    if let kind = controls[name] { return kind }
    if pickers.contains(name) { return .picker(name) }
    return nil
  }

  private static let controls: [String: Element.Kind] = [
    "Button": .button, "Toggle": .toggle, "Link": .link, "NavigationLink": .navigationLink,
    "Text": .text, "Label": .text, "Image": .image, "TextState": .text, "ButtonState": .button,
  ]

  /// Whether to make the control is to write the request: AskOnceUI's gate asks when it is tapped,
  /// and shows the feature in its place.
  static func isGate(_ name: String) -> Bool { name == gate }

  private static let gate = "PermissionGate"

  /// All names by which a view shows, presents or awaits something.
  static let names: Set<String> = [
    Set(controls.keys), [gate], pickers, contents, windows, Set(presentations.keys), lifecycles,
    gestures,
  ].reduce([]) { $0.union($1) }

  /// Whether a call makes a button of an old `Alert` or `ActionSheet`: `.default(Text("OK")) { }`.
  static func isAlertButton(_ call: Call) -> Bool {
    guard case .path(let names) = call.callee, let name = names.last,
      ["default", "destructive", "cancel"].contains(name)
    else { return false }
    return names.dropLast() == [""] || names.suffix(3).dropLast() == ["Alert", "Button"]
      || names.suffix(3).dropLast() == ["ActionSheet", "Button"]
  }

  private static let pickers: Set<String> = [
    "PhotosPicker", "PasteButton", "ContactAccessButton", "LocationButton", "ShareLink",
  ]

  /// Whether a view is what a feature's own screen has, rather than an explanation.
  static func isContent(_ name: String) -> Bool { contents.contains(name) }

  private static let contents: Set<String> = [
    "TextField", "SecureField", "TextEditor", "Picker", "DatePicker", "Slider", "Stepper",
    "ColorPicker", "Map", "Chart", "VideoPlayer", "Table", "WebView",
  ]

  /// Scenes of an app of which the first opens as it starts.
  static let windows: Set<String> = ["WindowGroup", "Window", "DocumentGroup"]

  /// Scenes that open when somebody asks for them.
  static let laterScenes: Set<String> = ["Settings", "UtilityWindow"]

  /// Modifiers that present a view of their own.
  static let presentations: [String: ViewTree.Presentation.Kind] = [
    "sheet": .sheet, "fullScreenCover": .fullScreenCover, "popover": .popover, "alert": .alert,
    "confirmationDialog": .dialog, "actionSheet": .dialog, "navigationDestination": .push,
    "inspector": .sheet,
  ]

  /// Modifiers that present what the system shows.
  static let systemSheets: Set<String> = ["photosPicker", "fileImporter", "fileExporter"]

  /// Modifiers whose closure runs without a tap.
  static let lifecycles: Set<String> = [
    "onAppear", "task", "onChange", "onReceive", "onDisappear", "onOpenURL", "refreshable",
    "onSubmit", "onContinueUserActivity", "onPreferenceChange", "onFirstAppear", "onLoad",
  ]

  /// Modifiers whose closure runs at a tap on the modified view.
  static let gestures: Set<String> = [
    "onTapGesture", "onLongPressGesture", "onDelete", "onMove",
  ]

  /// Modifiers whose closures neither show anything nor act by themselves.
  static let silent: Set<String> = [
    "accessibilityAction", "animation", "transaction", "onGeometryChange", "onDrop", "onDrag",
    "mask", "clipShape", "visualEffect", "alignmentGuide", "keyframeAnimator", "phaseAnimator",
    "onHover", "commands", "environment", "preference", "transformEffect", "accessibilityRotor",
  ]
}
