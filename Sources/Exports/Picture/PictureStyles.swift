import SimScreen

/// The style sheet of a picture: a class for each style of the screen, in the colours of the theme.
enum PictureStyles {
  /// Monospaced fonts, and Chinese ones. No emoji font: it would also replace digits.
  private static let fonts =
    "ui-monospace,\"SF Mono\",Menlo,Consolas,\"DejaVu Sans Mono\",\"Noto Sans Mono\",\"Noto Sans Mono CJK SC\","
    + "\"Noto Sans CJK SC\",\"PingFang SC\",\"Microsoft YaHei\",monospace"

  /// The class of ideographs and similar characters.
  static let wide = "wide"

  /// - Parameters:
  ///   - styles: those in the picture.
  ///   - drawn: those with lines.
  ///   - theme: nil for both: light, or dark with the reader's settings.
  static func rules(for styles: Set<Style>, drawn: Set<Style>, theme: ExportOptions.Theme?) -> [String] {
    var rules = [
      ".sirisim text{font-family:\(fonts);font-size:\(PictureGeometry.fontSize)px;white-space:pre}",
      // An ideograph is as wide as its font is high: with this spacing it fills two cells.
      ".sirisim .\(wide){font-size:\(PictureGeometry.wideFontSize)px;"
        + "letter-spacing:\(2 * PictureGeometry.cellWidth - PictureGeometry.wideFontSize)px}",
      ".sirisim path{fill:none}",
    ]
    rules += Self.rules(for: styles, drawn: drawn, on: ExportColours(theme ?? .light))
    if theme == nil {
      rules +=
        ["@media(prefers-color-scheme:dark){"] + Self.rules(for: styles, drawn: drawn, on: ExportColours(.dark)) + ["}"]
    }
    return rules
  }

  /// Whether text of the style has a background of its own, in either theme.
  static func hasGround(_ style: Style) -> Bool { withGround.contains(style) }

  /// A picture asks for each of its pieces.
  private static let withGround = Set(
    [ExportOptions.Theme.light, .dark].flatMap { theme in
      let theme = ExportColours(theme).theme
      return Style.allCases.filter { style in
        let appearance = theme.appearance(of: style)
        return appearance.background != nil || appearance.isReversed
      }
    })

  private static func rules(for styles: Set<Style>, drawn: Set<Style>, on exportColours: ExportColours) -> [String] {
    var rules = [
      ".sirisim .paper{fill:\(exportColours.background);stroke:\(exportColours.edge)}",
      ".sirisim .edge{stroke:\(exportColours.edge)}",
      ".sirisim text{fill:\(exportColours.text)}",
      ".sirisim .cursor{fill:\(exportColours.text)}",
    ]
    for style in Style.allCases where styles.contains(style) {
      let appearance = exportColours.theme.appearance(of: style)
      let colours = colours(of: appearance, on: exportColours)
      var declarations: [String] = []
      if colours.text != exportColours.text { declarations.append("fill:\(colours.text)") }
      if appearance.isBold { declarations.append("font-weight:700") }
      if appearance.isItalic { declarations.append("font-style:italic") }
      if appearance.isUnderlined { declarations.append("text-decoration:underline") }
      if appearance.isDim { declarations.append("opacity:.68") }
      if !declarations.isEmpty {
        rules.append(".sirisim .\(style.rawValue){\(declarations.joined(separator: ";"))}")
      }
      if drawn.contains(style) {
        rules.append(
          ".sirisim path.\(style.rawValue){fill:none;stroke:\(colours.text);opacity:\(appearance.isDim ? ".45" : "1")}")
      }
      if hasGround(style) { rules.append(".sirisim .\(style.rawValue)-ground{fill:\(colours.ground)}") }
    }
    return rules
  }

  private static func colours(of appearance: TextAppearance, on exportColours: ExportColours) -> (
    text: String, ground: String
  ) {
    let text = appearance.foreground.map(exportColours.css) ?? exportColours.text
    let ground = appearance.background.map(exportColours.css) ?? exportColours.background
    return appearance.isReversed ? (ground, text) : (text, ground)
  }
}
