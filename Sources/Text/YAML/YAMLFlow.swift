/// Reads `[a, b]` and `{a: b}`.
struct YAMLFlow {
  private let text: Substring
  private var rest: Substring
  private let line: Int
  private var depth = 0

  init(_ text: String, line: Int) {
    self.text = text[...]
    rest = text[...]
    self.line = line
  }

  /// The value, if the whole text is one; nil where it isn't closed yet.
  mutating func whole() throws(YAMLError) -> YAMLNode? {
    guard let value = try value(inside: false) else { return nil }
    skipSpace()
    guard rest.isEmpty || rest.first == "#" else {
      throw YAMLError(message: "'\(rest.prefix(40))' follows a bracket that is closed", line: line)
    }
    return value
  }

  private mutating func skipSpace() { rest = rest.drop { $0 == " " || $0 == "\t" } }

  private func node(_ content: YAMLNode.Content) -> YAMLNode { YAMLNode(content: content, line: line) }

  /// Nil at the end of the text.
  private mutating func value(inside: Bool) throws(YAMLError) -> YAMLNode? {
    skipSpace()
    depth += 1
    defer { depth -= 1 }
    guard depth <= YAMLReader.depthLimit else {
      throw YAMLError(message: "more than \(YAMLReader.depthLimit) values stand in one another", line: line)
    }
    switch rest.first {
    case nil: return nil
    case "[":
      rest.removeFirst()
      var elements: [YAMLNode] = []
      while true {
        skipSpace()
        if rest.first == "]" {
          rest.removeFirst()
          return node(.list(elements))
        }
        guard let element = try value(inside: true) else { return nil }
        elements.append(element)
        guard try separator(before: "]") else { return nil }
      }
    case "{":
      rest.removeFirst()
      var members: [YAMLNode.Member] = []
      while true {
        skipSpace()
        if rest.first == "}" {
          rest.removeFirst()
          return node(.map(members))
        }
        guard let key = try value(inside: true) else { return nil }
        guard let name = key.text else { throw YAMLError(message: "a key that is no text isn't read here", line: line) }
        skipSpace()
        guard let colon = rest.first else { return nil }
        if colon == ":" {
          rest.removeFirst()
          guard let value = try value(inside: true) else { return nil }
          members.append(YAMLNode.Member(key: name, value: value))
        } else {
          members.append(YAMLNode.Member(key: name, value: node(.nothing)))
        }
        guard try separator(before: "}") else { return nil }
      }
    case "\"", "'":
      guard let (text, after) = try YAMLQuotes.read(rest, line: line) else { return nil }
      rest = after
      return node(.scalar(text))
    case "&", "*", "!":
      throw YAMLError(message: "anchors, aliases and tags aren't read here; write the value out", line: line)
    default:
      var end = rest.startIndex
      while end < rest.endIndex {
        let next = rest.index(after: end)
        let endsKey = rest[end] == ":" && (next == rest.endIndex || " ,]}".contains(rest[next]))
        if inside, ",]}".contains(rest[end]) || endsKey { break }
        end = next
      }
      let text = rest[..<end].trimmed
      rest = rest[end...]
      return node(text == "~" || text == "null" || text.isEmpty ? .nothing : .scalar(String(text)))
    }
  }

  /// True for a comma or the closing bracket; false at the end of the text.
  private mutating func separator(before close: Character) throws(YAMLError) -> Bool {
    skipSpace()
    guard let next = rest.first else { return false }
    if next == "," {
      rest.removeFirst()
    } else if next != close {
      throw YAMLError(message: "expected ',' or '\(close)', found '\(rest.prefix(20))'", line: line)
    }
    return true
  }
}

/// How many brackets are open, line by line.
struct YAMLBrackets {
  private(set) var depth = 0
  private var quote: Character?
  private var last: Character = "["

  mutating func take(_ text: Substring) {
    for character in text {
      if let open = quote {
        if character == open, last != "\\" || open == "'" { quote = nil }
      } else if "\"'".contains(character), "[{,:".contains(last) {
        quote = character
      } else if "[{".contains(character) {
        depth += 1
      } else if "]}".contains(character) {
        depth -= 1
      }
      if character != " " || quote != nil { last = character }
    }
  }
}

/// Reads quoted texts.
enum YAMLQuotes {
  /// The quoted text at the start of another, and what follows it; nil where the quote isn't closed.
  static func read(_ text: Substring, line: Int) throws(YAMLError) -> (String, Substring)? {
    guard let quote = text.first else { return nil }
    var result = ""
    var rest = text.dropFirst()
    while let character = rest.first {
      rest.removeFirst()
      if character == quote {
        guard quote == "'", rest.first == "'" else { return (result, rest) }
        rest.removeFirst()
        result.append("'")
      } else if character == "\\", quote == "\"" {
        guard let escaped = rest.first else { return nil }
        rest.removeFirst()
        switch escaped {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case "r": result.append("\r")
        case "0": result.append("\0")
        case "\"", "\\", "/", " ": result.append(escaped)
        case "x", "u", "U":
          let count = escaped == "x" ? 2 : escaped == "u" ? 4 : 8
          guard let value = UInt32(rest.prefix(count), radix: 16), rest.count >= count else {
            throw YAMLError(message: "'\\\(escaped)\(rest.prefix(count))' is no character", line: line)
          }
          rest = rest.dropFirst(count)
          // One half of a surrogate pair.
          if (0xD800..<0xDC00).contains(value), rest.hasPrefix("\\u"),
            let low = UInt32(rest.dropFirst(2).prefix(4), radix: 16), (0xDC00..<0xE000).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (low - 0xDC00))
          {
            result.unicodeScalars.append(scalar)
            rest = rest.dropFirst(6)
          } else {
            result.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
          }
        default: throw YAMLError(message: "'\\\(escaped)' is no character in quotes", line: line)
        }
      } else {
        result.append(character)
      }
    }
    return nil
  }
}
