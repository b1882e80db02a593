import Foundation
import Intents
import SimCatalog
import Testing

@Suite("A handler is called in whichever spelling its author wrote")
struct SpellingTests {
  static var handlers: [NSObject] {
    [Handler2016(), Handler2017(), HandlerMixed(), HandlerAsync(), HandlerExtended(), HandlerOnMain()]
  }

  @Test(arguments: 0..<6)
  func resolvesEveryRecipient(_ index: Int) async throws {
    let handler = Self.handlers[index]
    let answer = try await Caller.call(.resolve(parameter: "recipients"), on: handler)
    let mia = Person(displayName: "Mia Wong", spokenPhrase: "Mia")
    #expect(answer.outcome == .resolved([.success(.person(mia))]))
  }

  @Test(arguments: 0..<6)
  func resolvesTheContent(_ index: Int) async throws {
    let handler = Self.handlers[index]
    let answer = try await Caller.call(.resolve(parameter: "content"), on: handler)
    guard case .resolved(let results) = answer.outcome, case .success(.string?)? = results.first else {
      Issue.record("\(type(of: handler)) answered \(answer.outcome)")
      return
    }
    #expect(results.count == 1)
  }

  @Test(arguments: 0..<6)
  func confirmsAndHandles(_ index: Int) async throws {
    let handler = Self.handlers[index]
    for (method, code) in [(HandlerCall.Method.confirm, "ready"), (.handle, "success")] {
      guard case .responded(let response) = try await Caller.call(method, on: handler).outcome else {
        Issue.record("\(type(of: handler)) did not respond to \(method.name)")
        continue
      }
      #expect(response.code == code)
    }
  }

  @Test func saysWhichSpellingItWas() async throws {
    let cases: [(NSObject, String)] = [
      (Handler2016(), "resolveContent(forSendMessage:with:)"), (Handler2017(), "resolveContent(for:with:)"),
      (HandlerAsync(), "resolveContent(for:) async"),
    ]
    for (handler, spelling) in cases {
      #expect(try await Caller.call(.resolve(parameter: "content"), on: handler).spelling == spelling)
    }
  }

  @Test func namesTheActivityByTheIntentsClass() async throws {
    let answer = try await Caller.call(.handle, on: Handler2016())
    #expect(
      answer.outcome
        == .responded(
          IntentResponse(code: "success", userActivity: UserActivity(activityType: "INSendMessageIntent"))))
  }

  @Test(arguments: [HandlerCall.Method.resolve(parameter: "recipients"), .resolve(parameter: "content"), .confirm])
  func tellsWhatIsNotWritten(_ method: HandlerCall.Method) async throws {
    #expect(try await Caller.call(method, on: HandlerBare()).outcome == .notImplemented)
  }

  @Test func tellsAnUnwrittenMethodFromOneThatAsks() async throws {
    let answer = try await Caller.call(
      .resolve(parameter: "recipients"), on: Handler2017(), with: Caller.noContent)
    #expect(answer.outcome == .resolved([.needsValue]))
  }

  @Test func aHandlerMayPassACallToAnother() async throws {
    /// Leaves the content to a handler that has no such method, and answers itself.
    final class Passing: NSObject, INSendMessageIntentHandling {
      private let other = HandlerBare()

      func resolveContent(
        for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
      ) {
        other.resolveContent(for: intent) { _ in }
        completion(.notRequired())
      }
    }
    let answer = try await Caller.call(.resolve(parameter: "content"), on: Passing())
    #expect(answer.outcome == .resolved([.notRequired]))
  }

  @Test func aSubclassIsAskedInsteadOfItsSuperclass() async throws {
    final class Stricter: Handler2017 {
      override func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil))
      }
    }
    let answer = try await Caller.call(.confirm, on: Stricter())
    #expect(answer.outcome == .responded(IntentResponse(code: "failureRequiringAppLaunch")))
  }
}
