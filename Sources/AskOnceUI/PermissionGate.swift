#if canImport(SwiftUI)
  import AskOnce
  import SwiftUI

  /// A feature behind its permission: a control that starts it, and the feature once it may run.
  ///
  /// Nothing is asked when it appears: the tap asks, after the explanation if there is one. After
  /// "Don't Allow" it shows its control again and nothing else; what is blocked offers a way out at
  /// the next tap, and closes that by itself when the person comes back from Settings having
  /// changed it.
  public struct PermissionGate<R: Resource, Label: View, Content: View>: View {
    @StateObject private var model: GateModel<R>
    private let explanation: PermissionExplanation?
    private let blocked: String
    private let fallback: PermissionFallback?
    private let texts: PermissionTexts
    private let label: Label
    private let content: @MainActor (Access<R>) -> Content

    /// A gate.
    ///
    /// - Parameters:
    ///   - permission: What the feature needs.
    ///   - explanation: The screen before the prompt; nil: the system asks at once.
    ///   - blocked: The recovery's title: "JustSend can’t use the camera".
    ///   - fallback: The feature's way without the resource.
    ///   - label: Of the control that starts it.
    ///   - content: The feature, which takes the access as proof.
    public init(
      _ permission: Permission<R>, explanation: PermissionExplanation? = nil, blocked: String,
      fallback: PermissionFallback? = nil, texts: PermissionTexts = .preferred,
      @ViewBuilder label: () -> Label,
      @ViewBuilder content: @escaping @MainActor (Access<R>) -> Content
    ) {
      _model = StateObject(
        wrappedValue: GateModel(permission, explains: explanation != nil))
      self.explanation = explanation
      self.blocked = blocked
      self.fallback = fallback
      self.texts = texts
      self.label = label()
      self.content = content
    }

    /// What is shown.
    public var body: some View {
      feature
        .sheet(isPresented: Binding(get: { model.isExplaining }, set: { _ in })) {
          if let explanation {
            ExplanationView(explanation, texts: texts) { model.proceed() }
          }
        }
        .sheet(item: Binding(get: { model.recovery }, set: { if $0 == nil { model.finish() } })) {
          RecoveryView(blocked, recovery: $0, texts: texts, fallback: fallback) { model.finish() }
        }
    }

    @ViewBuilder private var feature: some View {
      switch model.phase {
      case .running(let access): content(access)
      case .unavailable: Text(texts.unavailable).font(.body)
      case .idle, .explaining, .asking, .recovering:
        Button {
          Task { await model.start() }
        } label: {
          label
        }
        .disabled(model.isAsking)
      }
    }
  }
#endif
