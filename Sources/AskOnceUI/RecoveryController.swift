#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What a feature offers when it is blocked, for UIKit: the reason in neutral words, Settings
  /// where they help, the feature's other way if it has one, and a way out.
  @MainActor public final class RecoveryController: UIViewController {
    private let words: String
    private let recovery: RecoveryModel
    private let texts: PermissionTexts
    private let fallback: PermissionFallback?
    private let leave: @MainActor () -> Void

    /// A screen for one recovery.
    ///
    /// - Parameters:
    ///   - title: What cannot be done: "JustSend can’t use the camera".
    ///   - leave: The way out; the caller takes the screen away then.
    public init(
      _ title: String, recovery: RecoveryModel, texts: PermissionTexts = .preferred,
      fallback: PermissionFallback? = nil, leave: @escaping @MainActor () -> Void
    ) {
      words = title
      self.recovery = recovery
      self.texts = texts
      self.fallback = fallback
      self.leave = leave
      super.init(nibName: nil, bundle: nil)
    }

    /// Not made from an archive: it needs its recovery and its way out.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("made by init(_:recovery:leave:)") }

    /// Shows the reason and the ways on.
    public override func viewDidLoad() {
      super.viewDidLoad()
      var ways: [UIButton] = []
      if recovery.offersSettings {
        ways.append(
          .permissionAction(texts.openSettings, .filled()) { [recovery] in
            Task { await recovery.openSettings() }
          })
      }
      if let fallback {
        ways.append(
          .permissionAction(fallback.label, .gray()) { [leave] in
            leave()
            fallback.action()
          })
      }
      ways.append(.permissionAction(texts.cancel, .gray()) { [leave] in leave() })
      showPermissionScreen(
        image: nil, title: words, message: texts.sentence(for: recovery.reason), ways)
    }

    /// VoiceOver's escape gesture is the way out.
    public override func accessibilityPerformEscape() -> Bool {
      leave()
      return true
    }
  }
#endif
