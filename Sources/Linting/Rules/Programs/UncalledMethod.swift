import SimAppFiles
import SimDiagnostics
import SimSchema

/// A handler's method that Siri never calls, because its name, a label or its answer isn't the requirement's.
struct UncalledMethod: Rule {
  let about = RuleDescription(
    "uncalled-method", .warning, "a handler's method is never called",
    explanation: """
      The methods of a handling protocol are optional: one with a slip in its name, in a label or in the type of its answer \
      compiles without a word, and Siri asks as if it weren't there.
      """,
    source: "developer.apple.com/documentation/sirikit/resolving_the_parameters_of_an_intent")

  func check(_ subject: Subject) -> [Finding] {
    subject.programs.flatMap { program -> [Finding] in
      var handlers: [String: Bool] = [:]
      return program.files.flatMap(\.types).flatMap { type -> [Finding] in
        let isHandler = handlers[type.name] ?? !program.handled(by: type.name).isEmpty
        handlers[type.name] = isHandler
        guard isHandler, type.kind != .protocol else { return [] }
        return type.methods.compactMap { method in
          HandlerMethod(method, program.requirements).flatMap { finding(of: $0) }
        }
      }
    }
  }

  private func finding(of handler: HandlerMethod) -> Finding? {
    let method = handler.method
    let place = FilePlace(method.place, length: method.name.count)
    guard handler.namesakes.isEmpty else {
      guard let expected = handler.expectedAnswers, let answer = handler.answer else { return nil }
      return finding(
        "\(method.signature, as: "method") is never called: it answers \(answer, as: "answer")", at: place,
        fix: Fix("answer \(expected.map { "'\($0)'" }.joined(separator: " or "))"))
    }
    let fix =
      handler.nearest.map { "write '\($0.text)'" }
      ?? "\(handler.intent.handling) has: "
      + handler.intent.methods.compactMap { $0.spellings.first?.baseName }.joined(separator: ", ")
    return finding(
      "\(method.signature, as: "method") is never called: \(plain: handler.intent.handling, as: "protocol") has no such method",
      at: place, fix: Fix(fix))
  }
}
