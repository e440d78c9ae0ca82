extension Rule {
  /// Every rule, by group and id.
  package static let all: [Rule] = [
    .batchedRequests,
    .explanationWithoutPrompt,
    .privateSettingsUrl,
    .reconsiderAfterDenial,
    .settingsAfterDenial,
    .settingsBeforePrompt,
    .settingsWithoutTap,
    .requestAtLaunch,
    .requestInFirstRun,
    .skippableExplanation,
    .steeringButton,
    .emptyPurposeString,
    .missingPurposeString,
    .placeholderPurposeString,
    .vaguePurposeString,
    .partlyReadFile,
    .unreadFile,
    .misspelledSuppression,
    .unexplainedSuppression,
    .unusedSuppression,
  ]
}
