import Foundation

// A reader that closes the pipe early (`askonce check | head`) must not end the process by a signal.
signal(SIGPIPE, SIG_IGN)
exit(AskOnce.run(Array(CommandLine.arguments.dropFirst()), on: .standard).rawValue)
