// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INStartPhotoPlaybackIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INStartPhotoPlaybackIntent: INIntent {
  open var dateCreated: INDateComponentsRange? { stored("dateCreated") }
  open var locationCreated: CLPlacemark? { stored("locationCreated") }
  open var albumName: String? { stored("albumName") }
  open var peopleInPhoto: [INPerson]? { stored("peopleInPhoto") }
  open var searchTerms: [String]? { stored("searchTerms") }
  open var searchTermsOperator: INConditionalOperator { storedCase("searchTermsOperator", default: .all) }
  open var includedAttributes: INPhotoAttributeOptions { storedCase("includedAttributes", default: []) }
  open var excludedAttributes: INPhotoAttributeOptions { storedCase("excludedAttributes", default: []) }
  open var peopleInPhotoOperator: INConditionalOperator { storedCase("peopleInPhotoOperator", default: .all) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(dateCreated: INDateComponentsRange?, locationCreated: CLPlacemark?, albumName: String?, searchTerms: [String]?, includedAttributes: INPhotoAttributeOptions = [], excludedAttributes: INPhotoAttributeOptions = [], peopleInPhoto: [INPerson]?) {
    super.init()
    store(dateCreated, as: "dateCreated")
    store(locationCreated, as: "locationCreated")
    store(albumName, as: "albumName")
    store(searchTerms, as: "searchTerms")
    storeCase(includedAttributes, as: "includedAttributes")
    storeCase(excludedAttributes, as: "excludedAttributes")
    store(peopleInPhoto, as: "peopleInPhoto")
  }
}

public enum INStartPhotoPlaybackIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureAppConfigurationRequired = 5
}

open class INStartPhotoPlaybackIntentResponse: INIntentResponse {
  open var code: INStartPhotoPlaybackIntentResponseCode { storedCase("code", default: .unspecified) }
  open var searchResultsCount: Int? {
    get { stored("searchResultsCount") }
    set { store(newValue, as: "searchResultsCount") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INStartPhotoPlaybackIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INStartPhotoPlaybackIntentHandling: NSObjectProtocol {
  func resolveDateCreated(for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveDateCreated(for intent: INStartPhotoPlaybackIntent) async -> INDateComponentsRangeResolutionResult
  func resolveDateCreated(forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async -> INPlacemarkResolutionResult
  func resolveLocationCreated(forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  func resolveAlbumName(for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async -> INStringResolutionResult
  func resolveAlbumName(forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async -> [INPersonResolutionResult]
  func resolvePeopleInPhoto(forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  func confirm(intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void)
  func confirm(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse
  func confirm(startPhotoPlayback intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void)
  func handle(intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void)
  func handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse
  func handle(startPhotoPlayback intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void)
}

extension INStartPhotoPlaybackIntentHandling {
  public func resolveDateCreated(for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDateCreated(for intent: INStartPhotoPlaybackIntent) async -> INDateComponentsRangeResolutionResult { INMethodProbe.noteMissing(self); return INDateComponentsRangeResolutionResult.notRequired() }
  public func resolveDateCreated(forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async -> INPlacemarkResolutionResult { INMethodProbe.noteMissing(self); return INPlacemarkResolutionResult.notRequired() }
  public func resolveLocationCreated(forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveAlbumName(for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async -> INStringResolutionResult { INMethodProbe.noteMissing(self); return INStringResolutionResult.notRequired() }
  public func resolveAlbumName(forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async -> [INPersonResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func resolvePeopleInPhoto(forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse { INMethodProbe.noteMissing(self); return INStartPhotoPlaybackIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(startPhotoPlayback intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse { INMethodProbe.noteMissing(self); return INStartPhotoPlaybackIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(startPhotoPlayback intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
