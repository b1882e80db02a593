package import SimCatalog
import SimDiagnostics
import SimExtensionWire
package import SimTranscripts

/// Answers from a transcript's own trace lines, so that a conversation can be played before there is a handler.
///
/// Each call takes the first unused line with its method, and with its intent if an `understood` line names one. A
/// resolve or confirm method without a line is not implemented, and a handle method without one succeeds, so that a
/// designer need only write down what matters.
package final class ScriptedPrograms: ProcesslessPrograms {
  /// The unused lines, for all apps of a conversation.
  private final class Lines {
    var left: [Line]
    /// The intents that the conversation's `understood` lines name.
    let intents: Set<IntentName>
    /// The App Intents that are performed in it.
    let runs: Set<IntentName>
    /// The values in the phrases of App Shortcuts; nil if no App Intent is performed.
    let phraseValues: [PhraseValues]?
    /// Where the conversation begins.
    let beginning: Int
    /// Receives each call with its answer; nil if that isn't wanted.
    let onCall: (@Sendable (Rehearsal.Call) -> Void)?

    init(_ lines: [Line], phraseValues: [PhraseValues], beginning: Int, onCall: (@Sendable (Rehearsal.Call) -> Void)?) {
      left = lines
      intents = Set(lines.compactMap(\.intent))
      runs = Set(
        lines.filter { line in
          guard case .method(.perform) = line.line.call else { return false }
          return line.line.result != PerformFunction.notRun
        }.compactMap(\.intent))
      self.phraseValues = runs.isEmpty ? nil : phraseValues
      self.beginning = beginning
      self.onCall = onCall
    }

    /// The first unused answer to a call, with its line.
    func take(_ call: HandlerCall, _ script: TraceScript) -> (answer: HandlerAnswer, remark: String)? {
      let isNamed = intents.contains(call.intent.name)
      for (index, line) in left.enumerated() where !isNamed || line.intent == nil || line.intent == call.intent.name {
        guard let answer = script.answer(line.line, to: call, shown: line.shown) else { continue }
        left.remove(at: index)
        return (answer, line.remark)
      }
      return nil
    }
  }

  private struct Line {
    var line: TraceLine
    var remark: String
    /// The lines below it.
    var shown = ShownBelow()
    /// The intent that was understood last; nil if no line names one.
    var intent: IntentName?
  }

  /// The answer that waits to be taken.
  package var answer: ProgramAnswer?
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
  ///   - conversation: its trace lines are the script; a line with a wildcard only says that a value is taken.
  ///   - catalog: has the intents that it is about.
  ///   - file: the name of the conversation's file.
  ///   - defaults: the user defaults at the beginning.
  ///   - onCall: receives each call with its answer.
  package static func forApps(
    _ apps: [String], of conversation: TalkConversation, catalog: Catalog, file: String? = nil,
    defaults: [UserInfoEntry] = [], onCall: (@Sendable (Rehearsal.Call) -> Void)? = nil
  ) -> [String: any Programs] {
    let script = TraceScript(catalog)
    let name = file.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? "transcript"
    var lines: [Line] = []
    var understood: IntentName?
    var phraseValues: [PhraseValues] = []
    for turn in conversation.turns {
      // The turn's last call, whose answer has the lines below it.
      var last: Int?
      for expectation in turn.expectations {
        guard expectation.kind == .trace else {
          if let last { lines[last].shown.add(expectation) }
          continue
        }
        guard expectation.presence == .required else { continue }
        let line = TraceLine(expectation.wording.literal)
        if case .understood = line.call {
          understood = UnderstoodLine(line.result, in: catalog)?.intent
          for more in script.phraseValues(line) {
            if let known = phraseValues.firstIndex(where: { $0.intent == more.intent && $0.parameter == more.parameter }
            ) {
              phraseValues[known].values += more.values.filter { !phraseValues[known].values.contains($0) }
            } else {
              phraseValues.append(more)
            }
          }
        } else if case .answered = line.call {
          // A change by the user isn't a call.
        } else if let line = script.withoutWildcard(line, expectation.wording) {
          let remark = "\(name):\(expectation.place.line): \(expectation.wording.source)"
          last = lines.count
          lines.append(Line(line: line, remark: remark, intent: understood))
        }
      }
    }
    let shared = Lines(lines, phraseValues: phraseValues, beginning: conversation.place.line, onCall: onCall)
    let seen = Dictionary(defaults.map { ($0.key, $0.value) }) { $1 }
    return Dictionary(apps.map { ($0, ScriptedPrograms(shared, script, defaults: seen)) }) { first, _ in first }
  }

  /// Answers at once, and notes a change of the user defaults.
  package func begin(_ request: ProgramRequest) {
    if case .setDefault(let key, let value) = request { defaults[key] = value }
    answerAtOnce(request)
    if case .launch = request, let values = lines.phraseValues {
      answer = .launched(
        Launch(vocabulary: [], askedForSiriAuthorization: false, screen: nil, phraseValues: values))
    }
  }

  /// Answers as the transcript's trace says.
  package func answer(to call: HandlerCall) -> HandlerAnswer {
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

  /// Whether the transcript shows runs of an App Intent: one that was only read is read again.
  package func runs(_ intent: IntentName) -> Bool {
    lines.runs.contains(intent)
  }

  /// Shows what the transcript's trace says.
  package func answer(to call: AppCall) -> AppAnswer {
    for (index, line) in lines.left.enumerated() {
      guard let answer = script.appAnswer(line.line) else { continue }
      lines.left.remove(at: index)
      return answer
    }
    return AppAnswer()
  }
}
