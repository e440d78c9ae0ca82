/// A call, initialiser, property or type of a framework, in the one form that readers, rules,
/// stubs and generators share.
public struct Symbol: Sendable, Hashable {
  /// What using the symbol does.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// Shows the prompt while not determined.
    case request
    /// Reads the current authorization.
    case status
    /// Uses the resource, and so prompts by itself while not determined.
    case implicitUse
    /// Out-of-process system UI that needs no permission.
    case picker
    /// Opens the place in Settings where the decision is changed.
    case settings
  }

  /// What kind of member it is, which decides how it is recognised in source.
  public enum Member: Sendable, Hashable {
    /// `Type.member(...)` or `Type.member`.
    case typeMember(String)
    /// `value.member(...)` or `value.member`, on a value of the type.
    ///
    /// A property means reading it. A SwiftUI modifier is a member of `View`.
    case instanceMember(String)
    /// `Type(...)`.
    case initializer
    /// A global function or value; the type is empty.
    case global(String)
    /// Naming the type at all (a SwiftUI view, a controller to subclass).
    case anyUse
  }

  /// How the answer comes back.
  public enum Answer: String, Sendable, Hashable, CaseIterable {
    /// By a completion closure, or awaited.
    case closure
    /// Awaited only.
    case async
    /// By a delegate's callback.
    case delegate
    /// As the value of the call.
    case returned
    /// By an error, or none.
    case thrown
    /// Not by this symbol.
    case none
  }

  /// What using it does.
  public var role: Role
  /// `AVCaptureDevice`; `UNUserNotificationCenter`; empty for a global.
  public var type: String
  /// The member, and how it is recognised.
  public var member: Member
  /// Argument labels as written, `_` for none, without those of the completion closure at the end.
  ///
  /// A call matches with or without that closure, labelled or trailing. Empty for properties and
  /// for calls that take nothing else. `nil`: any labels.
  public var labels: [String]?
  /// The argument that decides whether this row is meant: `for` must be `.video`.
  public var deciding: Deciding?
  /// How the answer comes back; a call with both forms says `closure`.
  public var answer: Answer
  /// The delegate method by which the answer (or the chance to ask) comes.
  ///
  /// A base name where the method takes one unlabelled argument,
  /// `locationManagerDidChangeAuthorization`; else `locationManager(_:didChangeAuthorization:)`.
  public var callback: String?
  /// The Objective-C selector with its class, or the C function or constant.
  ///
  /// `+[AVCaptureDevice requestAccessForMediaType:completionHandler:]`.
  public var objectiveC: String?
  /// Platform and version since which it exists, as Apple writes it.
  public var since: String?
  /// The versions since which another call takes its place: `iOS 17, macOS 14`.
  ///
  /// Absent where a deprecated call still asks the same question in the same way.
  public var retired: String?
  /// False where it was concluded rather than read.
  public var isRead: Bool

  /// An argument whose value tells one resource from another.
  public struct Deciding: Sendable, Hashable {
    /// The argument's label, `_` for none; else a property that the app then sets (`sourceType`).
    ///
    /// Where several arguments have no label, any of them may hold the value. A name that is not
    /// among the call's labels is a property of what the call returns.
    public var label: String
    /// Any of these values, the last component of a member path: `video`, or a literal.
    ///
    /// For an array, an option set or a dictionary, any of its elements, keys or values. Empty:
    /// any value.
    public var values: [String]
    /// A value, or an element, that tells that this row is not meant: `nil`, `[]`, `provisional`.
    public var except: [String]
    /// Whether a call in which the value cannot be read still counts (as *possible*).
    public var countsWhenUnresolved: Bool
    /// A deciding argument or property.
    public init(
      _ label: String, _ values: [String], except: [String] = [],
      countsWhenUnresolved: Bool = true
    ) {
      self.label = label
      self.values = values
      self.except = except
      self.countsWhenUnresolved = countsWhenUnresolved
    }

    /// Whether the values that were read in the argument mean this row.
    public func isMet(by read: [String]) -> Bool {
      guard !read.contains(where: except.contains) else { return false }
      return values.isEmpty || read.contains(where: values.contains)
    }
  }

  /// A symbol in the one form.
  public init(
    _ role: Role, _ type: String, _ member: Member, _ labels: [String]? = nil,
    deciding: Deciding? = nil, answer: Answer = .none, callback: String? = nil,
    objectiveC: String? = nil, since: String? = nil, retired: String? = nil, isRead: Bool = true
  ) {
    self.role = role
    self.type = type
    self.member = member
    self.labels = labels
    self.deciding = deciding
    self.answer = answer
    self.callback = callback
    self.objectiveC = objectiveC
    self.since = since
    self.retired = retired
    self.isRead = isRead
  }
}
