import Foundation
import SimScreen

/// How light colours are, as the accessibility guidelines for the web measure it.
enum Luminance {
  static func contrast(_ a: Colour, _ b: Colour) -> Double {
    let values = [luminance(of: a), luminance(of: b)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  private static func luminance(of colour: Colour) -> Double {
    let (red, green, blue) = components(of: colour)
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  private static func linear(_ value: Int) -> Double {
    let part = Double(value) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// Indices from 16 are the cube of 6 × 6 × 6 colours, from 232 the greys.
  private static func components(of colour: Colour) -> (Int, Int, Int) {
    switch colour {
    case .rgb(let red, let green, let blue): return (Int(red), Int(green), Int(blue))
    case .index(let index) where index >= 232:
      let grey = 8 + 10 * (Int(index) - 232)
      return (grey, grey, grey)
    case .index(let index):
      let levels = [0, 95, 135, 175, 215, 255]
      let number = max(0, Int(index) - 16)
      return (levels[number / 36 % 6], levels[number / 6 % 6], levels[number % 6])
    }
  }
}
