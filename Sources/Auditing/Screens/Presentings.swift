import Facts

/// By which calls the app's controllers come up, and how.
struct Presentings {
  /// One call that brings a screen up.
  struct Presenting {
    var presentation: ViewTree.Presentation
    var refusesSwipe: Bool
  }

  private let app: Linked
  /// The presentation of each screen, a modal one before one that is pushed.
  private(set) var found: [ScreenRef: Presenting] = [:]

  init(_ app: Linked) {
    self.app = app
    for name in UIKitTable.presentations.keys.sorted() {
      for ref in app.program.callsByName[name] ?? [] { read(ref) }
    }
  }

  private mutating func read(_ ref: CallRef) {
    let call = app.program.call(ref)
    let body = BodyRef(file: ref.file, index: call.body)
    let scope = app.memberScope(of: body)
    guard let screens = app.presented(by: call, scope), let kind = kind(of: call, body) else {
      return
    }
    for screen in screens where screen.type != nil {
      if let known = found[screen]?.presentation.kind, known != .push || kind == .push { continue }
      found[screen] = Presenting(
        presentation: ViewTree.Presentation(
          kind: kind, place: call.namePlace, key: nil, owners: [app.ownerName(of: body)],
          conditions: app.program.conditions(from: call.guardID, in: scope), onDismiss: nil),
        refusesSwipe: setsModal(in: body))
    }
  }

  private func kind(of call: Call, _ body: BodyRef) -> ViewTree.Presentation.Kind? {
    guard call.name != "addChild", let kind = UIKitTable.presentations[call.name] else {
      return nil
    }
    guard kind == .sheet else { return kind }
    let styles = values(of: "modalPresentationStyle", in: body).compactMap(\.lastName)
    if styles.contains(where: UIKitTable.fullScreenStyles.contains) { return .fullScreenCover }
    return styles.contains("popover") ? .popover : .sheet
  }

  private func setsModal(in body: BodyRef) -> Bool {
    values(of: "isModalInPresentation", in: body).contains(.bool(true))
  }

  /// What a body and those around it set a member to.
  private func values(of name: String, in body: BodyRef) -> [Value] {
    var found: [Value] = []
    var next: Int? = body.index
    while let index = next {
      let ref = BodyRef(file: body.file, index: index)
      found += app.program.contents(of: ref).assignments
        .map { app.program.files[body.file].assignments[$0] }
        .filter { $0.target.lastName == name }.map(\.value)
      next = app.program.parent(of: ref)
    }
    return found
  }

  /// Whether a controller itself refuses to be swiped away, or covers the whole screen.
  func refusesSwipe(_ entry: TypeEntry) -> Bool {
    for type in entry.lineage {
      if let answer = type.methods["presentationControllerShouldDismiss"]?.first {
        let results = app.program.contents(of: answer).results
          .map { app.program.files[answer.file].results[$0].value }
        return results != [.bool(true)]
      }
      for body in type.methods.values.flatMap({ $0 }) + type.initializers {
        if setsModal(in: body) { return true }
        let styles = values(of: "modalPresentationStyle", in: body).compactMap(\.lastName)
        if styles.contains(where: UIKitTable.fullScreenStyles.contains) { return true }
      }
    }
    return false
  }
}
