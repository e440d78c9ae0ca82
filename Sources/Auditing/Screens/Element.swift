import Facts

/// A value that was found in a view, with the conditions under which it is the one shown.
struct Shown: Sendable {
  var bound: Bound
  var conditions: [Condition]
  /// Whether it is the name of an image, not a text.
  var isImage = false
}

/// One thing on a screen: a control, a text, other content, or what runs without a tap.
struct Element: Sendable {
  enum Kind: Sendable, Hashable {
    case button, toggle, gesture, link, navigationLink
    /// A row of a list of UIKit, whichever was chosen.
    case row
    case text
    /// An image; its name can tell what a screen is about.
    case image
    /// A field, a list, a map: what a feature's own screen has.
    case content(String)
    case picker(String)
    /// Runs without a tap: `onAppear`, `task`, `onChange`.
    case lifecycle(String)
  }
  var kind: Kind
  var scope: Scope
  var call: CallRef
  /// Where a person who repairs it has to look: of a component, the place that uses it.
  var place: Place
  /// Of a component that has several controls, the argument that titles this one.
  var titlePlace: Place?
  /// The conditions under which it is shown, outermost first.
  var conditions: [Condition]
  /// The conditions under which it can be used, beyond being shown.
  var enabling: [Condition] = []
  /// The pages of paged containers on which it is.
  var pages: [Page]
  /// Titles of a control, the text of a text, the name of an image.
  var labels: [Shown]
  /// What runs when it is used.
  var actions: [Bound]
  /// Types of the views around it, outermost first.
  var owners: [String]
  /// What a segue of a storyboard does when it is used.
  var leadsTo: [Effect.Kind] = []

  /// One page of a container that shows one child at a time.
  struct Page: Sendable, Hashable {
    var container: CallRef
    var number: Int
  }

  /// What tells it from all other elements of its tree.
  var identity: Identity { Identity(call: call, scope: ObjectIdentifier(scope)) }

  /// A call in one scope.
  struct Identity: Hashable {
    var call: CallRef
    var scope: ObjectIdentifier
  }

  /// What a segue does, as effects.
  var segues: [Effect] {
    leadsTo.map { Effect(kind: $0, place: place, way: Way()) }
  }

  /// Whether a person can act on it.
  var isControl: Bool {
    switch kind {
    case .button, .toggle, .gesture, .link, .navigationLink, .row: true
    default: false
    }
  }
}

/// All that is reached without a presentation from one root: a window's, a sheet's, a pushed
/// view's.
struct ViewTree: Sendable {
  /// How a tree comes to be on the screen.
  struct Presentation: Sendable {
    enum Kind: String, Sendable {
      case sheet, fullScreenCover, popover, alert, dialog, push
    }
    var kind: Kind
    var place: Place
    /// The stored value that shows it.
    var key: StateKey?
    /// The types around the presenting view.
    var owners: [String]
    var conditions: [Condition]
    /// What runs when it is dismissed.
    var onDismiss: Bound?
    /// The type whose values it shows, where these are added to a path.
    var routes: String?
    /// The closure that is handed the value for which it comes up.
    var choosing: BodyRef?
  }
  /// The root's type, or the presenting type for a presented closure.
  var name: String
  /// What calls present it by: the class of a controller or root view, an alert's construction.
  var screen: ScreenRef?
  var presentation: Presentation?
  var elements: [Element]
  /// Whether it cannot be swiped away: `interactiveDismissDisabled()`, `isModalInPresentation`.
  var refusesSwipe: Bool
  /// Whether there was more on it than is read at most.
  var isCut = false

  /// Whether it comes over what was there, and is no alert.
  var isModal: Bool {
    switch presentation?.kind {
    case .sheet, .fullScreenCover, .popover: true
    default: false
    }
  }
}
