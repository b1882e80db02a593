import SimScreen
import SimShown
import SimText

/// The conversation as an SVG: its screen with real text, as high as the conversation is long.
///
/// Each piece of text has its own position and length, so that columns are aligned in any font.
struct Picture {
  private(set) var text: String

  init(_ screenplay: Screenplay, _ options: ExportOptions, _ progress: ExportProgress) {
    let columns = options.screenColumns
    self.init(
      rows: ConversationRows.rows(of: screenplay, columns: columns, options), columns: columns,
      heading: screenplay.title, locale: screenplay.locale, name: Self.name(of: screenplay),
      spoken: Self.spoken(screenplay), theme: options.theme, progress: progress)
  }

  /// - Parameters:
  ///   - heading: the text above the rows; empty for none.
  ///   - name: the picture's name.
  ///   - spoken: its alternative text, line by line.
  init(
    rows: [Row], columns: Int, heading: String, locale: String, name: String, spoken: [String],
    theme: ExportOptions.Theme?, progress: ExportProgress = { _, _ in }
  ) {
    let runs = rows.enumerated().map { number, row in
      progress(number, 2 * rows.count)
      return TextRun.runs(of: row)
    }
    let geometry = PictureGeometry(columns: columns, rows: rows.count, heading: heading.isEmpty ? 0 : 42)
    let styles = Set(runs.joined().map(\.style)).union([.title])
    let drawn = Set(runs.joined().filter { $0.kind == .box }.map(\.style))
    var lines = Self.opening(geometry, locale: locale, name: name, spoken: spoken)
    lines += ["<style>"] + PictureStyles.rules(for: styles, drawn: drawn, theme: theme) + ["</style>"]
    lines.append(Self.paper(geometry))
    lines += Self.heading(heading, geometry)
    lines += Self.grounds(runs, geometry)
    lines += PictureBoxes.paths(runs, geometry)
    lines.append("<g xml:space=\"preserve\">")
    for (row, runs) in runs.enumerated() {
      progress(rows.count + row, 2 * rows.count)
      lines += Self.texts(runs, row: row, geometry)
    }
    lines += ["</g>", "</svg>"]
    text = lines.joined(separator: "\n") + "\n"
  }

  /// The beginning of the file, with its alternative text.
  static func opening(of screenplay: Screenplay, _ geometry: PictureGeometry) -> [String] {
    opening(geometry, locale: screenplay.locale, name: name(of: screenplay), spoken: spoken(screenplay))
  }

  private static func opening(
    _ geometry: PictureGeometry, locale: String, name: String, spoken: [String]
  ) -> [String] {
    [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sirisim\" role=\"img\""
        + Markup.attribute("xml:lang", locale)
        + " viewBox=\"0 0 \(geometry.width) \(geometry.height)\" width=\"\(geometry.width)\" height=\"\(geometry.height)\">",
      "<title>\(Markup.escaped(name))</title>",
      "<desc>" + spoken.map(Markup.escaped).joined(separator: "\n") + "</desc>",
    ]
  }

  static func paper(_ geometry: PictureGeometry) -> String {
    "<rect class=\"paper\" x=\"0.5\" y=\"0.5\" width=\"\(geometry.width - 1)\" height=\"\(geometry.height - 1)\""
      + " rx=\"10\"/>"
  }

  /// The conversation as alternative text, without the trace.
  private static func spoken(_ screenplay: Screenplay) -> [String] {
    screenplay.chapters.flatMap { chapter in
      let title = chapter.title.map { [SpokenLines.line(ofTitle: $0, isChapter: true)] } ?? []
      return title
        + chapter.scenes.flatMap { scene in
          let typed = DocumentBlock(of: scene.entry)?.spoken.map { [$0] } ?? []
          return typed + SpokenLines.lines(of: scene.entry.contents, showsTrace: false)
        }
    }
  }

  private static func name(of screenplay: Screenplay) -> String {
    screenplay.title.isEmpty ? "A conversation with Siri" : SafeText.cell(screenplay.title)
  }

  private static func heading(_ title: String, _ geometry: PictureGeometry) -> [String] {
    guard let line = LineBreaking.lines(of: SafeText.cell(title), width: geometry.columns - 2).first else { return [] }
    let isCut = DisplayWidth.of(line) < DisplayWidth.of(SafeText.cell(title))
    let row = Row([Span(" " + line + (isCut ? "…" : ""), .title)])
    return [
      "<path class=\"edge\" d=\"M1 \(geometry.heading - 1).5H\(geometry.width - 1)\"/>", "<g xml:space=\"preserve\">",
    ]
      + texts(TextRun.runs(of: row), baseline: geometry.heading - 14, geometry) + ["</g>"]
  }

  static func texts(_ runs: [TextRun], row: Int, _ geometry: PictureGeometry) -> [String] {
    texts(runs, baseline: geometry.baseline(of: row), geometry)
  }

  /// The text of a row, from its first visible character to its last.
  ///
  /// Right-to-left text is separate, so that it doesn't reorder anything next to it.
  private static func texts(_ runs: [TextRun], baseline: Int, _ geometry: PictureGeometry) -> [String] {
    let written = runs.filter { $0.kind != .box }
    guard let first = written.firstIndex(where: { !$0.isBlank }), let last = written.lastIndex(where: { !$0.isBlank })
    else { return [] }
    var lines: [String] = []
    var line = ""
    func close() {
      if !line.isEmpty { lines.append("<text y=\"\(baseline)\">\(line)</text>") }
      line = ""
    }
    for run in written[first...last] {
      if run.kind == .rightToLeft { close() }
      line += span(run, geometry)
      if run.kind == .rightToLeft { close() }
    }
    close()
    return lines
  }

  private static func span(_ run: TextRun, _ geometry: PictureGeometry) -> String {
    var classes = run.style == .plain ? [] : [run.style.rawValue]
    if run.kind == .wide { classes.append(PictureStyles.wide) }
    var attributes = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    attributes += " x=\"\(geometry.x(of: run.column))\" textLength=\"\(geometry.length(of: run.width))\""
    switch run.kind {
    case .narrow, .wide, .box: break
    // Their glyphs are stretched to fit: extra spacing would tear them apart.
    case .picture, .joined: attributes += " lengthAdjust=\"spacingAndGlyphs\""
    case .rightToLeft: attributes += " lengthAdjust=\"spacingAndGlyphs\" direction=\"ltr\" unicode-bidi=\"embed\""
    }
    return "<tspan\(attributes)>\(Markup.escaped(run.text))</tspan>"
  }

  /// The rectangles behind text that has a background or is reversed.
  static func grounds(_ runs: [[TextRun]], _ geometry: PictureGeometry) -> [String] {
    runs.enumerated().flatMap { row, runs in
      runs.filter { PictureStyles.hasGround($0.style) }.map { run in
        "<rect class=\"\(run.style.rawValue)-ground\" x=\"\(geometry.x(of: run.column))\" y=\"\(geometry.top(of: row))\""
          + " width=\"\(geometry.length(of: run.width))\" height=\"\(PictureGeometry.rowHeight)\"/>"
      }
    }
  }
}

extension TextRun {
  fileprivate var isBlank: Bool {
    text.utf8.allSatisfy { $0 == UInt8(ascii: " ") } && !PictureStyles.hasGround(style)
  }
}
