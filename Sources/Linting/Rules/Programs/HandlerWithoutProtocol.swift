import SimAppFiles
import SimDiagnostics

/// A class with the methods of a handler that doesn't declare itself one.
struct HandlerWithoutProtocol: Rule {
  let about = RuleDescription(
    "handler-without-protocol", .error, "a class handles an intent and doesn't conform to its protocol",
    explanation: """
      Siri asks the handler that 'handler(for:)' returns for the intent's handling protocol. Without it no method is called, \
      whatever its name is.
      """,
    source: "developer.apple.com/documentation/intents/inextension")

  func check(_ subject: Subject) -> [Finding] {
    subject.programs.flatMap { program -> [Finding] in
      // A program that names the protocol anywhere may conform in a way that only the compiler sees.
      let names = program.names
      return program.files.flatMap(\.types).flatMap { type -> [Finding] in
        guard type.kind == .class || type.kind == .extension else { return [] }
        return type.methods.compactMap { method in
          guard method.name == "handle", let handler = HandlerMethod(method, program.requirements),
            !handler.namesakes.isEmpty, !names.contains(handler.intent.handling),
            program.plan.intents.contains(handler.intent.name)
          else { return nil }
          return finding(
            "\(type.name, as: "class") handles \(plain: handler.intent.name, as: "intent") and doesn't conform to \(plain: handler.intent.handling, as: "protocol")",
            at: FilePlace(type.place, length: type.name.count),
            fix: Fix("write ': \(handler.intent.handling)' behind the class's name"))
        }
      }
    }
  }
}
