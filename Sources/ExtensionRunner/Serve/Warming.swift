import CFixedWorld
import Foundation
@_spi(Host) import Intents
@_spi(Host) import SDKFoundation
import SimCatalog
import SimExtensionWire

/// What a program's first process does once for all conversations before it forks: everything that takes time and is the same
/// in each of them, and nothing that runs the author's code or asks for the clock, the home or the user's language.
enum Warming {
  /// Forks a child for each conversation if the host wants that; returns in each child, and in a process that isn't to fork.
  static func forkIfAsked(_ bindings: IntentBindings, _ prepare: () -> Void) {
    guard sirisim_world_is_asked_to_fork() else { return }
    prepare()
    // The first conversation waits already: the rest is done when it has its process. The last step comes first.
    steps =
      bindings.catalog.intents.reversed().map { schema in { makeOnce(schema.name, bindings) } }
      + [
        { transformOnce() }, { World.findLocale() }, { Frameworks.open() }, { DecimalNumbers.patch() }, { speakOnce() },
      ]
    sirisim_world_serve_forks { Warming.goOn() }
  }

  /// What may be done between two conversations, the next one last.
  nonisolated(unsafe) private static var steps: [() -> Void] = []

  /// - Returns: whether there is more.
  private static func goOn() -> Bool {
    steps.popLast()?()
    return !steps.isEmpty
  }

  /// An intent's class, and its response's, are known to the runtime when one was made.
  private static func makeOnce(_ name: IntentName, _ bindings: IntentBindings) {
    guard let binding = bindings.binding(for: name) else { return }
    _ = binding.makeIntent(FilledIntent(name: name, parameters: []))
  }

  /// Foundation reads its rules for other scripts when they are first asked for, which takes longer than most handlers.
  private static func transformOnce() {
    _ = "a\u{E9}\u{4E2D}".applyingTransform(.toLatin, reverse: false)?.applyingTransform(
      .stripDiacritics, reverse: false)
  }

  /// Says and understands one message of each kind, so that the types behind them are known.
  private static func speakOnce() {
    let person = Value.person(Person(displayName: "a", spokenPhrase: "a"))
    let intent = FilledIntent(
      name: "INIntent",
      parameters: [
        Field(name: "recipients", value: .list([person])), Field(name: "content", value: .string("a")),
      ])
    for request in [
      ProgramRequest.call(HandlerCall(intent: intent, method: .resolve(parameter: "recipients"))), .launch,
    ] {
      _ = try? WireCodec.decodeRequest(WireCodec.encode(request))
    }
    for reply in [
      WireReply.handler(HandlerAnswer(outcome: .resolved([.success(person)]))),
      .handler(HandlerAnswer(outcome: .responded(IntentResponse(code: "success")))),
      .launched(Launch(vocabulary: [], askedForSiriAuthorization: false, screen: nil)),
    ] {
      _ = try? WireCodec.decodeReply(WireCodec.encode(reply))
    }
  }
}
