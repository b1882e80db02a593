import SimDiagnostics

/// A `.strings` file as people write it: `"key" = "value";` with remarks.
struct StringsFile {
  /// The texts by their keys.
  private(set) var table: [String: String] = [:]
  /// Where the text of each key begins.
  private(set) var places: [String: TextPlace] = [:]
  private var scalars: [Unicode.Scalar] = []
  private var index = 0
  private var line = 1
  private var column = 1
  private let file: String

  /// Reads a file's text. A pair that can't be read is reported, and the next one after a `;` is read.
  init(_ text: String, file: String, diagnostics: inout [Diagnostic]) {
    self.file = file
    scalars = Array(text.unicodeScalars)
    skipSpace(&diagnostics)
    while index < scalars.count {
      readPair(&diagnostics)
      skipSpace(&diagnostics)
    }
    scalars = []
  }

  private var place: TextPlace { TextPlace(file: file, line: line, column: column) }

  private mutating func advance() {
    if scalars[index] == "\n" {
      line += 1
      column = 1
    } else {
      column += 1
    }
    index += 1
  }

  private mutating func readPair(_ diagnostics: inout [Diagnostic]) {
    let start = place
    guard let key = readText() else {
      recover("expected a key in quotes", start, &diagnostics)
      return
    }
    skipSpace(&diagnostics)
    if index < scalars.count, scalars[index] == ";" {
      // A key alone is its own value.
      advance()
      table[key] = key
      places[key] = start
      return
    }
    guard index < scalars.count, scalars[index] == "=" else {
      recover("expected '=' after the key '\(key)'", place, &diagnostics)
      return
    }
    advance()
    skipSpace(&diagnostics)
    let valuePlace = place
    guard let value = readText() else {
      recover("expected a value in quotes for '\(key)'", valuePlace, &diagnostics)
      return
    }
    if table.updateValue(value, forKey: key) != nil {
      diagnostics.append(Diagnostic(.warning, "the key '\(key)' stands twice; the last one counts", at: start))
    }
    places[key] = valuePlace
    skipSpace(&diagnostics)
    guard index < scalars.count, scalars[index] == ";" else {
      diagnostics.append(Diagnostic(.error, "expected ';' after the value of '\(key)'", at: place))
      return
    }
    advance()
  }

  private mutating func recover(_ message: String, _ place: TextPlace, _ diagnostics: inout [Diagnostic]) {
    diagnostics.append(Diagnostic(.error, message, at: place))
    while index < scalars.count, scalars[index] != ";" { advance() }
    if index < scalars.count { advance() }
  }

  /// A text in quotes, or a word without.
  private mutating func readText() -> String? {
    guard index < scalars.count else { return nil }
    var view = String.UnicodeScalarView()
    guard scalars[index] == "\"" else {
      while index < scalars.count,
        scalars[index].properties.isAlphabetic || "0123456789_.-$".unicodeScalars.contains(scalars[index])
      {
        view.append(scalars[index])
        advance()
      }
      return view.isEmpty ? nil : String(view)
    }
    advance()
    while index < scalars.count, scalars[index] != "\"" {
      if scalars[index] == "\\" {
        advance()
        if let escaped = readEscape() { view.append(escaped) }
      } else {
        view.append(scalars[index])
        advance()
      }
    }
    guard index < scalars.count else { return nil }
    advance()
    return String(view)
  }

  /// `\n`, `\"`, `\U00e9`, `\u00e9`.
  private mutating func readEscape() -> Unicode.Scalar? {
    guard index < scalars.count else { return nil }
    let mark = scalars[index]
    advance()
    switch mark {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\u{FFFD}"
    case "U", "u":
      var value: UInt32 = 0
      var digits = 0
      while digits < 4, index < scalars.count, let digit = Character(scalars[index]).hexDigitValue {
        value = value * 16 + UInt32(digit)
        digits += 1
        advance()
      }
      return digits == 0 ? mark : Unicode.Scalar(value) ?? "\u{FFFD}"
    default: return mark
    }
  }

  /// Only a character beyond ASCII needs its properties looked up.
  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == " " || ("\t"..."\r").contains(scalar) }
    return scalar.properties.isWhitespace || scalar == "\u{FEFF}"
  }

  private mutating func skipSpace(_ diagnostics: inout [Diagnostic]) {
    while index < scalars.count {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      if isSpace(scalars[index]) {
        advance()
      } else if scalars[index] == "/", next == "/" {
        while index < scalars.count, scalars[index] != "\n" { advance() }
      } else if scalars[index] == "/", next == "*" {
        let start = place
        advance()
        advance()
        while index + 1 < scalars.count, !(scalars[index] == "*" && scalars[index + 1] == "/") { advance() }
        guard index + 1 < scalars.count else {
          index = scalars.count
          diagnostics.append(Diagnostic(.error, "the remark is not closed; expected '*/'", at: start))
          return
        }
        advance()
        advance()
      } else {
        return
      }
    }
  }
}
