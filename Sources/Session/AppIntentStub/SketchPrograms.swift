import SimCatalog
import SimDialogue
import Synchronization

/// Answers for an app that is known from a transcript alone, as its runs go there, and notes what the user answers:
/// only Siri's understanding shows what "the first one" means.
///
/// It says nothing: whatever is heard is Siri's own.
final class SketchPrograms: ProcesslessPrograms {
  /// What was heard, for all conversations.
  final class Heard: Sendable {
    struct Facts {
      /// The parameters' values when a run began, by its index in `courses`.
      var values: [Int: [String: String]] = [:]
      /// The answers, by the indices of the run and the step.
      var answers: [Int: [Int: Course.Answer]] = [:]
    }
    let facts = Mutex(Facts())
  }

  var answer: ProgramAnswer?
  private let app: SketchedApp
  private let heard: Heard
  /// The runs of the conversation that haven't begun, by their indices in `courses`.
  private var left: [Int]
  private var current: (course: Int, step: Int)?
  /// How many of the runs beside the question have begun.
  private var tapped = 0

  /// - Parameters:
  ///   - conversation: its index in the file.
  ///   - heard: takes what the user answers.
  init(_ app: SketchedApp, conversation: Int, heard: Heard) {
    self.app = app
    self.heard = heard
    left = app.courses.indices.filter { app.courses[$0].conversation == conversation && !app.courses[$0].isBeside }
  }

  func answer(to call: HandlerCall) -> HandlerAnswer {
    let intent = call.intent.name.rawValue
    switch call.method {
    case .perform(let answers): return perform(call.intent, answers)
    case .options(let name, let term): return offer(app.intent(intent)?.parameter(name), term)
    // Siri herself asks for what is missing.
    case .resolve, .confirm, .handle, .defaultValue: return HandlerAnswer(outcome: .notImplemented)
    }
  }

  func runs(_ intent: IntentName) -> Bool { app.intent(intent.rawValue) != nil }

  func answer(to call: AppCall) -> AppAnswer { AppAnswer() }

  // MARK: Queries

  private func offer(_ parameter: SketchedParameter?, _ term: String?) -> HandlerAnswer {
    var names: [String] = []
    var query = "suggestedEntities()"
    switch parameter?.type {
    case .offered(let name)?:
      names = app.types.offers.first { $0.name == name }?.offered ?? []
      query = "results()"
    case .entity(let name)?:
      guard let entity = app.types.entity(name) else { break }
      names = entity.suggested ?? entity.known
      if let term {
        query = "entities(matching: \"\(term)\")"
        names = entity.found.first { $0.term == term }?.names ?? entity.having(term)
      }
    case .text?, .integer?, .decimal?, .truth?, .date?, .cases?, nil: return HandlerAnswer(outcome: .notImplemented)
    }
    let options = names.map { value($0, as: parameter?.type ?? .text) }
    return HandlerAnswer(
      outcome: .offered(OfferedOptions(sections: [OfferedOptions.Section(options: options)], query: query)))
  }

  private func value(_ name: String, as type: SketchedType) -> Value {
    switch type {
    case .text, .offered, .date: return .string(name)
    case .integer: return Int(name).map { .integer($0) } ?? .string(name)
    case .decimal: return Double(name).map { .double($0) } ?? .string(name)
    case .truth: return .boolean(name == "yes")
    case .cases(let type):
      let item = app.types.cases(type)?.name(of: name) ?? name
      return .enumeration(EnumerationValue(type: type, cases: [item]))
    case .entity(let type):
      var object = ObjectValue(type: type)
      object["identifier"] = .string(name)
      object["displayString"] = .string(name)
      return .object(object)
    }
  }

  // MARK: Runs

  private func perform(_ intent: FilledIntent, _ answers: [PerformAnswer]) -> HandlerAnswer {
    if let last = answers.last, let (course, step) = current {
      if case .tapped(let button) = last { return stay(course, step, button) }
      note(last, course, step)
      current = (course, step + 1)
    } else {
      guard let next = left.first(where: { app.courses[$0].intent == intent.name.rawValue }) else { return Self.ended }
      left.removeAll { $0 == next }
      let values = intent.parameters.map { ($0.name, ValueNotation.text(of: $0.value)) }
      heard.facts.withLock { $0.values[next] = Dictionary(values) { $1 } }
      current = (next, 0)
    }
    tapped = 0
    return outcome()
  }

  private static let ended = HandlerAnswer(outcome: .responded(IntentResponse(code: PerformFunction.cancelled)))

  private func note(_ answer: PerformAnswer, _ course: Int, _ step: Int) {
    let meaning: Course.Answer? =
      switch answer {
      case .value(let value): .value(ValueNotation.text(of: value))
      case .yes: .yes
      case .no: .no
      case .choice(let index): .choice(index)
      case .cancelled: .cancelled
      case .tapped: nil
      }
    if let meaning { heard.facts.withLock { $0.answers[course, default: [:]][step] = meaning } }
  }

  private func outcome(tapped: PerformQuestion.Tapped? = nil) -> HandlerAnswer {
    guard let (course, place) = current, app.courses[course].steps.indices.contains(place) else {
      current = nil
      return Self.ended
    }
    let step = app.courses[course].steps[place]
    if !step.kind.isRequest { current = nil }
    func asked(_ kind: PerformQuestion.Kind, restarts: Bool = false) -> HandlerAnswer {
      HandlerAnswer(
        outcome: .asked(
          PerformQuestion(
            kind, buttons: buttons(of: step), tapped: tapped, restarts: restarts)))
    }
    func responded(_ code: String) -> HandlerAnswer {
      var response = IntentResponse(code: code)
      let buttons = buttons(of: step).map(\.value)
      if !buttons.isEmpty { response.fields.append(Field(name: "buttons", value: .list(buttons))) }
      if let snippet = step.snippet
        ?? (app.intent(app.courses[course].intent)?.isSnippet == true ? app.courses[course].intent : nil)
      {
        response.fields.append(
          Field(name: "snippet", value: FilledIntent(name: IntentName(snippet), parameters: []).value))
      }
      return HandlerAnswer(outcome: .responded(response))
    }
    switch step.kind {
    case .value(let name): return asked(.value(parameter: name))
    case .needsValue(let name): return asked(.value(parameter: name), restarts: true)
    case .disambiguation(let name): return asked(.disambiguation(parameter: name, options: options(name, course, step)))
    case .needsDisambiguation(let name):
      return asked(.disambiguation(parameter: name, options: options(name, course, step)), restarts: true)
    case .parameterConfirmation(let name): return asked(.parameterConfirmation(parameter: name, value: nil))
    case .confirmation: return asked(.confirmation(app.confirmation(of: step).asked))
    case .choice:
      return asked(
        .choice(
          step.choices.enumerated().map { index, title in
            PerformQuestion.Choice(title: title, subtitle: index == step.meant ? step.reply : nil)
          }))
    case .foreground: return asked(.foreground)
    case .restart: return asked(.restart, restarts: true)
    case .success: return responded("success")
    case .failure, .fault: return responded("failure")
    case .cancelled: return responded(PerformFunction.cancelled)
    case .notRun: return responded(PerformFunction.notRun)
    case .opensApp: return responded("continueInApp")
    }
  }

  private func options(_ parameter: String, _ course: Int, _ step: Course.Step) -> [Value] {
    let type = app.intent(app.courses[course].intent)?.parameter(parameter)?.type ?? .text
    return step.choices.map { value($0, as: type) }
  }

  /// The buttons beside a question that the transcript taps.
  private func buttons(of step: Course.Step) -> [SnippetButton] {
    step.buttons.compactMap { title in
      guard let button = app.buttons[title] else { return nil }
      let parameters = button.given.map { given in
        let type = app.intent(button.intent)?.parameter(given.parameter)?.type ?? .text
        return Field(name: given.parameter, value: value(given.value, as: type))
      }
      return SnippetButton(
        title: title, intent: FilledIntent(name: IntentName(button.intent), parameters: parameters))
    }
  }

  private func stay(_ course: Int, _ step: Int, _ button: FilledIntent) -> HandlerAnswer {
    let beside = app.courses[course].steps[step].beside
    let run = beside.indices.contains(tapped) ? app.courses[beside[tapped]] : nil
    tapped += 1
    let isFailure = if case .failure? = run?.steps.last?.kind { true } else { false }
    return outcome(
      tapped: PerformQuestion.Tapped(intent: button, response: IntentResponse(code: isFailure ? "failure" : "success")))
  }
}
