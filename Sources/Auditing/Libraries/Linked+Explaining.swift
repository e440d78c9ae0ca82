import Facts

/// A request that a library makes when the app has explained.
struct ExplainedRequest: Sendable {
  var match: SymbolMatch
  var call: CallRef
}

/// What goes on with a request that waits for an explanation: the app keeps a continuation, and
/// the explanation's action resumes it.
extension Linked {
  /// The continuations by which explanations are waited for, with the requests behind them.
  func explainedRequests() -> [StateKey: [ExplainedRequest]] {
    var found: [StateKey: [ExplainedRequest]] = [:]
    for name in PermissionLibrary.explainingNames.sorted() {
      for ref in program.callsByName[name] ?? [] {
        let scope = memberScope(of: BodyRef(file: ref.file, index: program.call(ref).body))
        guard let use = program.libraryUse(of: ref, in: scope), let closure = use.explanation
        else { continue }
        var match = use.match
        match.isBehindScreen = false
        for key in continuations(of: closure, scope) {
          found[key, default: []].append(ExplainedRequest(match: match, call: ref))
        }
      }
    }
    return found
  }

  /// What keeps a continuation somewhere in what a closure runs.
  private func continuations(of closure: Argument, _ scope: Scope) -> Set<StateKey> {
    var waiting = program.targets(of: closure.value, arguments: nil, in: scope).map(\.body)
    var seen: Set<BodyRef> = []
    var keys: Set<StateKey> = []
    while let ref = waiting.popLast(), seen.count < 64 {
      guard seen.insert(ref).inserted else { continue }
      let contents = program.contents(of: ref)
      let home = memberScope(of: ref)
      keys.formUnion(keptContinuation(in: ref, home).map { [$0] } ?? [])
      waiting += contents.children.map { BodyRef(file: ref.file, index: $0) }
      for index in contents.calls {
        let call = CallRef(file: ref.file, index: index)
        waiting += program.targets(of: call, in: home).map(\.body)
      }
    }
    return keys
  }

  /// `await withCheckedContinuation { explanation = $0 }`
  private func keptContinuation(in ref: BodyRef, _ scope: Scope) -> StateKey? {
    guard let call = program.body(ref).argumentOf,
      program.files[ref.file].calls[call].name.hasSuffix("Continuation")
    else { return nil }
    let assignments = program.contents(of: ref).assignments
    return assignments.lazy.compactMap { index -> StateKey? in
      guard case .path(let names) = self.program.files[ref.file].assignments[index].target else {
        return nil
      }
      return self.program.stateKey(of: names, in: scope)
    }.first
  }

  /// The closure with which a call of a library explains.
  func explanation(of ref: CallRef, _ scope: Scope) -> Argument? {
    guard PermissionLibrary.explainingNames.contains(program.call(ref).name) else { return nil }
    return program.libraryUse(of: ref, in: scope)?.explanation
  }

  /// The requests that go on with a call: `explanation?.resume()`.
  func requests(resumedBy call: Call, _ scope: Scope) -> [ExplainedRequest] {
    guard call.name == "resume", !explained.isEmpty, case .path(let names) = call.callee,
      names.count > 1, let key = program.stateKey(of: Array(names.dropLast()), in: scope)
    else { return [] }
    return explained[key] ?? []
  }

  /// Whether a call opens Settings by a library's own door: `recovery.settings?.open()`.
  func opensDoor(_ ref: CallRef, _ scope: Scope) -> Bool {
    let call = program.call(ref)
    guard call.arguments.isEmpty, PermissionLibrary.doorNames.contains(call.name),
      case .path(let names) = call.callee, names.count > 1
    else { return false }
    let imports = program.files[ref.file].imports
    let base = Array(names.dropLast())
    return PermissionLibrary.all.contains { library in
      library.doors.contains { door in
        guard door.call == call.name, library.isImported(by: imports) else { return false }
        return base.count > 1 && base.last == door.member || isDoor(base, door, scope)
      }
    }
  }

  private func isDoor(
    _ names: [String], _ door: PermissionLibrary.Door, _ scope: Scope
  ) -> Bool {
    if program.type(of: .path(names), in: scope) == door.type { return true }
    guard names.count == 1, let name = names.first else { return false }
    let kept = program.contents(of: scope.body).unwrapped[name] ?? program.localValue(name, scope)
    guard case .path(let path)? = kept, path.count > 1 else { return false }
    return path.last == door.member
  }
}
