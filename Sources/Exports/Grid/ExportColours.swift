import SimScreen

/// The terminal colours of an export: background, text and palette.
struct ExportColours {
  let background: String
  let text: String
  /// The colour of the edge around a picture.
  let edge: String
  /// The first sixteen colours of the palette.
  let palette: [String]
  /// How the screen's own colours are chosen.
  let theme: SimScreen.Theme

  init(_ theme: ExportOptions.Theme) {
    switch theme {
    case .light:
      background = "#ffffff"
      text = "#1f2328"
      edge = "#d0d7de"
      palette = [
        "#24292f", "#b3261e", "#116329", "#7d4e00", "#0550ae", "#7b3fa0", "#1b6b78", "#6e7781",
        "#57606a", "#cf222e", "#1a7f37", "#9a6700", "#0969da", "#8250df", "#3192aa", "#8c959f",
      ]
      self.theme = SimScreen.Theme(depth: .direct, background: .light)
    case .dark:
      background = "#14161a"
      text = "#e6e8eb"
      edge = "#33383f"
      palette = [
        "#3b4048", "#ff7b72", "#56d364", "#e3b341", "#79c0ff", "#d2a8ff", "#56d4dd", "#c9d1d9",
        "#8b949e", "#ffa198", "#7ee787", "#f2cc60", "#a5d6ff", "#e2c5ff", "#b3f0ff", "#f0f6fc",
      ]
      self.theme = SimScreen.Theme(depth: .direct, background: .dark)
    }
  }

  /// The colour in CSS.
  func css(_ colour: Colour) -> String {
    switch colour {
    case .rgb(let red, let green, let blue): return Self.css(red, green, blue)
    case .index(let index) where index < 16: return palette[Int(index)]
    case .index(let index) where index < 232:
      // A cube of six steps each of red, green and blue.
      let place = Int(index) - 16
      let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
      return Self.css(steps[place / 36], steps[place / 6 % 6], steps[place % 6])
    case .index(let index):
      let grey = UInt8(8 + 10 * (Int(index) - 232))
      return Self.css(grey, grey, grey)
    }
  }

  private static func css(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> String {
    "#"
      + [red, green, blue].map { value in
        let digits = String(value, radix: 16)
        return digits.utf8.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
