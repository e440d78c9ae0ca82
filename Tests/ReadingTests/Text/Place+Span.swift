import Facts

extension Place {
  /// "3:5-3:12": start and end, for short expectations.
  var span: String { "\(line):\(column)-\(endLine):\(endColumn)" }
}

extension ReadingProblem {
  /// "partlyRead 3:5 expected ...".
  var brief: String { "\(kind) \(place.line):\(place.column) \(message)" }
}
