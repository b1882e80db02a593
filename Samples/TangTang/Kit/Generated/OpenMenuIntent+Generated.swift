// Generated from TangTang.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import Foundation
@_spi(Host) import Intents

open class OpenMenuIntent: INIntent {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public enum OpenMenuIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case inProgress = 3
  case success = 4
  case failure = 5
  case failureRequiringAppLaunch = 6
}

open class OpenMenuIntentResponse: INIntentResponse {
  open var code: OpenMenuIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: OpenMenuIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }

  public override convenience init() { self.init(code: .unspecified, userActivity: nil) }
}

public protocol OpenMenuIntentHandling: NSObjectProtocol {
  func confirm(intent: OpenMenuIntent, completion: @escaping @Sendable (OpenMenuIntentResponse) -> Void)
  func confirm(intent: OpenMenuIntent) async -> OpenMenuIntentResponse
  func handle(intent: OpenMenuIntent, completion: @escaping @Sendable (OpenMenuIntentResponse) -> Void)
  func handle(intent: OpenMenuIntent) async -> OpenMenuIntentResponse
}

extension OpenMenuIntentHandling {
  public func confirm(intent: OpenMenuIntent, completion: @escaping @Sendable (OpenMenuIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: OpenMenuIntent) async -> OpenMenuIntentResponse { INMethodProbe.noteMissing(self); return OpenMenuIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(intent: OpenMenuIntent, completion: @escaping @Sendable (OpenMenuIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: OpenMenuIntent) async -> OpenMenuIntentResponse { INMethodProbe.noteMissing(self); return OpenMenuIntentResponse(code: .unspecified, userActivity: nil) }
}
