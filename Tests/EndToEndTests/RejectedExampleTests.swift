import Foundation
import Rendering
import TestSupport
import Testing

@Suite("The rejected example in every form", .timeLimit(.minutes(2)))
struct RejectedExampleTests {
  /// The text has its own place: `.ci/self-check` compares it.
  static let forms = Reporter.all.map(\.id).filter { $0 != "text" }

  @Test("every form of its report is as kept", arguments: forms)
  func report(_ form: String) throws {
    let checkout = Golden.packageFolder.path
    let line = """
      cd '\(checkout)' && "$ASKONCE" check -f \(form) --fail-on never Examples/JustSend-rejected
      """
    let outcome = try Tool.shell(line, in: Folder())
    #expect(outcome.code == 0 && outcome.complaints.isEmpty)
    // The form knows the folder of this checkout; what is kept does not.
    let folder = try #require(realpath(checkout, nil).map { String(cString: $0) })
    let text = outcome.output.replacing(folder, with: "/checkout")
    #expect(try Golden.difference(text, "JustSend-rejected.\(form)") == nil)
  }
}
