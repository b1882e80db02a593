// Generated from TangTang.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents

open class OrderSoupIntent: INIntent {
  open var soup: Soup {
    get { storedCase("soup", default: .unknown) }
    set { storeCase(newValue, as: "soup") }
  }
  open var quantity: NSNumber? {
    get { stored("quantity") }
    set { store(newValue, as: "quantity") }
  }
  open var toppings: [Topping]? {
    get { stored("toppings") }
    set { store(newValue, as: "toppings") }
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
  case failureClosed = 100
  case failureOutOfStock = 101
}

open class OrderSoupIntentResponse: INIntentResponse {
  open var code: OrderSoupIntentResponseCode { storedCase("code", default: .unspecified) }
  open var soup: Soup {
    get { storedCase("soup", default: .unknown) }
    set { storeCase(newValue, as: "soup") }
  }
  open var minutes: NSNumber? {
    get { stored("minutes") }
    set { store(newValue, as: "minutes") }
  }
  open var total: String? {
    get { stored("total") }
    set { store(newValue, as: "total") }
  }
  open var opening: String? {
    get { stored("opening") }
    set { store(newValue, as: "opening") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: OrderSoupIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }

  public override convenience init() { self.init(code: .unspecified, userActivity: nil) }

  public static func ready(total: String, file: StaticString = #fileID, line: UInt = #line) -> OrderSoupIntentResponse {
    let response = OrderSoupIntentResponse(code: .ready, userActivity: nil, file: file, line: line)
    response.store(total, as: "total")
    return response
  }

  public static func success(soup: Soup, minutes: NSNumber, file: StaticString = #fileID, line: UInt = #line) -> OrderSoupIntentResponse {
    let response = OrderSoupIntentResponse(code: .success, userActivity: nil, file: file, line: line)
    response.storeCase(soup, as: "soup")
    response.store(minutes, as: "minutes")
    return response
  }

  public static func failureClosed(opening: String, file: StaticString = #fileID, line: UInt = #line) -> OrderSoupIntentResponse {
    let response = OrderSoupIntentResponse(code: .failureClosed, userActivity: nil, file: file, line: line)
    response.store(opening, as: "opening")
    return response
  }

  public static func failureOutOfStock(soup: Soup, file: StaticString = #fileID, line: UInt = #line) -> OrderSoupIntentResponse {
    let response = OrderSoupIntentResponse(code: .failureOutOfStock, userActivity: nil, file: file, line: line)
    response.storeCase(soup, as: "soup")
    return response
  }
}

public protocol OrderSoupIntentHandling: NSObjectProtocol {
  func resolveSoup(for intent: OrderSoupIntent, with completion: @escaping @Sendable (OrderSoupSoupResolutionResult) -> Void)
  func resolveSoup(for intent: OrderSoupIntent) async -> OrderSoupSoupResolutionResult
  func resolveQuantity(for intent: OrderSoupIntent, with completion: @escaping @Sendable (OrderSoupQuantityResolutionResult) -> Void)
  func resolveQuantity(for intent: OrderSoupIntent) async -> OrderSoupQuantityResolutionResult
  func resolveToppings(for intent: OrderSoupIntent, with completion: @escaping @Sendable ([ToppingResolutionResult]) -> Void)
  func resolveToppings(for intent: OrderSoupIntent) async -> [ToppingResolutionResult]
  func provideToppingsOptionsCollection(for intent: OrderSoupIntent, with completion: @escaping @Sendable (INObjectCollection<Topping>?, (any Error)?) -> Void)
  func provideToppingsOptionsCollection(for intent: OrderSoupIntent) async throws -> INObjectCollection<Topping>
  func provideToppingsOptions(for intent: OrderSoupIntent, with completion: @escaping @Sendable ([Topping]?, (any Error)?) -> Void)
  func provideToppingsOptions(for intent: OrderSoupIntent) async throws -> [Topping]
  func confirm(intent: OrderSoupIntent, completion: @escaping @Sendable (OrderSoupIntentResponse) -> Void)
  func confirm(intent: OrderSoupIntent) async -> OrderSoupIntentResponse
  func handle(intent: OrderSoupIntent, completion: @escaping @Sendable (OrderSoupIntentResponse) -> Void)
  func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse
  func defaultToppings(for intent: OrderSoupIntent) -> [Topping]?
}

extension OrderSoupIntentHandling {
  public func resolveSoup(for intent: OrderSoupIntent, with completion: @escaping @Sendable (OrderSoupSoupResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveSoup(for intent: OrderSoupIntent) async -> OrderSoupSoupResolutionResult { INMethodProbe.noteMissing(self); return OrderSoupSoupResolutionResult.notRequired() }
  public func resolveQuantity(for intent: OrderSoupIntent, with completion: @escaping @Sendable (OrderSoupQuantityResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveQuantity(for intent: OrderSoupIntent) async -> OrderSoupQuantityResolutionResult { INMethodProbe.noteMissing(self); return OrderSoupQuantityResolutionResult.notRequired() }
  public func resolveToppings(for intent: OrderSoupIntent, with completion: @escaping @Sendable ([ToppingResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveToppings(for intent: OrderSoupIntent) async -> [ToppingResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func provideToppingsOptionsCollection(for intent: OrderSoupIntent, with completion: @escaping @Sendable (INObjectCollection<Topping>?, (any Error)?) -> Void) { INMethodProbe.noteMissing(self) }
  public func provideToppingsOptionsCollection(for intent: OrderSoupIntent) async throws -> INObjectCollection<Topping> { INMethodProbe.noteMissing(self); return INObjectCollection(items: []) }
  public func provideToppingsOptions(for intent: OrderSoupIntent, with completion: @escaping @Sendable ([Topping]?, (any Error)?) -> Void) { INMethodProbe.noteMissing(self) }
  public func provideToppingsOptions(for intent: OrderSoupIntent) async throws -> [Topping] { INMethodProbe.noteMissing(self); return [] }
  public func confirm(intent: OrderSoupIntent, completion: @escaping @Sendable (OrderSoupIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { INMethodProbe.noteMissing(self); return OrderSoupIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(intent: OrderSoupIntent, completion: @escaping @Sendable (OrderSoupIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { INMethodProbe.noteMissing(self); return OrderSoupIntentResponse(code: .unspecified, userActivity: nil) }
  public func defaultToppings(for intent: OrderSoupIntent) -> [Topping]? { INMethodProbe.noteMissing(self); return nil }
}
