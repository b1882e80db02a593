// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Workouts.json: edit that, then print again.
// swift-format-ignore-file

public enum INWorkoutGoalUnitType: Int, Sendable {
  case unknown = 0
  case inch = 1
  case meter = 2
  case foot = 3
  case mile = 4
  case yard = 5
  case second = 6
  case minute = 7
  case hour = 8
  case joule = 9
  case kiloCalorie = 10
}

public enum INWorkoutLocationType: Int, Sendable {
  case unknown = 0
  case outdoor = 1
  case indoor = 2
}

public struct INWorkoutNameIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let run = INWorkoutNameIdentifier(rawValue: "run")
  public static let sit = INWorkoutNameIdentifier(rawValue: "sit")
  public static let steps = INWorkoutNameIdentifier(rawValue: "steps")
  public static let stand = INWorkoutNameIdentifier(rawValue: "stand")
  public static let move = INWorkoutNameIdentifier(rawValue: "move")
  public static let walk = INWorkoutNameIdentifier(rawValue: "walk")
  public static let yoga = INWorkoutNameIdentifier(rawValue: "yoga")
  public static let dance = INWorkoutNameIdentifier(rawValue: "dance")
  public static let crosstraining = INWorkoutNameIdentifier(rawValue: "crosstraining")
  public static let elliptical = INWorkoutNameIdentifier(rawValue: "elliptical")
  public static let rower = INWorkoutNameIdentifier(rawValue: "rower")
  public static let cycle = INWorkoutNameIdentifier(rawValue: "cycle")
  public static let stairs = INWorkoutNameIdentifier(rawValue: "stairs")
  public static let other = INWorkoutNameIdentifier(rawValue: "other")
  public static let indoorrun = INWorkoutNameIdentifier(rawValue: "indoorrun")
  public static let indoorcycle = INWorkoutNameIdentifier(rawValue: "indoorcycle")
  public static let indoorwalk = INWorkoutNameIdentifier(rawValue: "indoorwalk")
  public static let exercise = INWorkoutNameIdentifier(rawValue: "exercise")
  public static let hike = INWorkoutNameIdentifier(rawValue: "hike")
  public static let highIntensityIntervalTraining = INWorkoutNameIdentifier(rawValue: "highIntensityIntervalTraining")
  public static let swim = INWorkoutNameIdentifier(rawValue: "swim")
}

open class INWorkoutGoalUnitTypeResolutionResult: INIntentResolutionResult {
  public class func success(with value: INWorkoutGoalUnitType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INWorkoutGoalUnitType) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INWorkoutGoalUnitType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INWorkoutGoalUnitType) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INWorkoutLocationTypeResolutionResult: INIntentResolutionResult {
  public class func success(with value: INWorkoutLocationType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INWorkoutLocationType) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INWorkoutLocationType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INWorkoutLocationType) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}
