import Facts

/// Reads build settings in files of their own (`.xcconfig`).
package enum SettingsFileReader: Reader {
  /// Reads one file; what it includes is looked up when all files are read.
  package static func read(_ bytes: [UInt8], path: String) -> ReadFile<SettingsFileFacts> {
    let (text, notices) = SourceText.decode(bytes, path: path)
    var parser = SettingsFileParser(ProblemLog(text: text, problems: notices))
    parser.parseFile()
    let problems = parser.log.problems
    // Text without a statement is another format.
    if parser.lines.isEmpty, let first = problems.first {
      return ReadFile(facts: nil, problems: [first.asUnread])
    }
    return ReadFile(
      facts: SettingsFileFacts(path: path, lines: parser.lines), problems: problems)
  }
}
