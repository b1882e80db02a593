// Generated from PaiPai.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents

open class OrderPizzaIntent: INIntent {
  open var kind: PizzaKind {
    get { storedCase("kind", default: .unknown) }
    set { storeCase(newValue, as: "kind") }
  }
  open var quantity: NSNumber? {
    get { stored("quantity") }
    set { store(newValue, as: "quantity") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public enum OrderPizzaIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case inProgress = 3
  case success = 4
  case failure = 5
  case failureRequiringAppLaunch = 6
  case failurePizzeriaClosed = 100
  case failurePizzaUnavailable = 101
}

open class OrderPizzaIntentResponse: INIntentResponse {
  open var code: OrderPizzaIntentResponseCode { storedCase("code", default: .unspecified) }
  open var kind: PizzaKind {
    get { storedCase("kind", default: .unknown) }
    set { storeCase(newValue, as: "kind") }
  }
  open var quantity: NSNumber? {
    get { stored("quantity") }
    set { store(newValue, as: "quantity") }
  }
  open var price: String? {
    get { stored("price") }
    set { store(newValue, as: "price") }
  }
  open var opening: String? {
    get { stored("opening") }
    set { store(newValue, as: "opening") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: OrderPizzaIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }

  public override convenience init() { self.init(code: .unspecified, userActivity: nil) }

  public static func ready(quantity: NSNumber, kind: PizzaKind, price: String, file: StaticString = #fileID, line: UInt = #line) -> OrderPizzaIntentResponse {
    let response = OrderPizzaIntentResponse(code: .ready, userActivity: nil, file: file, line: line)
    response.store(quantity, as: "quantity")
    response.storeCase(kind, as: "kind")
    response.store(price, as: "price")
    return response
  }

  public static func success(kind: PizzaKind, file: StaticString = #fileID, line: UInt = #line) -> OrderPizzaIntentResponse {
    let response = OrderPizzaIntentResponse(code: .success, userActivity: nil, file: file, line: line)
    response.storeCase(kind, as: "kind")
    return response
  }

  public static func failurePizzeriaClosed(opening: String, file: StaticString = #fileID, line: UInt = #line) -> OrderPizzaIntentResponse {
    let response = OrderPizzaIntentResponse(code: .failurePizzeriaClosed, userActivity: nil, file: file, line: line)
    response.store(opening, as: "opening")
    return response
  }

  public static func failurePizzaUnavailable(kind: PizzaKind, file: StaticString = #fileID, line: UInt = #line) -> OrderPizzaIntentResponse {
    let response = OrderPizzaIntentResponse(code: .failurePizzaUnavailable, userActivity: nil, file: file, line: line)
    response.storeCase(kind, as: "kind")
    return response
  }
}

public protocol OrderPizzaIntentHandling: NSObjectProtocol {
  func confirm(intent: OrderPizzaIntent, completion: @escaping @Sendable (OrderPizzaIntentResponse) -> Void)
  func confirm(intent: OrderPizzaIntent) async -> OrderPizzaIntentResponse
  func handle(intent: OrderPizzaIntent, completion: @escaping @Sendable (OrderPizzaIntentResponse) -> Void)
  func handle(intent: OrderPizzaIntent) async -> OrderPizzaIntentResponse
}

extension OrderPizzaIntentHandling {
  public func confirm(intent: OrderPizzaIntent, completion: @escaping @Sendable (OrderPizzaIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: OrderPizzaIntent) async -> OrderPizzaIntentResponse { INMethodProbe.noteMissing(self); return OrderPizzaIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(intent: OrderPizzaIntent, completion: @escaping @Sendable (OrderPizzaIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: OrderPizzaIntent) async -> OrderPizzaIntentResponse { INMethodProbe.noteMissing(self); return OrderPizzaIntentResponse(code: .unspecified, userActivity: nil) }
}
