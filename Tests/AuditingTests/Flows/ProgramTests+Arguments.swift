extension ProgramTests {
  static let fitting: [ProgramCase<[Int]?>] = [
    ProgramCase(
      "labels in order fit", "func f(a: Int, b: Int) {}; func g() { f(a: 1, b: 2) }", [0, 1]),
    ProgramCase(
      "parameters with defaults are left out",
      "func f(a: Int = 0, b: Int, c: Int = 2) {}; func g() { f(b: 2) }", [1]),
    ProgramCase(
      "a parameter without default is not left out", "func f(a: Int) {}; func g() { f() }", nil),
    ProgramCase("another label does not fit", "func f(a: Int) {}; func g() { f(b: 1) }", nil),
    ProgramCase(
      "a label does not fit a parameter without", "func f(_ a: Int) {}; func g() { f(a: 1) }", nil),
    ProgramCase(
      "one argument too many does not fit", "func f(a: Int) {}; func g() { f(a: 1, b: 2) }", nil),
    ProgramCase(
      "a trailing closure skips to a parameter of closures",
      "func f(a: Int, b: Int = 1, c: () -> Void) {}; func g() { f(a: 1) {} }", [0, 2]),
    ProgramCase(
      "further trailing closures go by label",
      "func f(a: () -> Void, b: () -> Void, c: () -> Void) {}; func g() { f {} c: {} }", [0, 2]),
    ProgramCase(
      "a trailing closure takes a parameter whose type is an alias of closures",
      "typealias Tap = () -> Void; func f(a: Int, b: Tap) {}; func g() { f(a: 1) {} }", [0, 1]),
    ProgramCase(
      "a trailing closure does not take a number",
      "func f(a: Int) {}; func g() { f {} }", nil),
  ]
}
