import SimDiagnostics

/// Reads the notation of one entry and spells out every way to say it.
struct PatternNotation {
  private let characters: [Character]
  private let place: TextPlace
  private var position = 0

  init(_ text: Substring, place: TextPlace) {
    characters = Array(text)
    self.place = place
  }

  /// All ways to say the entry, or what is wrong with its notation.
  mutating func ways(atMost limit: Int) -> Result<[[WordList.Piece]], Diagnostic> {
    do throws(Diagnostic) {
      let ways = try alternatives(limit: limit)
      if position < characters.count { throw problem("'\(characters[position])' closes nothing") }
      return .success(ways)
    } catch {
      return .failure(error)
    }
  }

  /// `this|that`, up to a closing mark or the end.
  private mutating func alternatives(limit: Int) throws(Diagnostic) -> [[WordList.Piece]] {
    var result: [[WordList.Piece]] = []
    var current: [[WordList.Piece]] = [[]]
    while position < characters.count {
      let character = characters[position]
      switch character {
      case ")", "]":
        return result + current
      case "|":
        position += 1
        result += current
        current = [[]]
      case "(":
        try append(group(closedBy: ")", limit: limit), to: &current, limit: limit)
      case "[":
        try append(group(closedBy: "]", limit: limit) + [[]], to: &current, limit: limit)
      case "{":
        try append([[reference()]], to: &current, limit: limit)
      case "}":
        throw problem("'}' closes nothing")
      default:
        try append([[.text(text())]], to: &current, limit: limit)
      }
    }
    return result + current
  }

  private mutating func group(closedBy mark: Character, limit: Int) throws(Diagnostic) -> [[WordList.Piece]] {
    let start = position
    position += 1
    let inside = try alternatives(limit: limit)
    guard position < characters.count, characters[position] == mark else {
      throw problem("'\(characters[start])' is never closed; expected '\(mark)'", at: start)
    }
    position += 1
    return inside
  }

  private mutating func reference() throws(Diagnostic) -> WordList.Piece {
    let start = position
    position += 1
    var name = ""
    while position < characters.count, characters[position] != "}" {
      name.append(characters[position])
      position += 1
    }
    guard position < characters.count else { throw problem("'{' is never closed; expected '}'", at: start) }
    guard !name.isEmpty else { throw problem("'{}' names nothing", at: start) }
    position += 1
    return .reference(name)
  }

  /// A run of text up to the next mark of the notation.
  private mutating func text() -> String {
    let start = position
    while position < characters.count, !"()[]{}|".contains(characters[position]) { position += 1 }
    return String(characters[start..<position])
  }

  private func append(
    _ tails: [[WordList.Piece]], to heads: inout [[WordList.Piece]], limit: Int
  ) throws(Diagnostic) {
    guard heads.count * tails.count <= limit else { throw problem("more than \(limit) ways to say one line") }
    heads = heads.flatMap { head in tails.map { head + $0 } }
  }

  private func problem(_ message: String, at index: Int? = nil) -> Diagnostic {
    var place = place
    place.column = (index ?? position) + 1
    return Diagnostic(.error, message, at: place)
  }
}
