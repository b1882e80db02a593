public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"

public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let separateBySource = HKStatisticsOptions(rawValue: 0x01)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 0x02)
  public static let discreteMin = HKStatisticsOptions(rawValue: 0x04)
  public static let discreteMax = HKStatisticsOptions(rawValue: 0x08)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 0x10)
  public static let mostRecent = HKStatisticsOptions(rawValue: 0x20)
  public static let duration = HKStatisticsOptions(rawValue: 0x40)
}

/// A question to the health data; what is asked fails, since there are none.
open class HKQuery: NSObject, @unchecked Sendable {
  let sampleType: HKObjectType?
  let fail: (HKQuery, any Error) -> Void

  fileprivate init(_ sampleType: HKObjectType?, fail: @escaping (HKQuery, any Error) -> Void) {
    self.sampleType = sampleType
    self.fail = fail
    super.init()
  }

  open var objectType: HKObjectType? { sampleType }

  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    NSPredicate { sample, _ in
      guard let sample = sample as? HKSample else { return false }
      let begins = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
      let ends = options.contains(.strictEndDate) ? sample.endDate : sample.startDate
      return startDate.map { begins >= $0 } ?? true && endDate.map { ends < $0 } ?? true
    }
  }

  open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate { sample, _ in (sample as? HKWorkout)?.workoutActivityType == workoutActivityType }
  }
}

open class HKSampleQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    super.init(sampleType) { query, error in
      if let query = query as? HKSampleQuery { resultsHandler(query, nil, error) }
    }
  }
}

open class HKStatistics: NSObject {
  public let quantityType: HKQuantityType
  public let startDate: Date
  public let endDate: Date

  fileprivate init(_ type: HKQuantityType, _ start: Date, _ end: Date) {
    (quantityType, startDate, endDate) = (type, start, end)
    super.init()
  }

  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
  open func sumQuantity() -> HKQuantity? { nil }
  open func duration() -> HKQuantity? { nil }
}

open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    super.init(quantityType) { query, error in
      if let query = query as? HKStatisticsQuery { handler(query, nil, error) }
    }
  }
}

open class HKStatisticsCollection: NSObject {
  open func statistics() -> [HKStatistics] { [] }
  open func statistics(for date: Date) -> HKStatistics? { nil }
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date, with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?

  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    super.init(quantityType) { query, error in
      if let query = query as? HKStatisticsCollectionQuery { query.initialResultsHandler?(query, nil, error) }
    }
  }
}

open class HKObserverQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {
    super.init(sampleType) { query, error in
      if let query = query as? HKObserverQuery { updateHandler(query, {}, error) }
    }
  }
}

open class HKQueryAnchor: NSObject, @unchecked Sendable {
  public init(fromValue value: Int) { super.init() }
}

open class HKDeletedObject: NSObject, @unchecked Sendable {}

open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  open var updateHandler:
    ((HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)?

  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler:
      @escaping (
        HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
      ) -> Void
  ) {
    super.init(type) { query, error in
      if let query = query as? HKAnchoredObjectQuery { handler(query, nil, nil, nil, error) }
    }
  }
}
