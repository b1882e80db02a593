public import SimCatalog

/// What the device knows of the user's moment, as far as relevant shortcuts go by it.
public struct Circumstances: Hashable, Sendable {
  /// When and where.
  public var moment: DonationMoment
  /// Whether headphones are connected.
  public var hasHeadphones: Bool
  /// The situations that the device is told of because it can't know them: `commute`, `activeWorkout`, `school` …
  public var situations: Set<String>
  /// The user's places by the name of their situation: home, work, school, gym.
  public var places: [String: Place]
  /// The user's day.
  public var routine: Routine

  /// A moment of somebody's day.
  public init(
    moment: DonationMoment, hasHeadphones: Bool = false, situations: Set<String> = [], places: [String: Place] = [:],
    routine: Routine = Routine()
  ) {
    self.moment = moment
    self.hasHeadphones = hasHeadphones
    self.situations = situations
    self.places = places
    self.routine = routine
  }
}
