import Facts

/// What calls and assignments bring up, and by which calls a screen is left.
extension Linked {
  /// The screens that a call presents; nil where it presents none.
  func presented(by call: Call, _ scope: Scope) -> [ScreenRef]? {
    guard UIKitTable.presentations[call.name] != nil else { return nil }
    guard let first = call.arguments.first, !first.isTrailing, isPresentation(call) else {
      return nil
    }
    return screens(of: first.value, in: scope)
  }

  /// Whether the labels are those of the framework's call, not of a namesake.
  private func isPresentation(_ call: Call) -> Bool {
    let labels = call.arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
    switch call.name {
    case "present": return labels.contains("animated") || labels == ["_"]
    case "show", "showDetailViewController": return labels == ["_", "sender"]
    case "pushViewController": return labels.contains("animated")
    case "setViewControllers": return labels.first == "_"
    default: return labels == ["_"]
    }
  }

  /// The screens that a value stands for when it is presented.
  func screens(of value: Value, in scope: Scope, steps: Int = 0) -> [ScreenRef] {
    guard steps < 12 else { return [] }
    let bound = program.resolved(value, in: scope)
    let inner = { (value: Value) in self.screens(of: value, in: bound.scope, steps: steps + 1) }
    switch bound.value {
    case .call(let index):
      return screens(
        of: CallRef(file: bound.scope.body.file, index: index), in: bound.scope, steps)
    case .array(let values): return values.flatMap(inner)
    case .closure(let index):
      let ref = BodyRef(file: bound.scope.body.file, index: index)
      return screens(ofResults: Scope(body: ref, outer: bound.scope), steps)
    case .either(let choices): return choices.flatMap { inner($0.value) }
    case .path(let names):
      let plain = names.first == "self" ? Array(names.dropFirst()) : names
      if plain.count == 1, let local = program.localValue(plain[0], bound.scope),
        local != .path(plain)
      {
        let found = inner(local)
        if !found.isEmpty { return found }
      }
      if let getter = program.getter(of: plain, in: bound.scope) {
        let found = screens(ofResults: getter, steps)
        if !found.isEmpty { return found }
      }
      if plain.count == 1, let found = screens(ofProperty: plain[0], bound.scope, steps) {
        return found
      }
      return screen(ofType: plain.isEmpty ? dynamicType(bound.scope) : type(bound), bound.scope)
    default: return []
    }
  }

  private func type(_ bound: Bound) -> String? { program.type(of: bound.value, in: bound.scope) }

  private func dynamicType(_ scope: Scope) -> String? {
    scope.instance?.type ?? program.owner(of: scope.body)
  }

  private func screen(ofType type: String?, _ scope: Scope) -> [ScreenRef] {
    guard let type else { return [] }
    let owner = program.owner(of: scope.body)
    return program.entries(named: type, from: owner).filter(\.isOwn).prefix(1)
      .map { ScreenRef(type: $0.name, call: nil) }
  }

  /// A stored property that is built where it is declared.
  private func screens(
    ofProperty name: String, _ scope: Scope, _ steps: Int
  ) -> [ScreenRef]? {
    guard let owner = dynamicType(scope), let entry = program.types[owner],
      let ref = program.property(named: name, of: entry),
      case .call? = program.property(ref).value, let body = program.initialValueBody(of: ref)
    else { return nil }
    let inner = Scope(body: body, instance: Instance(type: owner))
    let found = screens(of: program.property(ref).value!, in: inner, steps: steps + 1)
    return found.isEmpty ? nil : found
  }

  private func screens(ofResults scope: Scope, _ steps: Int) -> [ScreenRef] {
    program.contents(of: scope.body).results
      .compactMap { program.files[scope.body.file].results[$0].value }
      .flatMap { screens(of: $0, in: scope, steps: steps + 1) }
  }

  private func screens(of ref: CallRef, in scope: Scope, _ steps: Int) -> [ScreenRef] {
    let call = program.call(ref)
    switch call.callee {
    case .closure(let index):
      let inner = Scope(body: BodyRef(file: ref.file, index: index), outer: scope)
      return screens(ofResults: inner, steps)
    case .path(let names):
      let type = names.last == "init" ? Array(names.dropLast()) : names
      guard type.last?.first?.isUppercase == true else { break }
      if type.last == "UIAlertController" || type.last == "NSAlert" {
        return [ScreenRef(type: nil, call: ref)]
      }
      let found = screen(ofType: type.joined(separator: "."), scope)
      if !found.isEmpty { return found }
      // What wraps another controller or view: `UINavigationController(rootViewController:)`.
      let wrapped = call.arguments.first {
        ["rootViewController", "rootView", "contentViewController"].contains($0.label)
          || ["AnyView", "NavigationView", "NavigationStack"].contains(type.last!)
      }
      return wrapped.map { screens(of: $0.value, in: scope, steps: steps + 1) } ?? []
    case .member(let base, _):
      let found = screens(of: base, in: scope, steps: steps + 1)
      if !found.isEmpty { return found }
    default: break
    }
    let found = program.targets(of: ref, in: scope).prefix(2).flatMap {
      screens(ofResults: $0.scope, steps)
    }
    if !found.isEmpty { return found }
    return screen(ofType: program.type(of: .call(ref.index), in: scope), scope)
  }

  /// Whether a type of the project is a class, as controllers are, and no view of SwiftUI.
  func isController(_ type: String) -> Bool { program.types[type]?.kind == .classType }

  /// The views of SwiftUI that controllers show, with the types that host them.
  var hostedViews: [(root: Bound, owner: String)] {
    ["UIHostingController", "NSHostingController", "NSHostingView", "init"].flatMap { name in
      (program.callsByName[name] ?? []).compactMap { ref in
        let call = program.call(ref)
        guard let root = call.arguments.first(where: { $0.label == "rootView" }) else { return nil }
        let body = BodyRef(file: ref.file, index: call.body)
        return (Bound(value: root.value, scope: memberScope(of: body)), ownerName(of: body))
      }
    }
  }

  /// Whether a call of UIKit or AppKit leaves the screen on which it runs.
  func isDeparture(_ call: Call, _ scope: Scope) -> Bool {
    switch call.callee {
    case .path(let names): return isDeparture(call, names, scope)
    case .member: return UIKitTable.departures.contains(call.name) || isAnimatedDismissal(call)
    default: return false
    }
  }

  private func isDeparture(_ call: Call, _ names: [String], _ scope: Scope) -> Bool {
    if UIKitTable.departures.contains(call.name) { return true }
    let receiver = names.dropLast().filter { $0 != "self" }
    switch call.name {
    case "dismiss":
      guard isAnimatedDismissal(call) else { return false }
      return !receiver.contains { name in
        UIKitTable.passing.contains { name.lowercased().contains($0) }
      }
    case "removeFromSuperview":
      return receiver.isEmpty && call.arguments.isEmpty && names.count <= 2
    case "close": return receiver.last == "window"
    case "performSegue":
      guard case .text(let name)? = call.arguments.first?.value else { return false }
      return name.lowercased().contains("unwind")
    default: return false
    }
  }

  private func isAnimatedDismissal(_ call: Call) -> Bool {
    call.name == "dismiss" && call.arguments.first?.label == "animated"
  }
}
