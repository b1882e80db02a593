import SimDiagnostics
import SimText

/// A turn under review, as lines of a terminal: before and after side by side where there is room, else stacked.
package struct ReviewPage: Hashable, Sendable {
  /// A piece of a line with one look.
  package struct Part: Hashable, Sendable {
    /// The kind of a piece.
    package enum Kind: Hashable, Sendable {
      /// The place, and the difference.
      case heading
      /// Neither the file's nor observed: a rule, a number, blanks.
      case frame
      /// The turn's opening.
      case opening
      /// What agrees.
      case same(ObservedLine.Kind)
      /// Only in the file.
      case before
      /// Only observed.
      case after
    }

    /// The kind of piece.
    package var kind: Kind
    /// Without control characters.
    package var text: String
  }

  /// From this width, before and after are side by side.
  package static let wideFrom = 100

  /// The lines, each as parts.
  package let lines: [[Part]]

  /// Lays a turn out.
  ///
  /// - Parameters:
  ///   - number: of the turn in the review, from 1.
  ///   - width: the terminal's columns.
  ///   - isStacked: whether before and after are one below the other in any case.
  package init(_ turn: ReviewedTurn, number: Int, of count: Int, width: Int, isStacked: Bool = false) {
    let width = max(width, 20)
    let file = turn.place.file ?? "transcript"
    let place = "\(file):\(turn.place.line)" + (turn.title.map { "  \($0)" } ?? "")
    var lines: [[Part]] = [[Part(kind: .frame, text: "\(number) of \(count)")]]
    func add(_ kind: Part.Kind, _ text: String) {
      lines += LineBreaking.lines(of: SafeText.oneLine(text), width: width).map { [Part(kind: kind, text: $0)] }
    }
    add(.heading, place)
    add(.heading, turn.message)
    lines.append([])
    add(.opening, turn.opening)
    let rows = AlignedRow.rows(turn.rows)
    lines += width >= Self.wideFrom && !isStacked ? Self.beside(rows, width) : Self.below(rows, width)
    self.lines = lines
  }

  private static let edge = " │ "
  /// The width of `- ` and `+ `.
  private static let mark = 2

  private static func beside(_ rows: [AlignedRow], _ width: Int) -> [[Part]] {
    let column = (width - DisplayWidth.of(edge)) / 2
    func half(_ text: AlignedRow.Line?, _ sign: String, _ changed: Part.Kind, _ row: AlignedRow) -> [Part] {
      text.map { line in
        line.broken(column - mark).enumerated().map { index, text in
          Part(
            kind: row.holds ? .same(row.kind) : changed, text: (index == 0 && !row.holds ? sign : "  ") + text)
        }
      } ?? []
    }
    func line(_ left: Part, _ right: Part?) -> [Part] {
      let blanks = String(repeating: " ", count: max(0, column - DisplayWidth.of(left.text)))
      return [left, Part(kind: .frame, text: blanks + (right == nil ? " │" : edge))] + (right.map { [$0] } ?? [])
    }
    var lines = [line(Part(kind: .frame, text: "  before"), Part(kind: .frame, text: "  after"))]
    for row in rows {
      let left = half(row.before, "- ", .before, row)
      let right = half(row.after, "+ ", .after, row)
      for index in 0..<max(left.count, right.count) {
        lines.append(
          line(
            index < left.count ? left[index] : Part(kind: .frame, text: ""), index < right.count ? right[index] : nil))
      }
    }
    return lines
  }

  private static func below(_ rows: [AlignedRow], _ width: Int) -> [[Part]] {
    var lines: [[Part]] = []
    /// What replaces several lines comes after them all.
    var came: [[Part]] = []
    for row in rows {
      func parts(_ line: AlignedRow.Line, _ sign: String, _ kind: Part.Kind) -> [[Part]] {
        line.broken(width - mark).enumerated().map { [Part(kind: kind, text: ($0 == 0 ? sign : "  ") + $1)] }
      }
      if row.holds {
        lines += came
        came = []
        if let line = row.after ?? row.before { lines += parts(line, "  ", .same(row.kind)) }
      } else {
        if let line = row.before { lines += parts(line, "- ", .before) }
        if let line = row.after { came += parts(line, "+ ", .after) }
      }
    }
    return lines + came
  }
}

/// A row whose cells are aligned with those of other rows.
private struct AlignedRow {
  struct Line {
    /// A card's label padded up to its text, with the mark before it.
    var label = ""
    var text: String

    /// Its broken lines; continuation lines are indented to the text.
    func broken(_ width: Int) -> [String] {
      let indent = DisplayWidth.of(label)
      guard indent > 0, indent <= width / 2 else {
        let lines = LineBreaking.lines(of: label + text, width: width - 2)
        return lines.isEmpty ? [""] : lines.enumerated().map { ($0 == 0 ? "" : "  ") + $1 }
      }
      let blanks = String(repeating: " ", count: indent)
      return LineBreaking.lines(of: text, width: width - indent).enumerated().map { ($0 == 0 ? label : blanks) + $1 }
    }
  }

  var kind: ObservedLine.Kind
  var before: Line?
  var after: Line?
  var holds: Bool

  static func rows(_ rows: [ReviewedTurn.Row]) -> [AlignedRow] {
    let split = rows.map { row in
      (before: row.before.map { line($0, row.kind) }, after: row.after.map { line($0, row.kind) })
    }
    let labels = split.flatMap { [$0.before?.label, $0.after?.label] }.compactMap { $0.map { DisplayWidth.of($0) } }
    let column = labels.max() ?? 0
    func padded(_ line: Line?) -> Line? {
      guard var line, !line.label.isEmpty else { return line }
      line.label += String(repeating: " ", count: column - DisplayWidth.of(line.label) + 2)
      return line
    }
    return zip(rows, split).map {
      AlignedRow(kind: $0.kind, before: padded($1.before), after: padded($1.after), holds: $0.holds)
    }
  }

  private static func line(_ text: String, _ kind: ObservedLine.Kind) -> Line {
    let safe = SafeText.oneLine(text)
    guard kind == .card else { return Line(text: safe) }
    let cells = cells(of: safe)
    // A row of buttons has no label.
    guard cells.count > 1, !cells[0].hasSuffix(")") else { return Line(text: safe) }
    return Line(label: cells[0], text: cells.dropFirst().joined(separator: "  "))
  }
}
