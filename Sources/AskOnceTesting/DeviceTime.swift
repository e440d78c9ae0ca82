/// A length of the device's time, as a test writes it: `.seconds(3)`.
///
/// Swift's `Duration` is not there on every system that an app may still support.
public struct DeviceTime: Sendable, Hashable, Comparable, AdditiveArithmetic,
  CustomStringConvertible
{
  /// The whole of it.
  public var milliseconds: Int64

  /// Nothing.
  public static let zero = DeviceTime(milliseconds: 0)

  /// That many seconds.
  public static func seconds(_ seconds: Int64) -> DeviceTime { .milliseconds(seconds * 1_000) }

  /// That many thousandths of a second.
  public static func milliseconds(_ milliseconds: Int64) -> DeviceTime {
    DeviceTime(milliseconds: milliseconds)
  }

  /// The one after the other.
  public static func + (one: DeviceTime, other: DeviceTime) -> DeviceTime {
    .milliseconds(one.milliseconds + other.milliseconds)
  }

  /// What the one is longer than the other.
  public static func - (one: DeviceTime, other: DeviceTime) -> DeviceTime {
    .milliseconds(one.milliseconds - other.milliseconds)
  }

  /// Whether the one is shorter.
  public static func < (one: DeviceTime, other: DeviceTime) -> Bool {
    one.milliseconds < other.milliseconds
  }

  /// `603.0 seconds`.
  public var description: String { "\(Double(milliseconds) / 1_000) seconds" }
}
