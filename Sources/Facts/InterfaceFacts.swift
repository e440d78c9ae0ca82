/// What a storyboard or a xib says: its controllers, what they hold, and what is connected.
///
/// Everything is named by the object identifier that Interface Builder gave it ("BYZ-38-t0r").
package struct InterfaceFacts: Sendable, Hashable {
  /// Of the file, relative to the checked folder.
  package var path: String
  /// Whether it holds scenes; otherwise it is a xib.
  package var isStoryboard: Bool
  /// Of the controller that a storyboard starts with.
  package var initialController: String?
  /// In file order; for a xib, its File's Owner alone.
  package var controllers: [Controller]
  /// Views, bar items, gesture recognizers and what else may hold a text or a connection.
  package var elements: [Element]
  /// In file order.
  package var connections: [Connection]

  /// What one file says; filled by its reader.
  package init(path: String, isStoryboard: Bool) {
    self.path = path
    self.isStoryboard = isStoryboard
    controllers = []
    elements = []
    connections = []
  }

  /// The table of texts that translates this file: `Main` for `Base.lproj/Main.storyboard`.
  package var table: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}

extension InterfaceFacts {
  /// One controller, and the scene that it is of.
  package struct Controller: Sendable, Hashable {
    /// What a controller is.
    package enum Kind: String, Sendable, Hashable {
      case viewController, tableViewController, collectionViewController, navigationController
      case tabBarController, splitViewController, pageViewController, hostingController
      case windowController
      /// A controller of another storyboard, or of the same by its identifier.
      case reference
      /// Of a xib.
      case filesOwner
      case other
    }
    /// Of the object; "-1" for the File's Owner of UIKit, "-2" for that of AppKit.
    package var id: String
    /// What it is.
    package var kind: Kind
    /// Its class, where it is not one of the system's.
    package var customClass: String?
    /// Where the class is.
    package var customModule: String?
    /// By which source instantiates it.
    package var storyboardIdentifier: String?
    /// Shown by what contains it, if anything.
    package var title: Text?
    /// Of a reference: the other storyboard; nil for this one.
    package var storyboardName: String?
    /// Of a reference: the storyboard identifier there; nil for its initial controller.
    package var referencedIdentifier: String?
    /// Of its "Exit", to which unwind segues lead.
    package var exit: String?
    /// Texts that are set at run time, often keys of tables.
    package var runtimeAttributes: [RuntimeAttribute]
    /// Of its start tag.
    package var place: Place

    /// A controller; the rest is filled by the reader.
    package init(id: String, kind: Kind, place: Place) {
      self.id = id
      self.kind = kind
      self.place = place
      runtimeAttributes = []
    }
  }

  /// A view, a bar item, a gesture recognizer, a menu item, or another object inside a controller.
  package struct Element: Sendable, Hashable {
    /// What an element is.
    package enum Kind: String, Sendable, Hashable {
      case button, label, textField, textView, `switch`, segmentedControl, slider, stepper
      case barButtonItem, navigationItem, tabBarItem, menuItem
      case gestureRecognizer, imageView, tableView, tableViewCell, collectionViewCell
      case view, containerView, window, firstResponder, other
    }
    /// Of the object.
    package var id: String
    /// What it is; AppKit's kinds count as those of UIKit.
    package var kind: Kind
    /// The tag's name, "pongPressGestureRecognizer".
    package var name: String
    /// Of the element or controller that it stands in; nil at the top of a scene or xib.
    package var parent: String?
    /// Of the controller of its scene; of the File's Owner, in a xib.
    package var controller: String?
    /// What it is to its parent: `view`, `leftBarButtonItem`, `tableFooterView`.
    package var role: String?
    /// Its class, where it is not one of the system's.
    package var customClass: String?
    /// What a person may read or hear of it, in file order.
    package var texts: [Text]
    /// Its first picture: `xmark`, or a name in an asset catalogue.
    package var image: String?
    /// What the system makes of a bar button or tab: `cancel`, `done`.
    package var systemItem: String?
    /// Whether it is hidden when it is loaded.
    package var isHidden: Bool
    /// Whether it takes no touches when it is loaded.
    package var isDisabled: Bool
    /// Texts that are set at run time, often keys of tables.
    package var runtimeAttributes: [RuntimeAttribute]
    /// Of its start tag.
    package var place: Place

    /// An element; the rest is filled by the reader.
    package init(id: String, kind: Kind, name: String, place: Place) {
      self.id = id
      self.kind = kind
      self.name = name
      self.place = place
      texts = []
      isHidden = false
      isDisabled = false
      runtimeAttributes = []
    }
  }

  /// One text of one object.
  package struct Text: Sendable, Hashable {
    /// Of the object that translations name: an AppKit button's cell, else the element itself.
    package var object: String
    /// `normalTitle`, `text`, `placeholder`, `segmentTitles[0]`, `accessibilityLabel`.
    package var attribute: String
    /// As it is written, in the language of development.
    package var text: String
    /// Of the attribute, or the start tag of the element that holds it.
    package var place: Place

    /// A text as it is written.
    package init(object: String, attribute: String, text: String, place: Place) {
      self.object = object
      self.attribute = attribute
      self.text = text
      self.place = place
    }

    /// As tables name it: `abc-de-fgh.normalTitle`.
    package var key: String { "\(object).\(attribute)" }
  }

  /// A "User Defined Runtime Attribute" with a text.
  package struct RuntimeAttribute: Sendable, Hashable {
    /// `localizationKey`, `layer.name`.
    package var keyPath: String
    /// As it is written.
    package var value: String
    /// Of its start tag.
    package var place: Place

    /// An attribute as it is written.
    package init(keyPath: String, value: String, place: Place) {
      self.keyPath = keyPath
      self.value = value
      self.place = place
    }
  }
}
