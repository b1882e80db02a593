public import SimCatalog
public import SimTranscripts

/// Answers from a transcript's own trace lines: a conversation is played before there is any handler.
///
/// Each call takes the first line that is left and speaks of it. A resolve method without a line is not implemented, a confirm
/// method without one neither, and a handle method without one succeeds, so that a designer writes down what matters.
public final class ScriptedPrograms: ProcesslessPrograms {
  /// The lines that are left, for all apps of a conversation.
  private final class Lines {
    var left: [TraceLine]
    init(_ lines: [TraceLine]) { left = lines }
  }

  /// The answer that waits to be taken.
  public var answer: ProgramAnswer?
  private let lines: Lines
  private let script: TraceScript

  private init(_ lines: Lines, _ script: TraceScript) {
    self.lines = lines
    self.script = script
  }

  /// The programs of a conversation's apps, by identifier, which answer from one script.
  ///
  /// - Parameters:
  ///   - apps: their identifiers.
  ///   - conversation: its trace lines, wildcards left out, are the script.
  ///   - catalog: the intents that it is about.
  public static func forApps(
    _ apps: [String], of conversation: TalkConversation, catalog: Catalog
  ) -> [String: any Programs] {
    let script = TraceScript(catalog)
    let lines: [TraceLine] = conversation.turns.flatMap(\.expectations).compactMap { expectation in
      guard expectation.kind == .trace, expectation.presence == .required, expectation.wording.pattern.isLiteral else {
        return nil
      }
      return TraceLine(expectation.wording.literal)
    }
    let shared = Lines(lines)
    return Dictionary(apps.map { ($0, ScriptedPrograms(shared, script)) }) { first, _ in first }
  }

  /// Answers as the transcript's trace says.
  public func answer(to call: HandlerCall) -> HandlerAnswer {
    for (index, line) in lines.left.enumerated() {
      guard let answer = script.answer(line, to: call) else { continue }
      lines.left.remove(at: index)
      return answer
    }
    return switch call.method {
    case .resolve, .options, .defaultValue, .confirm: HandlerAnswer(outcome: .notImplemented)
    case .handle: HandlerAnswer(outcome: .responded(IntentResponse(code: "success")))
    }
  }

  /// Shows what the transcript's trace says.
  public func answer(to call: AppCall) -> AppAnswer {
    for (index, line) in lines.left.enumerated() {
      guard let answer = script.appAnswer(line) else { continue }
      lines.left.remove(at: index)
      return answer
    }
    return AppAnswer()
  }
}
