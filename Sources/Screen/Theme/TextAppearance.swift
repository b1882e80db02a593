/// How a piece of text is drawn. Without a colour, the terminal's own is used, so that light and dark ones both work.
package struct TextAppearance: Hashable, Sendable {
  /// The colour of the letters; nil for the terminal's own.
  package var foreground: Colour?
  /// The colour behind them; nil for the terminal's own.
  package var background: Colour?
  /// Heavier letters.
  package var isBold: Bool
  /// Fainter letters.
  package var isDim: Bool
  /// Slanted letters.
  package var isItalic: Bool
  /// A line beneath the letters.
  package var isUnderlined: Bool
  /// The two colours swapped.
  package var isReversed: Bool

  /// An appearance, by default the terminal's own.
  package init(
    foreground: Colour? = nil, background: Colour? = nil, isBold: Bool = false, isDim: Bool = false,
    isItalic: Bool = false, isUnderlined: Bool = false, isReversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }
}

/// A colour in the terms of terminals.
package enum Colour: Hashable, Sendable {
  /// A colour of the terminal's palette: 0 to 7 everywhere, up to 255 where it has so many.
  case index(UInt8)
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// How many colours a terminal can show.
package enum ColourDepth: String, Hashable, Sendable, CaseIterable {
  case monochrome, eight, palette256, direct
}

/// Whether the terminal's background is light or dark, where that is known.
package enum Background: String, Hashable, Sendable, CaseIterable {
  case light, dark, unknown
}
