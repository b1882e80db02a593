/// Looks for all styles: attributes alone on a monochrome terminal, few colours on others.
///
/// Background and text stay the terminal's own. Colours only tell apart what position, marks and brackets tell apart too, and
/// are chosen so that they can be read on the background, or on light and dark ones where it isn't known.
package struct Theme: Hashable, Sendable {
  /// How many colours the terminal has.
  package var depth: ColourDepth
  /// Whether the terminal is dark or light, where it has said so.
  package var background: Background

  /// The theme for a terminal.
  package init(depth: ColourDepth, background: Background = .unknown) {
    self.depth = depth
    self.background = background
  }

  /// How a style is drawn on this terminal.
  package func appearance(of style: Style) -> TextAppearance {
    var appearance = Self.attributes(of: style, isMonochrome: depth == .monochrome)
    if let hue = Self.hue(of: style) {
      appearance.foreground = Palette(depth: depth, background: background).colour(of: hue)
      // On few colours grey is what dim is.
      if hue == .grey, appearance.foreground == nil { appearance.isDim = true }
    }
    return appearance
  }

  /// What a style looks like without colours, or beside them.
  private static func attributes(of style: Style, isMonochrome: Bool) -> TextAppearance {
    switch style {
    case .plain, .siri, .cardText, .edit, .overlay, .slotValue, .choice: TextAppearance()
    case .user, .userMark, .cardApp, .title, .choiceNumber, .prompt, .selected, .button, .keyName:
      TextAppearance(isBold: true)
    case .slotName, .call: TextAppearance(isBold: isMonochrome)
    case .trace, .provenance, .runnerUp, .device, .cardBorder, .border, .editNote, .cardLabel, .hint, .notice,
      .place:
      TextAppearance(isDim: isMonochrome)
    case .error, .traceFailure, .callFailure: TextAppearance(isBold: true, isUnderlined: isMonochrome)
    case .pasted, .match: TextAppearance(isUnderlined: true)
    case .chosen, .chosenButton: TextAppearance(isBold: true, isReversed: true)
    case .currentMatch: TextAppearance(isUnderlined: true, isReversed: true)
    }
  }

  private static func hue(of style: Style) -> Hue? {
    switch style {
    case .plain, .user, .siri, .cardText, .edit, .overlay, .slotValue, .choice, .title, .chosen, .chosenButton, .pasted,
      .currentMatch:
      nil
    case .trace, .provenance, .runnerUp, .device, .cardBorder, .border, .editNote, .hint, .place, .cardLabel: .grey
    case .userMark, .prompt, .selected: .green
    case .choiceNumber, .button, .slotName, .keyName: .cyan
    case .cardApp, .call: .blue
    case .notice, .match: .yellow
    case .error, .traceFailure, .callFailure: .red
    }
  }
}
