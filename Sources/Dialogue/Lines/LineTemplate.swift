/// A sentence with placeholders: `What do you want to say to {recipients}?`
package struct LineTemplate: Hashable, Sendable {
  /// A piece of a sentence.
  package enum Part: Hashable, Sendable {
    case text(String)
    /// The placeholder of a value.
    case placeholder(String)
  }

  /// What is wrong with the braces.
  package enum Fault: Error, Hashable {
    /// Columns count characters from 1.
    case unclosed(column: Int)
    case badName(String, column: Int)
    case strayBrace(column: Int)
  }

  /// From left to right.
  package private(set) var parts: [Part]

  /// The names of the values, from left to right.
  package var placeholders: [String] {
    parts.compactMap { if case .placeholder(let name) = $0 { name } else { nil } }
  }

  /// The sentence with the names of its values in braces, for people to read.
  var text: String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(let name): "{\(name)}"
      }
    }.joined()
  }

  /// A sentence without placeholders.
  package init(plain text: String) { parts = [.text(text)] }

  /// Reads a sentence; `\{` and `\}` are braces, `\\` is a backslash.
  package init(_ text: Substring) throws(Fault) {
    parts = []
    var literal = ""
    var name: String?
    var opened = 0
    var escaped = false
    for (index, character) in text.enumerated() {
      if escaped {
        literal.append(character)
        escaped = false
        continue
      }
      switch (character, name) {
      case ("\\", nil): escaped = true
      case ("{", nil):
        if !literal.isEmpty { parts.append(.text(literal)) }
        literal = ""
        name = ""
        opened = index + 1
      case ("}", .some(let read)):
        // A point separates an object's name from its property.
        guard !read.isEmpty, read.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") })
        else {
          throw .badName(read, column: opened + 1)
        }
        parts.append(.placeholder(read))
        name = nil
      case ("}", nil): throw .strayBrace(column: index + 1)
      case (_, .some): name?.append(character)
      case (_, nil): literal.append(character)
      }
    }
    guard name == nil else { throw .unclosed(column: opened) }
    if escaped { literal.append("\\") }
    if !literal.isEmpty { parts.append(.text(literal)) }
  }

  /// The sentence with its values filled in; nil when one is missing.
  func filled(_ values: [String: String]) -> String? {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .placeholder(let name):
        guard let value = values[name], !value.isEmpty else { return nil }
        result += value
      }
    }
    return result
  }
}
