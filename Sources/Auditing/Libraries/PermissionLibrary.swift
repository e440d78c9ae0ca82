import PermissionModel

/// A library that asks for permissions, as apps use it: its calls, and the screens that
/// it shows before the prompt.
///
/// It is looked at only where the library's own source is not in the checked folder.
struct PermissionLibrary: Sendable {
  /// As its authors name it.
  var name: String
  /// Where its source and its documentation stand.
  var url: String
  /// What a file imports to use it.
  var modules: Set<String>
  /// What the names of further modules begin with.
  var modulePrefix: String?
  /// The types on which its calls are made; none where they are modifiers or a base class's.
  var types: Set<String> = []
  /// Ids of the resources for which its names stand: cases, types, functions.
  var resources: [String: String]
  /// What apps call.
  var uses: [Use]
  /// What opens Settings.
  var doors: [Door] = []

  /// Functions of a library that lead to the prompt, or read a status.
  struct Use: Sendable {
    var names: Set<String>
    var role = Symbol.Role.request
    /// What is shown before the prompt; nil where the prompt comes at once.
    var screen: Screen?
    /// A function by whose calls the resources are told before: `addPermission(_:message:)`.
    var added: String?
    /// What the call gives; nil: the library looks at no status before it asks.
    var answer: Answer?
    /// The label of the closure by which the app explains before the prompt.
    var explaining: String?
    /// Whether it is a control, or shows one that asks.
    var waitsForTap = false
  }

  /// What a call gives that asks only while nothing is decided.
  enum Answer: Sendable {
    /// A case of `LibraryEnding`.
    case ending
  }

  /// A call that opens Settings: `recovery.settings?.open()`.
  struct Door: Sendable {
    var call: String
    /// The member on which it is made.
    var member: String
    /// The type of that member.
    var type: String
  }

  /// A screen of the library's own that comes before the prompt.
  struct Screen: Sendable {
    /// Whether it is shown.
    var isShown = Switch.always
    /// The button that leads to the prompt.
    var asking: Title
    /// The button that does not.
    var exit: Title
    /// Whether the exit is there.
    var isLeft = Switch.always
  }

  /// The title of a library's button.
  struct Title: Sendable {
    /// What it says if the app says nothing; nil where it says nothing then.
    var standard: String?
    /// The arguments and properties by which apps set it.
    var settings: Set<String> = []
    /// What follows the type's name in the key under which the library looks it up in the app.
    var keySuffix: String?
    /// What apps set to true for neutral words.
    var neutral: Set<String> = []
  }

  /// Something that an app can switch on or off, by arguments or properties.
  enum Switch: Sendable {
    case always
    /// Off, unless one of these is true.
    case whenTrue(Set<String>)
    /// Off, unless one of these is false.
    case whenFalse(Set<String>)
    /// On, unless one of these is false.
    case unlessFalse(Set<String>)
    /// On, unless one of these is true.
    case unlessTrue(Set<String>)
  }
}

extension PermissionLibrary {
  /// Whether a file uses the library.
  func isImported(by modules: [String]) -> Bool {
    modules.contains { module in
      self.modules.contains(module) || modulePrefix.map { module.hasPrefix($0) } == true
    }
  }

  /// Every function of any library by which a prompt may come.
  static let useNames = Set(all.flatMap(\.uses).flatMap(\.names))

  /// Every function that may be handed a closure which explains.
  static let explainingNames = Set(
    all.flatMap(\.uses).filter { $0.explaining != nil }.flatMap(\.names))

  /// Every call that may open Settings.
  static let doorNames = Set(all.flatMap(\.doors).map(\.call))
}
