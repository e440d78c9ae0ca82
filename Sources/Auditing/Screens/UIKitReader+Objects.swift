import Facts

/// What is known of each object.
extension UIKitReader {
  /// What an object is: by its construction, its declaration, or what it was made to be.
  func role(of key: Key, _ scope: Scope) -> UIKitTable.Role? {
    if let role = objects[key]?.role { return role }
    switch key.base {
    case .built(let ref):
      if let role = classes.role(of: constructed(program.call(ref)), in: scope) { return role }
      return program.type(of: .call(ref.index), in: Scope(body: home(of: ref))).flatMap {
        role(ofType: $0, scope)
      }
    case .member(let owner, let name):
      guard let entry = program.types[owner], let ref = program.property(named: name, of: entry)
      else { return nil }
      return program.type(ofProperty: ref, scope: scope, steps: 0).flatMap {
        role(ofType: $0, scope)
      }
    case .local(let body, let name):
      return program.type(of: .path([name]), in: Scope(body: body)).flatMap {
        role(ofType: $0, scope)
      }
    case .button: return .choice
    case .own(let type): return classes.roles[type] ?? UIKitTable.roles[type]
    }
  }

  private func home(of ref: CallRef) -> BodyRef {
    BodyRef(file: ref.file, index: program.call(ref).body)
  }

  private func role(ofType type: String, _ scope: Scope) -> UIKitTable.Role? {
    classes.role(of: Program.bareType(type).split(separator: ".").map(String.init), in: scope)
  }

  /// Makes sure that an object is known; false where it is none of UIKit.
  @discardableResult
  mutating func object(
    _ key: Key, _ said: Said, role given: UIKitTable.Role? = nil, place: Place? = nil
  ) -> Bool {
    if objects[key] != nil { return true }
    guard let role = role(of: key, said.scope) ?? given else { return false }
    var call: CallRef?
    if case .built(let ref) = key.base, ref.index >= 0 { call = ref }
    objects[key] = UIKitObject(
      key: key, role: role, call: call, scope: said.scope,
      place: place ?? call.map { program.call($0).place } ?? app.place(of: said.scope.body),
      conditions: said.conditions, context: said.context)
    order.append(key)
    return true
  }

  mutating func addUse(
    _ action: Bound, at place: Place, to key: Key, _ said: Said, role: UIKitTable.Role
  ) {
    guard object(key, said, role: role, place: place) else { return }
    objects[key]?.uses.append(
      UIKitObject.Use(
        action: action, call: said.ref, scope: said.scope, place: place,
        conditions: said.conditions, context: said.context))
  }

  mutating func addTitle(_ value: Value, to key: Key?, _ said: Said) {
    guard value != .none, value != .text("") else { return }
    let titles = ViewReader(app).shown(value, in: said.scope, ViewReader.Context()).map {
      Shown(bound: $0.bound, conditions: said.conditions + $0.conditions, isImage: $0.isImage)
    }
    if let key, object(key, said) {
      switch objects[key]!.role {
      case .control, .part, .choice, .alert:
        objects[key]!.titles += titles
        return
      case .content: return
      default: objects[key]!.titles += titles
      }
    }
    show(.text, titles, said)
  }

  /// The name of a picture: `UIImage(systemName: "xmark")`.
  mutating func addImage(_ value: Value, to key: Key?, _ said: Said) {
    guard let name = imageName(value, said.scope) else { return }
    let image = [Shown(bound: name, conditions: said.conditions, isImage: true)]
    if let key, object(key, said), case .control = objects[key]!.role {
      objects[key]!.titles += image
    } else {
      show(.image, image, said)
    }
  }

  private func imageName(_ value: Value, _ scope: Scope) -> Bound? {
    let bound = program.resolved(value, in: scope)
    switch bound.value {
    case .call(let index):
      let call = program.files[bound.scope.body.file].calls[index]
      guard call.name == "UIImage" || call.name == "NSImage" || call.name == "init" else {
        return nil
      }
      return call.arguments.first {
        ["systemName", "named", "systemSymbolName"].contains($0.label)
      }
      .map { program.resolved($0.value, in: bound.scope) }
    case .path(let names) where names.count > 1: return bound
    default: return nil
    }
  }

  /// A text, an image or other content of the screen.
  mutating func show(_ kind: Element.Kind, _ labels: [Shown], _ said: Said) {
    shown.append(
      Element(
        kind: kind, scope: said.scope, call: said.ref, place: app.place(of: said.scope.body),
        conditions: said.conditions, pages: [], labels: labels, actions: [],
        owners: said.context.owners))
  }

  /// Parts become what they were given to.
  mutating func giveParts() {
    for gift in gifts {
      guard let part = objects[gift.part], objects[gift.to] != nil else { continue }
      objects[gift.to]!.titles += part.titles
      guard part.role == .part else { continue }
      objects[gift.to]!.uses += part.uses
      objects[gift.part]!.isGiven = true
    }
  }
}
