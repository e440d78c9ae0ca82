import Testing

@testable import Auditing

@Suite("What starts a request")
struct TracingTests {
  @Test(
    "is found behind containers, lists, streams and stores",
    arguments: containers + lists + events + stores + generics + kept)
  func starters(_ one: FlowCase) {
    #expect(one.foundStarters == one.starters)
  }

  static let containers = [
    FlowCase(
      "a service that a resolver gives by its protocol",
      """
      import Contacts
      import SwiftUI
      import Swinject
      protocol People { func ask() }
      final class AllPeople: People {
        func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      final class Other { func ask() {} }
      final class Third { func ask() {} }
      final class Fourth { func ask() {} }
      final class Model: ObservableObject {
        let resolver: Resolver
        init(resolver: Resolver) { self.resolver = resolver }
        func load() {
          let people = resolver.resolve(People.self)!
          people.ask()
        }
        func chain() { resolver.resolve(People.self)?.ask() }
        func other() { resolver.resolve(Other.self)?.ask() }
      }
      struct Home: View {
        @StateObject var model = Model(resolver: Assembler.shared.resolver)
        var body: some View {
          Button("Load") { model.load() }
          Button("Chain") { model.chain() }
          Button("Other") { model.other() }
        }
      }
      """, starts: [["'Load'", "'Chain'"]]),
    FlowCase(
      "a service of a container that is named by a key path",
      """
      import Contacts
      import Factory
      import SwiftUI
      protocol People { func ask() }
      final class AllPeople: People {
        func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      final class NoPeople: People { func ask() {} }
      extension Container {
        var people: Factory<People> { self { AllPeople() }.singleton }
        var nobody: Factory<People> { Factory(self) { NoPeople() } }
      }
      final class Model: ObservableObject {
        @Injected(\\.people) private var people
        @LazyInjected(\\.nobody) private var nobody
        func load() { people.ask() }
        func other() { nobody.ask() }
      }
      struct Home: View {
        @StateObject var model = Model()
        var body: some View {
          Button("Load") { model.load() }
          Button("Other") { model.other() }
        }
      }
      """, starts: [["'Load'"]]),
    FlowCase(
      "a service that a container's member makes when it is called",
      """
      import Contacts
      import Factory
      import SwiftUI
      final class People {
        func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      final class Nobody { func ask() {} }
      final class Third { func ask() {} }
      final class Fourth { func ask() {} }
      extension Container {
        var people: Factory<People> { Factory(self) { People() } }
        var nobody: Factory<Nobody> { self { Nobody() } }
        static let old = Factory<People> { People() }
      }
      struct Home: View {
        var body: some View {
          Button("Load") { Container.shared.people().ask() }
          Button("Old") { Container.old().ask() }
          Button("Other") { Container.shared.nobody().ask() }
        }
      }
      """, starts: [["'Load'", "'Old'"]]),
    FlowCase(
      "a service of the project's own container, by its type",
      """
      import Contacts
      import SwiftUI
      final class People {
        func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      final class Nobody { func ask() {} }
      final class Third { func ask() {} }
      final class Fourth { func ask() {} }
      final class Services {
        static let shared = Services()
        private var made: [String: Any] = [:]
        func get<T>(_ type: T.Type) -> T { made["\\(type)"] as! T }
      }
      struct Home: View {
        let people = Services.shared.get(People.self)
        let nobody = Services.shared.get(Nobody.self)
        var body: some View {
          Button("Load") { people.ask() }
          Button("Other") { nobody.ask() }
        }
      }
      """, starts: [["'Load'"]]),
    FlowCase(
      "a static member that a protocol gives its types",
      """
      import Contacts
      import SwiftUI
      protocol Permission { func request() }
      struct ContactsPermission: Permission {
        func request() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      struct NoPermission: Permission { func request() {} }
      extension Permission where Self == ContactsPermission {
        static var contacts: Self { .init() }
      }
      extension Permission where Self == NoPermission { static var none: Self { .init() } }
      struct Home: View {
        var body: some View {
          Button("Load") { ContactsPermission.contacts.request() }
          Button("Other") { NoPermission.none.request() }
        }
      }
      """, starts: [["'Load'"]]),
  ]
}
