extension Int {
  /// The number with its noun: "1 turn", "3 turns". For English nouns with a regular plural.
  public func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
