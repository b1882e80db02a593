/// A cell of a terminal's screen.
package struct TerminalCell: Hashable, Sendable {
  /// A user-perceived character; a blank where nothing stands; empty for the second half of a wide one.
  package var text: String
  package var appearance: CellAppearance

  package init(_ text: String = " ", appearance: CellAppearance = CellAppearance()) {
    self.text = text
    self.appearance = appearance
  }

  var isSecondHalf: Bool { text.isEmpty }
}

/// How a cell looks: what SGR says (ECMA-48 8.3.117).
package struct CellAppearance: Hashable, Sendable {
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let italic = Attributes(rawValue: 4)
    package static let underline = Attributes(rawValue: 8)
    package static let blink = Attributes(rawValue: 16)
    package static let reverse = Attributes(rawValue: 32)
    package static let hidden = Attributes(rawValue: 64)
    package static let struck = Attributes(rawValue: 128)
  }

  package enum Colour: Hashable, Sendable {
    /// The terminal's own.
    case standard
    /// 0 to 7, bright from 8 to 15, 256 in all.
    case indexed(Int)
    case rgb(Int, Int, Int)
  }

  package var attributes: Attributes = []
  package var foreground = Colour.standard
  package var background = Colour.standard

  package init() {}

  package var isPlain: Bool { self == CellAppearance() }
  package var hasColour: Bool { foreground != .standard || background != .standard }

  /// What an erased cell keeps: xterm erases with the current background.
  var erased: CellAppearance {
    var appearance = CellAppearance()
    appearance.background = background
    return appearance
  }
}
