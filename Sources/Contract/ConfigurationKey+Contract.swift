extension ConfigurationKey {
  /// The keys of the contract.
  static let ofContract: [ConfigurationKey] = [
    .init("app", .text, "What the app is called."),
    .init(
      "first_run", .table(ofFirstRun), "The set-up screens, which ask for no permission."),
    .init("labels", .table(ofLabels), "Labels that several features share."),
    .init(
      "features", .byName(.table(ofFeature)),
      "The features that ask for a resource, each under a name of its own."),
    .init("pickers", .list(.text), "System pickers that the app uses; they need no permission."),
  ]

  private static let ofFirstRun: [ConfigurationKey] = [
    .init("screen", .text, "The type of the screen."),
    .init("finishes_with", .text, "The label of its last button, or the label's key."),
  ]

  private static let ofLabels: [ConfigurationKey] = [
    .init("open_settings", .text, "The label of the way to Settings, or its key."),
    .init("cancel", .text, "The label of the way out, or its key."),
  ]

  private static let ofFeature: [ConfigurationKey] = [
    .init(
      "resource", .choice(ResourceWord.all), isRequired: true,
      "The resource that it needs: the id of its row, or the row's family."),
    .init(
      "access", .choice(ResourceWord.accesses),
      "How much of it, where the resource has several accesses."),
    .init("screen", .text, "The type of the feature's screen."),
    .init("reach", .list(.text), "What a person taps from home to get to the screen."),
    .init("starts_with", .text, "The label of the control that starts it, or the label's key."),
    .init("explanation", .table(ofExplanation), "The app's own screen before the prompt."),
    .init(
      "blocked",
      .list(.choice(ContractFeature.Exit.allCases.map(\.rawValue)), isEmptyAllowed: false),
      "What it offers when access is blocked."),
    .init(
      "boundaries", .list(.choice(ContractFeature.Boundary.allCases.map(\.rawValue))),
      "The cases that get rows of their own in the matrix."),
  ]

  private static let ofExplanation: [ConfigurationKey] = [
    .init("screen", .text, "The type of the screen."),
    .init("continues_with", .text, "The label of its only action, or the label's key."),
  ]
}
