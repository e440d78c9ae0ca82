import Testing

@Suite("A screen of UIKit or AppKit")
struct UIKitTests {
  @Test("has the controls that its code gives actions", arguments: controls + later)
  func starts(_ one: FlowCase) {
    #expect(one.foundStarters == one.starters)
    #expect(one.strayFindings() == [])
  }

  @Test("has what storyboards and xibs connect", arguments: interfaces)
  func connects(_ one: FlowCase) {
    if one.starters != nil { #expect(one.foundStarters == one.starters) }
    #expect(one.strayFindings() == [])
  }

  @Test("that explains is judged as one of SwiftUI", arguments: found + alerts + localObjects)
  func marks(_ one: FlowCase) {
    #expect(one.strayFindings() == [])
  }
}
