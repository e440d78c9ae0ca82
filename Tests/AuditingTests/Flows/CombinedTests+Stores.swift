extension CombinedTests {
  /// Messages, dependencies and pages of a path.
  static let stores: [Twin] = [
    Twin(
      "a reducer, a dependency, a string catalog and a sheet",
      faulty: #"""
        import ComposableArchitecture
        import SwiftUI
        import UserNotifications
        @DependencyClient struct Notes: Sendable { var ask: @Sendable () async throws -> Bool }
        extension Notes: DependencyKey {
          static let liveValue = Self(
            ask: {
              try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
            })
        }
        extension DependencyValues {
          var notes: Notes {
            get { self[Notes.self] }
            set { self[Notes.self] = newValue }
          }
        }
        @Reducer struct Prime {
          struct State {}
          enum Action { case turnOn, later }
          @Dependency(\.notes) var notes
          @Dependency(\.dismiss) var dismiss
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .turnOn: return .run { _ in _ = try await notes.ask() }
              case .later: return .run { _ in await dismiss() }
              }
            }
          }
        }
        --- PrimeView.swift
        import ComposableArchitecture
        import SwiftUI
        struct PrimeView: View {
          let store: StoreOf<Prime>
          var body: some View {
            Text("prime.why")
            ↓Button("prime.on") { store.send(.turnOn) }
            ↓Button("prime.later") { store.send(.later) }
          }
        }
        struct Games: View {
          @State private var isPriming = false
          let store: StoreOf<Prime>
          var body: some View {
            Button("Play") { isPriming = true }
              .fullScreenCover(isPresented: $isPriming) { PrimeView(store: store) }
          }
        }
        --- Localizable.xcstrings
        {
          "sourceLanguage" : "en",
          "strings" : {
            "prime.later" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "No thanks" } },
                "es" : { "stringUnit" : { "state" : "translated", "value" : "Ahora no" } }
              }
            },
            "prime.on" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Continue" } },
                "es" : {
                  "stringUnit" : { "state" : "translated", "value" : "Activar notificaciones" }
                }
              }
            },
            "prime.why" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "Notifications of games." }
                },
                "es" : {
                  "stringUnit" : { "state" : "translated", "value" : "Notificaciones de partidas." }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """#,
      finds: ["steering-button", "skippable-explanation"],
      fixed: #"""
        import ComposableArchitecture
        import SwiftUI
        import UserNotifications
        @DependencyClient struct Notes: Sendable { var ask: @Sendable () async throws -> Bool }
        extension Notes: DependencyKey {
          static let liveValue = Self(
            ask: {
              try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
            })
        }
        extension DependencyValues {
          var notes: Notes {
            get { self[Notes.self] }
            set { self[Notes.self] = newValue }
          }
        }
        @Reducer struct Prime {
          struct State {}
          enum Action { case turnOn, later }
          @Dependency(\.notes) var notes
          @Dependency(\.dismiss) var dismiss
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .turnOn: return .run { _ in _ = try await notes.ask() }
              case .later: return .run { _ in await dismiss() }
              }
            }
          }
        }
        --- PrimeView.swift
        import ComposableArchitecture
        import SwiftUI
        struct PrimeView: View {
          let store: StoreOf<Prime>
          var body: some View {
            Text("prime.why")
            Button("prime.on") { store.send(.turnOn) }
          }
        }
        struct Games: View {
          @State private var isPriming = false
          let store: StoreOf<Prime>
          var body: some View {
            Button("Play") { isPriming = true }
              .fullScreenCover(isPresented: $isPriming) { PrimeView(store: store) }
          }
        }
        --- Localizable.xcstrings
        {
          "sourceLanguage" : "en",
          "strings" : {
            "prime.on" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Continue" } },
                "es" : { "stringUnit" : { "state" : "translated", "value" : "Continuar" } }
              }
            },
            "prime.why" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "Notifications of games." }
                },
                "es" : {
                  "stringUnit" : { "state" : "translated", "value" : "Notificaciones de partidas." }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """#)
  ]
}
