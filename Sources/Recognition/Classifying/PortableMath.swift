/// Functions that give the same bits on every machine, so that what is computed when a language is compiled does.
enum PortableMath {
  private static let logarithmOfTwo = 0.693_147_180_559_945_3

  /// The natural logarithm of a positive number: the exponent's, and a series for the rest.
  static func logarithm(_ number: Double) -> Double {
    let part = (number.significand - 1) / (number.significand + 1)
    let square = part * part
    var (power, sum) = (part, 0.0)
    for divisor in stride(from: 1.0, through: 41, by: 2) {
      sum += power / divisor
      power *= square
    }
    return Double(number.exponent) * logarithmOfTwo + 2 * sum
  }

  /// The exponential of a number that isn't greater than 0, to some six digits; 0 below -80.
  @inline(__always)
  static func exponential(_ number: Float) -> Float {
    guard number > -80 else { return 0 }
    let twos = (number * 1.442_695).rounded(.down)
    let rest = number - twos * 0.693_147_2
    let series = 1 + rest * (1 + rest * (0.5 + rest * (0.166_666_67 + rest * (0.041_666_67 + rest * 0.008_333_3))))
    return series * Float(sign: .plus, exponent: Int(twos), significand: 1)
  }
}
