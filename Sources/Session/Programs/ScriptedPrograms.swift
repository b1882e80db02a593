public import SimCatalog
import SimDiagnostics
public import SimTranscripts

/// Answers from a transcript's own trace lines: a conversation is played before there is any handler.
///
/// Each call takes the first line that is left and speaks of it: of its method, and of its intent where an `understood` line says
/// which one is spoken of. A resolve method without a line is not implemented, a confirm
/// method without one neither, and a handle method without one succeeds, so that a designer writes down what matters.
public final class ScriptedPrograms: ProcesslessPrograms {
  /// The lines that are left, for all apps of a conversation.
  private final class Lines {
    var left: [Line]
    /// The intents that the conversation says are understood.
    let intents: Set<IntentName>
    /// Where the conversation begins.
    let beginning: Int
    /// Hears each call with its answer; nil where nobody wants to know.
    let onCall: (@Sendable (Rehearsal.Call) -> Void)?

    init(_ lines: [Line], beginning: Int, onCall: (@Sendable (Rehearsal.Call) -> Void)?) {
      left = lines
      intents = Set(lines.compactMap(\.intent))
      self.beginning = beginning
      self.onCall = onCall
    }

    /// The first answer that is left to a call, with the line that gives it.
    func take(_ call: HandlerCall, _ script: TraceScript) -> (answer: HandlerAnswer, remark: String)? {
      let isNamed = intents.contains(call.intent.name)
      for (index, line) in left.enumerated() where !isNamed || line.intent == nil || line.intent == call.intent.name {
        guard let answer = script.answer(line.line, to: call) else { continue }
        left.remove(at: index)
        return (answer, line.remark)
      }
      return nil
    }
  }

  private struct Line {
    var line: TraceLine
    var remark: String
    /// The intent that was understood last; nil where no line says so.
    var intent: IntentName?
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
  ///   - conversation: its trace lines are the script; of one with a wildcard that a value is taken is all that counts.
  ///   - catalog: the intents that it is about.
  ///   - file: what the conversation's file is called.
  ///   - defaults: the user defaults at the beginning.
  ///   - onCall: receives each call with its answer.
  public static func forApps(
    _ apps: [String], of conversation: TalkConversation, catalog: Catalog, file: String? = nil,
    defaults: [UserInfoEntry] = [], onCall: (@Sendable (Rehearsal.Call) -> Void)? = nil
  ) -> [String: any Programs] {
    let script = TraceScript(catalog)
    let name = file.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? "transcript"
    var lines: [Line] = []
    var understood: IntentName?
    for expectation in conversation.turns.flatMap(\.expectations) {
      guard expectation.kind == .trace, expectation.presence == .required else { continue }
      let line = TraceLine(expectation.wording.literal)
      if case .understood = line.call {
        understood = UnderstoodLine(line.result, in: catalog)?.intent
      } else if case .answered = line.call {
        // What the user changed is no call.
      } else if let line = script.withoutWildcard(line, expectation.wording) {
        let remark = "\(name):\(expectation.place.line): \(expectation.wording.source)"
        lines.append(Line(line: line, remark: remark, intent: understood))
      }
    }
    let shared = Lines(lines, beginning: conversation.place.line, onCall: onCall)
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
    if let (answer, remark) = lines.take(call, script) {
      hear(call, answer, remark)
      return answer
    }
    let answer =
      switch call.method {
      case .resolve, .options, .defaultValue, .confirm: HandlerAnswer(outcome: .notImplemented)
      case .handle, .perform: HandlerAnswer(outcome: .responded(IntentResponse(code: "success")))
      }
    hear(call, answer, nil)
    return answer
  }

  private func hear(_ call: HandlerCall, _ answer: HandlerAnswer, _ remark: String?) {
    lines.onCall?(
      Rehearsal.Call(
        call: call, answer: answer.outcome, conversation: lines.beginning, defaults: defaults, line: remark))
  }

  /// Shows what the transcript's trace says.
  public func answer(to call: AppCall) -> AppAnswer {
    for (index, line) in lines.left.enumerated() {
      guard let answer = script.appAnswer(line.line) else { continue }
      lines.left.remove(at: index)
      return answer
    }
    return AppAnswer()
  }
}
