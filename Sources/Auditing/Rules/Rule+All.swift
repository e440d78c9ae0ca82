extension Rule {
  /// Every rule, by group and id.
  package static let all: [Rule] = [
    .partlyReadFile,
    .unreadFile,
    .misspelledSuppression,
    .unexplainedSuppression,
    .unusedSuppression,
  ]
}
