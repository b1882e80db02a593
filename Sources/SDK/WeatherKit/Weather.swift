/// The weather of a place. Nobody gets one here (`WeatherService`).
public struct Weather: Sendable {
  public var currentWeather: CurrentWeather
  public var minuteForecast: Forecast<MinuteWeather>?
  public var hourlyForecast: Forecast<HourWeather>
  public var dailyForecast: Forecast<DayWeather>
  public var weatherAlerts: [WeatherAlert]?
  public var availability: WeatherAvailability
}

/// Where and when some data was made.
public struct WeatherMetadata: @unchecked Sendable {
  public var date: Date
  public var expirationDate: Date
  public var location: CLLocation
}

public struct WeatherAvailability: Hashable, Sendable {
  public enum AvailabilityKind: String, Hashable, Sendable {
    case available, unsupported, temporarilyUnavailable, unknown
  }

  public var minuteAvailability: AvailabilityKind
  public var alertAvailability: AvailabilityKind
}

/// One after the other in time.
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
  public var forecast: [Element]
  public var metadata: WeatherMetadata

  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}

public struct CurrentWeather: Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var isDaylight: Bool
  public var precipitationIntensity: Measurement<UnitSpeed>
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
  public var metadata: WeatherMetadata
}

public struct HourWeather: Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var isDaylight: Bool
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var snowfallAmount: Measurement<UnitLength>
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
}

public struct DayWeather: Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var highTemperature: Measurement<UnitTemperature>
  public var lowTemperature: Measurement<UnitTemperature>
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var rainfallAmount: Measurement<UnitLength>
  public var snowfallAmount: Measurement<UnitLength>
  public var sun: SunEvents
  public var moon: MoonEvents
  public var uvIndex: UVIndex
  public var wind: Wind
}

public struct MinuteWeather: Sendable {
  public var date: Date
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationIntensity: Measurement<UnitSpeed>
}

public struct WeatherAlert: Sendable {
  public var detailsURL: URL
  public var source: String
  public var summary: String
  public var region: String?
  public var severity: WeatherSeverity
  public var metadata: WeatherMetadata
}

public struct SunEvents: Hashable, Sendable {
  public var astronomicalDawn: Date?
  public var nauticalDawn: Date?
  public var civilDawn: Date?
  public var sunrise: Date?
  public var solarNoon: Date?
  public var sunset: Date?
  public var civilDusk: Date?
  public var nauticalDusk: Date?
  public var astronomicalDusk: Date?
  public var solarMidnight: Date?
}

public struct MoonEvents: Hashable, Sendable {
  public var phase: MoonPhase
  public var moonrise: Date?
  public var moonset: Date?
}

public struct Wind: Hashable, Sendable {
  public enum CompassDirection: String, CaseIterable, Hashable, Sendable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
    case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
  }

  public var compassDirection: CompassDirection
  public var direction: Measurement<UnitAngle>
  public var speed: Measurement<UnitSpeed>
  public var gust: Measurement<UnitSpeed>?
}

public struct UVIndex: Hashable, Sendable {
  public enum ExposureCategory: String, CaseIterable, Hashable, Sendable { case low, moderate, high, veryHigh, extreme }

  public var value: Int
  public var category: ExposureCategory
}
