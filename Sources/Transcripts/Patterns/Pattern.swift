import SimDiagnostics

/// The text of an expectation: literal text with `...`, `{name}` and `{name:type}`.
package struct Pattern: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case literal([UInt8])
    /// `...`
    case any
    /// `{name}`, `{name:type}`
    case placeholder(name: String, type: PlaceholderType?)
  }

  let parts: [Part]
  /// Placeholder types that don't exist: `{when:tiem}`. Such braces are taken literally, and reported.
  let unknownTypes: [String]
  /// The words that texts of typed placeholders may contain.
  let words: NotationWords

  /// Reads a pattern. Nothing is a syntax error: what isn't a wildcard is literal.
  package init(_ source: String, words: NotationWords = .none) {
    self.words = words
    // Most texts are only literal.
    guard Self.mayHoldMore(source.utf8) else {
      parts = source.isEmpty ? [] : [.literal(Array(source.utf8))]
      unknownTypes = []
      return
    }
    var reader = PatternReader(source)
    reader.read()
    parts = reader.parts
    unknownTypes = reader.unknownTypes
  }

  private static func mayHoldMore(_ bytes: String.UTF8View) -> Bool {
    var points = 0
    for byte in bytes {
      points = byte == UInt8(ascii: ".") ? points + 1 : 0
      if points == 3 || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "{") { return true }
    }
    return false
  }

  init(parts: [Part], words: NotationWords) {
    self.parts = parts
    self.words = words
    unknownTypes = []
  }

  /// The same without the spaces of its literal text.
  var withoutSpaces: Pattern {
    Pattern(
      parts: parts.map { part in
        guard case .literal(let bytes) = part else { return part }
        return .literal(bytes.filter { $0 != UInt8(ascii: " ") })
      }, words: words)
  }

  /// Whether it is only `...`.
  package var isAnything: Bool { parts == [.any] }

  /// Whether it has only literal text.
  package var isLiteral: Bool {
    parts.allSatisfy { part in
      if case .literal = part { true } else { false }
    }
  }

  /// What is wrong in it.
  func diagnostics(at place: TextPlace) -> [Diagnostic] {
    unknownTypes.map { type in
      let names = PlaceholderType.allCases.map(\.rawValue)
      return Diagnostic(
        .error, "'\(type)' is no type of a placeholder; expected one of \(names.joined(separator: ", "))", at: place,
        suggestion: nearestName(to: type, among: names))
    }
  }
}

/// Splits a pattern's source into parts.
private struct PatternReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var literal = String.UnicodeScalarView()
  var parts: [Pattern.Part] = []
  var unknownTypes: [String] = []

  init(_ source: String) { scalars = Array(source.unicodeScalars) }

  mutating func read() {
    while index < scalars.count {
      switch scalars[index] {
      case "\\": readEscape()
      case "." where startsWildcard(at: index):
        index += 3
        flush()
        if parts.last != .any { parts.append(.any) }
      case "{": readPlaceholder()
      case let other:
        literal.append(other)
        index += 1
      }
    }
    flush()
  }

  private func startsWildcard(at position: Int) -> Bool {
    position + 2 < scalars.count && scalars[position] == "." && scalars[position + 1] == "."
      && scalars[position + 2] == "."
  }

  private mutating func readEscape() {
    index += 1
    guard index < scalars.count else {
      literal.append("\\")
      return
    }
    if startsWildcard(at: index) {
      literal.append(contentsOf: "...".unicodeScalars)
      index += 3
    } else if Escaping.isEscapable(scalars[index], atStart: index == 1) {
      literal.append(scalars[index])
      index += 1
    } else {
      literal.append("\\")
    }
  }

  private mutating func readPlaceholder() {
    // The look-ahead ends at a character that can't be in a placeholder: open braces cost no more than letters.
    let end = scalars[(index + 1)...].prefix(80).firstIndex { !Self.isInside($0) }
    guard let close = end, scalars[close] == "}" else {
      literal.append("{")
      index += 1
      return
    }
    let inside = scalars[(index + 1)..<close]
    let pieces = inside.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = pieces.first ?? []
    let isName = !name.isEmpty && name.allSatisfy { $0 != ":" }
    guard isName else {
      literal.append("{")
      index += 1
      return
    }
    var type: PlaceholderType?
    if pieces.count == 2 {
      let word = text(pieces[1])
      type = PlaceholderType(rawValue: word)
      guard type != nil else {
        unknownTypes.append(word)
        literal.append("{")
        index += 1
        return
      }
    }
    flush()
    parts.append(.placeholder(name: text(name), type: type))
    index = close + 1
  }

  private static func isInside(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.decimalDigit != nil || scalar == "_" || scalar == ":"
  }

  private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private mutating func flush() {
    guard !literal.isEmpty else { return }
    parts.append(.literal(Array(String(literal).utf8)))
    literal = String.UnicodeScalarView()
  }
}
