extension TracingTests {
  private static let client = """
    import ComposableArchitecture
    import SwiftUI
    import UserNotifications
    @DependencyClient struct Notes: Sendable {
      var ask: @Sendable (UNAuthorizationOptions) async throws -> Bool
    }
    extension Notes: DependencyKey {
      static let liveValue = Self(
        ask: { try await UNUserNotificationCenter.current().requestAuthorization(options: $0) })
      static let testValue = Self()
    }
    extension DependencyValues {
      var notes: Notes {
        get { self[Notes.self] }
        set { self[Notes.self] = newValue }
      }
    }

    """

  static let stores = [
    FlowCase(
      "a message of a store, and one that its reducer sends itself",
      client + """
        @Reducer struct Prime {
          struct State {}
          enum Action { case turnOn, later, askNow, answered(Bool) }
          @Dependency(\\.notes) var notes
          @Dependency(\\.dismiss) var dismiss
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .turnOn: return .send(.askNow)
              case .askNow:
                return .run { send in
                  let isAllowed = try await self.notes.ask([.alert])
                  await send(.answered(isAllowed))
                }
              case .later: return .run { _ in await dismiss() }
              case .answered: return .none
              }
            }
          }
        }
        struct PrimeView: View {
          let store: StoreOf<Prime>
          var body: some View {
            Button("Go") { store.send(.turnOn) }
            Button("Later") { store.send(.later) }
          }
        }
        """, starts: [["'Go'"]]),
    FlowCase(
      "a message that the reducer around another hears",
      client + """
        @Reducer struct Child {
          struct State {}
          enum Action { case tapped, delegate(Delegate) }
          enum Delegate { case wantsPrompt }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .tapped: return .send(.delegate(.wantsPrompt))
              case .delegate: return .none
              }
            }
          }
        }
        @Reducer struct Parent {
          struct State { var child = Child.State() }
          enum Action { case child(Child.Action) }
          @Dependency(\\.notes) var notes
          var body: some ReducerOf<Self> {
            Scope(state: \\.child, action: \\.child) { Child() }
            Reduce { state, action in
              switch action {
              case .child(.delegate(.wantsPrompt)):
                return .run { _ in _ = try await notes.ask([.alert]) }
              case .child: return .none
              }
            }
          }
        }
        struct ChildView: View {
          let store: StoreOf<Child>
          var body: some View { Button("Go") { store.send(.tapped) } }
        }
        """, starts: [["'Go'"]]),
    FlowCase(
      "an old reducer with an environment",
      """
      import ComposableArchitecture
      import SwiftUI
      import UserNotifications
      struct Notes { var ask: () -> Effect<Bool, Never> }
      extension Notes {
        static let live = Notes(ask: {
          .future { answer in
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { ok, _ in
              answer(.success(ok))
            }
          }
        })
      }
      struct PrimeEnvironment { var notes: Notes }
      struct PrimeState: Equatable {}
      enum PrimeAction: Equatable { case tapped, closed, answered(Bool) }
      let primeReducer = Reducer<PrimeState, PrimeAction, PrimeEnvironment> {
        state, action, environment in
        switch action {
        case .tapped: return environment.notes.ask().map(PrimeAction.answered).eraseToEffect()
        case .closed, .answered: return .none
        }
      }
      struct PrimeView: View {
        let store: Store<PrimeState, PrimeAction>
        var body: some View {
          WithViewStore(store) { viewStore in
            Button("Go") { viewStore.send(.tapped) }
            Button("Close") { viewStore.send(.closed) }
          }
        }
      }
      """, starts: [["'Go'"]]),
  ]
}
