extension Transition {
  /// The whole machine. For every state and event at most one row applies.
  public static let table: [Transition] =
    launching + starting + proceeding + prompting + elsewhere + leaving + settings + endings
    + device
}
