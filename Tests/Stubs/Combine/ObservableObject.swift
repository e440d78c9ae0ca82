// Bindings: none; Swift alone

/// https://developer.apple.com/documentation/combine/observableobject
public protocol ObservableObject: AnyObject {}

/// https://developer.apple.com/documentation/combine/published
@propertyWrapper public struct Published<Value> {
  /// The value; here nobody is told of its changes.
  public var wrappedValue: Value
  /// https://developer.apple.com/documentation/combine/published/init(wrappedvalue:)
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
