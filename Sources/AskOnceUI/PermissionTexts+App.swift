#if canImport(Foundation)
  import Foundation

  extension PermissionTexts {
    /// The words in the language that the app runs in.
    public static var preferred: PermissionTexts {
      preferred(from: Bundle.main.preferredLocalizations)
    }
  }
#endif
