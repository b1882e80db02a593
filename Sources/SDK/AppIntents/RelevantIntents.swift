import CoreLocation

/// When and where something is useful.
public struct RelevantContext: Sendable {
  public enum DateKind: Sendable { case `default`, scheduled, informational }
  /// Places that the device knows by itself.
  public enum InferredLocation: Sendable { case home, work, school, commute }
  public enum SleepType: Sendable { case bedtime, wakeup }
  public enum FitnessType: Sendable { case activityRingsIncomplete, workoutActive }
  public enum HeadphonesState: Sendable { case connected }

  let circumstance: _HostedCircumstance

  public static func date(_ date: Date) -> Self { Self(circumstance: .time(start: date, end: nil)) }
  public static func date(from start: Date, to end: Date) -> Self { Self(circumstance: .time(start: start, end: end)) }
  public static func date(interval: DateInterval, kind: DateKind) -> Self {
    date(from: interval.start, to: interval.end)
  }
  public static func date(range: Range<Date>, kind: DateKind) -> Self {
    date(from: range.lowerBound, to: range.upperBound)
  }

  /// A region that isn't a circle has no known place.
  public static func location(_ region: CLRegion) -> Self {
    guard let circle = region as? CLCircularRegion else { return Self(circumstance: .never) }
    return Self(
      circumstance: .near(
        name: circle.identifier, latitude: circle.center.latitude, longitude: circle.center.longitude,
        metres: circle.radius))
  }

  public static func location(inferred: InferredLocation) -> Self { Self(circumstance: .routine("\(inferred)")) }
  public static func sleep(_ type: SleepType) -> Self {
    Self(circumstance: .routine(type == .bedtime ? "evening" : "morning"))
  }
  public static func fitness(_ type: FitnessType) -> Self {
    Self(circumstance: .routine(type == .workoutActive ? "activeWorkout" : "physicalActivityIncomplete"))
  }
  public static func hardware(headphones: HeadphonesState) -> Self {
    Self(circumstance: .routine("headphonesConnected"))
  }
}

/// An intent with the circumstances in which its widget is useful.
public struct RelevantIntent: Sendable {
  let intent: any WidgetConfigurationIntent
  let widgetKind: String
  let relevance: RelevantContext

  public init(_ intent: any WidgetConfigurationIntent, widgetKind: String, relevance: RelevantContext) {
    self.intent = intent
    self.widgetKind = widgetKind
    self.relevance = relevance
  }
}

/// Hands over the useful intents, which replace those before.
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()

  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
    _IntentHosting.relevant?(
      relevantIntents.map {
        _HostedRelevance(intent: $0.intent, widgetKind: $0.widgetKind, circumstance: $0.relevance.circumstance)
      })
  }
}
