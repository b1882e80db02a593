extension StringProtocol {
  /// Without the white space at both ends.
  public var trimmed: SubSequence {
    let head = drop { $0.isWhitespace }
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return head.prefix(0) }
    return head[...last]
  }
}
