import Auditing
import Facts
import Reading
import Testing

@Suite("Choosing the files that are parsed")
struct SelectionTests {
  /// The paths that are kept of some files, the budget being that many bytes.
  private func kept(_ files: [String: String], budget: Int) -> Set<String> {
    let indexes = files.sorted { $0.key < $1.key }.map { path, text in
      Skimmer.read(Array(text.utf8), path: path, schemes: SourceSelection.schemes)
    }
    let selection = SourceSelection(indexes, budget: budget)
    return Set(zip(indexes, selection.isKept).filter(\.1).map(\.0.path))
  }

  private let app = [
    "App.swift": "@main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }",
    "Root.swift": "struct Root: View { var body: some View { Scan(model: ScanModel()) } }",
    "Scan.swift": """
    struct Scan: View {
      let model: ScanModel
      var body: some View { Button(Titles.scan) { model.begin() } }
    }
    """,
    "ScanModel.swift": "class ScanModel { let camera = Camera() \n func begin() { camera.ask() } }",
    "Camera.swift": "class Camera { func ask() { AVCaptureDevice.requestAccess(for: .video) } }",
    "Titles.swift": "enum Titles { static let scan = \"Scan\" }",
    "Parser.swift":
      "struct Parser { func parse(_ text: String) -> [Int] { text.map { $0.size } } }",
    "Store.swift": "class Store { let parser = Parser() }",
  ]

  @Test("without any budget what asks is kept")
  func asking() {
    #expect(kept(app, budget: 0) == ["Camera.swift"])
  }

  @Test("what leads to a request and what is shown on the way is kept, what never gets there not")
  func path() {
    #expect(
      kept(app, budget: 10_000) == [
        "App.swift", "Root.swift", "Scan.swift", "ScanModel.swift", "Camera.swift", "Titles.swift",
      ])
  }

  @Test("nearer files come first")
  func order() {
    let budget = app["Camera.swift"]!.utf8.count + app["ScanModel.swift"]!.utf8.count
    #expect(kept(app, budget: budget) == ["Camera.swift", "ScanModel.swift"])
  }

  @Test(
    "a comment to this tool, a private address and a picker are reason enough",
    arguments: [
      "// askonce:disable:next x - y", "let a = \"prefs:root=WIFI\"",
      "let a = URL(string: UIApplication.openSettingsURLString)",
      "let a = PhotosPicker(selection: b)",
    ])
  func reasons(_ text: String) {
    #expect(kept(["A.swift": text, "B.swift": "let b = 1"], budget: 1000) == ["A.swift"])
  }

  @Test("a member of a common name counts, whether its type is named beside it or not")
  func namesakes() {
    let member = "func a() { board.string }"
    #expect(kept(["A.swift": member], budget: 1000) == ["A.swift"])
    let typed = member + "\nlet board = UIPasteboard.general"
    #expect(kept(["A.swift": typed], budget: 1000) == ["A.swift"])
    #expect(kept(["A.swift": "func a() { board.words }"], budget: 1000) == [])
  }

  @Test(
    "what rules look for wherever it stands is kept beyond the budget",
    arguments: [
      "let a = PhotosPicker(selection: b)", "let a = CMAltimeter()",
      "import CoreLocation\nlet a = CLCircularRegion(center: b, radius: 1, identifier: c)",
      "import EventKit\nfunc a() { store.predicateForEvents(b) }",
    ])
  func lookedForEverywhere(_ text: String) {
    #expect(kept(["A.swift": text, "B.swift": "let b = 1"], budget: 0) == ["A.swift"])
  }

  @Test("a need for more access counts in files that import the framework")
  func needs() {
    #expect(kept(["A.swift": "func a() { b.events(c) }"], budget: 0) == [])
  }

  @Test("what another state of the folder needs is kept too")
  func wanted() {
    let indexes = ["A.swift", "B.swift"].map { SourceIndex(path: $0, size: 9) }
    #expect(SourceSelection(indexes, wanted: ["B.swift"], budget: 0).isKept == [false, true])
  }

  @Test("a call of a permission library counts where the library is imported")
  func libraries() {
    let call = "func a() { PermissionsKit.list([.camera]).present(on: self) }"
    #expect(kept(["A.swift": call], budget: 0) == [])
    #expect(kept(["A.swift": "import PermissionsKit\n" + call], budget: 0) == ["A.swift"])
  }

  @Test("a storyboard leads from one of its classes to the others")
  func storyboard() {
    var scenes = InterfaceFacts(path: "Main.storyboard", isStoryboard: true)
    for (id, name) in [("1", "First"), ("2", "Second")] {
      var controller = InterfaceFacts.Controller(
        id: id, kind: .viewController, place: Place(path: scenes.path))
      controller.customClass = name
      scenes.controllers.append(controller)
    }
    let texts = [
      "class First: UIViewController {}",
      "class Second: UIViewController { func a() { AVCaptureDevice.requestAccess(for: .video) } }",
      "class Third: UIViewController {}",
    ]
    let indexes = texts.enumerated().map {
      Skimmer.read(Array($1.utf8), path: "\($0).swift", schemes: [])
    }
    let selection = SourceSelection(indexes, scenes: [SourceIndex(of: scenes)])
    #expect(selection.isKept == [true, true, false])
  }

  @Test("of a large table the texts are parsed that something names")
  func largeFiles() {
    let members = (0..<4000).map { "  static let text\($0) = tr(\"key.\($0)\")\n" }.joined()
    var files = app
    files["Titles.swift"] = "enum Titles {\n  static let scan = tr(\"scan\")\n\(members)}\n"
    let indexes = files.sorted { $0.key < $1.key }.map { path, text in
      Skimmer.read(Array(text.utf8), path: path, schemes: [])
    }
    let selection = SourceSelection(indexes)
    let number = indexes.firstIndex { $0.path == "Titles.swift" }!
    #expect(selection.isKept[number])
    #expect(selection.leftOut[number]?.count == 4000)
    #expect(selection.bytes < 10_000)
  }
}
