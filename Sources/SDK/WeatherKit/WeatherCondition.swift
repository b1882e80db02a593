/// What the sky does.
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
  case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
  case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
  case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

  /// Its name in words: `Mostly Cloudy`.
  public var description: String {
    let words = rawValue.reduce(into: "") { text, letter in
      if letter.isUppercase { text += " " }
      text.append(letter)
    }
    return words.capitalized
  }
  public var accessibilityDescription: String { description }
}

/// What falls from it.
public enum Precipitation: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  case none, hail, mixed, rain, sleet, snow

  public var description: String { rawValue.capitalized }
}

public enum PressureTrend: String, CaseIterable, Codable, Hashable, Sendable {
  case falling, rising, steady
}

public enum WeatherSeverity: String, CaseIterable, Codable, Hashable, Sendable {
  case minor, moderate, severe, extreme, unknown
}

public enum MoonPhase: String, CaseIterable, Codable, Hashable, Sendable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
}
