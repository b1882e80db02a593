/// Appearances for all styles: only attributes on a monochrome terminal, few colours on others.
///
/// Background and text keep the terminal's colours. Colours only distinguish what position, marks and brackets
/// distinguish too, and are readable on the background, or on both light and dark ones where it isn't known.
package struct Theme: Hashable, Sendable {
  /// How many colours the terminal has.
  package var depth: ColourDepth
  /// Whether the terminal is dark or light, if it has reported that.
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
      // With few colours, dim replaces grey.
      if hue == .grey, appearance.foreground == nil { appearance.isDim = true }
    }
    return appearance
  }

  /// The attributes of a style, with or without colours.
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
