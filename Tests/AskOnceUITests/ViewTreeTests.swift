import AskOnce
import AskOnceTesting
import AskOnceUI
import PermissionModel
import SwiftUI
import Testing

/// What the views of SwiftUI show, and how they can be left.
@MainActor @Suite("Views of SwiftUI", .timeLimit(.minutes(10)))
struct ViewTreeTests {
  private let device = SimulatedDevice()
  private let texts = PermissionTexts.preferred(from: ["en"])
  private let words = PermissionExplanation(
    title: "Scan receipts", message: "The camera reads the amount.", systemImage: "camera")

  @Test("an explanation has one action, and every way out of it is that action")
  func explanation() {
    var count = 0
    let view = ExplanationView(words, texts: texts) { count += 1 }
    let tree = Tree(view)
    #expect(tree.texts == ["Scan receipts", "The camera reads the amount.", "Continue"])
    #expect(tree.buttons.map(\.label) == ["Continue"])
    #expect(tree.cannotBeSwipedAway)
    #expect(tree.actions.map(\.name).sorted() == ["escape", "exit"])
    tree.buttons[0].action()
    for action in tree.actions { action.run() }
    #expect(count == 3)
    #expect(tree.accessibility == ["hidden", "header"])
    #expect(tree.textStyles.contains("title2") && tree.textStyles.contains("body"))
  }

  @Test(
    "a recovery offers what its reason allows",
    arguments: [
      (Event.restrict, ["Cancel"]), (.switchSystemOff, ["Open Settings", "Cancel"]),
    ])
  func recovery(event: Event, labels: [String]) async throws {
    device.send(event, .bluetooth)
    let outcome = await Permission<Bluetooth>.simulated(device).start()
    guard case .blocked(let recovery) = outcome else {
      Issue.record("not blocked")
      return
    }
    var left = 0
    let view = RecoveryView("No Bluetooth", recovery: RecoveryModel(recovery), texts: texts) {
      left += 1
    }
    let tree = Tree(view)
    #expect(tree.buttons.map(\.label) == labels)
    #expect(tree.texts.prefix(2) == ["No Bluetooth", texts.sentence(for: recovery.reason)])
    #expect(tree.accessibility == ["header"] && tree.actions.map(\.name) == ["escape"])
    #expect(!tree.cannotBeSwipedAway)
    tree.buttons.last?.action()
    tree.actions[0].run()
    #expect(left == 2)
    guard labels.count == 2 else { return }
    tree.buttons[0].action()
    while device.app().isActive { await Task.yield() }
    #expect(device.log.contains { $0.what == .settingsOpened })
  }

  private func gate(_ fallback: PermissionFallback? = nil) -> PermissionGate<Camera, Text, Text> {
    PermissionGate(
      .simulated(device), explanation: words, blocked: "No camera", fallback: fallback,
      texts: texts
    ) {
      Text(verbatim: "Scan")
    } content: { access in
      Text(verbatim: "Scanning \(access.scope.rawValue)")
    }
  }

  @Test("a gate asks nothing when it appears, then explains, asks and shows the feature")
  func runs() async {
    let gate = gate()
    #expect(Tree(gate).buttons.map(\.label) == ["Scan"])
    #expect(device.log.isEmpty)
    Tree(gate).buttons[0].action()
    while Tree(gate).sheets.isEmpty { await Task.yield() }
    let explanation = Tree(gate).sheets[0]
    #expect(explanation.tree.buttons.map(\.label) == ["Continue"])
    // What the system would do if it were swiped away: it stays.
    explanation.dismiss()
    #expect(Tree(gate).sheets.count == 1)
    explanation.tree.buttons[0].action()
    await device.prompt().answer(.allow)
    while Tree(gate).texts != ["Scanning full"] { await Task.yield() }
    #expect(Tree(gate).buttons.isEmpty)
  }

  @Test("a gate says nothing after no; the next tap offers a way out, and the feature's other way")
  func recovers() async {
    device.app().send(.start, .camera)
    device.app().send(.decline, .camera)
    var isTyped = false
    let gate = gate(PermissionFallback("Type it") { isTyped = true })
    Tree(gate).buttons[0].action()
    while Tree(gate).sheets.isEmpty { await Task.yield() }
    let recovery = Tree(gate).sheets[0]
    #expect(recovery.tree.buttons.map(\.label) == ["Open Settings", "Type it", "Cancel"])
    recovery.tree.buttons[1].action()
    #expect(isTyped && Tree(gate).sheets.isEmpty)
    Tree(gate).buttons[0].action()
    while Tree(gate).sheets.isEmpty { await Task.yield() }
    Tree(gate).sheets[0].dismiss()
    #expect(Tree(gate).sheets.isEmpty && Tree(gate).buttons.map(\.label) == ["Scan"])
  }

  @Test("a gate without the hardware says so, and offers nothing to tap")
  func unavailable() async {
    device.send(.removeHardware, .camera)
    let gate = gate()
    Tree(gate).buttons[0].action()
    while Tree(gate).texts != [texts.unavailable] { await Task.yield() }
    #expect(Tree(gate).buttons.isEmpty && Tree(gate).sheets.isEmpty)
  }
}

/// What a view shows now, by kind.
@MainActor struct Tree {
  private(set) var texts: [String] = []
  private(set) var buttons: [(label: String, action: @MainActor () -> Void)] = []
  private(set) var actions: [(name: String, run: @MainActor () -> Void)] = []
  private(set) var sheets: [(tree: Tree, dismiss: @MainActor () -> Void)] = []
  private(set) var accessibility: [String] = []
  private(set) var textStyles: [String] = []
  private(set) var cannotBeSwipedAway = false

  init(_ view: some View) { self.init(view.shown) }

  private init(_ shown: [Shown]) { for part in shown { add(part) } }

  private mutating func add(_ part: Shown) {
    switch part {
    case .text(let text): texts.append(text)
    case .image: break
    case .button(let label, _, _, let action):
      let words = Tree(label).texts.joined(separator: " ")
      texts.append(words)
      buttons.append((words, action))
    case .modified(let parts, let modifier):
      for part in parts { add(part) }
      note(modifier)
    }
  }

  private mutating func note(_ modifier: Shown.Modifier) {
    switch modifier {
    case .cannotBeSwipedAway: cannotBeSwipedAway = true
    case .action(let name, let run): actions.append((name, run))
    case .sheet(let parts, let dismiss): sheets.append((Tree(parts), dismiss))
    case .accessibility(let what): accessibility.append(what)
    case .textStyle(let style): textStyles.append(style)
    case .disabled: break
    }
  }
}
