import CFixedWorld
import SimCatalog
import SimExtensionWire

/// What a program's first process does once for all conversations before it forks: everything that takes time and is the same
/// in each of them, and nothing that runs the author's code or asks for the clock, the home or the user's language.
enum Warming {
  /// Forks a child for each conversation if the host wants that; returns in each child, and in a process that isn't to fork.
  static func forkIfAsked(_ bindings: IntentBindings, _ prepare: () -> Void) {
    guard sirisim_world_is_asked_to_fork() else { return }
    prepare()
    speakOnce(bindings)
    sirisim_world_serve_forks()
  }

  /// Says and understands one message of each kind, so that the types behind them are known.
  private static func speakOnce(_ bindings: IntentBindings) {
    let person = Value.person(Person(displayName: "a", spokenPhrase: "a"))
    let intent = FilledIntent(
      name: "INIntent",
      parameters: [
        Field(name: "recipients", value: .list([person])), Field(name: "content", value: .string("a")),
      ])
    for request in [WireRequest.call(HandlerCall(intent: intent, method: .resolve(parameter: "recipients"))), .launch] {
      _ = try? WireCodec.decodeRequest(WireCodec.encode(request))
    }
    for reply in [
      WireReply.handler(HandlerAnswer(outcome: .resolved([.success(person)]))),
      .handler(HandlerAnswer(outcome: .responded(IntentResponse(code: "success")))),
      .launched(Launch(vocabulary: [], askedForSiriAuthorization: false, screen: nil)),
    ] {
      _ = try? WireCodec.decodeReply(WireCodec.encode(reply))
    }
    if let binding = bindings.binding(for: intent.name) { _ = binding.makeIntent(intent) }
  }
}
