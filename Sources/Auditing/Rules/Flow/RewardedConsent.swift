import Facts

extension Rule {
  /// A reward is promised for access.
  package static let rewardedConsent = Rule(
    id: "rewarded-consent", group: .flow, severity: .warning,
    summary: "An explanation promises coins, a discount or the like for allowing access.",
    why: """
      Consent that is paid for is not free. App Review rejects an app that rewards access to what \
      the system protects, or makes content depend on it.
      """,
    fix: "Say what the feature does with the access, and give the reward, if any, to everybody.",
    sources: [.noCondition, .preAlertScreens],
    triggers: [
      """
      import SwiftUI
      import UserNotifications

      struct NewsScreen: View {
        var body: some View {
          ↓Text("Turn on notifications and get 50 coins!")
          Button("Continue") {
            UNUserNotificationCenter.current().requestAuthorization(options: .alert) { _, _ in }
          }
        }
      }
      """
    ],
    passes: [
      """
      import SwiftUI
      import UserNotifications

      struct NewsScreen: View {
        var body: some View {
          Text("Notifications tell you of new messages.")
          Button("Continue") {
            UNUserNotificationCenter.current().requestAuthorization(options: .alert) { _, _ in }
          }
        }
      }
      """,
      """
      import SwiftUI

      struct ShopScreen: View {
        var body: some View {
          Text("Buy 50 coins")
          Button("Continue") { print("bought") }
        }
      }
      """,
    ],
    check: { subject in
      subject.explanations.compactMap { rewarded($0, in: subject.asBuilt) }
    })

  private static func rewarded(_ explanation: Explanation, in flows: AsBuilt) -> Finding? {
    let program = flows.app.program
    let own = explanation.asking.element.conditions
    for element in explanation.tree.elements where element.kind == .text {
      let isBeside = !element.conditions.contains { x in
        own.contains { program.exclude(x, $0) }
      }
      guard isBeside, element.pages == explanation.asking.element.pages else { continue }
      let texts = element.labels.flatMap { flows.texts.texts(of: $0.bound, given: own) }
      guard let text = texts.first(where: \.promisesReward) else { continue }
      let name = flows.name(of: explanation.resources)
      return Finding(
        rule: "rewarded-consent", severity: .warning, certainty: .possible,
        message: "the explanation of \(name) promises something for allowing it: '\(text.text)'",
        help: "Say what \(name) is used for, and promise nothing.",
        place: element.place,
        related: [RelatedPlace("\(explanation.asking.title) asks", at: explanation.asking.place)],
        trace: [
          TraceStep("the explanation says '\(text.text)'", at: element.place),
          TraceStep("tap \(explanation.asking.title)", at: explanation.asking.place),
        ],
        about: text.key ?? text.text)
    }
    return nil
  }
}

extension ResolvedText {
  /// Whether it speaks of a reward; in English only.
  fileprivate var promisesReward: Bool {
    guard language == nil || language?.hasPrefix("en") == true else { return false }
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    return words.contains(where: Self.rewards.contains)
  }

  private static let rewards: Set<String> = [
    "coins", "coin", "discount", "reward", "rewards", "bonus", "cashback", "voucher", "coupon",
  ]
}
