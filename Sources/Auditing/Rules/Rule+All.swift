extension Rule {
  /// Every rule, by group and id.
  package static let all: [Rule] = [
    .explanationWithoutPrompt,
    .privateSettingsUrl,
    .reconsiderAfterDenial,
    .settingsAfterDenial,
    .settingsBeforePrompt,
    .settingsWithoutTap,
    .skippableExplanation,
    .steeringButton,
    .emptyPurposeString,
    .missingPurposeString,
    .placeholderPurposeString,
    .vaguePurposeString,
    .partlyReadFile,
    .unreadFile,
    .expiredSuppression,
    .misspelledSuppression,
    .unexplainedSuppression,
    .unusedSuppression,
  ]
}
