public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }

  public static let bodyMassIndex = Self("BodyMassIndex")
  public static let bodyFatPercentage = Self("BodyFatPercentage")
  public static let height = Self("Height")
  public static let bodyMass = Self("BodyMass")
  public static let leanBodyMass = Self("LeanBodyMass")
  public static let waistCircumference = Self("WaistCircumference")
  public static let stepCount = Self("StepCount")
  public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
  public static let distanceCycling = Self("DistanceCycling")
  public static let distanceSwimming = Self("DistanceSwimming")
  public static let basalEnergyBurned = Self("BasalEnergyBurned")
  public static let activeEnergyBurned = Self("ActiveEnergyBurned")
  public static let flightsClimbed = Self("FlightsClimbed")
  public static let appleExerciseTime = Self("AppleExerciseTime")
  public static let appleStandTime = Self("AppleStandTime")
  public static let heartRate = Self("HeartRate")
  public static let restingHeartRate = Self("RestingHeartRate")
  public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
  public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
  public static let bodyTemperature = Self("BodyTemperature")
  public static let bloodPressureSystolic = Self("BloodPressureSystolic")
  public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
  public static let respiratoryRate = Self("RespiratoryRate")
  public static let oxygenSaturation = Self("OxygenSaturation")
  public static let bloodGlucose = Self("BloodGlucose")
  public static let insulinDelivery = Self("InsulinDelivery")
  public static let vo2Max = Self("VO2Max")
  public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
  public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
  public static let dietaryFiber = Self("DietaryFiber")
  public static let dietarySugar = Self("DietarySugar")
  public static let dietaryFatTotal = Self("DietaryFatTotal")
  public static let dietaryProtein = Self("DietaryProtein")
  public static let dietaryWater = Self("DietaryWater")
  public static let dietaryCaffeine = Self("DietaryCaffeine")
}

public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }

  public static let sleepAnalysis = Self("SleepAnalysis")
  public static let appleStandHour = Self("AppleStandHour")
  public static let mindfulSession = Self("MindfulSession")
  public static let menstrualFlow = Self("MenstrualFlow")
}

public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier" + name }

  public static let biologicalSex = Self("BiologicalSex")
  public static let bloodType = Self("BloodType")
  public static let dateOfBirth = Self("DateOfBirth")
}

open class HKObjectType: NSObject, @unchecked Sendable {
  public let identifier: String

  fileprivate init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }

  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier.rawValue)
  }
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier.rawValue)
  }
  open class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier.rawValue) }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }

  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
  open override var description: String { identifier }
}

open class HKSampleType: HKObjectType, @unchecked Sendable {}
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier.rawValue) }
}
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier.rawValue) }
}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {}
