import Auditing
import Facts
import Rendering

/// One report that holds every odd case, for all reporters.
enum Sample {
  static let source = [
    "import SwiftUI", "\tButton(\"건너뛰기 🎙️\") { skip() } // tab and wide",
    "struct A { let long = \"" + String(repeating: "x", count: 150) + "\"; let end = skip() }",
    "  Button(\"Allow\\u{202E}\")", "",
  ]

  static let context = RenderContext(
    lines: { $0.hasSuffix(".swift") ? source : [] }, rules: [rule],
    root: SourceRoot(base: "/src/My Apps", prefix: "One #1/"))

  static let rule = Rule(
    id: "skippable-explanation", group: .flow, severity: .error,
    summary: "An explanation can be left without the prompt.",
    why: "App Review rejects a screen before the system prompt that offers a way around it "
      + "(guideline 5.1.1(iv)), whatever the button is called.",
    fix: "Offer one action that leads to the prompt.",
    sources: [
      .init(
        "5.1.1(iv)", "An app may explain before the prompt, and must then always show it.",
        "https://developer.apple.com/app-store/review/guidelines/#data-collection-and-storage")
    ],
    triggers: ["↓Button(\"Skip\") {}"], passes: ["Button(\"Continue\") { ask() }"],
    check: { _ in [] })

  static let findings = [
    Finding(
      rule: "skippable-explanation", severity: .error, certainty: .certain,
      message: "'건너뛰기 🎙️' leaves the explanation without the system prompt",
      help: "Remove the button, or let it ask.",
      place: Place(path: "App/Home.swift", line: 2, column: 2, endLine: 2, endColumn: 31),
      related: [
        RelatedPlace("the request", at: Place(path: "App/Model.swift", line: 40, column: 5)),
        RelatedPlace("label in ko", at: Place(path: "ko.lproj/Localizable.strings", line: 7)),
      ],
      trace: [
        TraceStep("first launch"),
        TraceStep("tap '건너뛰기 🎙️'", at: Place(path: "App/Home.swift", line: 2, column: 2)),
        TraceStep("home; the prompt was never shown"),
      ], about: "skip",
      fix: Fix(
        "Remove the button",
        [
          Edit(Place(path: "App/Home.swift", line: 2, column: 2, endLine: 2, endColumn: 43), ""),
          Edit(Place(path: "App/Home.swift", line: 4, column: 3), "// 🎙️\n"),
        ])),
    Finding(
      rule: "skippable-explanation", severity: .error, certainty: .possible,
      message: "'end' may leave the explanation", help: "Look at it.",
      place: Place(path: "App/Home.swift", line: 3, column: 186, endLine: 3, endColumn: 192),
      about: "end"),
    Finding(
      rule: "unknown-rule", severity: .note, certainty: .likely,
      message: "a message with \"quotes\", a line\nbreak, an \u{1B}[31mescape and \u{202E}a turn",
      help: "", place: Place(path: "Odd\nname, 100%.plist"), about: ""),
    Finding(
      rule: "skippable-explanation", severity: .warning, certainty: .likely,
      message: "a place beyond the end", help: "None.",
      place: Place(path: "App/Home.swift", line: 99, column: 7), about: ""),
  ]

  static let coverage = Coverage(
    filesRead: 1234, filesParsed: 410, bytesParsed: 3_456_789, controls: 88,
    requests: [
      .init(
        resources: ["camera"], place: Place(path: "App/Camera.swift", line: 3, column: 9),
        startedBy: "'Scan' (App/Home.swift:9)"),
      .init(
        resources: ["camera", "microphone"],
        place: Place(path: "App/Any.swift", line: 4, column: 1),
        startedBy: nil),
    ],
    unfollowed: [.init(kind: .dart, count: 210, examples: ["lib/main.dart", "lib/app.dart"])],
    problems: [
      ReadingProblem(
        .unread, at: Place(path: "Info.plist", line: 3, column: 1), "expected '>', found '<'",
        help: "Repair it."),
      ReadingProblem(.partlyRead, at: Place(path: "Info.plist"), "no end", help: "End it."),
    ])

  static let report = Report(
    findings: findings,
    suppressed: [
      SuppressedFinding(finding: findings[1], reason: "only in the demo"),
      SuppressedFinding(finding: findings[3], reason: "known in old.json", origin: .baseline),
    ],
    coverage: coverage)

  static let empty = Report(
    findings: [], suppressed: [],
    coverage: Coverage(
      filesRead: 1, filesParsed: 0, bytesParsed: 0, controls: 0, requests: [], unfollowed: [],
      problems: []))

  static let census = Census(
    rows: [
      .init(
        resources: ["camera"], call: "AVCaptureDevice.requestAccess(for: .video)",
        isImplicit: false, owner: "CameraModel",
        place: Place(path: "Sources/Capture/CameraModel.swift", line: 40, column: 5),
        triggers: [
          RelatedPlace("'Scan | add'", at: Place(path: "A.swift", line: 1)),
          RelatedPlace("'Aufnehmen und weiter'", at: Place(path: "B.swift", line: 2)),
        ],
        guards: [RelatedPlace("notDetermined", at: Place(path: "A.swift", line: 3))],
        recoveries: [RelatedPlace("opens Settings", at: Place(path: "A.swift", line: 4))],
        purposeStrings: [
          RelatedPlace(
            "NSCameraUsageDescription: Scans the codes that you hold before the camera.",
            at: Place(path: "Info.plist", line: 5))
        ], certainty: .certain),
      .init(
        resources: ["biometrics", "camera"], call: "LAContext.evaluatePolicy(_:)", isImplicit: true,
        owner: "Lock\nScreen", place: Place(path: "Lock.swift", line: 9, column: 3),
        certainty: .possible),
    ],
    pickers: [
      .init(
        name: "PhotosPicker", resources: ["photos"], owner: "ProfileView",
        place: Place(path: "Profile.swift", line: 12, column: 7))
    ], coverage: coverage)
}
