import SimCatalog
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimRecognition
package import SimShown
import SimText
import SimTranscripts

/// Carries out commands on a session, for the terminal and for a transcript alike. An event is a turn, and left to the
/// caller.
package struct CommandRun {
  /// The result of a command.
  package struct Outcome: Hashable, Sendable {
    /// The command's output.
    package var remarks: [Remark]
    /// Whether the turns have changed.
    package var changesTurns = false
  }

  private let session: Session
  private let apps: [AppSource]
  private let user: String?
  private let showsTimes: Bool
  private let interface: InterfaceWords

  /// - Parameters:
  ///   - apps: those that take part.
  ///   - user: the user's name; nil where none was chosen.
  ///   - showsTimes: whether real times are shown; they differ from run to run.
  ///   - interface: the words of the conversation's language.
  package init(
    _ session: Session, apps: [AppSource], user: String?, showsTimes: Bool = true, in interface: InterfaceWords = .own
  ) {
    self.session = session
    self.showsTimes = showsTimes
    self.apps = apps
    self.user = user
    self.interface = interface
  }

  /// Carries out any command; events don't get here.
  package func outcome(of command: SessionCommand) -> Outcome {
    switch command {
    case .undo(let count): undo(count)
    case .goTo(let number): goTo(number)
    case .fork(let name): fork(name)
    case .report(let report): self.report(report)
    case .happen: Outcome(remarks: [])
    }
  }

  // MARK: Going back

  /// Takes turns back, as many as there are if fewer are left.
  private func undo(_ count: Int) -> Outcome {
    let left = session.turns.count
    guard left > 0 else { return notice("there is nothing to undo") }
    return goTo(left - min(max(1, count), left))
  }

  /// Goes back to after a turn; without a number the turns are listed.
  private func goTo(_ number: Int?) -> Outcome {
    guard let number else { return Outcome(remarks: turnList.map { Remark(.notice, $0) }) }
    let last = session.turns.count
    guard number <= last else {
      let turns = last == 0 ? "there is no turn yet" : "the last turn is \(last)"
      return Outcome(remarks: [Remark(.error, "there is no turn \(number): \(turns); /goto lists them")])
    }
    guard session.goBack(toTurn: number) else {
      return Outcome(remarks: [Remark(.error, "what stood before turn \(number + 1) is not kept")])
    }
    let words = session.turns.last.map { "back to after turn \(number), \"\($0.input.shown)\"" }
    return Outcome(
      remarks: [Remark(.notice, words ?? "back to the beginning")] + (number < last ? unkeptFiles : []),
      changesTurns: number < last)
  }

  /// The remarks on apps whose files didn't go back.
  private var unkeptFiles: [Remark] {
    session.unkeptFiles.map { files in
      Remark(.notice, "the files of \(names[files.app] ?? files.app) stay as they are: \(files.reason.words)")
    }
  }

  /// The last turns with their numbers.
  private var turnList: [String] {
    let turns = session.turns
    guard !turns.isEmpty else { return ["there is no turn yet"] }
    let shown = turns.indices.suffix(20)
    let left = shown.first.map { $0 > 0 ? ["… turns 1 to \($0)"] : [] } ?? []
    return left + shown.map { "\($0 + 1)  \(turns[$0].input.shown)" }
  }

  // MARK: Branches

  /// Continues in another branch; a new name begins as a copy of this one.
  private func fork(_ name: String?) -> Outcome {
    guard let name else {
      return Outcome(remarks: session.branches.map { Remark(.notice, Self.line($0)) })
    }
    if session.branches.contains(where: { $0.isCurrent && $0.name == name }) { return notice("this is '\(name)'") }
    let left = session.branches.first(where: \.isCurrent)?.name ?? ""
    if session.fork(name) { return notice("'\(name)' goes on from here; /fork \(left) goes back to what is kept") }
    let last = session.turns.last.map { ": after \"\($0.input.shown)\"" } ?? ": at the beginning"
    return Outcome(remarks: [Remark(.notice, "on with '\(name)'\(last)")] + unkeptFiles, changesTurns: true)
  }

  private static func line(_ branch: Branch) -> String {
    let turns = branch.turns.count.counted("turn")
    let last = branch.turns.last.map { ", last \"\($0.input.shown)\"" } ?? ""
    return "\(branch.isCurrent ? "*" : " ") \(branch.name): \(turns)\(last)"
  }

  // MARK: Reports

  private func report(_ report: SessionCommand.Report) -> Outcome {
    switch report {
    case .apps: notices(AppsReport(apps: apps.map(\.app), locale: locale, catalog: session.catalog).lines)
    case .vocabulary(let app): vocabulary(app)
    case .explain(let sentence): explain(sentence)
    case .why:
      notices(
        (session.lastStop.map { [$0.sentence] } ?? [])
          + why + paper)
    case .device:
      notices(
        DeviceFacts(session.setting, user: user, in: interface).facts.map { "\($0.name): \($0.value)" })
    }
  }

  private var why: [String] {
    guard let conversation = session.conversation else { return WhyReport.beforeTheFirst(in: interface) }
    return WhyReport(conversation, names: names, showsTimes: showsTimes, in: interface).lines
  }

  /// The remark that no code of the app's took part in what Siri did last.
  private var paper: [String] {
    guard let cause = session.conversation?.facts.cause else { return [] }
    return apps.filter { cause.app == $0.app.displayName(in: locale) }.compactMap { source in
      source.paperReason.map { "the answers are the paper handler's, not those of \(cause.app ?? "an app"): \($0)" }
    }
  }

  private var locale: String { session.initialSetting.locale }

  private var names: [String: String] {
    Dictionary(apps.map { ($0.app.identifier, $0.app.displayName(in: locale)) }) { first, _ in first }
  }

  private func explain(_ sentence: String?) -> Outcome {
    if let sentence {
      let conversation = session.begun()
      let understanding = conversation.understanding(of: sentence)
      return notices(
        ExplainReport(
          text: sentence, understanding: understanding, names: names, title: conversation.title(saying: sentence),
          near: conversation.near(saying: sentence, understanding)
        ).lines)
    }
    guard let facts = session.conversation?.facts, let text = facts.request,
      // Titles are matched before anything is understood.
      let understanding = facts.understanding ?? facts.title.map({ _ in session.begun().understanding(of: text) })
    else {
      let isBegun = session.conversation?.facts.request != nil
      return notice(
        (isBegun ? "what began it is no sentence that was understood" : "nothing has been said yet")
          + "; /explain SENTENCE explains one without saying it")
    }
    return notices(
      ExplainReport(text: text, understanding: understanding, names: names, title: facts.title, near: facts.near).lines)
  }

  private func vocabulary(_ name: String?) -> Outcome {
    let named = name.map { name in apps.filter { $0.isNamed(name) } } ?? apps
    if let name, named.isEmpty {
      let near = nearestName(to: name, among: names.values.sorted()).map { "; did you mean '\($0)'?" } ?? ""
      return Outcome(remarks: [Remark(.error, "no app is called '\(name)'\(near)")])
    }
    let user = session.begun().setting.user
    return notices(VocabularyReport(apps: named.map(\.app), user: user, locale: locale).lines)
  }

  private func notice(_ text: String) -> Outcome { notices([text]) }

  private func notices(_ texts: [String]) -> Outcome { Outcome(remarks: texts.map { Remark(.notice, $0) }) }
}

extension TurnInput {
  /// As a transcript shows it: `* lock`, or the words.
  var shown: String {
    switch self {
    case .said(let text): text
    case .happened(let happening): "* " + happening.notation
    }
  }
}
