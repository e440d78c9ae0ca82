import Foundation

Signals.prepare()
exit(AskOnce.run(Array(CommandLine.arguments.dropFirst()), on: .standard).rawValue)
