// Generated from Tea.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents

class FindTeaHouseIntent: INIntent {
  var city: String? {
    get { stored("city") }
    set { store(newValue, as: "city") }
  }

  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

enum FindTeaHouseIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case inProgress = 3
  case success = 4
  case failure = 5
  case failureRequiringAppLaunch = 6
}

class FindTeaHouseIntentResponse: INIntentResponse {
  var code: FindTeaHouseIntentResponseCode { storedCase("code", default: .unspecified) }
  var house: TeaHouse? {
    get { stored("house") }
    set { store(newValue, as: "house") }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  init(code: FindTeaHouseIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }

  override convenience init() { self.init(code: .unspecified, userActivity: nil) }

  static func success(house: TeaHouse, file: StaticString = #fileID, line: UInt = #line) -> FindTeaHouseIntentResponse {
    let response = FindTeaHouseIntentResponse(code: .success, userActivity: nil, file: file, line: line)
    response.store(house, as: "house")
    return response
  }
}

protocol FindTeaHouseIntentHandling: NSObjectProtocol {
  func resolveCity(for intent: FindTeaHouseIntent, with completion: @escaping @Sendable (FindTeaHouseCityResolutionResult) -> Void)
  func resolveCity(for intent: FindTeaHouseIntent) async -> FindTeaHouseCityResolutionResult
  func provideCityOptionsCollection(for intent: FindTeaHouseIntent, searchTerm: String?, with completion: @escaping @Sendable (INObjectCollection<NSString>?, (any Error)?) -> Void)
  func provideCityOptionsCollection(for intent: FindTeaHouseIntent, searchTerm: String?) async throws -> INObjectCollection<NSString>
  func provideCityOptions(for intent: FindTeaHouseIntent, searchTerm: String?, with completion: @escaping @Sendable ([String]?, (any Error)?) -> Void)
  func provideCityOptions(for intent: FindTeaHouseIntent, searchTerm: String?) async throws -> [String]
  func confirm(intent: FindTeaHouseIntent, completion: @escaping @Sendable (FindTeaHouseIntentResponse) -> Void)
  func confirm(intent: FindTeaHouseIntent) async -> FindTeaHouseIntentResponse
  func handle(intent: FindTeaHouseIntent, completion: @escaping @Sendable (FindTeaHouseIntentResponse) -> Void)
  func handle(intent: FindTeaHouseIntent) async -> FindTeaHouseIntentResponse
  func defaultCity(for intent: FindTeaHouseIntent) -> String?
}

extension FindTeaHouseIntentHandling {
  func resolveCity(for intent: FindTeaHouseIntent, with completion: @escaping @Sendable (FindTeaHouseCityResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  func resolveCity(for intent: FindTeaHouseIntent) async -> FindTeaHouseCityResolutionResult { INMethodProbe.noteMissing(self); return FindTeaHouseCityResolutionResult.notRequired() }
  func provideCityOptionsCollection(for intent: FindTeaHouseIntent, searchTerm: String?, with completion: @escaping @Sendable (INObjectCollection<NSString>?, (any Error)?) -> Void) { INMethodProbe.noteMissing(self) }
  func provideCityOptionsCollection(for intent: FindTeaHouseIntent, searchTerm: String?) async throws -> INObjectCollection<NSString> { INMethodProbe.noteMissing(self); return INObjectCollection(items: []) }
  func provideCityOptions(for intent: FindTeaHouseIntent, searchTerm: String?, with completion: @escaping @Sendable ([String]?, (any Error)?) -> Void) { INMethodProbe.noteMissing(self) }
  func provideCityOptions(for intent: FindTeaHouseIntent, searchTerm: String?) async throws -> [String] { INMethodProbe.noteMissing(self); return [] }
  func confirm(intent: FindTeaHouseIntent, completion: @escaping @Sendable (FindTeaHouseIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  func confirm(intent: FindTeaHouseIntent) async -> FindTeaHouseIntentResponse { INMethodProbe.noteMissing(self); return FindTeaHouseIntentResponse(code: .unspecified, userActivity: nil) }
  func handle(intent: FindTeaHouseIntent, completion: @escaping @Sendable (FindTeaHouseIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  func handle(intent: FindTeaHouseIntent) async -> FindTeaHouseIntentResponse { INMethodProbe.noteMissing(self); return FindTeaHouseIntentResponse(code: .unspecified, userActivity: nil) }
  func defaultCity(for intent: FindTeaHouseIntent) -> String? { INMethodProbe.noteMissing(self); return nil }
}
