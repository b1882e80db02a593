import CFixedWorld
import Foundation
@_spi(Host) import Intents
@_spi(Host) import IntentsUI
@_spi(Host) import SDKFoundation
import SimCatalog
import SimExtensionWire
import SimText
@_spi(Host) import UIKit

/// The work of a program's first process before it forks: everything slow that is the same for all conversations, and
/// that neither runs the author's code nor asks for the clock, the home or the user's language.
enum Warming {
  /// Forks a child for each conversation if the host wants that; returns in each child, and in a process that doesn't
  /// fork.
  ///
  /// - Parameters:
  ///   - classes: the classes that a program with these arguments looks for, if the first process serves several.
  ///   - prepare: what even the first conversation waits for.
  static func forkIfAsked(
    _ bindings: IntentBindings, classes: @escaping ([String]) -> [String] = { _ in [] }, _ prepare: () -> Void
  ) {
    guard sirisim_world_is_asked_to_fork() else { return }
    prepare()
    self.classes = classes
    // The first conversation is waiting: the rest is done when it has its process. The last step comes first.
    steps =
      bindings.catalog.intents.reversed().map { schema in { convertOnce(schema, bindings) } }
      + [
        { transformOnce() }, { answerOnce(bindings) }, { World.findLocale() }, { Frameworks.open() },
        { DecimalNumbers.patch() }, { ServeLoop.prepare() }, { speakOnce() },
      ]
    sirisim_world_serve_forks({ Warming.goOn() }, { Warming.note($0, $1) })
  }

  /// Work to do between two conversations, the next step last.
  nonisolated(unsafe) private static var steps: [() -> Void] = []
  nonisolated(unsafe) private static var classes: ([String]) -> [String] = { _ in [] }
  /// The arguments of the programs that have been asked for, and the identifiers of their locales.
  nonisolated(unsafe) private static var noted: Set<String> = []

  /// - Returns: whether there is more to do.
  private static func goOn() -> Bool {
    steps.popLast()?()
    return !steps.isEmpty
  }

  /// A program was asked for, and will be again: its classes are looked for in time, and its language is read.
  ///
  /// - Returns: whether there is something to do.
  private static func note(_ arguments: UnsafePointer<CChar>?, _ languages: UnsafePointer<CChar>?) -> Bool {
    guard let arguments = arguments.map({ String(cString: $0) }), let languages = languages.map({ String(cString: $0) })
    else { return false }
    var found: [() -> Void] = []
    if !arguments.isEmpty, noted.insert(arguments).inserted {
      found += classes(ProgramArguments.parts(of: arguments)).map { name in { ObjectMaker.look(for: name) } }
    }
    if let locale = World.locale(ofLanguages: languages), noted.insert(locale).inserted {
      found.append { _ = Locale(identifier: locale) }
    }
    steps += found
    return !found.isEmpty
  }

  /// Turns what an intent can hold into objects and back: its class, its response's and those of its values are known
  /// to the runtime once one was made.
  private static func convertOnce(_ schema: IntentSchema, _ bindings: IntentBindings) {
    guard let binding = bindings.binding(for: schema.name) else { return }
    let examples = ExampleValues(catalog: bindings.catalog)
    let filled = FilledIntent(name: schema.name, parameters: examples.fields(schema.parameters))
    let code = schema.codes.last?.name ?? "success"
    let given = IntentResponse(code: code, fields: examples.fields(schema.responseFields))
    _ = binding.read(binding.makeIntent(filled))
    _ = binding.readResponse(binding.makeResponse(given))
  }

  /// Calls a handler that has no method, and reads a result of each of the common kinds.
  private static func answerOnce(_ bindings: IntentBindings) {
    let known = bindings.catalog.intents.first { bindings.binding(for: $0.name) != nil && !$0.parameters.isEmpty }
    guard let schema = known, let binding = bindings.binding(for: schema.name),
      let parameter = schema.parameters.first?.name
    else { return }
    let intent = FilledIntent(name: binding.name, parameters: [])
    for method in [HandlerCall.Method.resolve(parameter: parameter), .handle] {
      let delivery = AnswerDelivery(method: method, reply: { _ in }, late: { _ in })
      binding.call(
        method, on: NSObject(), intent: binding.makeIntent(intent), completion: { delivery.take($0) },
        late: { delivery.take($0, at: $1) })
      delivery.callReturned()
    }
    let person = INPerson.make(Person(displayName: "a", spokenPhrase: "a"))
    _ = NSOrderedSet(array: [person, INPerson.make(Person(displayName: "b", spokenPhrase: "b")), person])
    let reader = AnswerReader(binding: binding, method: .resolve(parameter: parameter))
    _ = reader.answer(
      [
        INPersonResolutionResult.success(with: person),
        INPersonResolutionResult.disambiguation(with: [person, person]),
        INPersonResolutionResult.confirmationRequired(with: person),
      ], spelling: "")
    _ = reader.answer(INStringResolutionResult.needsValue(), spelling: "")
    let shown = Interaction(intent: intent, response: IntentResponse(code: "success"), status: "success")
    if let interaction = INInteraction(shown, bindings) { _ = Donation(interaction, bindings) }
  }

  /// Foundation reads its rules for other scripts on first use, which takes longer than most handlers.
  private static func transformOnce() {
    _ = "a\u{E9}\u{4E2D}".applyingTransform(.toLatin, reverse: false)?.applyingTransform(
      .stripDiacritics, reverse: false)
    _ = NSString(string: "a\u{E9}\u{4E2D}").substring(with: NSRange(location: 1, length: 1))
  }

  /// Encodes and decodes one message of each kind, so that their types are loaded.
  private static func speakOnce() {
    let person = Value.person(Person(displayName: "a", spokenPhrase: "a"))
    let intent = FilledIntent(
      name: "INIntent",
      parameters: [
        Field(name: "recipients", value: .list([person])), Field(name: "content", value: .string("a")),
      ])
    var lines = LineBuffer()
    for request in [
      ProgramRequest.call(HandlerCall(intent: intent, method: .resolve(parameter: "recipients"))), .launch,
    ] {
      WireCodec.encode(request).withUnsafeBytes { lines.append($0) }
      while let line = lines.next() { _ = try? WireCodec.decodeRequest(line) }
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
