extension Rule {
  /// Every rule, by group and id.
  package static let all: [Rule] = [
    .blockedDeadEnd,
    .collapsedStatus,
    .explanationWithoutPrompt,
    .ignoredAnswer,
    .permissionGate,
    .requestWhenGranted,
    .skippableExplanation,
    .steeringButton,
    .storedConsent,
    .uncheckedRequest,
    .emptyPurposeString,
    .missingPurposeString,
    .partlyReadFile,
    .unreadFile,
    .misspelledSuppression,
    .unexplainedSuppression,
    .unusedSuppression,
  ]
}
