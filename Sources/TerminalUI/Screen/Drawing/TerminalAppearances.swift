import CNcurses
import SimScreen
import SimShown

/// The theme's appearances in the terminal's terms: attributes and a colour pair for ncurses, and bytes for painting.
///
/// Made when a style is first drawn.
struct TerminalAppearances {
  struct Entry {
    var attributes: attr_t
    var pair: Int32
    /// The bytes that turn the appearance on, from plain.
    var bytes: String
  }

  let theme: Theme
  // Few, so a search is faster than a table.
  private var entries: [(style: Style, entry: Entry)] = []
  private var pairs: [Pair] = []
  private struct Pair: Equatable { var foreground: Int32, background: Int32 }

  init(theme: Theme) { self.theme = theme }

  mutating func entry(of style: Style) -> Entry {
    if let found = entries.first(where: { $0.style == style }) { return found.entry }
    let entry = make(theme.appearance(of: style))
    entries.append((style, entry))
    return entry
  }

  private mutating func make(_ appearance: TextAppearance) -> Entry {
    var attributes: attr_t = 0
    var bytes = ""
    func add(_ isOn: Bool, _ attribute: attr_t, _ capability: String) {
      guard isOn else { return }
      attributes |= attribute
      bytes += Capability.string(capability) ?? ""
    }
    add(appearance.isBold, cn_bold(), "bold")
    add(appearance.isDim, cn_dim(), "dim")
    add(appearance.isItalic, cn_italic(), "sitm")
    add(appearance.isUnderlined, cn_underline(), "smul")
    add(appearance.isReversed, cn_reverse(), "rev")
    var pair: Int32 = 0
    if theme.depth != .monochrome, appearance.foreground != nil || appearance.background != nil {
      let colours = Pair(foreground: number(of: appearance.foreground), background: number(of: appearance.background))
      pair = self.pair(of: colours)
      if pair != 0, colours.foreground >= 0 { bytes += Capability.string("setaf", Int(colours.foreground)) ?? "" }
      if pair != 0, colours.background >= 0 { bytes += Capability.string("setab", Int(colours.background)) ?? "" }
    }
    return Entry(attributes: attributes, pair: pair, bytes: bytes)
  }

  /// 0, the terminal's own colours, when there is no room for another pair.
  private mutating func pair(of colours: Pair) -> Int32 {
    if let index = pairs.firstIndex(of: colours) { return Int32(index + 1) }
    let next = Int32(pairs.count + 1)
    guard next < cn_colour_pairs(), init_extended_pair(next, colours.foreground, colours.background) == OK else {
      return 0
    }
    pairs.append(colours)
    return next
  }

  /// -1 is the terminal's own colour.
  private func number(of colour: Colour?) -> Int32 {
    switch colour {
    case nil: -1
    case .index(let index):
      // A terminal with direct colours takes the first eight from its palette; other numbers are mixtures.
      theme.depth == .direct && index > 7 ? Self.mixture(Self.palette(index)) : Int32(index)
    case .rgb(let red, let green, let blue): Self.mixture((red, green, blue))
    }
  }

  private static func mixture(_ parts: (UInt8, UInt8, UInt8)) -> Int32 {
    let value = Int32(parts.0) << 16 | Int32(parts.1) << 8 | Int32(parts.2)
    // The darkest blues would be palette numbers.
    return value < 8 ? 0 : value
  }

  /// xterm's palette of 256 colours: 16 names, a cube of six steps, 24 greys.
  private static func palette(_ index: UInt8) -> (UInt8, UInt8, UInt8) {
    switch index {
    case 0..<16:
      let level: UInt8 = index == 7 ? 229 : index < 8 ? 205 : 255
      if index == 8 { return (127, 127, 127) }
      return (index & 1 != 0 ? level : 0, index & 2 != 0 ? level : 0, index & 4 != 0 ? level : 0)
    case 16..<232:
      let cube = index - 16
      func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
      return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
    default:
      let grey = 8 + 10 * (index - 232)
      return (grey, grey, grey)
    }
  }
}

/// Capabilities in the terminal's description.
enum Capability {
  /// The bytes of a capability without parameters, without timings; nil where the terminal doesn't have it.
  static func string(_ name: String) -> String? {
    guard let value = cn_string(name) else { return nil }
    return untimed(String(cString: value))
  }

  /// The bytes of a capability with one or two numbers.
  static func string(_ name: String, _ first: Int, _ second: Int = 0) -> String? {
    guard let format = cn_string(name), let value = cn_with_numbers(format, first, second) else { return nil }
    return untimed(String(cString: value))
  }

  /// `$<100/>` asks for a delay on slow terminals.
  private static func untimed(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var kept = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "$<"), let end = rest[start.upperBound...].firstIndex(of: ">") {
      kept += rest[..<start.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return kept + rest
  }
}
