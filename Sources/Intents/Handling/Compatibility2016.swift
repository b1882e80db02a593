// Declarations of the WWDC 2016 betas that the release lacks: handlers of that time call them.

/// Why a value was unsupported, in the first beta.
public enum INIntentResolutionResultUnsupportedReason: Int, Sendable {
  case unknown = 0
  case none
  case notNow
  case notHere
  case conflictWithOtherFields
}

extension INPersonResolutionResult {
  public class func needsMoreDetails(
    for person: INPerson?, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    Self(.needsMoreDetails(person), at: INCodePlace(file, line))
  }

  /// A value that can't be used; the people to offer instead are a choice, as in `disambiguation(with:)`.
  public class func unsupported(
    with reason: INIntentResolutionResultUnsupportedReason, alternativePeople: [INPerson]? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    guard let people = alternativePeople, !people.isEmpty else {
      return Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
    }
    return Self(.disambiguation(people), at: INCodePlace(file, line))
  }
}

extension INPlacemarkResolutionResult {
  public class func needsMoreDetails(
    for placemark: CLPlacemark?, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    Self(.needsMoreDetails(placemark), at: INCodePlace(file, line))
  }
}

extension INStringResolutionResult {
  public class func needsMoreDetails(
    for string: String?, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    Self(.needsMoreDetails(string), at: INCodePlace(file, line))
  }
}

// The first beta had two codes where the release has `ready` and `continueInApp`: the same numbers, and the same steps
// of a request that the app goes on with.

extension INStartAudioCallIntentResponseCode {
  public static var inProgress: Self { .ready }
  public static var success: Self { .continueInApp }
}

extension INStartVideoCallIntentResponseCode {
  public static var inProgress: Self { .ready }
  public static var success: Self { .continueInApp }
}

extension INIntentHandlingStatus {
  public static var done: Self { .success }
}
