extension InterfaceFacts {
  /// One connection from an object to another.
  package struct Connection: Sendable, Hashable {
    /// What a connection does.
    package enum Kind: Sendable, Hashable {
      /// Sets a property of the source to the destination.
      case outlet(property: String)
      /// Adds the destination to a list of the source.
      case outletCollection(property: String)
      /// Sends a message to the destination; the event is nil for bar items and recognizers.
      case action(selector: String, event: String?)
      /// Leads to another controller, or back.
      case segue(Segue)
    }
    /// Of the element or controller that it starts at.
    package var source: String
    /// What it does.
    package var kind: Kind
    /// Of the element or controller that it leads to; of an unwind segue, an exit.
    package var destination: String
    /// Of its tag.
    package var place: Place

    /// A connection as it is written.
    package init(source: String, kind: Kind, destination: String, place: Place) {
      self.source = source
      self.kind = kind
      self.destination = destination
      self.place = place
    }
  }

  /// How a segue shows its destination.
  package struct Segue: Sendable, Hashable {
    /// What a segue does.
    package enum Kind: String, Sendable, Hashable {
      case show, showDetail, present, popover, replace, push, embed, unwind
      /// The root of a navigation controller, a tab, a side of a split view.
      case relationship
      case custom
    }
    /// What it does.
    package var kind: Kind
    /// By which source performs it.
    package var identifier: String?
    /// `unwindToHome:`.
    package var unwindAction: String?
    /// `rootViewController`, `viewControllers`.
    package var relationship: String?
    /// The element that triggers it, where the segue stands at a controller.
    package var trigger: String?
    /// The function of the source's class that makes the destination (`@IBSegueAction`).
    package var creation: String?

    /// A segue; the rest is filled by the reader.
    package init(kind: Kind) { self.kind = kind }
  }
}
