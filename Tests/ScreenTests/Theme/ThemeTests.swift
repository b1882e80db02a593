import SimScreen
import Testing

struct ThemeTests {
  private static let themes = ColourDepth.allCases.flatMap { depth in
    Background.allCases.map { Theme(depth: depth, background: $0) }
  }

  /// Running text, and what position alone tells apart.
  private static let plain: Set<Style> = [.plain, .siri, .cardText, .edit, .overlay, .slotValue, .choice]

  @Test(arguments: themes) func whatStandsOutLooksUnlikeRunningText(theme: Theme) {
    for style in Style.allCases where !Self.plain.contains(style) {
      #expect(theme.appearance(of: style) != theme.appearance(of: .plain), "\(style) in \(theme)")
    }
  }

  @Test(arguments: themes) func runningTextIsTheTerminalsOwn(theme: Theme) {
    for style in Self.plain { #expect(theme.appearance(of: style) == TextAppearance(), "\(style) in \(theme)") }
  }

  /// Pairs that stand side by side and mean different things.
  @Test(
    arguments: themes,
    [
      (Style.chosen, Style.choice), (.chosenButton, .button), (.match, .currentMatch), (.match, .siri), (.match, .user),
      (.trace, .traceFailure), (.trace, .siri), (.user, .siri), (.notice, .error), (.cardLabel, .cardText),
      (.call, .callFailure), (.slotName, .slotValue), (.slotValue, .provenance), (.pasted, .edit), (.hint, .siri),
      (.choiceNumber, .choice), (.button, .cardText),
    ])
  func neighboursLookDifferent(theme: Theme, pair: (Style, Style)) {
    #expect(theme.appearance(of: pair.0) != theme.appearance(of: pair.1), "\(pair) in \(theme)")
  }

  @Test func noThemePaintsABackground() {
    for theme in Self.themes {
      for style in Style.allCases { #expect(theme.appearance(of: style).background == nil, "\(style) in \(theme)") }
    }
  }

  @Test func aMonochromeTerminalGetsNoColour() {
    for background in Background.allCases {
      let theme = Theme(depth: .monochrome, background: background)
      for style in Style.allCases { #expect(theme.appearance(of: style).foreground == nil, "\(style)") }
    }
  }

  @Test func eightColoursAreEight() {
    for background in Background.allCases {
      let theme = Theme(depth: .eight, background: background)
      for style in Style.allCases {
        if case .index(let index)? = theme.appearance(of: style).foreground {
          #expect((1...6).contains(index), "\(style)")
        }
      }
    }
  }

  /// 4.5 to 1 is what the accessibility guidelines for the web ask of text; where the background isn't known, 3 to 1 on both
  /// black and white is near what any colour can reach.
  @Test(arguments: [ColourDepth.palette256, .direct], Background.allCases)
  func coloursCanBeRead(depth: ColourDepth, background: Background) {
    let theme = Theme(depth: depth, background: background)
    let grounds: [(Colour, Double)] =
      switch background {
      case .light: [(.index(231), 4.5)]
      case .dark: [(.index(235), 4.5)]
      case .unknown: [(.index(231), 3), (.index(16), 3)]
      }
    for style in Style.allCases {
      guard let colour = theme.appearance(of: style).foreground else { continue }
      for (ground, least) in grounds {
        let contrast = Luminance.contrast(colour, ground)
        #expect(contrast >= least, "\(style) \(colour) on \(ground): \(contrast)")
      }
    }
  }
}
