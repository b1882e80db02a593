public let HKMetadataKeyInsulinDeliveryReason = "HKInsulinDeliveryReason"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyFoodType = "HKFoodType"
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"

public enum HKInsulinDeliveryReason: Int, Sendable {
  case basal = 1
  case bolus = 2
}

public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed = 0
  case asleep = 1
  case awake = 2
}

public enum HKCategoryValue: Int, Sendable {
  case notApplicable = 0
}

open class HKObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let metadata: [String: Any]?

  fileprivate init(metadata: [String: Any]?) {
    self.metadata = metadata
    super.init()
  }
}

/// Something that was measured or noted, with its time.
open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date

  fileprivate init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata)
  }
}

open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity

  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, startDate, endDate, metadata)
  }
}

open class HKCategorySample: HKSample, @unchecked Sendable {
  public let categoryType: HKCategoryType
  public let value: Int

  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type, startDate, endDate, metadata)
  }
}

public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1
  case badminton = 4
  case baseball = 5
  case basketball = 6
  case boxing = 8
  case climbing = 9
  case cycling = 13
  case dance = 14
  case elliptical = 16
  case functionalStrengthTraining = 20
  case golf = 21
  case gymnastics = 22
  case hiking = 24
  case hockey = 25
  case mindAndBody = 29
  case rowing = 35
  case running = 37
  case soccer = 41
  case stairClimbing = 44
  case swimming = 46
  case tennis = 48
  case traditionalStrengthTraining = 50
  case walking = 52
  case yoga = 57
  case coreTraining = 59
  case crossCountrySkiing = 60
  case flexibility = 62
  case highIntensityIntervalTraining = 63
  case jumpRope = 64
  case pilates = 66
  case stairs = 68
  case mixedCardio = 73
  case other = 3000
}

public enum HKWorkoutSessionLocationType: Int, Sendable {
  case unknown = 1
  case indoor = 2
  case outdoor = 3
}

open class HKWorkoutConfiguration: NSObject {
  open var activityType = HKWorkoutActivityType.other
  open var locationType = HKWorkoutSessionLocationType.unknown
}

open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?

  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
  ) {
    self.workoutActivityType = workoutActivityType
    self.duration = duration
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKObjectType.workoutType(), startDate, endDate, metadata)
  }

  public convenience init(activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) {
    self.init(
      activityType: activityType, start: startDate, end: endDate, duration: endDate.timeIntervalSince(startDate),
      totalEnergyBurned: nil, totalDistance: nil, metadata: nil)
  }
}
