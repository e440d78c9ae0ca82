extension Rule {
  /// Every rule, by group and id.
  package static let all: [Rule] = [
    .explanationWithoutPrompt,
    .skippableExplanation,
    .steeringButton,
    .emptyPurposeString,
    .missingPurposeString,
    .partlyReadFile,
    .unreadFile,
    .expiredSuppression,
    .misspelledSuppression,
    .unexplainedSuppression,
    .unusedSuppression,
  ]
}
