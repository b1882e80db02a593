@_spi(Host) import SDKFoundation
import SimSDKFacts

public let HKErrorDomain = "com.apple.healthkit"

public struct HKError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknownError = 0
    case errorHealthDataUnavailable = 1
    case errorHealthDataRestricted = 2
    case errorInvalidArgument = 3
    case errorAuthorizationDenied = 4
    case errorAuthorizationNotDetermined = 5
    case errorDatabaseInaccessible = 6
    case errorUserCanceled = 7
    case errorAnotherWorkoutSessionStarted = 8
    case errorUserExitedWorkoutSession = 9
    case errorNoData = 11
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { HKErrorDomain }
  public var errorCode: Int { code.rawValue }
}

public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case sharingDenied = 1
  case sharingAuthorized = 2
}

public enum HKAuthorizationRequestStatus: Int, Sendable {
  case unknown = 0
  case shouldRequest = 1
  case unnecessary = 2
}

public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly = 2
  case daily = 3
  case weekly = 4
}

/// The user's health data: there are none here, as on a device without them. Everything fails, and it is said.
open class HKHealthStore: NSObject, @unchecked Sendable {
  open class func isHealthDataAvailable() -> Bool {
    SDKNotice.say(.health)
    return false
  }

  private func unavailable() -> HKError {
    SDKNotice.say(.health)
    return HKError(.errorHealthDataUnavailable)
  }

  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, unavailable()) }

  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  { throw unavailable() }

  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) { completion(.unknown, unavailable()) }

  open func handleAuthorizationForExtension(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, unavailable())
  }

  open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, unavailable())
  }
  open func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, unavailable())
  }
  open func save(_ object: HKObject) async throws { throw unavailable() }
  open func save(_ objects: [HKObject]) async throws { throw unavailable() }
  open func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, unavailable())
  }
  open func delete(_ object: HKObject) async throws { throw unavailable() }

  open func execute(_ query: HKQuery) {
    let error = unavailable()
    DispatchQueue.global().async { query.fail(query, error) }
  }
  open func stop(_ query: HKQuery) {}

  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, unavailable()) }

  open func dateOfBirthComponents() throws -> DateComponents { throw unavailable() }

  open func startWatchApp(
    with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, unavailable()) }
}
