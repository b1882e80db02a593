package import SimCatalog

/// What the device knows of the user's moment, as far as it matters to relevant shortcuts.
package struct Circumstances: Hashable, Sendable {
  /// When and where.
  package var moment: DonationMoment
  /// Whether headphones are connected.
  package var hasHeadphones: Bool
  /// The situations that can't be detected and are set: `commute`, `activeWorkout`, `school` …
  package var situations: Set<String>
  /// The user's places by the name of their situation: home, work, school, gym.
  package var places: [String: Place]
  /// The user's day.
  package var routine: Routine

  /// A moment of the user's day.
  package init(
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
