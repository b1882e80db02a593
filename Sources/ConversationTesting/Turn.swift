import SimCatalog
import SimDiagnostics
import SimDialogue
import SimRecognition
import SimSession
import SimTranscripts

/// The result of one sentence, or of one event.
///
/// ```swift
/// let turn = try await siri.say("Order a soup for Sam")
/// #expect(turn.question == "Which soup?")
/// #expect(turn.options == ["Tomato", "Lentil"])
/// ```
public struct Turn: Hashable, Sendable, CustomStringConvertible {
  /// Siri's understanding of the words.
  public struct Understanding: Hashable, Sendable {
    /// The app's name.
    public var app: String
    /// The intent's class: `INSendMessageIntent`.
    public var intent: String
    /// The values that the words filled, by parameter, as a transcript writes them.
    public var slots: [String: String]

    /// An understood request.
    public init(app: String, intent: String, slots: [String: String] = [:]) {
      self.app = app
      self.intent = intent
      self.slots = slots
    }
  }

  /// A call of the handler's, or of the app's.
  public struct Call: Hashable, Sendable {
    /// `resolveContent`, `confirm`, `handle`, `app open`.
    public var name: String
    /// The answer, as a transcript writes it: `success Hello`, `ready`.
    public var answer: String

    /// A call and its answer.
    public init(_ name: String, answer: String) {
      self.name = name
      self.answer = answer
    }
  }

  /// The card that is shown, as text.
  public struct Card: Hashable, Sendable {
    /// From top to bottom, each with its label if it has one: `To: Sam Lee`.
    public var rows: [String]
    /// The buttons below them.
    public var buttons: [String]

    /// A card with its rows.
    public init(rows: [String], buttons: [String] = []) {
      self.rows = rows
      self.buttons = buttons
    }
  }

  /// The understood request; nil if the turn begins none.
  public var understood: Understanding?
  /// The calls, in their order.
  public var calls: [Call] = []
  /// Siri's sentences, in their order.
  public var says: [String] = []
  /// The last of them, if Siri waits for an answer to it.
  public var question: String?
  /// What she waits for; nil for nothing.
  public var asked: Asked?
  /// The options to choose from.
  public var options: [String] = []
  /// The card that was shown last.
  public var card: Card?
  /// The code with which the request ended: `success`, `failureRequiringAppLaunch`; nil while it continues.
  public var code: String?
  /// What the program printed in addition, and its faults after it had answered.
  public var logs: [String]
  /// Everything as lines of a transcript (docs/transcript.md).
  public var lines: [String]

  private let opening: String
  private let observed: [ObservedLine]
  private let words: NotationWords
  private let names: Names

  /// The intents and parameters that lines may name, including the apps' own. They don't count when turns are compared.
  private struct Names: Hashable, Sendable {
    let catalog: Catalog

    static func == (a: Names, b: Names) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// - Parameters:
  ///   - asked: what Siri waits for.
  ///   - opening: the turn's first line in a transcript: `> Order a soup`.
  init(_ turn: SessionTurn, asked: Asked?, opening: String, words: NotationWords, catalog: Catalog) {
    observed = turn.observedLines
    lines = observed.map { $0.notation() }
    logs = turn.logs.map(\.text)
    self.opening = opening
    self.words = words
    names = Names(catalog: catalog)
    for output in turn.outputs {
      switch output {
      case .says(let line): says.append(line.text)
      case .choices(let choices): options = choices.map(\.text)
      case .card(let content):
        let rows = content.rows.map { row in row.label.map { "\($0): \(row.text)" } ?? row.text }
        card = Card(rows: rows, buttons: content.buttons)
      case .trace(let trace): take(trace)
      }
    }
    self.asked = asked
    question = asked == nil ? nil : says.last
  }

  private mutating func take(_ trace: Trace) {
    if case .understood(let app, let intent, let slots) = trace {
      let texts = slots.map { ($0.parameter, ValueNotation.text(of: $0.value)) }
      understood = Understanding(
        app: app, intent: intent.rawValue, slots: Dictionary(texts, uniquingKeysWith: { first, _ in first }))
      return
    }
    if case .answered = trace { return }
    calls.append(Call(TraceNotation.call(of: trace), answer: TraceNotation.result(of: trace)))
    if case .respond(let method, let response, _) = trace, method.isLast { code = response.code }
  }

  /// The lines, as a transcript has them.
  public var description: String { ([opening] + lines).joined(separator: "\n") }

  /// The differences from the lines of a transcript, in its notation; nil if there are none.
  ///
  /// Kinds of lines that the text doesn't have are not compared: a text without `-` lines ignores the calls, unless
  /// `exhaustively` is set.
  ///
  /// ```swift
  /// #expect(turn.difference(from: """
  ///   - confirm = ready
  ///   Ready to send it?
  ///   """) == nil)
  /// ```
  ///
  /// - Parameters:
  ///   - text: the lines without the turn's first one.
  ///   - exhaustively: whether kinds of lines that the text doesn't have are differences, too, including what the
  ///     handler's process printed or did wrong (`logs`).
  public func difference(from text: String, exhaustively: Bool = false) -> String? {
    let file = TalkFile.parse(
      "\n" + opening + "\n" + text + "\n", file: nil, catalog: names.catalog, words: words)
    guard let expected = file.turns.first else { return "this is no turn of a transcript:\n\(text)" }
    var comparer = TranscriptComparer()
    let comparison = comparer.compare(expected, with: observed)
    var result = TranscriptResult(file: nil, problems: file.problems, turns: [comparison])
    if file.turns.count > 1 {
      result.problems.append(Diagnostic(.error, "only one turn can be compared", at: file.turns[1].place))
    }
    var report = result.report()
    if exhaustively, !logs.isEmpty {
      report +=
        "the text can't say what the handler's process printed or did wrong:\n"
        + logs.map { "+ \($0)\n" }.joined()
    }
    let kinds = Set(expected.expectations.compactMap(\.kind))
    let others = exhaustively ? observed.filter { !kinds.contains($0.kind) } : []
    if !others.isEmpty {
      report += "the text says nothing of:\n" + others.map { "+ \($0.notation())\n" }.joined()
    }
    return report.isEmpty ? nil : report
  }
}
