extension DenialTests {
  /// A client, and a protocol whose reducers each handle one kind of message.
  private static let feature = """
    import AVFoundation
    import ComposableArchitecture
    import SwiftUI
    struct Camera { var ask: @Sendable () async -> Bool }
    extension Camera: DependencyKey {
      static let liveValue = Self(ask: {
        await withCheckedContinuation { continuation in
          AVCaptureDevice.requestAccess(for: .video) { continuation.resume(returning: $0) }
        }
      })
      static let noop = Self(ask: { false })
    }
    extension DependencyValues {
      var camera: Camera {
        get { self[Camera.self] }
        set { self[Camera.self] = newValue }
      }
    }
    enum FeatureAction<Feature: FeatureReducer> {
      case view(Feature.ViewAction)
      case own(Feature.OwnAction)
    }
    protocol FeatureReducer: Reducer {
      func reduce(into state: inout State, viewAction: ViewAction) -> Effect<Action>
      func reduce(into state: inout State, ownAction: OwnAction) -> Effect<Action>
    }
    extension Reducer where Self: FeatureReducer {
      typealias Action = FeatureAction<Self>
      func core(state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case let .view(viewAction): reduce(into: &state, viewAction: viewAction)
        case let .own(ownAction): reduce(into: &state, ownAction: ownAction)
        }
      }
    }
    struct Scan: FeatureReducer {
      struct State: Hashable {
        @PresentationState var alert: AlertState<ViewAction.Choice>?
      }
      enum ViewAction: Equatable {
        enum Choice: Equatable { case cancelTapped, settingsTapped }
        case tapped, choice(PresentationAction<Choice>)
      }
      enum OwnAction: Equatable { case answered(Bool) }
      @Dependency(\\.camera) var camera
      @Dependency(\\.openURL) var openURL
      var body: some ReducerOf<Self> { Reduce(core) }
      func reduce(into state: inout State, viewAction: ViewAction) -> Effect<Action> {
        switch viewAction {
        case .tapped:
          .run { send in
            let isAllowed = await camera.ask()
            await send(.own(.answered(isAllowed)))
          }
        case let .choice(.presented(choice)):
          switch choice {
          case .cancelTapped: .none
          case .settingsTapped:
            .run { _ in await openURL(URL(string: UIApplication.openSettingsURLString)!) }
          }
        case .choice: .none
        }
      }
    }
    struct ScanView: View {
      let store: StoreOf<Scan>
      var body: some View {
        ↓Button("Scan") { store.send(.view(.tapped)) }
      }
    }

    """

  /// Alerts in the state of a store.
  static let stores: [FlowCase] = [
    FlowCase(
      "an alert of a state, whose choice sends a message that opens Settings",
      feature + """
        extension Scan {
          func reduce(into state: inout State, ownAction: OwnAction) -> Effect<Action> {
            switch ownAction {
            case let .answered(isAllowed):
              guard !isAllowed else { return .none }
              state.alert = .init(
                title: { TextState("No camera") },
                actions: {
                  ButtonState(action: .send(.cancelTapped), label: { TextState("Cancel") })
                  ButtonState(action: .send(.settingsTapped), label: { TextState("Settings") })
                },
                message: { TextState("It is off.") })
              return .none
            }
          }
        }
        """, finds: ["settings-after-denial"]),
    FlowCase(
      "an alert by the name that an extension gives it",
      feature + """
        extension AlertState where Action == Scan.ViewAction.Choice {
          static var refused: Self {
            AlertState {
              TextState("No camera")
            } actions: {
              ButtonState(action: .settingsTapped) { TextState("Settings") }
            }
          }
        }
        extension Scan {
          func reduce(into state: inout State, ownAction: OwnAction) -> Effect<Action> {
            switch ownAction {
            case .answered(true): return .none
            case .answered(false):
              state.alert = .refused
              return .none
            }
          }
        }
        """, finds: ["settings-after-denial"]),
    FlowCase(
      "nothing where the alert only closes",
      feature.replacing("↓", with: "") + """
        extension Scan {
          func reduce(into state: inout State, ownAction: OwnAction) -> Effect<Action> {
            switch ownAction {
            case let .answered(isAllowed):
              guard !isAllowed else { return .none }
              state.alert = .init(
                title: { TextState("Nothing was scanned") },
                actions: {
                  ButtonState(action: .send(.cancelTapped), label: { TextState("OK") })
                })
              return .none
            }
          }
        }
        """),
  ]
}
