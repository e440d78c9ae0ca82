extension Rule {
  /// Every rule, by group and id.
  package static let all: [Rule] = [
    .batchedRequests,
    .explanationWithoutPrompt,
    .requestAtLaunch,
    .requestInFirstRun,
    .skippableExplanation,
    .steeringButton,
    .emptyPurposeString,
    .missingPurposeString,
    .partlyReadFile,
    .unreadFile,
    .misspelledSuppression,
    .unexplainedSuppression,
    .unusedSuppression,
  ]
}
