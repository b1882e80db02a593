// Generated from ChuiChui.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents

open class CheckBidIntent: INIntent {
  open var listing: Listing? {
    get { stored("listing") }
    set { store(newValue, as: "listing") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public enum CheckBidIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case inProgress = 3
  case success = 4
  case failure = 5
  case failureRequiringAppLaunch = 6
}

open class CheckBidIntentResponse: INIntentResponse {
  open var code: CheckBidIntentResponseCode { storedCase("code", default: .unspecified) }
  open var success: String? {
    get { stored("success") }
    set { store(newValue, as: "success") }
  }
  open var failure: String? {
    get { stored("failure") }
    set { store(newValue, as: "failure") }
  }
  open var price: String? {
    get { stored("price") }
    set { store(newValue, as: "price") }
  }
  open var bidder: String? {
    get { stored("bidder") }
    set { store(newValue, as: "bidder") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: CheckBidIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }

  public override convenience init() { self.init(code: .unspecified, userActivity: nil) }

  public static func success(success: String, file: StaticString = #fileID, line: UInt = #line) -> CheckBidIntentResponse {
    let response = CheckBidIntentResponse(code: .success, userActivity: nil, file: file, line: line)
    response.store(success, as: "success")
    return response
  }

  public static func failure(failure: String, file: StaticString = #fileID, line: UInt = #line) -> CheckBidIntentResponse {
    let response = CheckBidIntentResponse(code: .failure, userActivity: nil, file: file, line: line)
    response.store(failure, as: "failure")
    return response
  }
}

public protocol CheckBidIntentHandling: NSObjectProtocol {
  func resolveListing(for intent: CheckBidIntent, with completion: @escaping @Sendable (ListingResolutionResult) -> Void)
  func resolveListing(for intent: CheckBidIntent) async -> ListingResolutionResult
  func provideListingOptionsCollection(for intent: CheckBidIntent, with completion: @escaping @Sendable (INObjectCollection<Listing>?, (any Error)?) -> Void)
  func provideListingOptionsCollection(for intent: CheckBidIntent) async throws -> INObjectCollection<Listing>
  func provideListingOptions(for intent: CheckBidIntent, with completion: @escaping @Sendable ([Listing]?, (any Error)?) -> Void)
  func provideListingOptions(for intent: CheckBidIntent) async throws -> [Listing]
  func confirm(intent: CheckBidIntent, completion: @escaping @Sendable (CheckBidIntentResponse) -> Void)
  func confirm(intent: CheckBidIntent) async -> CheckBidIntentResponse
  func handle(intent: CheckBidIntent, completion: @escaping @Sendable (CheckBidIntentResponse) -> Void)
  func handle(intent: CheckBidIntent) async -> CheckBidIntentResponse
  func defaultListing(for intent: CheckBidIntent) -> Listing?
}

extension CheckBidIntentHandling {
  public func resolveListing(for intent: CheckBidIntent, with completion: @escaping @Sendable (ListingResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveListing(for intent: CheckBidIntent) async -> ListingResolutionResult { INMethodProbe.noteMissing(self); return ListingResolutionResult.notRequired() }
  public func provideListingOptionsCollection(for intent: CheckBidIntent, with completion: @escaping @Sendable (INObjectCollection<Listing>?, (any Error)?) -> Void) { INMethodProbe.noteMissing(self) }
  public func provideListingOptionsCollection(for intent: CheckBidIntent) async throws -> INObjectCollection<Listing> { INMethodProbe.noteMissing(self); return INObjectCollection(items: []) }
  public func provideListingOptions(for intent: CheckBidIntent, with completion: @escaping @Sendable ([Listing]?, (any Error)?) -> Void) { INMethodProbe.noteMissing(self) }
  public func provideListingOptions(for intent: CheckBidIntent) async throws -> [Listing] { INMethodProbe.noteMissing(self); return [] }
  public func confirm(intent: CheckBidIntent, completion: @escaping @Sendable (CheckBidIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: CheckBidIntent) async -> CheckBidIntentResponse { INMethodProbe.noteMissing(self); return CheckBidIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(intent: CheckBidIntent, completion: @escaping @Sendable (CheckBidIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: CheckBidIntent) async -> CheckBidIntentResponse { INMethodProbe.noteMissing(self); return CheckBidIntentResponse(code: .unspecified, userActivity: nil) }
  public func defaultListing(for intent: CheckBidIntent) -> Listing? { INMethodProbe.noteMissing(self); return nil }
}
