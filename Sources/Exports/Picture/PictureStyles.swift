import SimScreen

/// The style sheet of a picture: a class for each style of the screen, in the colours of the theme.
enum PictureStyles {
  /// Fonts whose letters are all of one width, and those of Chinese. No font of emoji: it would bring digits along.
  private static let fonts =
    "ui-monospace,\"SF Mono\",Menlo,Consolas,\"DejaVu Sans Mono\",\"Noto Sans Mono\",\"Noto Sans Mono CJK SC\","
    + "\"Noto Sans CJK SC\",\"PingFang SC\",\"Microsoft YaHei\",monospace"

  /// The class of ideographs and their like.
  static let wide = "wide"

  /// - Parameters:
  ///   - styles: those that the picture has.
  ///   - drawn: those of which lines are drawn.
  ///   - theme: nil for both: light, and dark where the reader's settings say so.
  static func rules(for styles: Set<Style>, drawn: Set<Style>, theme: ExportOptions.Theme?) -> [String] {
    var rules = [
      ".sirisim text{font-family:\(fonts);font-size:\(PictureGeometry.fontSize)px;white-space:pre}",
      // An ideograph is as wide as its font is high: with this space after it, it fills two cells.
      ".sirisim .\(wide){font-size:\(PictureGeometry.wideFontSize)px;"
        + "letter-spacing:\(2 * PictureGeometry.cellWidth - PictureGeometry.wideFontSize)px}",
      ".sirisim path{fill:none}",
    ]
    rules += Self.rules(for: styles, drawn: drawn, on: Paper(theme ?? .light))
    if theme == nil {
      rules += ["@media(prefers-color-scheme:dark){"] + Self.rules(for: styles, drawn: drawn, on: Paper(.dark)) + ["}"]
    }
    return rules
  }

  /// Whether text of the style has a background of its own, in either theme.
  static func hasGround(_ style: Style) -> Bool {
    [ExportOptions.Theme.light, .dark].contains { theme in
      let look = Paper(theme).theme.look(of: style)
      return look.background != nil || look.isReversed
    }
  }

  private static func rules(for styles: Set<Style>, drawn: Set<Style>, on paper: Paper) -> [String] {
    var rules = [
      ".sirisim .paper{fill:\(paper.background);stroke:\(paper.edge)}",
      ".sirisim .edge{stroke:\(paper.edge)}",
      ".sirisim text{fill:\(paper.text)}",
    ]
    for style in Style.allCases where styles.contains(style) {
      let look = paper.theme.look(of: style)
      let colours = colours(of: look, on: paper)
      var declarations: [String] = []
      if colours.text != paper.text { declarations.append("fill:\(colours.text)") }
      if look.isBold { declarations.append("font-weight:700") }
      if look.isItalic { declarations.append("font-style:italic") }
      if look.isUnderlined { declarations.append("text-decoration:underline") }
      if look.isDim { declarations.append("opacity:.68") }
      if !declarations.isEmpty {
        rules.append(".sirisim .\(style.rawValue){\(declarations.joined(separator: ";"))}")
      }
      if drawn.contains(style) {
        rules.append(
          ".sirisim path.\(style.rawValue){fill:none;stroke:\(colours.text);opacity:\(look.isDim ? ".45" : "1")}")
      }
      if hasGround(style) { rules.append(".sirisim .\(style.rawValue)-ground{fill:\(colours.ground)}") }
    }
    return rules
  }

  private static func colours(of look: Look, on paper: Paper) -> (text: String, ground: String) {
    let text = look.foreground.map(paper.css) ?? paper.text
    let ground = look.background.map(paper.css) ?? paper.background
    return look.isReversed ? (ground, text) : (text, ground)
  }
}
