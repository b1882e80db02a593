/// A colour, with components from 0 to 1.
struct RGBColour: Hashable {
  var red: Double
  var green: Double
  var blue: Double

  /// From a terminal's answer: `rgb:ffff/ffff/dddd`, with one to four hexadecimal digits each; nil for anything else.
  init?(answer: String) {
    guard let colon = answer.firstIndex(of: ":"), ["rgb", "rgba"].contains(answer[..<colon]) else { return nil }
    let parts = answer[answer.index(after: colon)...].split(separator: "/", omittingEmptySubsequences: false)
    let values = parts.prefix(3).compactMap { part -> Double? in
      guard (1...4).contains(part.utf8.count), let value = UInt16(part, radix: 16) else { return nil }
      return Double(value) / Double((1 << (4 * part.utf8.count)) - 1)
    }
    guard values.count == 3 else { return nil }
    (red, green, blue) = (values[0], values[1], values[2])
  }

  /// Whether dark text is readable on it (the luma of ITU-R BT.601).
  var isLight: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.5 }
}

/// The terminal's background in the environment's `COLORFGBG`, "15;0" or "0;default;15"; nil where it isn't set.
func isLightBackground(colorFGBG: String?) -> Bool? {
  guard let last = colorFGBG?.split(separator: ";").last, let colour = Int(last), (0...15).contains(colour) else {
    return nil
  }
  // 7 is a light grey, 8 a dark one.
  return colour == 7 || colour > 8
}
