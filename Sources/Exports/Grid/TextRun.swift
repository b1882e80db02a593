import SimScreen
import SimText

/// A piece of a row that can be placed at its column as a whole, in any font or terminal.
struct TextRun: Hashable {
  enum Kind: Hashable {
    /// Letters, digits and marks of one column each.
    case narrow
    /// Ideographs and their like, two columns each.
    case wide
    /// One character whose width differs among fonts and terminals: an emoji, an arrow.
    case picture
    /// Script that must be shaped as a whole.
    case joined
    /// The same, from right to left.
    case rightToLeft
    /// Box-drawing lines, which are drawn.
    case box
  }

  var kind: Kind
  var text: String
  var style: Style
  /// Counted from 0.
  var column: Int
  var width: Int

  /// The pieces of a row from left to right.
  static func runs(of row: Row) -> [TextRun] {
    var runs: [TextRun] = []
    var column = 0
    for span in row.spans {
      // Nearly every span: each byte is a letter of one column.
      if span.text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
        let count = span.text.utf8.count
        guard count > 0 else { continue }
        runs.append(TextRun(kind: .narrow, text: span.text, style: span.style, column: column, width: count))
        column += count
        continue
      }
      var open: TextRun?
      /// Spaces after right-to-left text: part of it if more follows.
      var spaces: TextRun?
      func close() {
        if let open { runs.append(open) }
        if let spaces { runs.append(spaces) }
        open = nil
        spaces = nil
      }
      for character in span.text {
        let width = DisplayWidth.of(character)
        guard let kind = Kind(character, width: width) else { continue }
        defer { column += width }
        let next = TextRun(kind: kind, text: String(character), style: span.style, column: column, width: width)
        if character == " ", open?.kind == .rightToLeft {
          if spaces == nil { spaces = next } else { spaces?.append(next) }
        } else if open?.kind == .rightToLeft, kind == .rightToLeft {
          if let between = spaces { open?.append(between) }
          spaces = nil
          open?.append(next)
        } else if open?.kind == kind, spaces == nil, kind != .picture {
          open?.append(next)
        } else {
          close()
          open = next
        }
      }
      close()
    }
    return runs
  }

  private mutating func append(_ other: TextRun) {
    text += other.text
    width += other.width
  }
}

extension TextRun.Kind {
  /// Nil for an invisible character.
  fileprivate init?(_ character: Character, width: Int) {
    guard width > 0, let first = character.unicodeScalars.first else { return nil }
    switch first.value {
    case 0x20..<0x7F: self = character.unicodeScalars.count == 1 ? .narrow : width == 1 ? .narrow : .picture
    case 0x2500...0x257F: self = BoxArms(character) == nil ? .picture : .box
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: self = .rightToLeft
    case 0xA0..<0x590, 0x1E00..<0x2030: self = width == 1 ? .narrow : .joined
    case 0x2030..<0x2E80: self = .picture
    default:
      let isPicture = first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}")
      if isPicture {
        self = .picture
      } else {
        self = width == 2 && character.unicodeScalars.count == 1 ? .wide : .joined
      }
    }
  }
}
