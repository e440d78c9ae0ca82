#if canImport(SwiftUI)
  import SwiftUI

  /// What a feature offers when it is blocked: the reason in neutral words, Settings where they
  /// help, the feature's other way if it has one, and a way out.
  public struct RecoveryView: View {
    private let title: String
    private let recovery: RecoveryModel
    private let texts: PermissionTexts
    private let fallback: PermissionFallback?
    private let leave: @MainActor () -> Void

    /// A screen for one recovery.
    ///
    /// - Parameters:
    ///   - title: What cannot be done: "JustSend can’t use the camera".
    ///   - leave: The way out.
    public init(
      _ title: String, recovery: RecoveryModel, texts: PermissionTexts = .preferred,
      fallback: PermissionFallback? = nil, leave: @escaping @MainActor () -> Void
    ) {
      self.title = title
      self.recovery = recovery
      self.texts = texts
      self.fallback = fallback
      self.leave = leave
    }

    /// What is shown.
    public var body: some View {
      ScrollView {
        VStack(spacing: 16) {
          Text(title).font(.title2.bold()).accessibilityAddTraits(.isHeader)
          Text(texts.sentence(for: recovery.reason)).font(.body)
        }
        .multilineTextAlignment(.center)
        .padding()
      }
      .safeAreaInset(edge: .bottom) { VStack(spacing: 12) { ways }.padding() }
      .accessibilityAction(.escape) { leave() }
    }

    @ViewBuilder private var ways: some View {
      if recovery.offersSettings {
        Button {
          Task { await recovery.openSettings() }
        } label: {
          Text(texts.openSettings).font(.body.bold()).frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
      }
      if let fallback {
        Button {
          leave()
          fallback.action()
        } label: {
          Text(fallback.label).font(.body).frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
      }
      Button(role: .cancel) {
        leave()
      } label: {
        Text(texts.cancel).font(.body).frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
    }
  }
#endif
