import SimScreen

/// Writes the difference between two frames for a terminal.
struct FrameWriter {
  private let theme: Theme
  private var last: Frame?

  init(theme: Theme) { self.theme = theme }

  /// The terminal commands that turn the last frame into this one; the first one clears the screen.
  mutating func text(for frame: Frame) -> String {
    var out = ""
    if last?.size != frame.size { last = nil }
    if last == nil { out += "\u{1B}[0m\u{1B}[2J" }
    for (index, row) in frame.rows.enumerated() {
      let before = last.flatMap { $0.rows.indices.contains(index) ? $0.rows[index] : nil } ?? Row()
      if before != row { out += text(from: before, to: row, at: index) }
    }
    if !out.isEmpty || last?.cursor != frame.cursor { out += Self.place(frame.cursor.row, frame.cursor.column) }
    last = frame
    return out
  }

  private func text(from before: Row, to row: Row, at index: Int) -> String {
    let old = TextRun.runs(of: before)
    let new = TextRun.runs(of: row)
    var kept = 0
    while kept < old.count, kept < new.count, old[kept] == new[kept] { kept += 1 }
    guard kept < new.count else {
      // The row only gets shorter.
      return Self.place(index, new.last.map { $0.column + $0.width } ?? 0) + "\u{1B}[K"
    }
    var rest = Array(new[kept...])
    if kept < old.count { rest[0].dropPrefix(common: old[kept]) }
    // The old text is cleared first: clearing after the last column might remove the new text's end.
    var out = Self.place(index, rest[0].column) + "\u{1B}[K"
    var style = ""
    var mustPlace = false
    for run in rest {
      if mustPlace { out += Self.place(index, run.column) }
      let codes = Self.codes(theme.appearance(of: run.style))
      if codes != style { out += codes.isEmpty ? "\u{1B}[0m" : "\u{1B}[0;\(codes)m" }
      style = codes
      out += run.text
      mustPlace = run.kind == .picture || run.kind == .joined || run.kind == .rightToLeft
    }
    return style.isEmpty ? out : out + "\u{1B}[0m"
  }

  private static func place(_ row: Int, _ column: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }

  /// The SGR parameters for an appearance; empty for the terminal's own.
  private static func codes(_ appearance: TextAppearance) -> String {
    var codes: [String] = []
    if appearance.isBold { codes.append("1") }
    if appearance.isDim { codes.append("2") }
    if appearance.isItalic { codes.append("3") }
    if appearance.isUnderlined { codes.append("4") }
    if appearance.isReversed { codes.append("7") }
    if let colour = appearance.foreground { codes.append(code(colour, base: 30)) }
    if let colour = appearance.background { codes.append(code(colour, base: 40)) }
    return codes.joined(separator: ";")
  }

  private static func code(_ colour: Colour, base: Int) -> String {
    switch colour {
    case .index(let index) where index < 8: "\(base + Int(index))"
    case .index(let index): "\(base + 8);5;\(index)"
    case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}

extension TextRun {
  /// Removes the common beginning of both, for kinds of text that can be cut.
  fileprivate mutating func dropPrefix(common other: TextRun) {
    guard kind == other.kind, style == other.style, column == other.column, kind == .narrow || kind == .wide else {
      return
    }
    let common = zip(text, other.text).prefix { $0 == $1 }.count
    guard common < text.count else { return }
    let columns = kind == .wide ? 2 * common : common
    text.removeFirst(common)
    column += columns
    width -= columns
  }
}
