/// Looks for all styles: attributes alone on a monochrome terminal, few colours on others, chosen so that they can be read.
public struct Theme: Hashable, Sendable {
  public var depth: ColourDepth
  public var background: Background

  public init(depth: ColourDepth, background: Background = .unknown) {
    self.depth = depth
    self.background = background
  }

  public func look(of style: Style) -> Look {
    switch style {
    case .plain, .siri, .cardText, .edit, .overlay: Look()
    case .user, .userMark, .prompt, .title, .cardApp: Look(isBold: true)
    case .trace, .border, .cardBorder, .provenance, .place, .runnerUp, .device, .editNote: Look(isDim: true)
    case .chosen, .chosenButton, .currentMatch, .selected: Look(isReversed: true)
    case .error, .traceFailure, .callFailure, .match, .pasted: Look(isUnderlined: true)
    default: Look(isBold: true)
    }
  }
}
