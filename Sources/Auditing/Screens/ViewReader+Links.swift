import Facts

/// Links inside texts that lead to Settings.
extension ViewReader {
  /// Adds the link that a text holds: Markdown, or a range of an attributed text.
  mutating func addLinks(
    in value: Value, _ ref: CallRef, in scope: Scope, _ context: Context
  ) {
    guard let link = app.settingsLink(in: value, scope) else { return }
    let label = Shown(bound: Bound(value: .text(link.text), scope: scope), conditions: [])
    add(
      .link, ref, in: scope, context, labels: link.text.isEmpty ? [] : [label], actions: [])
    elements[elements.count - 1].leadsTo = [.opensSettings]
    if let place = link.place { elements[elements.count - 1].place = place }
  }
}

extension Linked {
  /// A link to Settings in a text.
  struct TextLink: Sendable {
    var text: String
    /// Where it is set, away from the text.
    var place: Place?
  }

  /// The link to Settings that a text holds; nil where none is seen.
  func settingsLink(in value: Value, _ scope: Scope, steps: Int = 0) -> TextLink? {
    guard steps < 6 else { return nil }
    let bound = program.resolved(value, in: scope)
    switch bound.value {
    case .text(let text): return markdownLink(text)
    case .template(let pieces): return markdownLink(pieces, bound.scope)
    case .path(let names):
      let plain = names.first == "self" ? Array(names.dropFirst()) : names
      if plain.count == 1, let local = program.localValue(plain[0], bound.scope) {
        return assignedLink(in: bound.scope.body)
          ?? settingsLink(in: local, bound.scope, steps: steps + 1)
      }
      guard let getter = program.getter(of: plain, in: bound.scope) else { return nil }
      return assignedLink(in: getter.body)
    case .call(let index):
      let ref = CallRef(file: bound.scope.body.file, index: index)
      if let target = program.targets(of: ref, in: bound.scope).first {
        return assignedLink(in: target.body)
      }
      return program.call(ref).arguments.lazy.compactMap {
        self.settingsLink(in: $0.value, bound.scope, steps: steps + 1)
      }.first
    default: return nil
    }
  }

  /// `[Change it in Settings](app-settings:)`
  private func markdownLink(_ text: String) -> TextLink? {
    guard let opening = text.firstRange(of: "](app-settings:") else { return nil }
    return TextLink(text: Self.linkText(before: text[..<opening.lowerBound]))
  }

  private func markdownLink(_ pieces: [Value], _ scope: Scope) -> TextLink? {
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      guard case .text(let text) = piece, text.hasSuffix("]("), namesSettings(next, scope) else {
        continue
      }
      return TextLink(text: Self.linkText(before: text.dropLast(2)))
    }
    return pieces.lazy.compactMap { piece -> TextLink? in
      guard case .text(let text) = piece else { return nil }
      return self.markdownLink(text)
    }.first
  }

  private static func linkText(before end: Substring) -> String {
    end.lastIndex(of: "[").map { String(end[end.index(after: $0)...]) } ?? ""
  }

  /// `text[range].link = URL(string: UIApplication.openSettingsURLString)`
  private func assignedLink(in ref: BodyRef) -> TextLink? {
    let file = program.files[ref.file]
    let scope = memberScope(of: ref)
    let contents = program.contents(of: ref)
    for index in contents.assignments {
      let assignment = file.assignments[index]
      guard assignment.target.lastName == "link", namesSettings(assignment.value, scope) else {
        continue
      }
      let texts = contents.calls.map { file.calls[$0] }.filter {
        $0.name == "range" && $0.namePlace < assignment.place
      }.compactMap { call in
        call.arguments.first { $0.label == "of" }.flatMap { literal($0.value, ref.file) }
      }
      return TextLink(text: texts.last ?? "", place: assignment.place)
    }
    return nil
  }

  private func literal(_ value: Value, _ file: Int) -> String? {
    switch value {
    case .text(let text): text
    case .call(let index):
      program.files[file].calls[index].arguments.first
        .flatMap { literal($0.value, file) }
    default: nil
    }
  }
}
