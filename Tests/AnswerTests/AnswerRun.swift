import SimCatalog
import SimDiagnostics
import SimDialogue
import SimSession
import SimTranscripts

/// What came of an answer.
struct AnswerRun {
  /// Where a conversation stands.
  struct Standing: Hashable {
    var expectation: Expectation
    var fields: [String: Value]
    var intent: String

    /// Whether a request waits for something before it begins, or can only begin: the one before is over.
    var isWaitingToBegin: Bool {
      switch expectation {
      case .authorisation, .whichApp, .reply, .rest, .choice, .nothing: true
      default: false
      }
    }
  }

  private let session: Session
  private(set) var standing: Standing
  /// What was handled last, and what began.
  private var handled: Standing?
  private var began: String?
  private var said = false

  init(_ session: Session) {
    self.session = session
    standing = Self.standing(session)
  }

  static func standing(_ session: Session) -> Standing {
    let intent = session.begun().filledIntent
    return Standing(
      expectation: session.begun().expectation,
      fields: Dictionary((intent?.parameters ?? []).map { ($0.name, $0.value) }) { first, _ in first },
      intent: intent?.name.rawValue ?? "")
  }

  /// Says something, and keeps what came of it.
  mutating func say(_ text: String) {
    let turn = session.run(Self.input(text, session))
    standing = Self.standing(session)
    handled = nil
    began = nil
    said = false
    for output in turn.outputs {
      switch output {
      case .trace(.respond(let method, _, _)) where method == .handle: handled = standing
      case .trace(.understood(_, let intent, _)): began = intent.rawValue
      case .says: said = true
      default: break
      }
    }
  }

  private static func input(_ text: String, _ session: Session) -> TurnInput {
    guard text.hasPrefix("* ") else { return .said(text) }
    let happening = Happening.read(
      String(text.dropFirst(2)), now: session.initialSetting.clock, at: .init(file: nil, line: 1))
    return (try? happening.get()).map { .happened($0) } ?? .said(text)
  }

  /// Whether it is what was expected, from where it stood before.
  func meets(_ expected: AnswerSet.Expected, after before: Standing?) -> Bool {
    expected.alternatives.contains { meets($0.outcome, after: before) && $0.fields.allSatisfy(holds) }
  }

  /// Whether it stands at the prompt of a block: what has not been resolved yet is still called as it was said ("the Ferry Building").
  func isAt(_ prompt: AnswerSet.Expected) -> Bool {
    prompt.alternatives.contains { alternative in
      meets(alternative.outcome, after: nil)
        && alternative.fields.allSatisfy { field in
          guard case .value(let name, let wanted) = field else { return holds(field) }
          return holds(field) || wanted.allSatisfy { holds(.contains(name, $0)) }
        }
    }
  }

  /// Whether something was done that nobody wanted.
  func isWrongDeed(_ expected: AnswerSet.Expected) -> Bool {
    guard handled != nil, began == nil else { return false }
    return !expected.alternatives.contains { $0.outcome == .handled && $0.fields.allSatisfy(holds) }
  }

  private func meets(_ outcome: AnswerSet.Outcome, after before: Standing?) -> Bool {
    switch (outcome, standing.expectation) {
    case (.handled, _): handled != nil
    // What begins after the permission is the request that waited for it.
    case (.review, .review): began == nil || before.map { $0.isWaitingToBegin } ?? true
    case (.ask(let name), .answer(_, let parameter, _)), (.ask(let name), .yesNo(_, let parameter)):
      parameter.name == name
    case (.ask("unlock"), .unlock), (.ask("authorisation"), .authorisation), (.ask("openApp"), .openApp),
      (.ask("change"), .change):
      true
    case (.same, let expectation):
      began == nil && handled == nil
        && before.map { $0.expectation == expectation && $0.fields == standing.fields } ?? false
    case (.ended, .nothing): handled == nil && began == nil
    case (.new(let intent), _): began == intent || (standing.intent == intent && before?.intent != intent)
    case (.told, .nothing): said
    case (.review, _), (.ask, _), (.ended, _), (.told, _): false
    }
  }

  private func holds(_ field: AnswerSet.Field) -> Bool {
    func texts(_ name: String) -> [String] { standing.fields[name].map(Self.texts) ?? [] }
    switch field {
    case .empty(let name): return texts(name).isEmpty
    case .contains(let name, let text): return texts(name).contains { $0.lowercased().contains(text.lowercased()) }
    case .value(let name, let wanted):
      var found = texts(name)
      guard found.count == wanted.count else { return false }
      for text in wanted {
        guard let index = found.firstIndex(where: { Self.isCalled(text, $0) }) else { return false }
        found.remove(at: index)
      }
      return true
    }
  }

  /// The number of somebody matters only where it is named.
  private static func isCalled(_ wanted: String, _ text: String) -> Bool {
    func plain(_ text: String) -> String { text.lowercased() }
    if plain(text) == plain(wanted) { return true }
    return text.hasSuffix(")") && plain(text).hasPrefix(plain(wanted) + " (")
  }

  private static func texts(_ value: Value) -> [String] {
    if case .list(let values) = value { return values.flatMap(texts) }
    return [ValueNotation.text(of: value)]
  }

  /// For a report.
  var text: String {
    let fields = standing.fields.sorted { $0.key < $1.key }.map { name, value in
      "\(name)=\(ValueNotation.text(of: value))"
    }
    let state: String =
      switch standing.expectation {
      case .nothing: handled != nil ? "handled" : "ended"
      case .review: "review"
      case .answer(_, let parameter, _), .yesNo(_, let parameter): "ask \(parameter.name)"
      default: "\(standing.expectation)".prefix { $0 != "(" }.description
      }
    return ([began.map { "new \($0)" }, state].compactMap { $0 } + fields).joined(separator: " ")
  }
}
