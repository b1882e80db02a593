// Generated from Tea.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents

class OrderTeaIntent: INIntent {
  var kind: TeaKind {
    get { storedCase("kind", default: .unknown) }
    set { storeCase(newValue, as: "kind") }
  }
  var cups: NSNumber? {
    get { stored("cups") }
    set { store(newValue, as: "cups") }
  }
  var toppings: [Topping]? {
    get { stored("toppings") }
    set { store(newValue, as: "toppings") }
  }
  var isForHere: NSNumber? {
    get { stored("isForHere") }
    set { store(newValue, as: "isForHere") }
  }
  var table: NSNumber? {
    get { stored("table") }
    set { store(newValue, as: "table") }
  }
  var sweetness: String? {
    get { stored("sweetness") }
    set { store(newValue, as: "sweetness") }
  }

  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

enum OrderTeaIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case inProgress = 3
  case success = 4
  case failure = 5
  case failureRequiringAppLaunch = 6
  case failureNoWater = 100
  case brewing = 101
}

class OrderTeaIntentResponse: INIntentResponse {
  var code: OrderTeaIntentResponseCode { storedCase("code", default: .unspecified) }
  var kind: TeaKind {
    get { storedCase("kind", default: .unknown) }
    set { storeCase(newValue, as: "kind") }
  }
  var minutes: NSNumber? {
    get { stored("minutes") }
    set { store(newValue, as: "minutes") }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  init(code: OrderTeaIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }

  override convenience init() { self.init(code: .unspecified, userActivity: nil) }

  static func success(kind: TeaKind, minutes: NSNumber, file: StaticString = #fileID, line: UInt = #line) -> OrderTeaIntentResponse {
    let response = OrderTeaIntentResponse(code: .success, userActivity: nil, file: file, line: line)
    response.storeCase(kind, as: "kind")
    response.store(minutes, as: "minutes")
    return response
  }

  static func failureNoWater(kind: TeaKind, file: StaticString = #fileID, line: UInt = #line) -> OrderTeaIntentResponse {
    let response = OrderTeaIntentResponse(code: .failureNoWater, userActivity: nil, file: file, line: line)
    response.storeCase(kind, as: "kind")
    return response
  }
}

protocol OrderTeaIntentHandling: NSObjectProtocol {
  func resolveKind(for intent: OrderTeaIntent, with completion: @escaping @Sendable (OrderTeaKindResolutionResult) -> Void)
  func resolveKind(for intent: OrderTeaIntent) async -> OrderTeaKindResolutionResult
  func resolveCups(for intent: OrderTeaIntent, with completion: @escaping @Sendable (OrderTeaCupsResolutionResult) -> Void)
  func resolveCups(for intent: OrderTeaIntent) async -> OrderTeaCupsResolutionResult
  func resolveToppings(for intent: OrderTeaIntent, with completion: @escaping @Sendable ([ToppingResolutionResult]) -> Void)
  func resolveToppings(for intent: OrderTeaIntent) async -> [ToppingResolutionResult]
  func resolveIsForHere(for intent: OrderTeaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveIsForHere(for intent: OrderTeaIntent) async -> INBooleanResolutionResult
  func resolveTable(for intent: OrderTeaIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
  func resolveTable(for intent: OrderTeaIntent) async -> INIntegerResolutionResult
  func provideToppingsOptionsCollection(for intent: OrderTeaIntent, with completion: @escaping @Sendable (INObjectCollection<Topping>?, (any Error)?) -> Void)
  func provideToppingsOptionsCollection(for intent: OrderTeaIntent) async throws -> INObjectCollection<Topping>
  func provideToppingsOptions(for intent: OrderTeaIntent, with completion: @escaping @Sendable ([Topping]?, (any Error)?) -> Void)
  func provideToppingsOptions(for intent: OrderTeaIntent) async throws -> [Topping]
  func confirm(intent: OrderTeaIntent, completion: @escaping @Sendable (OrderTeaIntentResponse) -> Void)
  func confirm(intent: OrderTeaIntent) async -> OrderTeaIntentResponse
  func handle(intent: OrderTeaIntent, completion: @escaping @Sendable (OrderTeaIntentResponse) -> Void)
  func handle(intent: OrderTeaIntent) async -> OrderTeaIntentResponse
  func defaultToppings(for intent: OrderTeaIntent) -> [Topping]?
}

extension OrderTeaIntentHandling {
  func resolveKind(for intent: OrderTeaIntent, with completion: @escaping @Sendable (OrderTeaKindResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  func resolveKind(for intent: OrderTeaIntent) async -> OrderTeaKindResolutionResult { INMethodProbe.noteMissing(self); return OrderTeaKindResolutionResult.notRequired() }
  func resolveCups(for intent: OrderTeaIntent, with completion: @escaping @Sendable (OrderTeaCupsResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  func resolveCups(for intent: OrderTeaIntent) async -> OrderTeaCupsResolutionResult { INMethodProbe.noteMissing(self); return OrderTeaCupsResolutionResult.notRequired() }
  func resolveToppings(for intent: OrderTeaIntent, with completion: @escaping @Sendable ([ToppingResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  func resolveToppings(for intent: OrderTeaIntent) async -> [ToppingResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  func resolveIsForHere(for intent: OrderTeaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  func resolveIsForHere(for intent: OrderTeaIntent) async -> INBooleanResolutionResult { INMethodProbe.noteMissing(self); return INBooleanResolutionResult.notRequired() }
  func resolveTable(for intent: OrderTeaIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  func resolveTable(for intent: OrderTeaIntent) async -> INIntegerResolutionResult { INMethodProbe.noteMissing(self); return INIntegerResolutionResult.notRequired() }
  func provideToppingsOptionsCollection(for intent: OrderTeaIntent, with completion: @escaping @Sendable (INObjectCollection<Topping>?, (any Error)?) -> Void) { INMethodProbe.noteMissing(self) }
  func provideToppingsOptionsCollection(for intent: OrderTeaIntent) async throws -> INObjectCollection<Topping> { INMethodProbe.noteMissing(self); return INObjectCollection(items: []) }
  func provideToppingsOptions(for intent: OrderTeaIntent, with completion: @escaping @Sendable ([Topping]?, (any Error)?) -> Void) { INMethodProbe.noteMissing(self) }
  func provideToppingsOptions(for intent: OrderTeaIntent) async throws -> [Topping] { INMethodProbe.noteMissing(self); return [] }
  func confirm(intent: OrderTeaIntent, completion: @escaping @Sendable (OrderTeaIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  func confirm(intent: OrderTeaIntent) async -> OrderTeaIntentResponse { INMethodProbe.noteMissing(self); return OrderTeaIntentResponse(code: .unspecified, userActivity: nil) }
  func handle(intent: OrderTeaIntent, completion: @escaping @Sendable (OrderTeaIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  func handle(intent: OrderTeaIntent) async -> OrderTeaIntentResponse { INMethodProbe.noteMissing(self); return OrderTeaIntentResponse(code: .unspecified, userActivity: nil) }
  func defaultToppings(for intent: OrderTeaIntent) -> [Topping]? { INMethodProbe.noteMissing(self); return nil }
}
