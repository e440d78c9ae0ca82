/// How the files of a run are read.
struct Run {
  /// How many threads work.
  var threads: Int
  /// Whether every file is parsed, not only what can matter.
  var parsesAll = false
  /// Paths of source files that are parsed whether they can matter or not.
  var wanted: Set<String> = []
  /// The checked folder, under which facts are kept.
  var root: String
  /// Where facts are kept; nil: nowhere.
  var cache: CacheFolder?
  /// How long the stages take.
  var timings: Timings

  /// The same without the cache, which holds one state of a folder.
  var withoutCache: Run {
    var copy = self
    copy.cache = nil
    return copy
  }
}
