import Testing

@testable import Auditing

@Suite("What a call means")
struct MeaningTests {
  @Test(
    "is told by its type, its arguments and what they hold",
    arguments: [
      (
        "struct S { static let kind = AVMediaType.video\n"
          + "func g() { AVCaptureDevice.requestAccess(for: Self.kind) { _ in } } }", ["camera"]
      ),
      (
        "let kind = AVMediaType.audio\n"
          + "func g() { AVCaptureDevice.requestAccess(for: kind) { _ in } }", ["microphone"]
      ),
      ("func g() { AVCaptureDevice.requestAccess(for: .audio) { _ in } }", ["microphone"]),
      (
        "func g() { let c = UNUserNotificationCenter.current()\n"
          + "c.requestAuthorization(options: .mine) { _, _ in } }\n"
          + "extension UNAuthorizationOptions { static let mine: Self = [.alert] }",
        ["notifications"]
      ),
      (
        "func g() { UNUserNotificationCenter.current().requestAuthorization(options: .other) }",
        ["notifications"]
      ),
    ])
  func rows(_ text: String, _ expected: [String]) {
    let found = Probe("import AVFoundation\n" + text).flows.requests.flatMap(\.match.resources)
    #expect(found == expected)
  }

  @Test("is one status by a name: authorizedWhenInUse is granted")
  func status() {
    #expect(SymbolIndex.standard.statusNames["authorizedWhenInUse"] == [.granted])
    #expect(SymbolIndex.standard.statusNames["notDetermined"] == [.notDetermined])
    #expect(SymbolIndex.standard.statusNames["denied"] == [.blocked])
  }

  @Test("has a way back where a text names the resource, or the screen asks for it alone")
  func recoveries() {
    let text = """
      import AVFoundation
      import Contacts
      import SwiftUI
      struct Home: View {
        @Environment(\\.openURL) var openURL
        @State var isOff = false
        var body: some View {
          Button("Save") { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
          Button("Scan") { AVCaptureDevice.requestAccess(for: .video) { _ in } }
            .alert("The camera is off", isPresented: $isOff) {
              Button("Open Settings") {
                openURL(URL(string: UIApplication.openSettingsURLString)!)
              }
            }
        }
      }
      """
    let rows = Census(of: FlowCase("", text).subject).rows
    #expect(rows.map(\.resources) == [["contacts"], ["camera"]])
    #expect(rows.map(\.recoveries.count) == [0, 1])
  }
}
