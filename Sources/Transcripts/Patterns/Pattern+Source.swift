extension Pattern {
  /// The source of the pattern.
  static func source(_ parts: some Sequence<Part>) -> String {
    parts.reduce(into: "") { source, part in
      switch part {
      case .literal(let bytes):
        source += Escaping.escape(String(decoding: bytes, as: UTF8.self), opensLine: false)
      case .any: source += "..."
      case .placeholder(let name, let type): source += "{\(name)\(type.map { ":" + $0.rawValue } ?? "")}"
      }
    }
  }

  /// A source for a new text that keeps the wildcards on both sides of the change.
  ///
  /// `Which number ... Sam Lee?` becomes `Which number ... Sam Park?` for "Which number for Sam Park?".
  func adopting(_ text: String, bindings: [String: String]) -> String {
    let literal = Escaping.escape(text, opensLine: false)
    guard !isLiteral, parts.count <= 16 else { return literal }
    let words = splitAtWords()
    guard words.count <= 64 else { return literal }
    let bytes = Array(text.utf8)
    // A name that no pattern can have, for the piece between the parts that are kept.
    let middle = "\u{0}"
    var best: (kept: Int, source: String)?
    for front in 0...words.count where front == 0 || words[front - 1].isLiteral {
      for back in front...words.count where back == words.count || words[back].isLiteral {
        let kept = words[..<front] + words[back...]
        let wildcards = kept.count { !$0.isLiteral }
        guard wildcards > 0, front < back, Self.weight(kept) * 2 >= Self.weight(parts) else { continue }
        let weight = wildcards * 1000 + kept.count
        guard weight > best?.kept ?? 0 else { continue }
        let trial = Pattern(
          parts: Array(words[..<front]) + [.placeholder(name: middle, type: nil)] + words[back...], words: .none)
        guard let taken = trial.match(bytes, bindings: bindings), let changed = taken[middle] else { continue }
        best = (
          weight,
          Self.source(words[..<front]) + Escaping.escape(changed, opensLine: false) + Self.source(words[back...])
        )
      }
    }
    return best?.source ?? literal
  }

  /// How much of a sentence some pieces are: letters, and for a typed name the usual number. A wildcard alone weighs
  /// nothing, so that keeping little else doesn't count.
  private static func weight(_ parts: some Sequence<Part>) -> Int {
    parts.reduce(0) { sum, part in
      switch part {
      case .literal(let bytes): sum + String(decoding: bytes, as: UTF8.self).count { $0.isLetter || $0.isNumber }
      case .any: sum
      case .placeholder(_, let type): sum + (type == nil ? 0 : 8)
      }
    }
  }

  /// The parts with literal text cut before each space, so that each word can be kept or replaced.
  private func splitAtWords() -> [Part] {
    parts.flatMap { part -> [Part] in
      guard case .literal(let bytes) = part else { return [part] }
      var pieces: [[UInt8]] = [[]]
      for byte in bytes {
        if byte == UInt8(ascii: " "), !(pieces.last ?? []).isEmpty { pieces.append([]) }
        pieces[pieces.count - 1].append(byte)
      }
      return pieces.map { .literal($0) }
    }
  }
}

extension Pattern.Part {
  fileprivate var isLiteral: Bool {
    if case .literal = self { true } else { false }
  }
}
