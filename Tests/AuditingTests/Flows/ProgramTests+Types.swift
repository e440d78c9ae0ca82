extension ProgramTests {
  static let typed: [ProgramCase<[String?]>] = [
    ProgramCase(
      "a singleton of the project has its type",
      """
      final class Store { static let shared = Store() }
      func run() { probe(Store.shared) }
      """, ["Store"]),
    ProgramCase(
      "singletons of frameworks have the type that they are members of",
      """
      func run() {
        probe(PHPhotoLibrary.shared())
        probe(UNUserNotificationCenter.current())
        probe(UIPasteboard.general)
      }
      """, ["PHPhotoLibrary", "UNUserNotificationCenter", "UIPasteboard"]),
    ProgramCase(
      "a @StateObject has the type of its first value",
      """
      import SwiftUI
      final class Model: ObservableObject { let central = CBCentralManager() }
      struct Home: View {
        @StateObject private var model = Model()
        var body: some View { probe(model); probe(model.central); probe($model) }
      }
      """, ["Model", "CBCentralManager", "Model"]),
    ProgramCase(
      "a @StateObject that is made in init has its declared type",
      """
      import SwiftUI
      struct Home: View {
        @StateObject var model: Model
        init() { _model = StateObject(wrappedValue: Model()) }
        var body: some View { probe(model) }
      }
      """, ["Model"]),
    ProgramCase(
      "an object of the environment has the type that is asked for",
      """
      import SwiftUI
      struct Home: View {
        @Environment(Model.self) private var model
        var body: some View { probe(model) }
      }
      """, ["Model"]),
    ProgramCase(
      "the result of a closure has the type that its body gives or its arrow names",
      """
      final class Store {}
      struct Home {
        let make: () -> Store
        let made = { Store() }()
        func run() { probe(make()); probe(made) }
      }
      """, ["Store", "Store"]),
    ProgramCase(
      "an optional binding has the type of what it unwraps",
      """
      final class Store {}
      struct Home {
        var store: Store?
        func run(_ other: Store?) {
          if let store { probe(store) }
          guard let found = other else { return }
          probe(found)
        }
      }
      """, ["Store", "Store"]),
    ProgramCase(
      "locals, parameters, results and constructions have their types",
      """
      final class Store {}
      func make() -> Store { Store() }
      func run(given: Store) {
        let local = Store()
        probe(given); probe(local); probe(make()); probe(Store.init()); probe("text"); probe(true)
      }
      """, ["Store", "Store", "Store", "Store", "String", "Bool"]),
    ProgramCase(
      "what nothing shows has no type",
      "func run() { probe(unknown); probe(unknown.part); probe(lookUp()) }", [nil, nil, nil]),
  ]
}
