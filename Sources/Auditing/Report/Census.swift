import Facts

/// The table of every request that the app owns, with pickers apart (they need no permission).
package struct Census: Sendable {
  /// One request, or one use that prompts by itself.
  package struct Row: Sendable, Hashable {
    /// Ids of rows of the resource table; several where the deciding argument cannot be read.
    package var resources: [String]
    /// The call as written, shortened: `AVCaptureDevice.requestAccess(for: .video)`.
    package var call: String
    /// Whether it asks, or prompts by use.
    package var isImplicit: Bool
    /// The type or file that owns the request.
    package var owner: String
    /// Of the call.
    package var place: Place
    /// What starts it: the control's label or the lifecycle entry, each with its place.
    package var triggers: [RelatedPlace]
    /// The statuses under which it asks, as written; empty: it asks without looking.
    package var guards: [RelatedPlace]
    /// What the owner offers when blocked: "opens Settings", "alert"; empty: not seen.
    package var recoveries: [RelatedPlace]
    /// Purpose strings that were found for it, `key: text`; empty: none found.
    package var purposeStrings: [RelatedPlace]
    /// How sure the way from the trigger to the request is.
    package var certainty: Certainty
    /// The app that it belongs to, where several are told apart.
    package var app: String?
    package init(
      resources: [String], call: String, isImplicit: Bool, owner: String, place: Place,
      triggers: [RelatedPlace] = [], guards: [RelatedPlace] = [], recoveries: [RelatedPlace] = [],
      purposeStrings: [RelatedPlace] = [], certainty: Certainty, app: String? = nil
    ) {
      self.resources = resources
      self.call = call
      self.isImplicit = isImplicit
      self.owner = owner
      self.place = place
      self.triggers = triggers
      self.guards = guards
      self.recoveries = recoveries
      self.purposeStrings = purposeStrings
      self.certainty = certainty
      self.app = app
    }
  }
  /// One use of system UI that needs no permission.
  package struct Picker: Sendable, Hashable {
    /// `PhotosPicker`.
    package var name: String
    /// Rows whose permission it makes unnecessary.
    package var resources: [String]
    /// The type or file that shows it.
    package var owner: String
    /// Of the call.
    package var place: Place
    package init(name: String, resources: [String], owner: String, place: Place) {
      self.name = name
      self.resources = resources
      self.owner = owner
      self.place = place
    }
  }
  /// Requests, in file order.
  package var rows: [Row]
  /// Pickers, in file order.
  package var pickers: [Picker]
  /// What was seen, and what was not.
  package var coverage: Coverage
  package init(rows: [Row], pickers: [Picker], coverage: Coverage) {
    self.rows = rows
    self.pickers = pickers
    self.coverage = coverage
  }
}
