import Foundation

/// What happens when the system interrupts the process.
enum Signals {
  /// Makes a closed pipe harmless, and a fault of our own an exit code.
  static func prepare() {
    // The number of a closed descriptor must not become that of a file: whatever is written to it
    // fails, and says so.
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
    // A reader that closes the pipe early (`askonce check | head`) must not end the process.
    signal(SIGPIPE, SIG_IGN)
    // Whoever wants the backtrace of a crash gets the crash.
    guard ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil else { return }
    for fault in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV] {
      signal(fault) { _ in
        // Nothing but these two calls is allowed here.
        let words: StaticString =
          "askonce: internal error; SWIFT_BACKTRACE=enable=yes shows where\n"
        _ = write(2, words.utf8Start, words.utf8CodeUnitCount)
        _exit(70)
      }
    }
  }
}
