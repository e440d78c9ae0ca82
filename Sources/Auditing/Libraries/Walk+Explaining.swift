import Facts

extension Walk {
  /// What a call means, and what goes on by it. What an app shows before a library asks comes
  /// first: the prompt waits for it.
  mutating func meet(_ matches: [SymbolMatch], _ ref: CallRef, _ scope: Scope, _ path: Path) {
    let call = program.call(ref)
    if matches.contains(where: \.isBehindScreen), let closure = app.explanation(of: ref, scope) {
      run(closure.value, in: scope, path: path.behind(app.name(of: call), at: call.namePlace))
    }
    for match in matches { record(match, call, ref, path) }
    // After an answer, nothing waits for it any more.
    guard path.answer == nil else { return }
    for request in app.requests(resumedBy: call, scope) {
      let behind = path.behind(app.name(of: call), at: call.namePlace)
      record(request.match, program.call(request.call), request.call, behind)
    }
  }
}
