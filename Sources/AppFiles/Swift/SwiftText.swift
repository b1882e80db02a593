/// A string in a Swift source: its words, and the stretches of tokens that are interpolated.
struct SwiftText: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case words(String)
    /// The tokens of what is interpolated.
    case value(Range<Int>)
  }

  var parts: [Part]

  /// The whole text; nil where something is interpolated.
  var plain: String? {
    var text = ""
    for part in parts {
      guard case .words(let words) = part else { return nil }
      text += words
    }
    return text
  }

  /// Reads the string that begins at a token.
  init(at index: Int, of source: SwiftSource) {
    let end = source.end(ofTextAt: index)
    let depth = source.tokens[index].depth
    let first = source.text(index)
    let hashes = first.prefix { $0 == "#" }.count
    let isMultiline = first.dropFirst(hashes).hasPrefix("\"\"\"")
    let quotes = isMultiline ? 3 : 1
    var raw: [(text: Substring, values: Range<Int>?)] = []
    var next = index
    while next < end {
      var text = source.text(next)[...]
      // The text before an interpolation ends with `\(`, and the text behind it begins with `)`.
      text = text.dropFirst(next == index ? hashes + quotes : text.hasPrefix(")") ? 1 : 0)
      var following = next + 1
      while following < end, source.tokens[following].depth > depth { following += 1 }
      if following < end {
        raw.append((text.dropLast(min(text.count, 2 + hashes)), next + 1..<following))
      } else {
        let closing = String(repeating: "\"", count: quotes) + String(repeating: "#", count: hashes)
        raw.append((text.hasSuffix(closing) ? text.dropLast(closing.count) : text, nil))
      }
      next = following
    }
    let indentation = isMultiline ? Self.indentation(raw.last?.text ?? "") : ""
    parts = []
    for (offset, piece) in raw.enumerated() {
      var text = piece.text
      if isMultiline {
        if offset == 0 { text = text.first?.isNewline == true ? text.dropFirst().without(indentation) : text }
        if offset == raw.count - 1, let line = text.lastIndex(where: \.isNewline),
          text[line...].allSatisfy(\.isWhitespace)
        {
          text = text[..<line]
        } else if offset == raw.count - 1, text.allSatisfy(\.isWhitespace), offset == 0 {
          text = ""
        }
      }
      let words = Self.unescaped(text, hashes: hashes, indentation: indentation)
      if !words.isEmpty { parts.append(.words(words)) }
      if let values = piece.values { parts.append(.value(values)) }
    }
  }

  /// The white space before the closing quotes on their line.
  private static func indentation(_ last: Substring) -> Substring {
    guard let line = last.lastIndex(where: \.isNewline) else { return "" }
    let blanks = last[last.index(after: line)...]
    return blanks.allSatisfy(\.isWhitespace) ? blanks : ""
  }

  private static func unescaped(_ raw: Substring, hashes: Int, indentation: Substring) -> String {
    let mark = "\\" + String(repeating: "#", count: hashes)
    var text = ""
    var rest = raw
    while let character = rest.first {
      if rest.hasPrefix(mark) {
        rest = rest.dropFirst(mark.count)
        guard let escaped = rest.popFirst() else { break }
        switch escaped {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "r": text.append("\r")
        case "0": break
        case "u":
          let digits = rest.dropFirst().prefix { $0 != "}" }
          if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) { text.unicodeScalars.append(scalar) }
          rest = rest.dropFirst(digits.count + 2)
        case _ where escaped.isNewline: rest = rest.without(indentation)
        case "\\", "\"", "'": text.append(escaped)
        default: text.append(escaped)
        }
        continue
      }
      text.append(character)
      rest = rest.dropFirst()
      if character.isNewline { rest = rest.without(indentation) }
    }
    return text
  }
}

extension Substring {
  fileprivate func without(_ prefix: Substring) -> Substring {
    !prefix.isEmpty && hasPrefix(prefix) ? dropFirst(prefix.count) : self
  }
}
