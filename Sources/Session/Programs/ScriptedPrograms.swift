public import SimCatalog
public import SimTranscripts

/// Answers from a transcript's own trace lines: a conversation is played before there is any handler.
///
/// Each call takes the first line that is left and speaks of it. A resolve method without a line is not implemented, a confirm
/// method without one neither, and a handle method without one succeeds, so that a designer writes down what matters.
public final class ScriptedPrograms: ProcesslessPrograms {
  private var lines: [TraceLine]
  private let script: TraceScript

  /// - Parameters:
  ///   - conversation: its trace lines, wildcards left out, are the script.
  ///   - catalog: the intents that it is about.
  public init(_ conversation: TalkConversation, catalog: Catalog) {
    script = TraceScript(catalog)
    lines = conversation.turns.flatMap(\.expectations).compactMap { expectation in
      guard expectation.kind == .trace, expectation.presence == .required, expectation.wording.pattern.isLiteral else {
        return nil
      }
      return TraceLine(expectation.wording.literal)
    }
  }

  /// Answers as the transcript's trace says.
  public func call(_ call: HandlerCall) -> HandlerAnswer {
    for (index, line) in lines.enumerated() {
      guard let answer = script.answer(line, to: call) else { continue }
      lines.remove(at: index)
      return answer
    }
    return switch call.method {
    case .resolve, .confirm: HandlerAnswer(outcome: .notImplemented)
    case .handle: HandlerAnswer(outcome: .responded(IntentResponse(code: "success")))
    }
  }

  /// Shows what the transcript's trace says.
  public func enter(_ call: AppCall) -> AppAnswer {
    for (index, line) in lines.enumerated() {
      guard let answer = script.appAnswer(line) else { continue }
      lines.remove(at: index)
      return answer
    }
    return AppAnswer()
  }
}
