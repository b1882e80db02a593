import Foundation
import SimDiagnostics

/// A file of answers: questions, and what must come of what is said to them. Its form stands in `Sets/README.md`.
struct AnswerSet {
  /// What must come of an answer, one of several.
  enum Outcome: Hashable {
    /// The deed is done.
    case handled
    case review
    case ask(String)
    /// The same question is open, and nothing has changed.
    case same
    /// It is over, and nothing was done.
    case ended
    case new(String)
    /// Something was told, or a word was said.
    case told
  }

  /// What must hold in the intent.
  enum Field: Hashable {
    case value(String, [String])
    case contains(String, String)
    case empty(String)
  }

  /// What is right: one of several outcomes, each with what must hold then.
  struct Expected: Hashable {
    struct Alternative: Hashable {
      var outcome: Outcome
      var fields: [Field] = []
    }

    /// As it is written.
    var text: String
    var alternatives: [Alternative]
  }

  struct Answer: Hashable {
    var turns: [String]
    var expected: Expected
    var line: Int
  }

  struct Block {
    var turns: [String] = []
    var prompt: Expected?
    var answers: [Answer] = []
    var line: Int
  }

  var path: String
  /// As a transcript begins.
  var header = ""
  var blocks: [Block] = []
  /// Lines that can't be read.
  var faults: [String] = []

  init(_ text: String, path: String) {
    self.path = path
    for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = raw.trimmingCharacters(in: .whitespaces)
      let number = index + 1
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("> ") || line.hasPrefix("* ") {
        if blocks.isEmpty || blocks[blocks.count - 1].prompt != nil { blocks.append(Block(line: number)) }
        blocks[blocks.count - 1].turns.append(line.hasPrefix("> ") ? String(line.dropFirst(2)) : line)
      } else if line.hasPrefix("= "), !blocks.isEmpty {
        blocks[blocks.count - 1].prompt = expected(line.dropFirst(2), number)
      } else if blocks.isEmpty {
        header += line + "\n"
      } else if let arrow = line.range(of: " => ", options: .backwards) {
        let turns = line[..<arrow.lowerBound].components(separatedBy: " || ")
        if let expected = expected(line[arrow.upperBound...], number) {
          blocks[blocks.count - 1].answers.append(Answer(turns: turns, expected: expected, line: number))
        }
      } else {
        faults.append("\(path):\(number): '\(line)' is no line of a set")
      }
    }
  }

  /// By which an answer is known: its file, and all turns that lead to it.
  func name(of answer: Answer, in block: Block) -> String {
    "\(path.split(separator: "/").last ?? ""): \((block.turns + answer.turns).joined(separator: " || "))"
  }

  private mutating func expected(_ text: Substring, _ line: Int) -> Expected? {
    var expected = Expected(text: String(text), alternatives: [])
    for words in Self.words(text).split(separator: "or") {
      guard let alternative = alternative(Array(words), line) else { return nil }
      expected.alternatives.append(alternative)
    }
    return expected
  }

  private mutating func alternative(_ words: [String], _ line: Int) -> Expected.Alternative? {
    var rest = words[...]
    let outcome: Outcome
    switch (rest.popFirst() ?? "", rest.first) {
    case ("handled", _): outcome = .handled
    case ("review", _): outcome = .review
    case ("same", _): outcome = .same
    case ("ended", _): outcome = .ended
    case ("told", _): outcome = .told
    case ("ask", let name?):
      outcome = .ask(name)
      rest.removeFirst()
    case ("new", let name?):
      outcome = .new(name)
      rest.removeFirst()
    case (let word, _):
      faults.append("\(path):\(line): '\(word)' is no outcome")
      return nil
    }
    var alternative = Expected.Alternative(outcome: outcome)
    for word in rest {
      if word.hasPrefix("-") {
        alternative.fields.append(.empty(String(word.dropFirst())))
      } else if let sign = word.firstIndex(where: { $0 == "=" || $0 == "~" }) {
        let (name, value) = (String(word[..<sign]), String(word[word.index(after: sign)...]))
        alternative.fields.append(
          word[sign] == "~" ? .contains(name, value) : .value(name, value.components(separatedBy: "+")))
      } else {
        faults.append("\(path):\(line): '\(word)' is no parameter with its value")
      }
    }
    return alternative
  }

  /// Words, with quotes that keep one together.
  private static func words(_ text: Substring) -> [String] {
    var words: [String] = []
    var current = ""
    var isQuoted = false
    for character in text {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == " ", !isQuoted {
        if !current.isEmpty { words.append(current) }
        current = ""
      } else {
        current.append(character)
      }
    }
    if !current.isEmpty { words.append(current) }
    return words
  }
}
