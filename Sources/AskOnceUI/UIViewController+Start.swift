#if canImport(UIKit) && !os(watchOS)
  import AskOnce
  import PermissionModel
  import UIKit

  extension UIViewController {
    /// Starts a feature where the person tapped: shows the explanation if there is one, and where
    /// it was blocked before the tap, the recovery. After "Don't Allow" nothing is shown.
    ///
    /// - Parameters:
    ///   - permission: What the feature needs.
    ///   - explanation: The screen before the prompt; nil: the system asks at once.
    ///   - blocked: The recovery's title: "JustSend can’t use the camera".
    ///   - fallback: The feature's way without the resource.
    /// - Returns: The access; nil: the feature cannot run now.
    public func start<R: Resource>(
      _ permission: Permission<R>, explanation: PermissionExplanation? = nil, blocked: String,
      fallback: PermissionFallback? = nil, texts: PermissionTexts = .preferred
    ) async -> Access<R>? {
      let outcome: Outcome<R>
      if let explanation {
        outcome = await permission.start { await self.explain(explanation, texts) }
      } else {
        outcome = await permission.start()
      }
      switch outcome {
      case .granted(let access): return access
      case .declined, .unanswered: return nil
      case .blocked(let recovery):
        recover(permission, RecoveryModel(recovery), blocked, fallback, texts)
        return nil
      }
    }

    /// Shows the explanation until its one action is tapped, or the start is cancelled.
    private func explain(_ words: PermissionExplanation, _ texts: PermissionTexts) async {
      await finishOnce { finish in
        present(ExplanationController(words, texts: texts) { finish() }, animated: true)
      }
      await finishOnce { finish in dismiss(animated: true) { finish() } }
    }

    /// Shows the recovery, and takes it away when the person comes back having lifted the block.
    private func recover<R: Resource>(
      _ permission: Permission<R>, _ recovery: RecoveryModel, _ title: String,
      _ fallback: PermissionFallback?, _ texts: PermissionTexts
    ) {
      let states = permission.states()
      let rereading = Task { [weak self] in
        for await state in states where !state.isBlocked {
          self?.dismiss(animated: true)
          return
        }
      }
      let screen = RecoveryController(
        title, recovery: recovery, texts: texts, fallback: fallback
      ) { [weak self] in
        rereading.cancel()
        self?.dismiss(animated: true)
      }
      present(screen, animated: true)
    }
  }
#endif
