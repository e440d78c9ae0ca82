#if canImport(SwiftUI)
  import SwiftUI

  /// A screen before the system's prompt. It has one action, neutrally worded, and cannot be swiped
  /// or navigated away: VoiceOver's escape gesture and the Escape key go on to the prompt, too.
  ///
  /// https://developer.apple.com/design/human-interface-guidelines/privacy
  public struct ExplanationView: View {
    private let words: PermissionExplanation
    private let texts: PermissionTexts
    private let proceed: @MainActor () -> Void

    /// A screen that goes on by its action alone.
    public init(
      _ words: PermissionExplanation, texts: PermissionTexts = .preferred,
      proceed: @escaping @MainActor () -> Void
    ) {
      self.words = words
      self.texts = texts
      self.proceed = proceed
    }

    /// What is shown.
    public var body: some View {
      screen
        .interactiveDismissDisabled()
        .accessibilityAction(.escape) { proceed() }
        #if !os(iOS) && !os(visionOS) && !os(watchOS)
          .onExitCommand { proceed() }
        #endif
        #if os(watchOS)
          // In place of the button that the system would put there to close the screen.
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button(texts.proceed) { proceed() } }
          }
        #endif
    }

    private var screen: some View {
      ScrollView {
        VStack(spacing: 16) {
          if let systemImage = words.systemImage {
            Image(systemName: systemImage).font(.largeTitle).accessibilityHidden(true)
          }
          Text(words.title).font(.title2.bold()).accessibilityAddTraits(.isHeader)
          Text(words.message).font(.body)
        }
        .multilineTextAlignment(.center)
        .padding()
      }
      .safeAreaInset(edge: .bottom) { button.padding() }
    }

    private var button: some View {
      Button {
        proceed()
      } label: {
        Text(texts.proceed).font(.body.bold()).frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      #if !os(tvOS) && !os(watchOS)
        .keyboardShortcut(.defaultAction)
      #endif
    }
  }
#endif
