import Facts

/// What a rule looks at: the facts and all that was concluded from them.
package struct Subject: Sendable {
  /// All that was read.
  package var facts: AppFacts
  /// The flows that the source implements.
  package var asBuilt: AsBuilt
  /// Screens that are shown before a prompt, for nothing but the prompt.
  var explanations: [Explanation]
  /// Screens of libraries that come before a prompt.
  var libraryScreens: [LibraryScreen]
  /// Screens that explain a permission and lead nowhere near the prompt.
  var unaskedExplanations: [UnaskedExplanation]
  /// The apps in the checked folder.
  package var apps: AppFolders
  /// What follows "Don't Allow" at once.
  var denials: [Denial]
  /// Prompts that come up as the app starts.
  var launchRequests: [LaunchRequest]
  /// Prompts that screens of the first run bring up.
  var firstRunRequests: [FirstRunRequest]
  /// Purpose strings, wherever they are stated.
  var purposes: PurposeStrings
  /// What each target states of the keys and entitlements that its code needs.
  let targetKeys: TargetKeys
  /// The purpose keys that are used and not stated; several rules ask.
  private(set) var unstatedKeys = FoundOnce<[UnstatedKey]> { [] }
  /// What compiled programs use.
  var binaryUses: BinaryUses
  /// What the other rules found; filled before rules about suppressions look.
  package var audited = Audited()

  /// Draws every conclusion once.
  package init(facts: AppFacts, by workers: any Workers = OneWorker()) {
    var facts = facts
    facts.projects += facts.describedProjects
    self.facts = facts
    asBuilt = AsBuilt(facts, by: workers)
    let finder = ExplanationFinder(asBuilt)
    explanations = finder.explanations()
    unaskedExplanations = finder.unaskedExplanations()
    libraryScreens = asBuilt.libraryScreens
    denials = DenialFinder(asBuilt).denials()
    let screens = FirstScreens(asBuilt, FreshInstall(asBuilt.app))
    launchRequests = LaunchRequestFinder(asBuilt, screens).requests()
    let firstRun = FirstRun(asBuilt, screens)
    firstRunRequests = FirstRunRequestFinder(flows: asBuilt, firstRun: firstRun).requests()
    purposes = PurposeStrings(facts)
    binaryUses = BinaryUses(facts)
    apps = AppFolders(facts)
    targetKeys = TargetKeys(facts, TargetGraph(facts))
    doubtExplanationsAfterLaunch()
    let known = self
    unstatedKeys = FoundOnce { known.findUnstatedKeys() }
  }

  /// Whether every Swift file was parsed to the last byte.
  var isWhollyParsed: Bool {
    !facts.files.contains { $0.kind == .swift && $0.treatment != .parsed }
  }

  /// What the app asks for whenever it starts is decided before any screen explains it.
  private mutating func doubtExplanationsAfterLaunch() {
    let asked = Set(
      launchRequests.filter { $0.certainty == .certain }.flatMap(\.prompt.families))
    let rows = asBuilt.app.symbols.rows
    for index in explanations.indices {
      let families = explanations[index].resources.compactMap { rows[$0]?.family }
      if asked.isSuperset(of: families) { explanations[index].certainty = .possible }
    }
  }
}
