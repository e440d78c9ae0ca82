// Bindings: none; Swift alone

@_exported import Combine

/// https://developer.apple.com/documentation/swiftui/stateobject
///
/// It is made when it is first asked for, and kept with the view's value.
@propertyWrapper @MainActor @preconcurrency public struct StateObject<Object: ObservableObject> {
  private final class Box {
    var object: Object?
  }
  private let box = Box()
  private nonisolated(unsafe) let make: () -> Object
  /// https://developer.apple.com/documentation/swiftui/stateobject/init(wrappedvalue:)
  public nonisolated init(wrappedValue make: @autoclosure @escaping () -> Object) {
    self.make = make
  }
  /// https://developer.apple.com/documentation/swiftui/stateobject/wrappedvalue
  public var wrappedValue: Object {
    if let object = box.object { return object }
    let object = make()
    box.object = object
    return object
  }
}

/// https://developer.apple.com/documentation/swiftui/observedobject
@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<
  Object: ObservableObject
> {
  /// https://developer.apple.com/documentation/swiftui/observedobject/wrappedvalue
  public var wrappedValue: Object
  /// https://developer.apple.com/documentation/swiftui/observedobject/init(wrappedvalue:)
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
}
