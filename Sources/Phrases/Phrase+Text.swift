extension [PhrasePart] {
  /// The parts written in the phrase language.
  public var phraseText: String {
    var result = ""
    var needsSpace = false
    for part in self {
      let (text, isSpaced) = part.written
      if needsSpace && isSpaced && !text.isEmpty { result += " " }
      result += text
      if !text.isEmpty { needsSpace = isSpaced }
    }
    return result
  }
}

extension PhrasePart {
  /// The part in the phrase language, and whether a space separates it from its neighbours.
  fileprivate var written: (text: String, isSpaced: Bool) {
    switch self {
    case .word(let word): return (word.text, word.isSpaced)
    case .appName: return ("@", true)
    case .slot(let slot):
      let parameters = slot.parameter + (slot.companion.map { "+" + $0 } ?? "")
      return ("{" + parameters + (slot.reader.map { ":" + $0 } ?? "") + "}", true)
    case .constant(let parameter, let value, _): return ("{" + parameter + "=" + value + "}", true)
    case .rule(let name, _): return ("<" + name + ">", true)
    case .choice(let alternatives):
      if alternatives.last?.isEmpty == true, alternatives.count > 1 {
        return ("[" + alternatives.dropLast().map(\.phraseText).joined(separator: "|") + "]", true)
      }
      return ("(" + alternatives.map(\.phraseText).joined(separator: "|") + ")", true)
    }
  }
}
