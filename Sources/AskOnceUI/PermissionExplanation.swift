/// What a screen before the prompt says: what the feature is about to use, and what for.
public struct PermissionExplanation: Sendable, Hashable {
  /// What the person gets: "Find notes by their meeting".
  public var title: String
  /// What is read, what for, and what becomes of it.
  public var message: String
  /// The name of a symbol of the system above the title; nil: none.
  public var systemImage: String?

  /// The words of a screen, in the person's language.
  public init(title: String, message: String, systemImage: String? = nil) {
    self.title = title
    self.message = message
    self.systemImage = systemImage
  }
}

/// A way on without the resource, for a feature that has one.
public struct PermissionFallback: Sendable {
  /// What its button says: "Go On Without Events".
  public var label: String
  /// What it does.
  public var action: @MainActor @Sendable () -> Void

  /// A way on.
  public init(_ label: String, action: @escaping @MainActor @Sendable () -> Void) {
    self.label = label
    self.action = action
  }
}
