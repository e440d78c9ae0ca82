import Facts
import Reading
import Testing

@Suite("Broken Objective-C files")
struct BrokenObjectiveCTests {
  private static let sound = """
    #import <UIKit/UIKit.h>
    @interface A : UIViewController <B>
    @property (nonatomic) NSArray<Page *> *pages;
    @end
    @implementation A { int _x; }
    - (void)go:(id)sender with:(void (^)(BOOL))done {
      if (x == 1 && !y) { [self a:@"b\\n" c:^(BOOL d) { return; }]; } else return;
      switch (x) { case E: [f g]; break; default: h = i ? j : k[1]; }
      for (id l in @[@1, @{@"m": n}]) { @try { o(); } @catch (NSException *p) {} }
    }
    @end
    """

  private func read(_ source: String) -> ReadFile<SwiftFacts> {
    ObjectiveCReader.read(Array(source.utf8), path: "App.m")
  }

  @Test("a sound file has no problem")
  func sound() { #expect(read(Self.sound).problems.isEmpty) }

  @Test("a file that is cut anywhere gives sound facts")
  func cut() {
    let bytes = Array(Self.sound.utf8)
    for end in bytes.indices {
      let file = ObjectiveCReader.read(Array(bytes[..<end]), path: "App.m")
      #expect(file.facts?.strayIndices == [])
    }
  }

  @Test("a file that lacks a byte, or has one twice or another, gives sound facts")
  func damaged() {
    let bytes = Array(Self.sound.utf8)
    for index in bytes.indices {
      var without = bytes
      without.remove(at: index)
      var doubled = bytes
      doubled.insert(bytes[index], at: index)
      for other in [UInt8(ascii: "{"), UInt8(ascii: "]"), 0, 255, UInt8(ascii: "\"")] {
        var changed = bytes
        changed[index] = other
        #expect(ObjectiveCReader.read(changed, path: "App.m").facts?.strayIndices == [])
      }
      for damaged in [without, doubled] {
        #expect(ObjectiveCReader.read(damaged, path: "App.m").facts?.strayIndices == [])
      }
    }
  }

  @Test(
    "deep nesting is refused, not followed",
    arguments: [
      "[", "(", "{", "@[", "^{", "!", "a ? ", "if (x) ", "[a b:", "do ", "x = ", "-", "a(",
    ])
  func deep(_ piece: String) {
    let source = "void f() { " + String(repeating: piece, count: 30_000)
    let file = read(source)
    #expect(file.facts?.strayIndices == [])
    #expect(file.problems.count == 1)
  }

  @Test("long chains are no deep nesting", arguments: ["[1]", ".b", " + 1", " && c", "(d)", "++"])
  func long(_ piece: String) {
    let file = read("void f() { x = a" + String(repeating: piece, count: 20_000) + "; go(); }")
    #expect(file.facts?.strayIndices == [])
    #expect(file.problems.isEmpty)
  }

  @Test("a long chain of else-ifs is followed to its end")
  func elses() {
    let chain = String(repeating: "if (a) { b(); } else ", count: 500)
    let file = read("void f() { \(chain) { last(); } }")
    #expect(file.problems.isEmpty)
    #expect(file.facts?.calls.last?.name == "last")
  }

  @Test(
    "what does not end is a problem",
    arguments: [
      ("@implementation A\n- (void)f { go();\n@end\n", "'{' is not closed", 2),
      ("void f() { [self go; }", "']' is missing", 1),
      ("void f() {}\n/* no end", "a text or comment that does not end", 2),
      ("void f() { go(@\"no end); }\n", "a text or comment that does not end", 1),
    ])
  func unended(_ source: String, _ message: String, _ line: Int) {
    let problems = read(source).problems
    #expect(problems.map(\.message) == [message])
    #expect(problems.first?.place.line == line)
  }

  @Test("what stands behind a method without an end is read")
  func recovers() {
    let facts = read("@implementation A\n- (void)f { if (x) {\n@end\nvoid g() { go(); }").facts
    #expect(facts?.bodies.map(\.name) == ["f", "g"])
    #expect(facts?.calls.map(\.name) == ["go"])
  }

  @Test("bytes that are no UTF-8 are a problem in a text, not in a comment")
  func encodings() {
    let comment = Array("// caf".utf8) + [0xE9] + Array("\nvoid f() { go(); }".utf8)
    #expect(ObjectiveCReader.read(comment, path: "App.m").problems.isEmpty)
    let text = Array("void f() { go(@\"caf".utf8) + [0xE9] + Array("\"); }".utf8)
    let file = ObjectiveCReader.read(text, path: "App.m")
    #expect(file.problems.count == 1)
    #expect(file.facts?.calls.map(\.name) == ["go"])
  }

  @Test("UTF-16 is read")
  func wide() {
    let bytes: [UInt8] = [0xFF, 0xFE] + "void f() { go(); }".utf8.flatMap { [$0, UInt8(0)] }
    #expect(ObjectiveCReader.read(bytes, path: "App.m").facts?.calls.map(\.name) == ["go"])
  }
}
