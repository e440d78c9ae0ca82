/// One key of `askonce.yml`: the table from which the file is read, its schema written, and the
/// nearest word of a misspelled one found.
package struct ConfigurationKey: Sendable {
  /// What stands behind a key.
  package indirect enum Shape: Sendable {
    /// The number of this form.
    case version
    /// Id of a rule.
    case rule
    /// A pattern for paths.
    case glob
    /// The path of a file.
    case file
    /// Some words.
    case text
    /// `2027-01-31`.
    case date
    /// True or false.
    case flag
    /// One of these words.
    case choice([String])
    /// Any number of them.
    case list(Shape, isEmptyAllowed: Bool = true)
    /// These keys and no others.
    case table([ConfigurationKey])
    /// For ids of rules.
    case byRule(Shape)
    /// For names that the file gives.
    case byName(Shape)
    /// One, or a list of at least one.
    case oneOrMore(Shape)
  }
  /// As written.
  package var name: String
  /// What it does, as one sentence.
  package var summary: String
  /// What stands behind it.
  package var shape: Shape
  /// Whether it has to stand there.
  package var isRequired: Bool

  init(_ name: String, _ shape: Shape, isRequired: Bool = false, _ summary: String) {
    self.name = name
    self.summary = summary
    self.shape = shape
    self.isRequired = isRequired
  }

  /// The keys of the file.
  package static let all: [ConfigurationKey] =
    [
      .init("version", .version, isRequired: true, "The number of this form: 1."),
      .init(
        "included", .list(.glob, isEmptyAllowed: false),
        "Files and folders whose source is read; all, if not given."),
      .init("excluded", .list(.glob), "Files and folders not to read."),
      .init("disabled_rules", .list(.rule), "Rules not to ask."),
      .init("only_rules", .list(.rule, isEmptyAllowed: false), "The only rules to ask."),
      .init(
        "rules", .byRule(.table(ofRule)), "What holds for single rules."),
      .init(
        "suppressions", .list(.table(ofSuppression)),
        "Findings that are known and accepted, for files that cannot carry a comment."),
      .init(
        "review_notes", .oneOrMore(.glob),
        "Text and Markdown files that hold Review Notes, beside those that are called so."),
      .init(
        "baseline", .file, "File of the findings that were there before, beside this one."),
      .init(
        "fail_on", .choice(Configuration.Threshold.allCases.map(\.rawValue)),
        "The mildest finding that makes the exit code 1."),
      .init(
        "require_traced", .flag,
        "Whether a request that was not traced to a control makes the exit code 1."),
    ] + ofContract

  private static let ofRule: [ConfigurationKey] = [
    .init(
      "severity", .choice(["error", "warning", "note"]), isRequired: true,
      "The severity of its findings; merely possible ones are one step milder.")
  ]

  private static let ofSuppression: [ConfigurationKey] = [
    .init("rule", .rule, isRequired: true, "The rule to silence."),
    .init("path", .glob, isRequired: true, "Files and folders in which it is silenced."),
    .init("text", .text, "What the message holds; any message, if not given."),
    .init("reason", .text, isRequired: true, "Why the finding is accepted."),
    .init("expires", .date, "The last day on which the suppression counts."),
  ]
}
