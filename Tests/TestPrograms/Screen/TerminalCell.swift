/// A cell of a terminal's screen.
public struct TerminalCell: Hashable, Sendable {
  /// A user-perceived character; a blank where nothing stands; empty for the second half of a wide one.
  public var text: String
  public var appearance: CellAppearance

  public init(_ text: String = " ", appearance: CellAppearance = CellAppearance()) {
    self.text = text
    self.appearance = appearance
  }

  var isSecondHalf: Bool { text.isEmpty }
}

/// How a cell looks: what SGR says (ECMA-48 8.3.117).
public struct CellAppearance: Hashable, Sendable {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    public static let italic = Attributes(rawValue: 4)
    public static let underline = Attributes(rawValue: 8)
    public static let blink = Attributes(rawValue: 16)
    public static let reverse = Attributes(rawValue: 32)
    public static let hidden = Attributes(rawValue: 64)
    public static let struck = Attributes(rawValue: 128)
  }

  public enum Colour: Hashable, Sendable {
    /// The terminal's own.
    case standard
    /// 0 to 7, bright from 8 to 15, 256 in all.
    case indexed(Int)
    case rgb(Int, Int, Int)
  }

  public var attributes: Attributes = []
  public var foreground = Colour.standard
  public var background = Colour.standard

  public init() {}

  public var isPlain: Bool { self == CellAppearance() }
  public var hasColour: Bool { foreground != .standard || background != .standard }

  /// What an erased cell keeps: xterm erases with the current background.
  var erased: CellAppearance {
    var appearance = CellAppearance()
    appearance.background = background
    return appearance
  }
}
