import SimScreen
import SimShown
import SimText

/// The conversation as an animated SVG: the screen while it is typed and answered, at a demo's pace.
///
/// A reader who wants no motion, or whose viewer doesn't support it, sees its end. Each row is in the file once per
/// version, and a style sheet says when it is visible; it has no scripts.
struct MovingPicture {
  private(set) var text: String

  /// How long the end is shown before it starts over, in milliseconds.
  private static let atTheEnd = 3_000

  /// A row that is visible for a time.
  private struct Shown {
    var row: Int
    var content: Row
    /// The column of the cursor; nil where it is in another row.
    var cursor: Int?
  }

  private struct Span: Hashable, Comparable {
    var start: Int
    var end: Int

    static func < (a: Span, b: Span) -> Bool { (a.start, a.end) < (b.start, b.end) }
  }

  init(_ screenplay: Screenplay, _ options: ExportOptions, _ progress: ExportProgress) {
    let size = ScreenSize(columns: options.screenColumns, rows: Cast.rows)
    let frames = Self.frames(of: screenplay, size, options, progress)
    let length = (frames.last?.time ?? 0) + Self.atTheEnd
    let spans = Self.spans(of: frames, rows: size.rows, length: length)
    let geometry = PictureGeometry(columns: size.columns, rows: size.rows, heading: 0)
    let runs = spans.values.joined().flatMap { TextRun.runs(of: $0.content) }
    var lines = Picture.opening(of: screenplay, geometry)
    lines += ["<style>"]
    lines += PictureStyles.rules(
      for: Set(runs.map(\.style)), drawn: Set(runs.filter { $0.kind == .box }.map(\.style)), theme: options.theme)
    lines += [".sirisim .f{visibility:hidden}", ".sirisim .still{visibility:visible}"]
    let ordered = spans.sorted { $0.key < $1.key }
    lines.append("@media(prefers-reduced-motion:no-preference){")
    for (index, (span, _)) in ordered.enumerated() where span.start > 0 || span.end < length {
      lines.append(Self.keyframes("k\(index)", span, length))
      lines.append(".sirisim .k\(index){animation:k\(index) \(Self.decimal(length, 1_000))s step-end infinite}")
    }
    lines += ["}", "</style>", Picture.paper(geometry)]
    for (index, (span, rows)) in ordered.enumerated() {
      let still = span.end == length ? " still" : ""
      lines.append("<g class=\"f k\(index)\(still)\" xml:space=\"preserve\">")
      var all = Array(repeating: [TextRun](), count: size.rows)
      for shown in rows { all[shown.row] = TextRun.runs(of: shown.content) }
      lines += Picture.grounds(all, geometry)
      lines += PictureBoxes.paths(all, geometry)
      for (row, runs) in all.enumerated() where !runs.isEmpty { lines += Picture.texts(runs, row: row, geometry) }
      for shown in rows {
        guard let column = shown.cursor else { continue }
        lines.append(
          "<rect class=\"cursor\" x=\"\(geometry.x(of: column))\" y=\"\(geometry.top(of: shown.row) + 2)\" width=\"2\""
            + " height=\"\(PictureGeometry.rowHeight - 4)\"/>")
      }
      lines.append("</g>")
    }
    lines.append("</svg>")
    text = lines.joined(separator: "\n") + "\n"
  }

  /// The screens, each with its time in milliseconds.
  private static func frames(
    of screenplay: Screenplay, _ size: ScreenSize, _ options: ExportOptions, _ progress: ExportProgress
  ) -> [(time: Int, frame: Frame)] {
    var state = ScreenState(size: size)
    state.interface = screenplay.interface
    state.keys = []
    if !options.showsInspector { state.hideInspector() }
    var frames: [(time: Int, frame: Frame)] = []
    var time = 0
    let steps = screenplay.steps()
    for (number, step) in steps.enumerated() {
      progress(number, steps.count)
      time += step.delay
      state.play(step, of: screenplay, showsTrace: options.showsTrace)
      let frame = state.frame()
      if frames.last?.time == time { frames.removeLast() }
      if frames.last?.frame != frame { frames.append((time, frame)) }
    }
    return frames
  }

  /// Which rows are visible from when to when.
  private static func spans(
    of frames: [(time: Int, frame: Frame)], rows: Int, length: Int
  ) -> [Span: [Shown]] {
    var spans: [Span: [Shown]] = [:]
    for row in 0..<rows {
      var open: (start: Int, shown: Shown)?
      func close(at end: Int) {
        guard let open, end > open.start, !open.shown.content.spans.isEmpty || open.shown.cursor != nil else { return }
        spans[Span(start: open.start, end: end), default: []].append(open.shown)
      }
      for (time, frame) in frames {
        let content = frame.rows.indices.contains(row) ? frame.rows[row] : Row()
        let cursor = frame.cursor.row == row ? frame.cursor.column : nil
        if let open, open.shown.content == content, open.shown.cursor == cursor { continue }
        close(at: time)
        open = (time, Shown(row: row, content: content, cursor: cursor))
      }
      close(at: length)
    }
    return spans
  }

  private static func keyframes(_ name: String, _ span: Span, _ length: Int) -> String {
    var steps: [String] = []
    if span.start > 0 { steps.append("0%{visibility:hidden}") }
    steps.append("\(decimal(span.start * 100, length))%{visibility:visible}")
    if span.end < length { steps.append("\(decimal(span.end * 100, length))%{visibility:hidden}") }
    return "@keyframes \(name){\(steps.joined())}"
  }

  /// A quotient with three decimals, in CSS's format.
  private static func decimal(_ number: Int, _ divisor: Int) -> String {
    let thousandths = (number * 1_000 + divisor / 2) / max(divisor, 1)
    let rest = String(thousandths % 1_000)
    return "\(thousandths / 1_000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
