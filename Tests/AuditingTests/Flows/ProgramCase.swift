import Testing

/// One text and what is concluded from it.
struct ProgramCase<Result: Sendable & Equatable>: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let result: Result

  init(_ sentence: String, _ text: String, _ result: Result) {
    (testDescription, self.text, self.result) = (sentence, text, result)
  }
}
