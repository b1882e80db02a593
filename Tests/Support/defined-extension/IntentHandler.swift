import Foundation
import Intents

class IntentHandler: INExtension, OrderTeaIntentHandling, FindTeaHouseIntentHandling {
  private static let toppings = ["Milk": 0.5, "Honey": 0.8, "Pearls": 1.2].sorted { $0.key < $1.key }.map {
    name, price in
    let topping = Topping(identifier: name.lowercased(), display: name)
    topping.price = NSNumber(value: price)
    return topping
  }
  private static let cities = ["Hangzhou", "Suzhou", "Uji", "Uji Higashi"]

  // MARK: Order tea

  func resolveKind(for intent: OrderTeaIntent, with completion: @escaping (OrderTeaKindResolutionResult) -> Void) {
    switch intent.kind {
    case .unknown: completion(.needsValue())
    case .black: completion(.unsupported(forReason: .soldOut))
    case .green, .default: completion(.success(with: intent.kind))
    }
  }

  func resolveCups(for intent: OrderTeaIntent) async -> OrderTeaCupsResolutionResult {
    guard let cups = intent.cups?.intValue else { return .needsValue() }
    if cups > 12 { return .unsupported(forReason: .greaterThanMaximumValue) }
    return cups == 7 ? .confirmationRequired(with: cups) : .success(with: cups)
  }

  func resolveToppings(for intent: OrderTeaIntent) async -> [ToppingResolutionResult] {
    guard let toppings = intent.toppings, !toppings.isEmpty else { return [.needsValue()] }
    return toppings.map { topping in
      Self.toppings.first { $0.identifier == topping.identifier }.map { .success(with: $0) } ?? .unsupported()
    }
  }

  func provideToppingsOptionsCollection(
    for intent: OrderTeaIntent, with completion: @escaping (INObjectCollection<Topping>?, Error?) -> Void
  ) {
    completion(INObjectCollection(items: Self.toppings), nil)
  }

  func resolveIsForHere(for intent: OrderTeaIntent) async -> INBooleanResolutionResult {
    intent.isForHere.map { .success(with: $0.boolValue) } ?? .needsValue()
  }

  func resolveTable(for intent: OrderTeaIntent) async -> INIntegerResolutionResult {
    intent.table.map { .success(with: $0.intValue) } ?? .needsValue()
  }

  func handle(intent: OrderTeaIntent, completion: @escaping (OrderTeaIntentResponse) -> Void) {
    guard intent.sweetness == "half", intent.toppings?.count == 1 else {
      return completion(OrderTeaIntentResponse(code: .failure, userActivity: nil))
    }
    suggest(intent.kind)
    if intent.cups == 12 { return completion(.failureNoWater(kind: intent.kind)) }
    completion(.success(kind: intent.kind, minutes: NSNumber(value: intent.cups?.intValue ?? 0 + 3)))
  }

  /// The same again, by a phrase.
  private func suggest(_ kind: TeaKind) {
    let again = OrderTeaIntent()
    again.kind = kind
    again.cups = 2
    again.suggestedInvocationPhrase = "Tea time"
    guard let shortcut = INShortcut(intent: again) else { return }
    INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut])
  }

  // MARK: Find a tea house

  func resolveCity(for intent: FindTeaHouseIntent) async -> FindTeaHouseCityResolutionResult {
    guard let city = intent.city else { return .needsValue() }
    return Self.cities.contains(city) ? .success(with: city) : .unsupported(forReason: .noneThere)
  }

  func provideCityOptionsCollection(
    for intent: FindTeaHouseIntent, searchTerm: String?
  ) async throws -> INObjectCollection<NSString> {
    let found = Self.cities.filter { searchTerm.map($0.contains) ?? ($0.count < 6) }
    return INObjectCollection(items: found.map { $0 as NSString })
  }

  func defaultCity(for intent: FindTeaHouseIntent) -> String? { nil }

  func handle(intent: FindTeaHouseIntent) async -> FindTeaHouseIntentResponse {
    let house = TeaHouse(identifier: nil, display: "the old mill in \(intent.city ?? "")")
    return .success(house: house)
  }
}
