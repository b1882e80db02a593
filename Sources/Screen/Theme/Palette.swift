/// The purpose of a colour, independent of the available colours.
enum Hue: Hashable, Sendable, CaseIterable {
  case grey, red, green, yellow, blue, cyan
}

/// The terminal's colours that are readable on its background.
struct Palette {
  var depth: ColourDepth
  var background: Background

  /// Nil for the terminal's own colour.
  func colour(of hue: Hue) -> Colour? {
    switch depth {
    case .monochrome: nil
    case .eight: eight(hue)
    case .palette256: .index(indices(hue))
    case .direct: components(hue)
    }
  }

  /// Terminal themes usually make these eight readable on their background. The exceptions are yellow on white and dark
  /// blue on black, so neither is used where the background isn't known.
  private func eight(_ hue: Hue) -> Colour? {
    switch hue {
    case .grey: nil
    case .red: .index(1)
    case .green: .index(2)
    case .yellow: .index(background == .dark ? 3 : 5)
    case .blue: .index(background == .light ? 4 : 6)
    case .cyan: .index(background == .light ? 4 : 6)
    }
  }

  /// From the cube and the greys, which no theme changes.
  private func indices(_ hue: Hue) -> UInt8 {
    switch (hue, background) {
    case (.grey, .light): 241
    case (.grey, .dark): 247
    case (.grey, .unknown): 243
    case (.red, .light): 124
    case (.red, .dark): 210
    case (.red, .unknown): 167
    case (.green, .light): 22
    case (.green, .dark): 114
    case (.green, .unknown): 65
    case (.yellow, .light): 94
    case (.yellow, .dark): 179
    case (.yellow, .unknown): 130
    case (.blue, .light): 25
    case (.blue, .dark): 111
    case (.blue, .unknown): 68
    case (.cyan, .light): 23
    case (.cyan, .dark): 80
    case (.cyan, .unknown): 31
    }
  }

  private func components(_ hue: Hue) -> Colour {
    func rgb(_ value: UInt32) -> Colour {
      .rgb(
        red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
        blue: UInt8(truncatingIfNeeded: value))
    }
    switch (hue, background) {
    case (.grey, .light): return rgb(0x5E6470)
    case (.grey, .dark): return rgb(0x9AA0AC)
    case (.grey, .unknown): return rgb(0x777C86)
    case (.red, .light): return rgb(0xB3261E)
    case (.red, .dark): return rgb(0xFF8A80)
    case (.red, .unknown): return rgb(0xD64A42)
    case (.green, .light): return rgb(0x1B6E34)
    case (.green, .dark): return rgb(0x7FD491)
    case (.green, .unknown): return rgb(0x3B8751)
    case (.yellow, .light): return rgb(0x7A5400)
    case (.yellow, .dark): return rgb(0xE3B75C)
    case (.yellow, .unknown): return rgb(0xA06F14)
    case (.blue, .light): return rgb(0x1A5FB4)
    case (.blue, .dark): return rgb(0x8AB4F8)
    case (.blue, .unknown): return rgb(0x4A7FC9)
    case (.cyan, .light): return rgb(0x00696E)
    case (.cyan, .dark): return rgb(0x6FD6DB)
    case (.cyan, .unknown): return rgb(0x2A858C)
    }
  }
}
