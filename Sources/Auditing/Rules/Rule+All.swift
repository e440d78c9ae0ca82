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
    .partlyReadFile,
    .unreadFile,
    .misspelledSuppression,
    .unexplainedSuppression,
    .unusedSuppression,
  ]
}
