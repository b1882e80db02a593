/// Looks for all styles: attributes alone on a monochrome terminal, few colours on others.
///
/// Background and text stay the terminal's own. Colours only tell apart what position, marks and brackets tell apart too, and
/// are chosen so that they can be read on the background, or on light and dark ones where it isn't known.
public struct Theme: Hashable, Sendable {
  /// How many colours the terminal has.
  public var depth: ColourDepth
  /// Whether the terminal is dark or light, where it has said so.
  public var background: Background

  /// The theme for a terminal.
  public init(depth: ColourDepth, background: Background = .unknown) {
    self.depth = depth
    self.background = background
  }

  /// How a style is drawn on this terminal.
  public func look(of style: Style) -> Look {
    var look = Self.attributes(of: style, isMonochrome: depth == .monochrome)
    if let hue = Self.hue(of: style) {
      look.foreground = Palette(depth: depth, background: background).colour(of: hue)
      // On few colours grey is what dim is.
      if hue == .grey, look.foreground == nil { look.isDim = true }
    }
    return look
  }

  /// What a style looks like without colours, or beside them.
  private static func attributes(of style: Style, isMonochrome: Bool) -> Look {
    switch style {
    case .plain, .siri, .cardText, .edit, .overlay, .slotValue, .choice: Look()
    case .user, .userMark, .cardApp, .title, .choiceNumber, .prompt, .selected, .button: Look(isBold: true)
    case .slotName, .call: Look(isBold: isMonochrome)
    case .trace, .provenance, .runnerUp, .device, .cardBorder, .border, .editNote, .cardLabel, .hint, .notice,
      .place:
      Look(isDim: isMonochrome)
    case .error, .traceFailure, .callFailure: Look(isBold: true, isUnderlined: isMonochrome)
    case .pasted, .match: Look(isUnderlined: true)
    case .chosen, .chosenButton: Look(isBold: true, isReversed: true)
    case .currentMatch: Look(isUnderlined: true, isReversed: true)
    }
  }

  private static func hue(of style: Style) -> Hue? {
    switch style {
    case .plain, .user, .siri, .cardText, .edit, .overlay, .slotValue, .choice, .title, .chosen, .chosenButton, .pasted,
      .currentMatch:
      nil
    case .trace, .provenance, .runnerUp, .device, .cardBorder, .border, .editNote, .hint, .place, .cardLabel: .grey
    case .userMark, .prompt, .selected: .green
    case .choiceNumber, .button, .slotName: .cyan
    case .cardApp, .call: .blue
    case .notice, .match: .yellow
    case .error, .traceFailure, .callFailure: .red
    }
  }
}
