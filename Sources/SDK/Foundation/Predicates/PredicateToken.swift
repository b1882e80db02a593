/// A word of a predicate's format string.
enum PredicateToken: Hashable {
  /// A name, a keyword, a path: `age`, `CONTAINS`, `owner.name`, `@count`.
  case word(String)
  case number(Double)
  case text(String)
  /// `%@`, `%d` and the like, by the index of the argument.
  case argument(Int)
  /// `%K`, by the index of the argument.
  case keyArgument(Int)
  /// `$NAME`
  case variable(String)
  /// Operators, brackets, commas.
  case sign(String)

  /// The words of a format string; nil if it isn't valid.
  static func all(of format: String) -> [PredicateToken]? {
    var scanner = PredicateScanner(characters: Array(format))
    return scanner.scan()
  }
}

private struct PredicateScanner {
  let characters: [Character]
  var index = 0
  var arguments = 0
  var tokens: [PredicateToken] = []

  init(characters: [Character]) { self.characters = characters }

  private var current: Character? { index < characters.count ? characters[index] : nil }

  private func next(_ offset: Int = 1) -> Character? {
    index + offset < characters.count ? characters[index + offset] : nil
  }

  mutating func scan() -> [PredicateToken]? {
    while let character = current {
      if character.isWhitespace {
        index += 1
      } else if character == "'" || character == "\"" {
        guard scanText(character) else { return nil }
      } else if character == "%" {
        guard scanArgument() else { return nil }
      } else if character == "$" {
        index += 1
        tokens.append(.variable(scanWord()))
      } else if character.isNumber {
        guard scanNumber() else { return nil }
      } else if Self.isWord(character) {
        tokens.append(.word(scanWord()))
      } else {
        guard scanSign() else { return nil }
      }
    }
    return tokens
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "." || character == "@"
      || character == "#"
  }

  private mutating func scanWord() -> String {
    var word = ""
    while let character = current, Self.isWord(character) {
      word.append(character)
      index += 1
    }
    return word
  }

  private mutating func scanText(_ quote: Character) -> Bool {
    index += 1
    var text = ""
    while let character = current {
      index += 1
      if character == quote {
        tokens.append(.text(text))
        return true
      }
      if character == "\\", let escaped = current {
        index += 1
        switch escaped {
        case "n": text.append("\n")
        case "t": text.append("\t")
        default: text.append(escaped)
        }
      } else {
        text.append(character)
      }
    }
    return false
  }

  private mutating func scanArgument() -> Bool {
    index += 1
    guard let first = current else { return false }
    if first == "K" || first == "@" {
      index += 1
      tokens.append(first == "K" ? .keyArgument(arguments) : .argument(arguments))
      arguments += 1
      return true
    }
    while let character = current, "lhqzt.0123456789".contains(character) { index += 1 }
    guard let kind = current, "diuxXofFeEgGcCs".contains(kind) else { return false }
    index += 1
    tokens.append(.argument(arguments))
    arguments += 1
    return true
  }

  private mutating func scanNumber() -> Bool {
    var digits = ""
    while let character = current, character.isNumber || "._xXeE".contains(character) || isExponentSign(after: digits) {
      digits.append(character)
      index += 1
    }
    if digits.lowercased().hasPrefix("0x"), let value = Int(digits.dropFirst(2), radix: 16) {
      tokens.append(.number(Double(value)))
      return true
    }
    guard let value = Double(digits) else { return false }
    tokens.append(.number(value))
    return true
  }

  private func isExponentSign(after digits: String) -> Bool {
    guard let last = digits.last, last == "e" || last == "E" else { return false }
    return current == "-" || current == "+"
  }

  private static let signs = [
    "!=", "<>", "<=", "=<", ">=", "=>", "==", "&&", "||", "**", ":=", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]",
    ",",
    "+", "-", "*", "/",
  ]

  private mutating func scanSign() -> Bool {
    for sign in Self.signs where characters[index...].starts(with: sign) {
      index += sign.count
      tokens.append(.sign(sign))
      return true
    }
    return false
  }
}
