// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchForPhotosIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSearchForPhotosIntent: INIntent {
  open var dateCreated: INDateComponentsRange? { stored("dateCreated") }
  open var locationCreated: CLPlacemark? { stored("locationCreated") }
  open var albumName: String? { stored("albumName") }
  open var searchTerms: [String]? { stored("searchTerms") }
  open var peopleInPhoto: [INPerson]? { stored("peopleInPhoto") }
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

public enum INSearchForPhotosIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureAppConfigurationRequired = 5
}

open class INSearchForPhotosIntentResponse: INIntentResponse {
  open var code: INSearchForPhotosIntentResponseCode { storedCase("code", default: .unspecified) }
  open var searchResultsCount: Int? {
    get { stored("searchResultsCount") }
    set { store(newValue, as: "searchResultsCount") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSearchForPhotosIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSearchForPhotosIntentHandling: NSObjectProtocol {
  func resolveDateCreated(for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveDateCreated(for intent: INSearchForPhotosIntent) async -> INDateComponentsRangeResolutionResult
  func resolveDateCreated(forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveLocationCreated(for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  func resolveLocationCreated(for intent: INSearchForPhotosIntent) async -> INPlacemarkResolutionResult
  func resolveLocationCreated(forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  func resolveAlbumName(for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveAlbumName(for intent: INSearchForPhotosIntent) async -> INStringResolutionResult
  func resolveAlbumName(forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveSearchTerms(for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void)
  func resolveSearchTerms(for intent: INSearchForPhotosIntent) async -> [INStringResolutionResult]
  func resolveSearchTerms(forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void)
  func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async -> [INPersonResolutionResult]
  func resolvePeopleInPhoto(forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  func confirm(intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void)
  func confirm(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse
  func confirm(searchForPhotos intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void)
  func handle(intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void)
  func handle(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse
  func handle(searchForPhotos intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void)
}

extension INSearchForPhotosIntentHandling {
  public func resolveDateCreated(for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDateCreated(for intent: INSearchForPhotosIntent) async -> INDateComponentsRangeResolutionResult { INMethodProbe.noteMissing(self); return INDateComponentsRangeResolutionResult.notRequired() }
  public func resolveDateCreated(forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveLocationCreated(for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveLocationCreated(for intent: INSearchForPhotosIntent) async -> INPlacemarkResolutionResult { INMethodProbe.noteMissing(self); return INPlacemarkResolutionResult.notRequired() }
  public func resolveLocationCreated(forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveAlbumName(for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveAlbumName(for intent: INSearchForPhotosIntent) async -> INStringResolutionResult { INMethodProbe.noteMissing(self); return INStringResolutionResult.notRequired() }
  public func resolveAlbumName(forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveSearchTerms(for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveSearchTerms(for intent: INSearchForPhotosIntent) async -> [INStringResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func resolveSearchTerms(forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async -> [INPersonResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func resolvePeopleInPhoto(forSearchForPhotos intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse { INMethodProbe.noteMissing(self); return INSearchForPhotosIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(searchForPhotos intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse { INMethodProbe.noteMissing(self); return INSearchForPhotosIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(searchForPhotos intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
