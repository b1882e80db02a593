import CFixedWorld
import Foundation
@_spi(Host) import Intents
@_spi(Host) import SDKFoundation
import SimCatalog
import SimExtensionWire

/// The work of a program's first process before it forks: everything slow that is the same for all conversations, and
/// that neither runs the author's code nor asks for the clock, the home or the user's language.
enum Warming {
  /// Forks a child for each conversation if the host wants that; returns in each child, and in a process that doesn't
  /// fork.
  static func forkIfAsked(_ bindings: IntentBindings, _ prepare: () -> Void) {
    guard sirisim_world_is_asked_to_fork() else { return }
    prepare()
    // The first conversation is waiting: the rest is done when it has its process. The last step comes first.
    steps =
      bindings.catalog.intents.reversed().map { schema in { makeOnce(schema.name, bindings) } }
      + [
        { transformOnce() }, { World.findLocale() }, { Frameworks.open() }, { DecimalNumbers.patch() }, { speakOnce() },
      ]
    sirisim_world_serve_forks { Warming.goOn() }
  }

  /// Work to do between two conversations, the next step last.
  nonisolated(unsafe) private static var steps: [() -> Void] = []

  /// - Returns: whether there is more to do.
  private static func goOn() -> Bool {
    steps.popLast()?()
    return !steps.isEmpty
  }

  /// An intent's class, and its response's, are known to the runtime once one was made.
  private static func makeOnce(_ name: IntentName, _ bindings: IntentBindings) {
    guard let binding = bindings.binding(for: name) else { return }
    _ = binding.makeIntent(FilledIntent(name: name, parameters: []))
  }

  /// Foundation reads its rules for other scripts on first use, which takes longer than most handlers.
  private static func transformOnce() {
    _ = "a\u{E9}\u{4E2D}".applyingTransform(.toLatin, reverse: false)?.applyingTransform(
      .stripDiacritics, reverse: false)
  }

  /// Encodes and decodes one message of each kind, so that their types are loaded.
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
