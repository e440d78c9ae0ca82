import Foundation

/// A thread for work that recurses deeply; Foundation's own does not say when it cannot start.
package enum DeepThread {
  /// Reserved, not used: only very deeply nested source touches more than a little of it.
  private static let stackSizes = [256 << 20, 64 << 20, 16 << 20]

  /// Starts the work on a thread of its own; false where the system has no room for one.
  package static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    stackSizes.contains { start(work, stackSize: $0) }
  }

  private final class Work {
    let step: @Sendable () -> Void
    init(_ step: @escaping @Sendable () -> Void) { self.step = step }
  }

  private static func start(_ work: @escaping @Sendable () -> Void, stackSize: Int) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return false }
    let pointer = Unmanaged.passRetained(Work(work)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(&thread, &attributes, runOnDeepThread, pointer)
    if code != 0 { Unmanaged<Work>.fromOpaque(pointer).release() }
    return code == 0
  }

  fileprivate static func run(_ pointer: UnsafeMutableRawPointer) {
    Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().step()
  }
}

#if canImport(Darwin)
  private func runOnDeepThread(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    DeepThread.run(work)
    return nil
  }
#else
  private func runOnDeepThread(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { DeepThread.run(work) }
    return nil
  }
#endif
