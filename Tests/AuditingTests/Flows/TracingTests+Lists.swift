extension TracingTests {
  static let lists = [
    FlowCase(
      "the elements of a list that a loop goes through",
      """
      import Contacts
      import SwiftUI
      protocol Step { func ask() }
      struct ContactStep: Step {
        func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      struct QuietStep: Step { func ask() {} }
      final class Model: ObservableObject {
        let steps: [Step] = [ContactStep(), QuietStep()]
        let quiet: [Step] = [QuietStep()]
        func go() { for step in steps { step.ask() } }
        func rest() { for step in quiet { step.ask() } }
      }
      struct Home: View {
        @StateObject var model = Model()
        var body: some View {
          Button("Go") { model.go() }
          Button("Rest") { model.rest() }
        }
      }
      """, starts: [["'Go'"]]),
    FlowCase(
      "the elements of a list that stands in the loop itself",
      """
      import Contacts
      import SwiftUI
      struct A { func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } } }
      struct B { func ask() {} }
      struct C { func ask() {} }
      struct D { func ask() {} }
      struct Home: View {
        var body: some View {
          Button("Go") { for step in [A()] { step.ask() } }
          Button("Rest") { for step in [B(), B()] { step.ask() } }
        }
      }
      """, starts: [["'Go'"]]),
    FlowCase(
      "the cases of an enumeration, one after the other",
      """
      import Contacts
      import SwiftUI
      enum Permission: CaseIterable {
        case contacts, nothing
        func ask() {
          switch self {
          case .contacts: CNContactStore().requestAccess(for: .contacts) { _, _ in }
          case .nothing: break
          }
        }
      }
      struct B { func ask() {} }
      struct C { func ask() {} }
      struct D { func ask() {} }
      struct Home: View {
        var body: some View {
          Button("Go") { for one in Permission.allCases { one.ask() } }
        }
      }
      """, starts: [["'Go'"]]),
    FlowCase(
      "a message that a list of closures hears",
      """
      import Contacts
      import SwiftUI
      enum Message { case ask, other }
      typealias Listener = (Message, @escaping (Message) -> Void) -> Void
      func contactsListener() -> Listener {
        return { message, send in
          switch message {
          case .ask: CNContactStore().requestAccess(for: .contacts) { _, _ in send(.other) }
          default: break
          }
        }
      }
      final class Store: ObservableObject {
        let listeners: [Listener]
        init(listeners: [Listener]) { self.listeners = listeners }
        func dispatch(_ message: Message) {
          for listener in listeners { listener(message, dispatch) }
        }
      }
      @main struct Main: App {
        @StateObject var store = Store(listeners: [contactsListener()])
        var body: some Scene { WindowGroup { Home().environmentObject(store) } }
      }
      struct Home: View {
        @EnvironmentObject var store: Store
        var body: some View {
          Button("Go") { store.dispatch(.ask) }
          Button("Rest") { store.dispatch(.other) }
        }
      }
      """, starts: [["'Go'"]]),
    FlowCase(
      "a message by its type that a list of objects hears",
      """
      import Contacts
      import SwiftUI
      protocol Message {}
      struct Ask: Message {}
      struct Rest: Message {}
      protocol Listener { func hear(_ message: Message) }
      final class ContactsListener: Listener {
        func hear(_ message: Message) {
          if message is Ask { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        }
      }
      final class Store: ObservableObject {
        let listeners: [Listener] = [ContactsListener()]
        func dispatch(_ message: Message) { listeners.forEach { $0.hear(message) } }
      }
      struct Home: View {
        @EnvironmentObject var store: Store
        var body: some View {
          Button("Go") { store.dispatch(Ask()) }
          Button("Rest") { store.dispatch(Rest()) }
        }
      }
      """, starts: [["'Go'"]]),
  ]

  static let generics = [
    FlowCase(
      "a model that is a generic parameter of the screen",
      """
      import Contacts
      import SwiftUI
      protocol PageModel: ObservableObject {
        func ask()
        func skip()
      }
      final class ContactModel: PageModel {
        func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
        func skip() {}
      }
      struct B { func ask() {} }
      struct C { func ask() {} }
      struct D { func ask() {} }
      struct Page<Model: PageModel>: View {
        @StateObject var model: Model
        var body: some View {
          Button("Go") { model.ask() }
          Button("Skip") { model.skip() }
        }
      }
      struct Other<Model>: View where Model: PageModel {
        let model: Model
        var body: some View { Button("Also") { model.ask() } }
      }
      """, starts: [["'Also'", "'Go'"]]),
    FlowCase(
      "a model that fills in a generic parameter of the base class",
      """
      import Contacts
      import UIKit
      class Screen<Model>: UIViewController {
        let model: Model
        init(_ model: Model) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
      }
      final class ContactModel {
        func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      final class B { func ask() {} }
      final class C { func ask() {} }
      final class D { func ask() {} }
      final class ContactScreen: Screen<ContactModel> {
        let button = UIButton()
        override func viewDidLoad() {
          button.setTitle("Go", for: .normal)
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func tapped() { model.ask() }
      }
      final class OtherScreen: Screen<B> {
        let button = UIButton()
        override func viewDidLoad() {
          button.setTitle("Other", for: .normal)
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func tapped() { model.ask() }
      }
      """, starts: [["'Go'"]]),
    FlowCase(
      "a model of an associated type",
      """
      import Contacts
      import SwiftUI
      protocol PageModel: ObservableObject { func ask() }
      final class ContactModel: PageModel {
        func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      struct B { func ask() {} }
      struct C { func ask() {} }
      struct D { func ask() {} }
      protocol Paged {
        associatedtype Model: PageModel
        var model: Model { get }
      }
      extension Paged { func begin() { model.ask() } }
      struct Page: View, Paged {
        let model: ContactModel
        var body: some View { Button("Go") { begin() } }
      }
      """, starts: [["'Go'"]]),
  ]
}
