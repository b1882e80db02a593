extension Pattern {
  /// Matches a whole text.
  ///
  /// - Parameters:
  ///   - bindings: earlier values of names; a bound name matches only its value.
  /// - Returns: the names that this text binds newly, nil when it doesn't match.
  func match(_ text: [UInt8], bindings: [String: String]) -> [String: String]? {
    var matcher = PatternMatcher(self, text: text, bindings: bindings)
    return matcher.run() ? matcher.taken : nil
  }
}

/// Matches by trying the ends of each wildcard from the shortest; iterative, so that no input is too deep, and with a
/// limit on its steps, so that none is too slow: beyond it a pattern doesn't match.
private struct PatternMatcher {
  private struct Trial {
    var part: Int
    var start: Int
    var end: Int
    /// The name that this trial bound, to be unbound again.
    var bound: String?
  }

  private let parts: [Pattern.Part]
  private let words: NotationWords
  private let text: [UInt8]
  private let bindings: [String: String]
  private var trials: [Trial] = []
  private var steps = 2_000_000
  private(set) var taken: [String: String] = [:]
  private let hasPlaceholders: Bool

  init(_ pattern: Pattern, text: [UInt8], bindings: [String: String]) {
    parts = pattern.parts
    words = pattern.words
    self.text = text
    self.bindings = bindings
    hasPlaceholders = parts.contains { part in
      if case .placeholder = part { true } else { false }
    }
  }

  mutating func run() -> Bool {
    var part = 0
    var position = 0
    while true {
      steps -= 1
      if steps < 0 { return false }
      if part == parts.count {
        if position == text.count { return true }
      } else if let next = enter(part, at: position) {
        part += 1
        position = next
        continue
      }
      guard let resumed = retry() else { return false }
      part = resumed.part
      position = resumed.position
    }
  }

  /// Tries a part at a position, and returns where the next part begins.
  private mutating func enter(_ part: Int, at position: Int) -> Int? {
    switch parts[part] {
    case .literal(let bytes):
      return holds(bytes, at: position) ? position + bytes.count : nil
    case .any:
      if part == parts.count - 1 { return text.count }
      // Without names the leftmost match of everything before is as good as any other.
      if !hasPlaceholders { trials.removeAll(keepingCapacity: true) }
      return attempt(Trial(part: part, start: position, end: position, bound: nil))
    case .placeholder(let name, _):
      if let known = taken[name] ?? bindings[name] {
        let bytes = Array(known.utf8)
        return holds(bytes, at: position) ? position + bytes.count : nil
      }
      return attempt(Trial(part: part, start: position, end: position + 1, bound: nil))
    }
  }

  /// Looks for the next end of a trial, from `trial.end` on.
  private mutating func attempt(_ trial: Trial) -> Int? {
    var trial = trial
    let isLast = trial.part == parts.count - 1
    while trial.end <= text.count {
      steps -= 1
      if steps < 0 { return nil }
      if isLast { trial.end = text.count }
      if fits(trial) {
        if case .placeholder(let name, _) = parts[trial.part] {
          taken[name] = String(decoding: text[trial.start..<trial.end], as: UTF8.self)
          trial.bound = name
        }
        trials.append(trial)
        return trial.end
      }
      trial.end += 1
    }
    return nil
  }

  private func fits(_ trial: Trial) -> Bool {
    // Not inside a character.
    if trial.end < text.count, text[trial.end] & 0xC0 == 0x80 { return false }
    if trial.part + 1 < parts.count, case .literal(let bytes) = parts[trial.part + 1], !holds(bytes, at: trial.end) {
      return false
    }
    guard case .placeholder(_, let type) = parts[trial.part] else { return true }
    guard trial.end > trial.start else { return false }
    guard let type else { return true }
    // Numbers, times and amounts aren't longer.
    guard trial.end - trial.start <= 128 else { return false }
    return type.accepts(String(decoding: text[trial.start..<trial.end], as: UTF8.self), words: words)
  }

  private mutating func retry() -> (part: Int, position: Int)? {
    while var trial = trials.popLast() {
      if let name = trial.bound {
        taken[name] = nil
        trial.bound = nil
      }
      trial.end += 1
      if let position = attempt(trial) { return (trial.part + 1, position) }
      if steps < 0 { return nil }
    }
    return nil
  }

  private func holds(_ bytes: [UInt8], at position: Int) -> Bool {
    guard position + bytes.count <= text.count else { return false }
    for offset in 0..<bytes.count where text[position + offset] != bytes[offset] { return false }
    return true
  }
}
