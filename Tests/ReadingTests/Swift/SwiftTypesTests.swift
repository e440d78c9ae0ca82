import Facts
import Reading
import Testing

@Suite("Types of Swift files")
struct SwiftTypesTests {
  @Test("a type is recorded with its qualified name and what it inherits", arguments: snippets)
  func reading(_ snippet: Snippet) { snippet.check(\.typeLines) }

  private static let snippets = [
    Snippet(
      "nesting",
      #"""
      struct Outer<T>: View where T: P {
        final class Inner: NSObject, CLLocationManagerDelegate {}
        actor Store {}
      }
      """#,
      #"""
      structure Outer ["View"] 1:1-4:2
      classType Outer.Inner ["NSObject", "CLLocationManagerDelegate"] 2:3-2:60
      actor Outer.Store [] 3:3-3:17
      """#),
    Snippet(
      "an extension has the name of the extended type",
      #"""
      extension Outer<Int>.Inner: @unchecked Sendable, A & B<C> {
        enum Kind {}
      }
      """#,
      #"""
      extensionOf Outer.Inner ["Sendable", "A", "B"] 1:1-3:2
      enumeration Outer.Inner.Kind [] 2:3-2:15
      """#),
    Snippet(
      "cases of an enumeration",
      #"""
      enum Page: String, CaseIterable {
        case welcome = "w", camera
        case custom(Int)
        case count = 3
      }
      """#,
      #"""
      enumeration Page ["String", "CaseIterable"] 1:1-5:2 welcome=w 2:8-2:21 | \#
      camera=- 2:23-2:29 | custom=- 3:8-3:19 | count=3 4:8-4:17
      """#),
    Snippet(
      "attributes",
      #"""
      @main @MainActor @Suite("x", .serialized)
      struct App {}
      """#,
      "structure App [] @main @MainActor @Suite(\"x\", .serialized) 1:1-2:14"),
    Snippet(
      "an alias and a protocol",
      #"""
      typealias Ask = Outer.Inner<Int>?
      protocol Asking: AnyObject { var state: State { get } }
      """#,
      #"""
      typeAlias Ask ["Outer.Inner"] 1:1-1:34
      protocolType Asking ["AnyObject"] 2:1-2:56
      """#),
    Snippet(
      "conditional compilation",
      #"""
      #if os(iOS)
      struct A { struct B {} }
      #elseif DEBUG
      struct C {}
      #else
      struct D {}
      #endif
      """#,
      #"""
      structure A [] under 0 2:1-2:25
      structure A.B [] under 0 2:12-2:23
      structure C [] under 2 4:1-4:12
      structure D [] under 3 6:1-6:12
      """#),
    Snippet(
      "previews are skipped",
      #"""
      struct A_Previews: PreviewProvider { struct Inner {} }
      class Sound {}
      """#,
      "classType Sound [] 2:1-2:15"),
    Snippet(
      "a type in a function",
      #"""
      struct A {
        func f() {
          if x { struct B { let y = 1 } }
        }
      }
      """#,
      #"""
      structure A [] 1:1-5:2
      structure A.B [] 3:12-3:34
      """#),
  ]
}
