// Generated from TangTang.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents

open class ShowSoupOfTheDayIntent: INIntent {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public enum ShowSoupOfTheDayIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case inProgress = 3
  case success = 4
  case failure = 5
  case failureRequiringAppLaunch = 6
  case failureClosed = 100
}

open class ShowSoupOfTheDayIntentResponse: INIntentResponse {
  open var code: ShowSoupOfTheDayIntentResponseCode { storedCase("code", default: .unspecified) }
  open var soup: Soup {
    get { storedCase("soup", default: .unknown) }
    set { storeCase(newValue, as: "soup") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: ShowSoupOfTheDayIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }

  public override convenience init() { self.init(code: .unspecified, userActivity: nil) }

  public static func success(soup: Soup, file: StaticString = #fileID, line: UInt = #line) -> ShowSoupOfTheDayIntentResponse {
    let response = ShowSoupOfTheDayIntentResponse(code: .success, userActivity: nil, file: file, line: line)
    response.storeCase(soup, as: "soup")
    return response
  }
}

public protocol ShowSoupOfTheDayIntentHandling: NSObjectProtocol {
  func confirm(intent: ShowSoupOfTheDayIntent, completion: @escaping @Sendable (ShowSoupOfTheDayIntentResponse) -> Void)
  func confirm(intent: ShowSoupOfTheDayIntent) async -> ShowSoupOfTheDayIntentResponse
  func handle(intent: ShowSoupOfTheDayIntent, completion: @escaping @Sendable (ShowSoupOfTheDayIntentResponse) -> Void)
  func handle(intent: ShowSoupOfTheDayIntent) async -> ShowSoupOfTheDayIntentResponse
}

extension ShowSoupOfTheDayIntentHandling {
  public func confirm(intent: ShowSoupOfTheDayIntent, completion: @escaping @Sendable (ShowSoupOfTheDayIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: ShowSoupOfTheDayIntent) async -> ShowSoupOfTheDayIntentResponse { INMethodProbe.noteMissing(self); return ShowSoupOfTheDayIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(intent: ShowSoupOfTheDayIntent, completion: @escaping @Sendable (ShowSoupOfTheDayIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: ShowSoupOfTheDayIntent) async -> ShowSoupOfTheDayIntentResponse { INMethodProbe.noteMissing(self); return ShowSoupOfTheDayIntentResponse(code: .unspecified, userActivity: nil) }
}
