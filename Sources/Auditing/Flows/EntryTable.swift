import Facts

/// The methods that the system calls by itself, by name.
enum EntryTable {
  enum Kind: Hashable {
    case launch, screen, callback
    /// A value that a screen watches has changed.
    case change

    /// What a view's modifier waits for: `onAppear`, `onChange`.
    init(modifier name: String) {
      switch name {
      case "onAppear", "task": self = .screen
      default: self = .change
      }
    }

    /// What happens, as a trace says it.
    func text(_ owner: String, _ name: String) -> String {
      switch self {
      case .launch: "the app starts: \(owner).\(name)"
      case .screen: "\(owner) appears: \(name)"
      case .change: "\(owner): \(name)"
      case .callback: "the system calls \(owner).\(name)"
      }
    }
  }

  /// Those of the start that run when the app has become active.
  static let activations: Set<String> = ["applicationDidBecomeActive", "sceneDidBecomeActive"]
  static let launches: Set<String> = [
    "applicationDidBecomeActive", "applicationWillEnterForeground", "applicationDidFinishLaunching",
    "sceneDidBecomeActive", "sceneWillEnterForeground",
  ]
  /// Labels of the methods by which the system starts an app or a scene.
  static let launchLabels: Set<String> = [
    "didFinishLaunchingWithOptions", "willConnectTo", "willFinishLaunchingWithOptions",
  ]
  static let screens: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewIsAppearing", "loadView",
    "awakeFromNib", "didMoveToWindow", "didMoveToSuperview", "updateUIViewController",
    "makeUIViewController", "makeUIView", "updateUIView", "makeCoordinator",
  ]

  /// What kind of entry a body is; nil for what only code of the app calls.
  static func kind(of body: Body, _ app: Linked) -> Kind? {
    guard let owner = body.owner else { return nil }
    switch body.kind {
    case .initialValue:
      return app.program.types[owner]?.properties["body"] != nil ? .screen : nil
    case .initializer:
      return app.isApp(owner) ? .launch : nil
    case .function:
      if launches.contains(body.name) { return .launch }
      if body.name == "application" || body.name == "scene" {
        return body.parameters.contains { launchLabels.contains($0.label) } ? .launch : nil
      }
      if screens.contains(body.name) { return .screen }
      return app.symbols.callbacks.contains(body.name) || isDelegate(body, app) ? .callback : nil
    default: return nil
    }
  }

  /// Whether a method answers a framework: its class conforms to a delegate's protocol that is not
  /// the project's, and no code of the project calls it.
  private static func isDelegate(_ body: Body, _ app: Linked) -> Bool {
    guard let first = body.parameters.first, first.label == "_", !body.isStatic,
      app.program.callsByName[body.name] == nil, !app.program.unparsed.uses(body.name),
      !app.program.selectors.contains(body.name),
      !body.attributes.contains(where: { $0.name == "IBAction" }),
      !body.parameters.contains(where: { UIKitTable.rowChoices.contains($0.label) }),
      let entry = body.owner.flatMap({ app.program.types[$0] })
    else { return false }
    return entry.lineage.flatMap(\.inherited).contains { name in
      (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
        && app.program.entries(named: name, from: nil).allSatisfy { !$0.isOwn }
        && !app.program.unparsed.declaresType(name)
    }
  }
}
