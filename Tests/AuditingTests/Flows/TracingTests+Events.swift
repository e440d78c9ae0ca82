extension TracingTests {
  static let events = [
    FlowCase(
      "what is sent into a stream that the model watches",
      """
      import Combine
      import Contacts
      import SwiftUI
      final class Model: ObservableObject {
        let taps = PassthroughSubject<Void, Never>()
        let other = PassthroughSubject<Void, Never>()
        var bag = Set<AnyCancellable>()
        init() {
          taps.debounce(for: 1, scheduler: RunLoop.main)
            .sink { [weak self] in self?.ask() }.store(in: &bag)
        }
        func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      struct Home: View {
        @StateObject var model = Model()
        var body: some View {
          Button("Go") { model.taps.send() }
          Button("Rest") { model.other.send() }
        }
      }
      """, starts: [["'Go'"]]),
    FlowCase(
      "taps that are bound to a stream of the model",
      """
      import Contacts
      import RxSwift
      import UIKit
      final class Model {
        let taps = PublishRelay<Void>()
        let rest = PublishRelay<Void>()
        let bag = DisposeBag()
        init() {
          taps.subscribe(onNext: { [weak self] in self?.ask() }).disposed(by: bag)
        }
        func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      final class Screen: UIViewController {
        let model = Model()
        let button = UIButton()
        let other = UIButton()
        let bag = DisposeBag()
        override func viewDidLoad() {
          button.setTitle("Go", for: .normal)
          other.setTitle("Rest", for: .normal)
          view.addSubview(button)
          view.addSubview(other)
          button.rx.tap.bind(to: model.taps).disposed(by: bag)
          other.rx.tap.bind(to: model.rest).disposed(by: bag)
        }
      }
      """, starts: [["'Go'"]]),
    FlowCase(
      "taps that are handed to the model as its input",
      """
      import Contacts
      import RxSwift
      import UIKit
      final class Model {
        struct Input {
          let taps: Observable<Void>
          let rest: Observable<Void>
        }
        let bag = DisposeBag()
        func transform(_ input: Input) {
          input.taps.subscribe(onNext: { [weak self] in self?.ask() }).disposed(by: bag)
        }
        func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      final class Screen: UIViewController {
        let model = Model()
        let button = UIButton()
        let other = UIButton()
        override func viewDidLoad() {
          button.setTitle("Go", for: .normal)
          other.setTitle("Rest", for: .normal)
          view.addSubview(button)
          view.addSubview(other)
          model.transform(
            Model.Input(
              taps: button.rx.tap.asObservable(), rest: other.rx.tap.asObservable()))
        }
      }
      """, starts: [["'Go'"]]),
    FlowCase(
      "the stream of one model's input, not that of another's",
      """
      import Combine
      import Contacts
      import SwiftUI
      final class Other {
        struct Input { let load = PassthroughSubject<Void, Never>() }
        let input = Input()
        var bag = Set<AnyCancellable>()
        init() { input.load.sink { _ in }.store(in: &bag) }
      }
      final class People {
        struct Input { let load = PassthroughSubject<Void, Never>() }
        let input = Input()
        var bag = Set<AnyCancellable>()
        init() { input.load.sink { [weak self] in self?.ask() }.store(in: &bag) }
        func ask() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      struct Home: View {
        let people: People
        let other: Other
        var body: some View {
          Button("Go") { people.input.load.send() }
          Button("Rest") { other.input.load.send() }
        }
      }
      """, starts: [["'Go'"]]),
    FlowCase(
      "a notification that the app posts, with a closure that waits for it",
      """
      import Contacts
      import SwiftUI
      extension Notification.Name {
        static let ask = Notification.Name("ask")
        static let rest = Notification.Name("rest")
      }
      final class Listener {
        init() {
          NotificationCenter.default.addObserver(forName: .ask, object: nil, queue: nil) { _ in
            CNContactStore().requestAccess(for: .contacts) { _, _ in }
          }
        }
      }
      struct Home: View {
        var body: some View {
          Button("Go") { NotificationCenter.default.post(name: .ask, object: nil) }
          Button("Rest") { NotificationCenter.default.post(name: .rest, object: nil) }
        }
      }
      """, starts: [["'Go'"]]),
    FlowCase(
      "a notification that the app posts, with a method that waits for it",
      """
      import Contacts
      import SwiftUI
      extension Notification.Name { static let ask = Notification.Name("ask") }
      final class Listener: NSObject {
        func start() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(heard), name: .ask, object: nil)
        }
        @objc func heard() { CNContactStore().requestAccess(for: .contacts) { _, _ in } }
      }
      struct Home: View {
        var body: some View {
          Button("Go") { NotificationCenter.default.post(name: .ask, object: nil) }
        }
      }
      """, starts: [["'Go'", "Listener is notified: heard"]]),
    FlowCase(
      "a notification that a view above receives",
      """
      import Contacts
      import SwiftUI
      extension Notification.Name { static let ask = Notification.Name("ask") }
      struct Root: View {
        var body: some View {
          Home().onReceive(NotificationCenter.default.publisher(for: .ask)) { _ in
            CNContactStore().requestAccess(for: .contacts) { _, _ in }
          }
        }
      }
      struct Home: View {
        var body: some View {
          Button("Go") { NotificationCenter.default.post(name: .ask, object: nil) }
          Button("Rest") {}
        }
      }
      """, starts: [["'Go'", "Root: onReceive"]]),
    FlowCase(
      "a message from the other device",
      """
      import CoreLocation
      import WatchConnectivity
      final class Link: NSObject, WCSessionDelegate {
        let manager = CLLocationManager()
        func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {
          manager.requestWhenInUseAuthorization()
        }
      }
      """, starts: [["the system calls Link.session"]]),
  ]
}
