import PermissionModel
import Testing

/// A row is named by its id in the output of a test; its full text would be a page.
extension ResourceRow: CustomTestStringConvertible {
  public var testDescription: String { id }
}
