import AskOnce
import PermissionModel
import Testing

@Suite("Permissions with parameters")
struct ParameterizedPermissionsTests {
  @Test("equal parameters share one permission, other ones have their own")
  func shares() {
    let made = Guarded<[String]>([])
    let permissions = ParameterizedPermissions<Automation, String> { target in
      made.with { $0.append(target) }
      return .denied
    }
    _ = permissions["a"]
    _ = permissions["b"]
    _ = permissions["a"]
    #expect(made.with { $0 } == ["a", "b"])
  }
}
