/// Turns callbacks into a value that comes exactly once, whoever calls first and however often.
///
/// A delegate that is never called needs somebody else who finishes: `body` gets the means and may
/// hand it to as many as it likes.
package func valueOnce<Value: Sendable>(
  isolation: isolated (any Actor)? = #isolation,
  _ body: (_ finish: @escaping @Sendable (Value) -> Void) -> Void
) async -> Value {
  await withCheckedContinuation { continuation in
    let waiting = Guarded<CheckedContinuation<Value, Never>?>(continuation)
    body { value in
      let first = waiting.with { waiting in
        defer { waiting = nil }
        return waiting
      }
      first?.resume(returning: value)
    }
  }
}

/// Waits until somebody finishes; `valueOnce` without a value.
package func finishOnce(
  isolation: isolated (any Actor)? = #isolation,
  _ body: (_ finish: @escaping @Sendable () -> Void) -> Void
) async {
  _ = await valueOnce { (finish: @escaping @Sendable (Bool) -> Void) in body { finish(true) } }
}
