import PermissionModel

/// The permissions to a resource that has parameters: equal parameters share one, so that a second
/// start joins the first.
package final class ParameterizedPermissions<R: Resource, Parameter: Hashable & Sendable>: Sendable
{
  private let made = Guarded<[Parameter: Permission<R>]>([:])
  private let make: @Sendable (Parameter) -> Permission<R>

  /// None yet; each is made when it is first asked for.
  package init(_ make: @escaping @Sendable (Parameter) -> Permission<R>) { self.make = make }

  /// The one for the parameter.
  package subscript(parameter: Parameter) -> Permission<R> {
    made.with { made in
      if let permission = made[parameter] { return permission }
      let permission = make(parameter)
      made[parameter] = permission
      return permission
    }
  }
}
