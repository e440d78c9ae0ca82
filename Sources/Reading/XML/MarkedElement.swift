/// An element of an XML file, with its attributes and what stands in it.
struct MarkedElement: Sendable {
  var name: String
  var attributes: [MarkedAttribute]
  /// Of the start tag.
  var range: Range<Int>
  var children: [MarkedElement] = []
  /// The texts between the children, as one.
  var text = ""

  /// The value of an attribute.
  subscript(name: String) -> String? { attribute(name)?.value }

  /// An attribute, with its place.
  func attribute(_ name: String) -> MarkedAttribute? { attributes.first { $0.name == name } }

  /// The first child of a name.
  func child(_ name: String) -> MarkedElement? { children.first { $0.name == name } }
}

/// An attribute of an element, with its references expanded.
struct MarkedAttribute: Sendable {
  var name: String
  var value: String
  /// Of name and value, with the quotes.
  var range: Range<Int>
}
