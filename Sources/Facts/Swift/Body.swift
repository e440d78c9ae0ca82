/// A piece of code that runs as one: a function, an initialiser, an accessor, a closure, the value
/// of a stored property, the top level of a file.
package struct Body: Sendable, Hashable {
  /// What kind of code it is.
  package enum Kind: String, Sendable, Hashable {
    case function, initializer, accessor, observer, closure, initialValue, topLevel
  }
  /// One parameter of a function, an initialiser or a closure.
  package struct Parameter: Sendable, Hashable {
    /// As callers write it; `_` for none.
    package var label: String
    /// As the body names it; `$0` for a closure without a parameter list is not listed.
    package var name: String
    /// As `PropertyFact.type`; nil where a closure leaves it out.
    package var type: String?
    /// What it is when callers leave it out.
    package var defaultValue: Value?
    package init(label: String, name: String, type: String?, defaultValue: Value? = nil) {
      self.label = label
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
    }
  }
  /// What kind of code it is.
  package var kind: Kind
  /// The qualified name of the enclosing type, of the extended type in an extension; nil at file
  /// level.
  package var owner: String?
  /// The function's or property's name, `init` for initialisers, empty for closures.
  package var name: String
  /// Whether it belongs to the type and not to its values.
  package var isStatic: Bool
  /// In order.
  package var parameters: [Parameter]
  /// What a function returns, as `PropertyFact.type`.
  package var returnType: String?
  /// `ViewBuilder`, `objc`, `IBAction`.
  package var attributes: [Attribute]
  /// The body in which this one stands: of closures, local functions and initial values of locals.
  package var parent: Int?
  /// The call of which this closure is an argument.
  package var argumentOf: Int?
  /// The innermost condition under which it stands (in its parent).
  package var guardID: Int?
  /// Whether it is marked `async`.
  package var isAsync: Bool
  /// From the first token of the declaration or the opening brace of a closure to its end.
  package var place: Place

  package init(
    kind: Kind, owner: String?, name: String, isStatic: Bool = false, parameters: [Parameter] = [],
    returnType: String? = nil, attributes: [Attribute] = [], parent: Int? = nil,
    argumentOf: Int? = nil, guardID: Int? = nil, isAsync: Bool = false, place: Place
  ) {
    self.kind = kind
    self.owner = owner
    self.name = name
    self.isStatic = isStatic
    self.parameters = parameters
    self.returnType = returnType
    self.attributes = attributes
    self.parent = parent
    self.argumentOf = argumentOf
    self.guardID = guardID
    self.isAsync = isAsync
    self.place = place
  }
}

/// A call of anything, also of types (`Button("OK") { }`), modifiers and macros (`#selector`
/// excluded).
package struct Call: Sendable, Hashable {
  /// `path(["session", "requestRecordPermission"])`, `member(call(3), ["padding"])`.
  package var callee: Value
  /// In order; trailing closures last, the first without a label.
  package var arguments: [Argument]
  /// The body in which it stands.
  package var body: Int
  /// The innermost condition under which it stands, within its body; nil for none.
  package var guardID: Int?
  /// Whether it is a statement of its own (or the whole value of a builder line), not part of
  /// another expression; of a chain, the outermost call.
  package var isStatement: Bool
  /// From the start of the whole expression to its end: of a modifier, from the modified view.
  package var place: Place
  /// Of the called name alone: `requestRecordPermission`, `padding`.
  package var namePlace: Place

  package init(
    callee: Value, arguments: [Argument], body: Int, guardID: Int?, isStatement: Bool, place: Place,
    namePlace: Place
  ) {
    self.callee = callee
    self.arguments = arguments
    self.body = body
    self.guardID = guardID
    self.isStatement = isStatement
    self.place = place
    self.namePlace = namePlace
  }

  /// The called name: the last component, `Button`, `padding`; empty when it has none.
  package var name: String { callee.lastName ?? "" }
}

/// One argument of a call or an attribute.
package struct Argument: Sendable, Hashable {
  /// As written; nil for none.
  package var label: String?
  /// What is handed in.
  package var value: Value
  /// Whether it is a trailing closure.
  package var isTrailing: Bool
  /// Of the value.
  package var place: Place
  package init(label: String?, value: Value, isTrailing: Bool = false, place: Place) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
    self.place = place
  }
}

/// `target = value`, also `+=` and the like.
package struct Assignment: Sendable, Hashable {
  /// What is written.
  package var target: Value
  /// What it is set to.
  package var value: Value
  /// `=`, `+=`.
  package var sign: String
  /// The body in which it stands.
  package var body: Int
  /// The innermost condition under which it stands, within its body.
  package var guardID: Int?
  /// Of the whole assignment.
  package var place: Place
  package init(
    target: Value, value: Value, sign: String, body: Int, guardID: Int?, place: Place
  ) {
    self.target = target
    self.value = value
    self.sign = sign
    self.body = body
    self.guardID = guardID
    self.place = place
  }
}

/// What a body gives back at one place.
package struct Result: Sendable, Hashable {
  /// How it is given back.
  package enum Kind: String, Sendable, Hashable {
    /// `return value`, or the only expression of a body (also each line of a result builder).
    case returned
    case thrown
    /// `return` without a value.
    case left
  }
  /// How it is given back.
  package var kind: Kind
  /// What is given back; nil for a plain `return`.
  package var value: Value?
  /// The body in which it stands.
  package var body: Int
  /// The innermost condition under which it stands, within its body.
  package var guardID: Int?
  /// Of the statement or expression.
  package var place: Place
  package init(kind: Kind, value: Value?, body: Int, guardID: Int?, place: Place) {
    self.kind = kind
    self.value = value
    self.body = body
    self.guardID = guardID
    self.place = place
  }
}

/// A comment that speaks to this tool: `// askonce:disable:next RULE - reason`.
package struct CommentFact: Sendable, Hashable {
  /// After `askonce:`, trimmed: `disable:next steering-button - shown in the demo only`.
  package var text: String
  /// Whether code stands before it on its line.
  package var followsCode: Bool
  /// Of the comment.
  package var place: Place
  package init(text: String, followsCode: Bool, place: Place) {
    self.text = text
    self.followsCode = followsCode
    self.place = place
  }
}
