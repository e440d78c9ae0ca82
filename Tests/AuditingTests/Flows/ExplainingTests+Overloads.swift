extension ExplainingTests {
  /// Components that are made by one of several initializers.
  static let overloads = [
    FlowCase(
      "buttons of a list whose titles choose one of two initializers by their type",
      """
      import SwiftUI
      import UserNotifications
      struct Item: Identifiable {
        let id = 1
        let title: String
        let action: () -> Void
        init(title: String, action: @escaping () -> Void) {
          self.title = title
          self.action = action
        }
      }
      struct Big: View {
        enum Content { case text(String), image(String) }
        let content: Content
        let action: () -> Void
        init(_ content: Content, action: @escaping () -> Void) {
          self.content = content
          self.action = action
        }
        var body: some View {
          Button { action() } label: { label }
        }
        private var label: some View {
          Group {
            switch content {
            case let .text(text): Text(text)
            case let .image(name): Image(name)
            }
          }
        }
      }
      extension Big {
        init(_ text: String, action: @escaping () -> Void) {
          self.content = .text(text)
          self.action = action
        }
      }
      struct Sheet: View {
        let buttons: [Item]
        init(buttons: [Item]) { self.buttons = buttons }
        var body: some View {
          Text("We send you notifications about messages.")
          list
        }
        private var list: some View {
          VStack {
            ForEach(buttons, id: \\.id) { button in Big(button.title, action: button.action) }
          }
        }
      }
      struct Home: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View {
          Sheet(buttons: [
            ↓Item(title: "Enable Notifications", action: { ask() }),
            ↓Item(title: "Not Now", action: { dismiss() }),
          ])
        }
        func ask() {
          UNUserNotificationCenter.current().requestAuthorization(options: .alert) { _, _ in }
        }
      }
      """, finds: ["steering-button", "skippable-explanation"])
  ]
}
