extension Int {
  /// The number with what it counts: "1 turn", "3 turns". For English words whose plural only has an s.
  public func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
