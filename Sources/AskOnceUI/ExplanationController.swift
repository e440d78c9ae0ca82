#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A screen before the system's prompt, for UIKit: one action, neutrally worded, that cannot be
  /// swiped away. VoiceOver's escape gesture, the Escape key and a remote's Menu go on, too.
  @MainActor public final class ExplanationController: UIViewController {
    private let words: PermissionExplanation
    private let texts: PermissionTexts
    private let proceed: @MainActor () -> Void

    /// A screen that goes on by its action alone; the caller takes it away then.
    public init(
      _ words: PermissionExplanation, texts: PermissionTexts = .preferred,
      proceed: @escaping @MainActor () -> Void
    ) {
      self.words = words
      self.texts = texts
      self.proceed = proceed
      super.init(nibName: nil, bundle: nil)
      isModalInPresentation = true
    }

    /// Not made from an archive: it needs its words and its action.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("made by init(_:texts:proceed:)") }

    /// Shows the words and the action.
    public override func viewDidLoad() {
      super.viewDidLoad()
      let image = words.systemImage.flatMap { UIImage(systemName: $0) }
      let action = UIButton.permissionAction(texts.proceed, .filled()) { [proceed] in proceed() }
      showPermissionScreen(image: image, title: words.title, message: words.message, [action])
    }

    /// VoiceOver's escape gesture goes on to the prompt.
    public override func accessibilityPerformEscape() -> Bool {
      proceed()
      return true
    }

    /// The Escape key and a remote's Menu go on to the prompt.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let leaves = presses.contains { $0.type == .menu || $0.key?.keyCode == .keyboardEscape }
      if leaves { proceed() } else { super.pressesBegan(presses, with: event) }
    }
  }
#endif
