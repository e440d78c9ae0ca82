import Testing

@testable import Auditing

@Suite("A link in a text")
struct TextLinkTests {
  @Test("that opens Settings counts as a control of the screen", arguments: cases)
  func marks(_ one: FlowCase) {
    #expect(one.strayFindings(of: [.settingsBeforePrompt]) == [])
  }

  private static func explanation(_ text: String, _ members: String = "") -> String {
    """
    import CoreLocation
    import SwiftUI
    struct Explanation: View {
      let manager = CLLocationManager()
      @Environment(\\.openURL) private var openURL
      var body: some View {
        Text("Your location shows the stops near you.")
        \(text)
        Button("Continue") { manager.requestWhenInUseAuthorization() }
      }
    \(members)
    }
    """
  }

  static let cases: [FlowCase] = [
    FlowCase(
      "in Markdown",
      explanation(#"↓Text("Change it any time in [Settings](app-settings:).")"#),
      finds: ["settings-before-prompt"]),
    FlowCase(
      "in Markdown, by the system's constant",
      explanation(#"↓Text("See [Settings](\(UIApplication.openSettingsURLString)).")"#),
      finds: ["settings-before-prompt"]),
    FlowCase(
      "nothing where it leads to the web",
      explanation(#"Text("See our [policy](https://example.com/settings).")"#)),
    FlowCase(
      "as a link of its own",
      explanation(
        #"↓Link("Settings", destination: URL(string: UIApplication.openSettingsURLString)!)"#),
      finds: ["settings-before-prompt"]),
    FlowCase(
      "in a range of an attributed text",
      explanation(
        "Text(why())",
        """
          func why() -> AttributedString {
            var text = AttributedString("Change it any time in settings.")
            if let range = text.range(of: "settings") {
              ↓text[range].link = URL(string: UIApplication.openSettingsURLString)!
            }
            return text
          }
        """), finds: ["settings-before-prompt"]),
    FlowCase(
      "nothing where an attributed text leads to the web",
      explanation(
        "Text(why())",
        """
          func why() -> AttributedString {
            var text = AttributedString("Read our policy.")
            if let range = text.range(of: "policy") {
              text[range].link = URL(string: "https://example.com")!
            }
            return text
          }
        """)),
    FlowCase(
      "by the action that opens links",
      explanation(
        #"""
        ↓Button("Change it") { openURL(URL(string: UIApplication.openSettingsURLString)!) }
        """#), finds: ["settings-before-prompt"]),
    FlowCase(
      "nothing on a screen that is there once access is denied",
      """
      import CoreLocation
      import SwiftUI
      struct Denied: View {
        let status: CLAuthorizationStatus
        let manager = CLLocationManager()
        var body: some View {
          if status == .denied {
            Text("Your location is off. [Settings](app-settings:)")
          } else {
            Text("Your location shows the stops near you.")
            Button("Continue") { manager.requestWhenInUseAuthorization() }
          }
        }
      }
      """),
  ]
}
