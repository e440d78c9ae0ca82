/// One protected resource: everything that the readers, the rules, the generators and the runtime
/// library know about it, as data.
///
/// The rows are the only place that names a framework's symbols, purpose keys and raw statuses.
/// Invariant: ids are unique and kebab-case; every fact has a source; inferred fields are listed.
public struct ResourceRow: Sendable, Identifiable, Hashable {
  /// Unique, kebab-case: `calendar-full`.
  public var id: String
  /// Apple's name: "Calendars (full access)".
  public var name: String
  /// What a contract names: `calendar`.
  public var family: String
  /// The access within the family: `full`, `writeOnly`; nil where the family has one only.
  public var access: String?
  /// What kind of thing the system puts before the resource.
  public var group: Group
  /// The modules whose import makes the symbols visible.
  public var modules: [String]
  /// The platforms that have the resource, with the first version that has it.
  public var platforms: [PlatformVersion]
  /// Calls and types, in one form.
  public var symbols: [Symbol]
  /// Every raw status, with the state it folds to when the feature needs exactly this row.
  public var statuses: [RawStatus]
  /// Words that name the resource on a screen, lower case, English: "camera", "photo".
  public var words: [String]
  /// The Info.plist keys that this resource reads.
  public var purposeKeys: [PurposeKey]
  /// What happens when the required purpose key is missing at the first use.
  public var missingPurposeKey: MissingPurposeKey
  /// Entitlements that the resource needs, as Apple names them, with a word on when.
  public var entitlements: [String]
  /// Where the person changes the decision.
  public var settings: SettingsPlace
  /// What the system does to a running app when the switch changes.
  public var endsAppWhenSwitched: Answer
  /// Whether the system itself would show a prompt again after an answer.
  public var asksAgain: Answer
  /// Boundary cases in prose: restricted, missing hardware, simulator.
  public var boundaries: String
  /// The names that test tools use; absent tool: it cannot set the resource.
  public var testNames: [TestTool: String]
  /// Calls of well-known permission libraries that ask for this resource.
  public var wrappers: [String: String]
  /// Notes for the reader of the resource page.
  public var notes: [String]
  /// Apple pages, headers and reports that the row was taken from.
  public var sources: [String]
  /// The names of fields that were concluded, not read, with what was concluded.
  public var inferred: [String]
  /// The day on which the sources were last read, `YYYY-MM-DD`.
  public var lastChecked: String

  /// A row from all its parts.
  public init(
    id: String, name: String, family: String, access: String?, group: Group,
    modules: [String], platforms: [PlatformVersion], symbols: [Symbol],
    statuses: [RawStatus], words: [String], purposeKeys: [PurposeKey],
    missingPurposeKey: MissingPurposeKey, entitlements: [String], settings: SettingsPlace,
    endsAppWhenSwitched: Answer, asksAgain: Answer, boundaries: String,
    testNames: [TestTool: String], wrappers: [String: String], notes: [String],
    sources: [String], inferred: [String], lastChecked: String
  ) {
    self.id = id
    self.name = name
    self.family = family
    self.access = access
    self.group = group
    self.modules = modules
    self.platforms = platforms
    self.symbols = symbols
    self.statuses = statuses
    self.words = words
    self.purposeKeys = purposeKeys
    self.missingPurposeKey = missingPurposeKey
    self.entitlements = entitlements
    self.settings = settings
    self.endsAppWhenSwitched = endsAppWhenSwitched
    self.asksAgain = asksAgain
    self.boundaries = boundaries
    self.testNames = testNames
    self.wrappers = wrappers
    self.notes = notes
    self.sources = sources
    self.inferred = inferred
    self.lastChecked = lastChecked
  }
}
