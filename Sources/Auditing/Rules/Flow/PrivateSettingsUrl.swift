import Facts

extension Rule {
  /// A link into the Settings app by a private scheme.
  package static let privateSettingsUrl = Rule(
    id: "private-settings-url", group: .flow, severity: .error,
    summary: "A page of Settings is opened by a private URL scheme.",
    why: """
      The schemes "prefs:" and "App-Prefs:" are no public interface. App Review rejects apps that \
      hold them, and the pages move between versions of iOS.
      """,
    fix: """
      Open UIApplication.openSettingsURLString, or openNotificationSettingsURLString for the \
      notification page; both lead to the app's own settings.
      """,
    sources: [.publicInterfaces],
    triggers: [
      """
      import UIKit

      func openPrivacy() {
        let url = ↓URL(string: "App-Prefs:root=Privacy&path=LOCATION")!
        UIApplication.shared.open(url)
      }
      """,
      """
      import UIKit

      enum Links {
        ↓static let wifi = "prefs:root=WIFI"
      }
      """,
      """
      import UIKit

      func open(_ page: String) {
        UIApplication.shared.open(↓URL(string: "App-" + "prefs:root=\\(page)")!)
      }
      """,
    ],
    passes: [
      """
      import UIKit

      func openSettings() {
        let url = URL(string: UIApplication.openSettingsURLString)!
        UIApplication.shared.open(url)
      }
      """,
      """
      import SwiftUI

      struct Notice: View {
        var body: some View { Text("prefs: what you set before") }
      }
      """,
    ],
    check: { subject in subject.facts.swift.flatMap(privateURLs) })

  private static func privateURLs(in file: SwiftFacts) -> [Finding] {
    var found: [Place: String] = [:]
    for call in file.calls {
      for argument in call.arguments {
        guard let scheme = privateScheme(argument.value) else { continue }
        let isURL = call.name == "URL" || call.name == "NSURL"
        found[isURL ? call.place : argument.place] = scheme
      }
    }
    for property in file.properties {
      guard let value = property.value, let scheme = privateScheme(value) else { continue }
      found[property.place] = scheme
    }
    return found.sorted { $0.key < $1.key }.map { place, scheme in
      Finding(
        rule: "private-settings-url", severity: .error, certainty: .certain,
        message: "'\(scheme)' is a private scheme of the Settings app",
        help: "Open UIApplication.openSettingsURLString instead.", place: place, about: scheme)
    }
  }

  /// The private scheme with which a text begins: `prefs:root=`, `App-Prefs:`.
  private static func privateScheme(_ value: Value) -> String? {
    var start = ""
    switch value {
    case .text(let text): start = text
    case .template(let pieces):
      for case .text(let text) in pieces { start += text }
    case .array(let values): return values.lazy.compactMap(privateScheme).first
    case .either(let choices): return choices.lazy.compactMap { privateScheme($0.value) }.first
    case .dictionary(let pairs): return pairs.lazy.compactMap { privateScheme($0.value) }.first
    case .tuple(let members): return members.lazy.compactMap { privateScheme($0.value) }.first
    default: return nil
    }
    let lower = start.lowercased()
    if lower.hasPrefix("app-prefs:") { return String(start.prefix(10)) }
    return lower.hasPrefix("prefs:root") ? String(start.prefix(6)) : nil
  }
}
