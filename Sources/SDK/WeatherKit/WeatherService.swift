@_exported import CoreLocation
@_spi(Host) import SDKFoundation
import SimSDKFacts

/// Why there is no weather.
public enum WeatherError: Error, Hashable, Sendable, LocalizedError {
  case permissionDenied
  case unknown

  public var errorDescription: String? { "The weather can't be told." }
}

/// Tells the weather. It fails here, as on a phone without the service, and it is said.
public final class WeatherService: Sendable {
  public static let shared = WeatherService()

  public init() {}

  public var attribution: WeatherAttribution { get async throws { throw refusal() } }

  public func weather(for location: CLLocation) async throws -> Weather { throw refusal() }
  public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
    throw refusal()
  }
  public func weather<each T>(
    for location: CLLocation, including dataSet: repeat WeatherQuery<each T>
  ) async throws -> (repeat each T) { throw refusal() }

  private func refusal() -> WeatherError {
    SDKNotice.say(.weather)
    return .permissionDenied
  }
}

/// What of the weather is asked for.
public struct WeatherQuery<T>: Sendable {
  fileprivate init() {}
}

extension WeatherQuery {
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery<CurrentWeather>() }
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery<Forecast<HourWeather>>() }
  public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery<Forecast<DayWeather>>() }
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery<Forecast<MinuteWeather>?>() }
  public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery<[WeatherAlert]?>() }
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> {
    WeatherQuery<Forecast<HourWeather>>()
  }
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> {
    WeatherQuery<Forecast<DayWeather>>()
  }
}

/// Whose data it is, which an app has to show.
public struct WeatherAttribution: Hashable, Sendable {
  public var serviceName: String
  public var legalPageURL: URL
  public var squareMarkURL: URL
  public var combinedMarkDarkURL: URL
  public var combinedMarkLightURL: URL
  public var legalAttributionText: String
}
