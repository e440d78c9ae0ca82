import Auditing
import Facts
import Reading

/// A project in memory, and the whole pipeline on it: files -> facts -> subject -> settled report.
package struct MiniProject: Sendable {
  /// The files, as an example gives them.
  package var files: [MarkedText.File]

  /// A project of these files.
  package init(_ files: [MarkedText.File]) { self.files = files }

  /// The project that an example stands for.
  package init(_ example: Example) { self.init(MarkedText(example).files) }

  /// What the readers make of the files.
  package var facts: AppFacts {
    AppFacts(
      merging: files.compactMap { file in
        FileFact.Kind(path: file.path).map {
          Readers.read(Array(file.text.utf8), path: file.path, kind: $0)
        }
      })
  }

  /// All that is concluded from the facts.
  package var subject: Subject { Subject(facts: facts) }

  /// The settled report of some rules and of those about suppressions.
  package func report(_ rules: [Rule]) -> Report {
    let own = Rule.all.filter { known in
      known.group == .suppression && !rules.contains { $0.id == known.id }
    }
    let subject = subject
    return Report(of: subject, with: rules + own, coverage: Coverage(of: subject))
  }
}

extension MiniProject {
  /// Whether there is a reader for files of this name.
  package static func reads(_ path: String) -> Bool {
    FileFact.Kind(path: path).map(Readers.reads) ?? false
  }
}
