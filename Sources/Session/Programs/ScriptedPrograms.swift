public import SimCatalog
import SimDiagnostics
public import SimTranscripts

/// Answers from a transcript's own trace lines: a conversation is played before there is any handler.
///
/// Each call takes the first line that is left and speaks of it. A resolve method without a line is not implemented, a confirm
/// method without one neither, and a handle method without one succeeds, so that a designer writes down what matters.
public final class ScriptedPrograms: ProcesslessPrograms {
  /// The lines that are left, for all apps of a conversation.
  private final class Lines {
    var left: [(line: TraceLine, remark: String)]
    /// Hears each call with its answer; nil where nobody wants to know.
    let hears: (@Sendable (Rehearsal.Call) -> Void)?

    init(_ lines: [(line: TraceLine, remark: String)], hears: (@Sendable (Rehearsal.Call) -> Void)?) {
      left = lines
      self.hears = hears
    }
  }

  /// The answer that waits to be taken.
  public var answer: ProgramAnswer?
  /// The user defaults as they are now.
  private var defaults: [String: String]
  private let lines: Lines
  private let script: TraceScript

  private init(_ lines: Lines, _ script: TraceScript, defaults: [String: String]) {
    self.defaults = defaults
    self.lines = lines
    self.script = script
  }

  /// The programs of a conversation's apps, by identifier, which answer from one script.
  ///
  /// - Parameters:
  ///   - apps: their identifiers.
  ///   - conversation: its trace lines, wildcards left out, are the script.
  ///   - catalog: the intents that it is about.
  ///   - file: what the conversation's file is called.
  ///   - defaults: the user defaults at the beginning.
  ///   - hears: hears each call with its answer.
  public static func forApps(
    _ apps: [String], of conversation: TalkConversation, catalog: Catalog, file: String? = nil,
    defaults: [UserInfoEntry] = [], hears: (@Sendable (Rehearsal.Call) -> Void)? = nil
  ) -> [String: any Programs] {
    let script = TraceScript(catalog)
    let lines: [(line: TraceLine, remark: String)] = conversation.turns.flatMap(\.expectations).compactMap {
      expectation in
      guard expectation.kind == .trace, expectation.presence == .required, expectation.wording.pattern.isLiteral else {
        return nil
      }
      let name = file.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? "transcript"
      let place = "\(name):\(expectation.place.line)"
      return (TraceLine(expectation.wording.literal), "\(place): \(expectation.wording.source)")
    }
    let shared = Lines(lines, hears: hears)
    let seen = Dictionary(defaults.map { ($0.key, $0.value) }) { $1 }
    return Dictionary(apps.map { ($0, ScriptedPrograms(shared, script, defaults: seen)) }) { first, _ in first }
  }

  /// Answers at once, and notes a change of the user defaults.
  public func begin(_ request: ProgramRequest) {
    if case .setDefault(let key, let value) = request { defaults[key] = value }
    answerAtOnce(request)
  }

  /// Answers as the transcript's trace says.
  public func answer(to call: HandlerCall) -> HandlerAnswer {
    for (index, (line, remark)) in lines.left.enumerated() {
      guard let answer = script.answer(line, to: call) else { continue }
      lines.left.remove(at: index)
      lines.hears?(Rehearsal.Call(call: call, answer: answer.outcome, defaults: defaults, line: remark))
      return answer
    }
    let answer =
      switch call.method {
      case .resolve, .options, .defaultValue, .confirm: HandlerAnswer(outcome: .notImplemented)
      case .handle: HandlerAnswer(outcome: .responded(IntentResponse(code: "success")))
      }
    lines.hears?(Rehearsal.Call(call: call, answer: answer.outcome, defaults: defaults))
    return answer
  }

  /// Shows what the transcript's trace says.
  public func answer(to call: AppCall) -> AppAnswer {
    for (index, (line, _)) in lines.left.enumerated() {
      guard let answer = script.appAnswer(line) else { continue }
      lines.left.remove(at: index)
      return answer
    }
    return AppAnswer()
  }
}
