// Printed by `schema-generator generate` from Tests/Support/invented-extension/Schema/OrderSoupIntent.json: edit that, then print again.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents

open class OrderSoupIntent: INIntent {
  open var size: SoupSize {
    get { storedCase("size", default: .unknown) }
    set { storeCase(newValue, as: "size") }
  }
  open var topping: SoupTopping? {
    get { stored("topping") }
    set { store(newValue, as: "topping") }
  }
  open var quantity: NSNumber? {
    get { stored("quantity") }
    set { store(newValue, as: "quantity") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public enum OrderSoupIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case inProgress = 3
  case success = 4
  case failure = 5
  case failureRequiringAppLaunch = 6
  case costsExtra = 100
  case outOfSoup = 101
  case kitchenClosed = 102
  case onItsWay = 103
}

open class OrderSoupIntentResponse: INIntentResponse {
  open var code: OrderSoupIntentResponseCode { storedCase("code", default: .unspecified) }
  open var waitTime: NSNumber? {
    get { stored("waitTime") }
    set { store(newValue, as: "waitTime") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: OrderSoupIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol OrderSoupIntentHandling: NSObjectProtocol {
  func resolveSize(for intent: OrderSoupIntent, with completion: @escaping @Sendable (SoupSizeResolutionResult) -> Void)
  func resolveSize(for intent: OrderSoupIntent) async -> SoupSizeResolutionResult
  func resolveTopping(for intent: OrderSoupIntent, with completion: @escaping @Sendable (SoupToppingResolutionResult) -> Void)
  func resolveTopping(for intent: OrderSoupIntent) async -> SoupToppingResolutionResult
  func resolveQuantity(for intent: OrderSoupIntent, with completion: @escaping @Sendable (OrderSoupQuantityResolutionResult) -> Void)
  func resolveQuantity(for intent: OrderSoupIntent) async -> OrderSoupQuantityResolutionResult
  func confirm(intent: OrderSoupIntent, completion: @escaping @Sendable (OrderSoupIntentResponse) -> Void)
  func confirm(intent: OrderSoupIntent) async -> OrderSoupIntentResponse
  func handle(intent: OrderSoupIntent, completion: @escaping @Sendable (OrderSoupIntentResponse) -> Void)
  func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse
}

extension OrderSoupIntentHandling {
  public func resolveSize(for intent: OrderSoupIntent, with completion: @escaping @Sendable (SoupSizeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveSize(for intent: OrderSoupIntent) async -> SoupSizeResolutionResult { INMethodProbe.noteMissing(self); return SoupSizeResolutionResult.notRequired() }
  public func resolveTopping(for intent: OrderSoupIntent, with completion: @escaping @Sendable (SoupToppingResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTopping(for intent: OrderSoupIntent) async -> SoupToppingResolutionResult { INMethodProbe.noteMissing(self); return SoupToppingResolutionResult.notRequired() }
  public func resolveQuantity(for intent: OrderSoupIntent, with completion: @escaping @Sendable (OrderSoupQuantityResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveQuantity(for intent: OrderSoupIntent) async -> OrderSoupQuantityResolutionResult { INMethodProbe.noteMissing(self); return OrderSoupQuantityResolutionResult.notRequired() }
  public func confirm(intent: OrderSoupIntent, completion: @escaping @Sendable (OrderSoupIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { INMethodProbe.noteMissing(self); return OrderSoupIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(intent: OrderSoupIntent, completion: @escaping @Sendable (OrderSoupIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { INMethodProbe.noteMissing(self); return OrderSoupIntentResponse(code: .unspecified, userActivity: nil) }
}
