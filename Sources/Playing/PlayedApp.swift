import Contract
import PermissionModel

/// The app that is played: its contract, and the words that its files have for it.
package struct PlayedApp: Sendable {
  /// Its flows.
  package var contract: AppContract
  /// Its purpose strings by their keys; nil: its files were not read, and it states all.
  package var purposeStrings: [String: String]?
  /// Its texts by their keys.
  package var texts: [String: String]

  /// An app with these flows.
  package init(
    _ contract: AppContract, purposeStrings: [String: String]? = nil, texts: [String: String] = [:]
  ) {
    self.contract = contract
    self.purposeStrings = purposeStrings
    self.texts = texts
  }

  /// What it is called.
  var name: String { contract.app ?? "App" }

  /// A label as people read it.
  func label(_ keyOrText: String?, or word: String) -> String {
    let written = keyOrText ?? word
    return "'\(texts[written] ?? written)'"
  }

  /// What the system's alert says of a resource, in the app's words; nil: nothing is stated.
  func purpose(of row: ResourceRow) -> String? {
    row.purposeKeys.lazy.compactMap { purposeStrings?[$0.key] }.first
  }
}

extension ContractFeature {
  /// What the feature's screen is called.
  var screenName: String { screen ?? name }

  /// Whether the feature's recovery offers what an event does.
  func offers(_ event: Event) -> Bool {
    switch event {
    case .openSettings: exits.contains(.openSettings)
    case .cancel: exits.contains(.cancel) || exits.contains(.leaveFeature)
    default: true
    }
  }
}
