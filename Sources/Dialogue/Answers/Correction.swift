import SimUtterances

/// A way to say that one value is to stand in the place of another: `not {old} but {value}`, 不是{old}是{value}.
///
/// Without a `{value}` the old one is only taken back.
struct Correction: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case words([String])
    case old
    case new
  }

  /// One way to cut an answer: which of its words name the old value, and which the new one.
  struct Cut: Hashable, Sendable {
    var old: Range<Int>
    var new: Range<Int>?
  }

  /// Nobody corrects themselves at greater length; each word more is tried as the end of the old value.
  static let words = 40

  private let parts: [Part]

  /// Reads a phrase; nil when it has no `{old}`, or a place twice.
  init?(_ phrase: String, _ apostrophes: Apostrophes) {
    var parts: [Part] = []
    var rest = Substring(phrase)
    while !rest.isEmpty {
      if rest.hasPrefix("{old}") {
        parts.append(.old)
        rest = rest.dropFirst(5)
      } else if rest.hasPrefix("{value}") {
        parts.append(.new)
        rest = rest.dropFirst(7)
      } else {
        let start = rest.startIndex
        let end = rest.dropFirst().firstIndex(of: "{") ?? rest.endIndex
        let words = PlainText(String(rest[start..<end]), apostrophes).tokens
        if !words.isEmpty { parts.append(.words(words)) }
        rest = rest[end...]
      }
    }
    guard parts.count(where: { $0 == .old }) == 1, parts.count(where: { $0 == .new }) <= 1 else { return nil }
    self.parts = parts
  }

  /// Every way to cut an answer by this phrase; none when it is none of it.
  func cuts(_ tokens: [String]) -> [Cut] {
    guard tokens.count <= Correction.words else { return [] }
    var result: [Cut] = []
    func match(_ part: Int, _ token: Int, _ old: Range<Int>?, _ new: Range<Int>?) {
      guard part < parts.count else {
        if token == tokens.count, let old { result.append(Cut(old: old, new: new)) }
        return
      }
      switch parts[part] {
      case .words(let words):
        guard tokens[token...].starts(with: words) else { return }
        match(part + 1, token + words.count, old, new)
      case .old, .new:
        guard token < tokens.count else { return }
        for end in token + 1...tokens.count {
          if parts[part] == .old {
            match(part + 1, end, token..<end, new)
          } else {
            match(part + 1, end, old, token..<end)
          }
        }
      }
    }
    match(0, 0, nil, nil)
    return result
  }
}
