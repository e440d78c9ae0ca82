import Contract
import Facts

extension AppContract {
  /// What a checked file says of the app's flows.
  init(_ root: MarkedValue, in text: SourceText) {
    self.init()
    app = root["app"]?.scalarText
    firstRun = root["first_run"].map { value in
      FirstRun(
        screen: value["screen"]?.scalarText, finishesWith: value["finishes_with"]?.scalarText)
    }
    openSettings = root["labels"]?["open_settings"]?.scalarText
    cancel = root["labels"]?["cancel"]?.scalarText
    features = (root["features"]?.pairs ?? []).compactMap { ContractFeature($0, in: text) }
    pickers = (root["pickers"]?.members ?? []).compactMap(\.scalarText)
  }
}

extension ContractFeature {
  /// What a checked pair says of one feature.
  fileprivate init?(_ pair: MarkedPair, in text: SourceText) {
    let value = pair.value
    let word = value["resource"]?.scalarText ?? ""
    guard let row = ResourceWord.row(word, access: value["access"]?.scalarText) else { return nil }
    self.init(pair.key, row, at: text.place(of: pair.keyRange))
    screen = value["screen"]?.scalarText
    reach = (value["reach"]?.members ?? []).compactMap(\.scalarText)
    startsWith = value["starts_with"]?.scalarText
    explanation = value["explanation"].map { value in
      Explanation(
        screen: value["screen"]?.scalarText, continuesWith: value["continues_with"]?.scalarText)
    }
    exits = (value["blocked"]?.members ?? []).compactMap { $0.scalarText.flatMap(Exit.init) }
    boundaries = (value["boundaries"]?.members ?? []).compactMap {
      $0.scalarText.flatMap(Boundary.init)
    }
  }
}
