// Bindings: none; Swift alone

@_exported import Foundation
@_exported import Observation

/// https://developer.apple.com/documentation/swiftui/state
@propertyWrapper public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let box: Box
  /// https://developer.apple.com/documentation/swiftui/state/init(wrappedvalue:)
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  /// https://developer.apple.com/documentation/swiftui/state/wrappedvalue
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  /// https://developer.apple.com/documentation/swiftui/state/projectedvalue
  public var projectedValue: Binding<Value> {
    nonisolated(unsafe) let box = box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// https://developer.apple.com/documentation/swiftui/state/init()
  public init() { self.init(wrappedValue: nil) }
}

/// https://developer.apple.com/documentation/swiftui/appstorage
///
/// Here it is kept with the view's value alone.
@propertyWrapper public struct AppStorage<Value> {
  private let state: State<Value>
  /// https://developer.apple.com/documentation/swiftui/appstorage/init(wrappedvalue:_:store:)
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    state = State(wrappedValue: wrappedValue)
  }
  /// https://developer.apple.com/documentation/swiftui/appstorage/wrappedvalue
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// https://developer.apple.com/documentation/swiftui/appstorage/projectedvalue
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// https://developer.apple.com/documentation/swiftui/environment
@propertyWrapper @MainActor @preconcurrency public struct Environment<Value> {
  private let value: () -> Value
  /// https://developer.apple.com/documentation/swiftui/environment/init(_:)-8xysw
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    value = { EnvironmentValues()[keyPath: path] }
  }
  /// https://developer.apple.com/documentation/swiftui/environment/init(_:)-4njcq
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    value = { fatalError("no \(type) is in the environment of a test") }
  }
  /// https://developer.apple.com/documentation/swiftui/environment/wrappedvalue
  public var wrappedValue: Value { value() }
}

/// https://developer.apple.com/documentation/swiftui/bindable
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// https://developer.apple.com/documentation/swiftui/bindable/wrappedvalue
  public var wrappedValue: Value
  /// https://developer.apple.com/documentation/swiftui/bindable/init(wrappedvalue:)
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }
  /// https://developer.apple.com/documentation/swiftui/bindable/projectedvalue
  public var projectedValue: Bindable { self }
  /// https://developer.apple.com/documentation/swiftui/bindable/subscript(dynamicmember:)
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    nonisolated(unsafe) let (value, path) = (wrappedValue, path)
    return Binding(get: { value[keyPath: path] }, set: { value[keyPath: path] = $0 })
  }
}
