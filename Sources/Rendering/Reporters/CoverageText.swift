import Auditing
import Facts

/// What a run looked at and followed, and, as plainly, what it did not.
struct CoverageText {
  private let coverage: Coverage

  init(_ coverage: Coverage) { self.coverage = coverage }

  /// All lines; problems last.
  var lines: [String] {
    [files] + skipped + apps + requests + [controls] + unfollowed + cut + problems
  }

  private var files: String {
    "Read \(Words.count(coverage.filesRead, "file")), parsed "
      + "\(Words.grouped(coverage.filesParsed)) (\(Words.bytes(coverage.bytesParsed)))."
      + searched
  }

  private var searched: String {
    let count = coverage.filesRead - coverage.filesParsed
    guard count > 0 else { return "" }
    let start = " Searched \(Words.count(count, "Swift file")) more for names that matter"
    return coverage.isSelectionCut
      ? start + ": the farthest of those that may are left out (--all-files parses them too)."
      : start + ": they hold none."
  }

  private var skipped: [String] {
    coverage.skipped.map { skipped in
      let count = Words.count(skipped.count, skipped.reason.noun, skipped.reason.plural)
      let example = skipped.examples.first.map { ", for example \($0.printable)" } ?? ""
      return "\(skipped.reason.verb) \(count)\(example)."
    }
  }

  private var apps: [String] {
    ownApps
      + coverage.otherApps.prefix(1).map { _ in
        "Left out by --target: \(coverage.otherApps.map(\.printable).joined(separator: ", "))."
      }
  }

  private var ownApps: [String] {
    guard !coverage.apps.isEmpty else { return [] }
    let parts = coverage.apps.map { app in
      let own = coverage.requests.filter { $0.app == app }
      return "\(app.printable) (\(Words.count(own.count, "request")))"
    }
    let shared = coverage.requests.count { $0.app == nil }
    let rest = shared > 0 ? "; \(Words.count(shared, "request")) in shared files" : ""
    return ["Apps \(parts.count): \(parts.joined(separator: ", "))\(rest)."]
  }

  private var controls: String { "Controls \(Words.grouped(coverage.controls))." }

  private var requests: [String] {
    guard !coverage.requests.isEmpty else { return ["Requests 0."] }
    let untraced = coverage.requests.filter { $0.startedBy == nil }
    let total = coverage.requests.count
    let start =
      "Requests \(total): \(total - untraced.count) traced to a control or lifecycle entry"
    guard !untraced.isEmpty else { return [start + "."] }
    return [start + ", \(untraced.count) not:"]
      + untraced.map { "  \(Words.resources($0.resources)) at \(Words.place($0.place))" }
  }

  private var unfollowed: [String] {
    coverage.unfollowed.map { language in
      let files = Words.count(language.count, "\(Words.kind(language.kind)) file")
      let example = language.examples.first.map { ", for example \($0.printable)" } ?? ""
      return "Flow rules did not run in \(files)\(example)."
    }
  }

  private var cut: [String] {
    guard let first = coverage.cut.first else { return [] }
    let places = Words.count(coverage.cut.count, "place")
    return [
      "Calls were followed only in part, for their depth or number, from \(places), "
        + "for example \(Words.place(first))."
    ]
  }

  private var problems: [String] {
    guard !coverage.problems.isEmpty else { return [] }
    let files = Set(coverage.problems.map(\.place.path)).count
    return ["\(Words.count(files, "file")) could not be read, or only in part:"]
      + coverage.problems.map { "  \(Words.place($0.place)): \($0.message.printable)" }
  }
}

extension Coverage.Skipped.Reason {
  fileprivate var verb: String {
    switch self {
    case .ignored: "Left out by .gitignore:"
    case .excluded: "Left out by the configuration:"
    case .link: "Not followed:"
    case .special: "Not opened:"
    }
  }

  fileprivate var noun: String {
    switch self {
    case .ignored, .excluded: "file or folder"
    case .link: "link"
    case .special: "pipe or device"
    }
  }

  fileprivate var plural: String {
    switch self {
    case .ignored, .excluded: "files and folders"
    case .link: "links"
    case .special: "pipes and devices"
    }
  }
}
