import SimText

/// What a line could become with one of several names at its end.
///
/// Chinese has no spaces: a name may begin at any character. So nothing is cut into words; the longest end of the line
/// that a name begins with is completed.
package enum CompletionMatcher {
  /// The longest beginning of a name that is completed.
  static let longestEnd = 64

  /// A possible continuation of the line.
  package struct Continuation: Hashable, Sendable {
    /// The whole line, with the name at its end.
    package var line: String
    /// Only the name, for a list.
    package var name: String
  }

  /// - Parameters:
  ///   - line: the line up to the cursor.
  ///   - names: best first.
  /// - Returns: continuations of the unfinished word; all names where a new word begins.
  package static func continuations(of line: String, with names: [String]) -> [Continuation] {
    let characters = Array(line)
    let ends = possibleEnds(of: characters)
    var matched: [Continuation] = []
    var begun: [Continuation] = []
    var seen: Set<String> = []
    for name in names where !name.isEmpty && SafeText.oneLine(name) == name && seen.insert(name).inserted {
      let letters = Array(name)
      if let start = ends.first(where: { begins(letters, with: characters[$0...]) }) {
        matched.append(Continuation(line: String(characters[..<start]) + name, name: name))
      } else if matched.isEmpty {
        begun.append(Continuation(line: line + name, name: name))
      }
    }
    if !matched.isEmpty { return matched }
    return isPlaceForNewWord(characters) ? begun : []
  }

  /// The possible beginnings of a name at the line's end, the longest first, for looking up a large vocabulary.
  package static func ends(of line: String) -> [String] {
    let characters = Array(line)
    return possibleEnds(of: characters).map { String(characters[$0...]) }
  }

  private static func possibleEnds(of line: [Character]) -> [Int] {
    (max(0, line.count - longestEnd)..<line.count).filter { isBoundary(line, at: $0) }
  }

  /// Whether a word may begin at `index`.
  private static func isBoundary(_ line: [Character], at index: Int) -> Bool {
    guard !line[index].isWhitespace else { return false }
    guard index > 0 else { return true }
    let (before, here) = (line[index - 1], line[index])
    return !(before.isLetter || before.isNumber) || before.needsNoSpaces || here.needsNoSpaces
  }

  private static func isPlaceForNewWord(_ line: [Character]) -> Bool {
    guard let last = line.last else { return true }
    return !(last.isLetter || last.isNumber) || last.needsNoSpaces
  }

  private static func begins(_ name: [Character], with part: ArraySlice<Character>) -> Bool {
    guard part.count <= name.count else { return false }
    return zip(name, part).allSatisfy { $0 == $1 || $0.lowercased() == $1.lowercased() }
  }
}

extension Character {
  /// Whether it belongs to a script without spaces between words: Chinese, Japanese, Thai, Lao, Khmer, Burmese.
  var needsNoSpaces: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
