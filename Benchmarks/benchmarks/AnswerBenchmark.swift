import Foundation
import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimRecognition

/// What an answer costs a conversation, beside what a request costs it: hearing it, and all that Siri says then.
enum AnswerBenchmark {
  private struct Case {
    var prompt: String
    var request: String
    /// The parameter that the app asks for; nil for a review.
    var asked: String?
  }

  private static let cases: [String: [Case]] = [
    "en": [
      Case(prompt: "a review", request: "Send $20 to Sam Lee with FenFen for lunch"),
      Case(prompt: "a number", request: "Get a ride to the Ferry Building with HuHu", asked: "partySize"),
      Case(prompt: "a person", request: "Send $20 with FenFen", asked: "payee"),
    ],
    "zh-Hans": [
      Case(prompt: "a review", request: "用分分钱包给王小明转20块午饭钱"),
      Case(prompt: "a number", request: "用呼呼打车到林大北路", asked: "partySize"),
      Case(prompt: "a person", request: "用分分钱包转20块", asked: "payee"),
    ],
  ]

  static func run(language identifier: String, user name: String, templates: [String]) {
    var problems: [Diagnostic] = []
    guard let folder = try? VocabularyFolder.find(environment: ProcessInfo.processInfo.environment) else { return }
    let siri = SiriVocabulary.load(identifier, from: folder, diagnostics: &problems)
    let apps = folder.apps.compactMap(folder.app).flatMap { AppLoader.load($0, diagnostics: &problems) }.map(\.app)
    let user = folder.user(name).flatMap { UserOutline.read($0, diagnostics: &problems)?.profile } ?? UserProfile()
    let clock = CivilDateTime(year: 2026, month: 11, day: 20, hour: 18, minute: 5, second: 0)
    let recognizer = Recognizer(language: siri.language, locale: identifier, apps: apps, user: user)
    let idle = Conversation(
      setting: Setting(locale: identifier, clock: clock, zone: "UTC", apps: apps, user: user), recognizer: recognizer,
      lines: siri.lines)
    let answers = examples(of: folder.path + "/Siri/\(identifier)/acts")
    let requests = Sentences.filled(templates, names: user.contacts.map(\.name), count: answers.count)
    Table.heading("\(identifier): a turn of a conversation with one of \(answers.count) sentences, one thread")
    Table.row(["turn", "µs median", "µs p99", "allocations"])
    row("a request", requests, in: idle)
    for item in cases[identifier] ?? [] {
      var conversation = idle
      settle(.said(item.request), in: &conversation, asking: item.asked)
      row("an answer to \(item.prompt) (\(conversation.expectation.name))", answers, in: conversation)
    }
  }

  /// The examples of all acts: lines that begin with `=`.
  private static func examples(of path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().compactMap { try? String(contentsOfFile: "\(path)/\($0)", encoding: .utf8) }
      .flatMap { $0.split(separator: "\n") }.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("= ") }
      .map { String($0.dropFirst(2)) }
  }

  private static func row(_ name: String, _ sentences: [String], in conversation: Conversation) {
    let result = measure(count: sentences.count, rounds: 5) { index in
      var copy = conversation
      _ = copy.receive(.said(sentences[index]))
    }
    Table.row([name, Table.number(result.median), Table.number(result.p99), Table.number(result.allocations)])
  }

  /// Answers every call: whatever isn't asked about is fine.
  private static func settle(_ event: Event, in conversation: inout Conversation, asking parameter: String?) {
    var events = [event]
    while let event = events.popLast() {
      for effect in conversation.receive(event) {
        switch effect {
        case .ask(_, .call(let call)):
          if case .resolve(let name) = call.method, name == parameter, call.intent[name] == nil {
            events.append(.handlerAnswered(HandlerAnswer(outcome: .resolved([.needsValue]))))
          } else {
            events.append(.handlerAnswered(HandlerAnswer(outcome: .notImplemented)))
          }
        case .ask(_, .configureView): events.append(.viewConfigured(nil))
        case .ask(_, .enter): events.append(.appAnswered(AppAnswer()))
        default: break
        }
      }
    }
  }
}

extension Expectation {
  /// For the table: that the prompt is the one that is meant.
  fileprivate var name: String {
    switch self {
    case .review: "the review"
    case .answer(_, let parameter, _): parameter.name
    default: "\(self)"
    }
  }
}
