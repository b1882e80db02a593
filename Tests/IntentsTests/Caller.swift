import Foundation
import Intents
import SimCatalog
import SimExtensionRunner

/// Calls handlers as the runner does, and waits for what they answer. A handler is made for the call, and nobody here
/// holds on to it while it works.
enum Caller {
  static let noContent = FilledIntent(name: "INSendMessageIntent")

  static let message = FilledIntent(
    name: "INSendMessageIntent",
    parameters: [
      Field(name: "recipients", value: .list([.person(Person(displayName: "Mia Wong", spokenPhrase: "Mia"))])),
      Field(name: "content", value: .string("hello")),
    ])

  static func call(
    _ method: HandlerCall.Method, on handler: @autoclosure () -> AnyObject, with filled: FilledIntent = message
  ) async throws -> HandlerAnswer {
    guard let binding = IntentBindings.siriKit.binding(for: filled.name) else { throw NoBinding(name: filled.name) }
    let intent = binding.makeIntent(filled)
    return await withCheckedContinuation { continuation in
      binding.call(method, on: handler(), intent: intent, completion: { continuation.resume(returning: $0) })
    }
  }

  struct NoBinding: Error {
    var name: IntentName
  }
}
