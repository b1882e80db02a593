import SimCatalog
import SimDiagnostics
import SimText
import SimTranscripts

/// Reads from the lines of a transcript what they say about App Intents: nothing is run, and the app needn't exist.
struct SketchReader {
  private(set) var app = SketchedApp()
  private let catalog: Catalog
  private var conversation = 0
  private var turn = 0
  /// The intents whose lines are read: the current one last, and before it the one that waits meanwhile.
  private var open: [Opened] = []
  /// What Siri's next lines belong to.
  private var pending = Pending.nothing
  /// The parameter that was asked for last, with its intent.
  private var asked: (parameter: String, intent: String)?
  /// The intent that was understood last, until it is called.
  private var locked: String?
  /// Whether the turn has understood an intent already.
  private var isUnderstood = false
  /// What the app has handed over since the last line of a run.
  private var donated: [SketchedButton] = []
  /// SiriKit's intents: a handler handles them, so they aren't App Intents.
  private var handled: Set<String> = []

  private struct Opened {
    var intent: String
    var values: [String: String] = [:]
    /// The index of its run.
    var course: Int?
    /// Whether it was tapped beside the question of another run.
    var besides: Bool
  }

  private enum Pending {
    case nothing
    case question(String, of: String, isRefusal: Bool)
    case found(String, of: String)
    case step(Int)
  }

  /// - Parameter catalog: intents that aren't App Intents.
  init(_ file: TalkFile, catalog: Catalog) {
    self.catalog = catalog
    for conversation in file.conversations {
      (open, pending, asked, locked, donated) = ([], .nothing, nil, nil, [])
      for turn in conversation.turns {
        self.turn = turn.place.line
        begin(turn)
        for line in turn.expectations where line.presence == .required { read(line, of: turn) }
      }
      self.conversation += 1
    }
    app.intents.removeAll { handled.contains($0.name) }
    app.courses.removeAll { handled.contains($0.intent) }
    // An intent of another app belongs to another stub.
    app.types = SketchedTypes(&app.intents)
  }

  private mutating func begin(_ turn: TalkTurn) {
    (pending, isUnderstood) = (.nothing, false)
    if turn.opening == .event("unlock"), let locked { app.intents[app.index(of: locked)].needsUnlock = true }
    guard case .said(let said) = turn.opening else { return }
    if let course = open.last?.course, let last = app.courses[course].steps.indices.last,
      app.courses[course].steps[last].kind.asksUser
    {
      app.courses[course].steps[last].reply = said
    }
    guard let asked else { return }
    // An answer that isn't understood leads to the question once more, and to no call.
    let isUnheard = !turn.expectations.isEmpty && turn.expectations.allSatisfy { $0.kind != .trace }
    if isUnheard, turn.expectations.count > 1, !said.isEmpty {
      app.change(asked.parameter, of: asked.intent) { $0.isChoosy = true }
    }
  }

  private mutating func read(_ line: ExpectedLine, of turn: TalkTurn) {
    guard line.wording.pattern.isLiteral || line.kind == .trace else { return leftOpen(line) }
    let text = line.wording.literal
    switch line.kind {
    case .trace: read(TraceLine(text), line, turn)
    case .says: said(text)
    case .choice: offered(text)
    case .card: showed(text)
    case .style, nil: break
    }
  }

  // MARK: The trace

  private mutating func read(_ trace: TraceLine, _ line: ExpectedLine, _ turn: TalkTurn) {
    pending = .nothing
    locked = nil
    switch trace.call {
    case .understood: understood(trace, line, turn)
    case .method(.resolve(let name)): resolved(name, trace, turn)
    case .method(.perform): performed(trace, line)
    case .method(.confirm), .method(.handle), .method(.defaultValue):
      if let intent = open.last?.intent { handled.insert(intent) }
    case .method(.options): break
    case .query(let head): queried(String(head.trimmed), trace)
    case .app(let way, _):
      guard way == "open", let opened = open.last else { return }
      // A running intent that has asked for it needs no more.
      if opened.course.map({ app.courses[$0].isEnded }) ?? true {
        app.intents[app.index(of: opened.intent)].opensApp = true
      }
    case .submitted("donated"): donated(trace)
    case .answered, .suggest, .submitted, .unknown: break
    }
  }

  /// `donated WaterPlant plant=Basil litres=1`
  private mutating func donated(_ trace: TraceLine) {
    // The words of the intent, without its name.
    guard !open.isEmpty, let words = UnderstoodWords("it \(trace.result)"), isAppIntent(words.intent),
      words.intent.rawValue.isSwiftName
    else { return }
    let name = words.intent.rawValue
    app.intents[app.index(of: name)].isMadeWithValues =
      !words.slots.isEmpty || app.intents[app.index(of: name)].isMadeWithValues
    take(words.slots, of: name)
    donated.append(SketchedButton(intent: name, given: Self.given(words)))
  }

  private mutating func take(_ slots: [UnderstoodWords.Slot], of intent: String) {
    for slot in slots where slot.parameter.isSwiftName {
      app.change(slot.parameter, of: intent) { parameter in
        parameter.values += slot.values
        if slot.values.count > 1 { parameter.isList = true }
      }
    }
  }

  private static func given(_ words: UnderstoodWords) -> [SketchedIntent.Given] {
    words.slots.filter(\.parameter.isSwiftName).map {
      SketchedIntent.Given(parameter: $0.parameter, value: $0.values.joined(separator: ","))
    }
  }

  private mutating func understood(_ trace: TraceLine, _ line: ExpectedLine, _ turn: TalkTurn) {
    guard line.wording.pattern.isLiteral, let words = UnderstoodWords(trace.result), isAppIntent(words.intent) else {
      open = []
      return
    }
    if app.name == nil { app.name = words.app }
    guard words.app == app.name else {
      open = []
      remark("'\(words.app)' is another app than '\(app.name ?? "")': a transcript with it alone has its stub", line)
      return
    }
    let name = words.intent.rawValue
    guard name.isSwiftName else {
      open = []
      return remark("'\(name)' can be no intent's name", line)
    }
    var opened = Opened(intent: name, besides: false)
    _ = app.index(of: name)
    take(words.slots, of: name)
    let given = Self.given(words)
    for value in given { opened.values[value.parameter] = value.value }
    let isFirst = !isUnderstood
    isUnderstood = true
    switch turn.opening {
    case .said(let said): begin(name, saying: said, given, line)
    case .event(let event):
      if let title = Self.tapped(event), !isFirst {
        show(name, again: title)
      } else if let title = Self.tapped(event) {
        app.buttons[title] = SketchedButton(intent: name, given: given)
        if !given.isEmpty { app.intents[app.index(of: name)].isMadeWithValues = true }
        // A button beside a question doesn't answer it: the question remains.
        if let outer = open.last?.course, let step = app.courses[outer].steps.last, step.kind.isRequest,
          step.buttons.contains(title)
        {
          opened.besides = true
          open.append(opened)
          return
        }
      }
    case .command: break
    }
    open = [opened]
    locked = name
  }

  /// After a button has run, the intent of its card is performed again.
  private mutating func show(_ name: String, again title: String) {
    let index = app.index(of: name)
    app.intents[index].isSnippet = true
    guard
      let shown = app.courses.lastIndex(where: { course in
        course.conversation == conversation && course.intent != name
          && course.steps.last?.buttons.contains(title) == true
      }), app.courses[shown].steps.last?.snippet == nil, app.courses[shown].isEnded
    else { return }
    // It was performed there for the first time, for the card that was seen.
    var first = Course(
      intent: name, conversation: conversation, number: runs(of: name), values: [:], isBeside: true)
    let last = app.courses[shown].steps.count - 1
    var step = app.courses[shown].steps[last]
    (step.dialog, step.kind, step.donated) = (nil, .success(value: nil), [])
    first.steps = [step]
    app.courses[shown].steps[last].snippet = name
    app.courses.append(first)
  }

  private func runs(of intent: String) -> Int {
    app.courses.count { $0.intent == intent && $0.conversation == conversation }
  }

  /// What was tapped: a button's text.
  private static func tapped(_ event: String) -> String? {
    guard event.hasPrefix("tap ") else { return nil }
    let text = event.dropFirst("tap ".count).trimmed
    let isQuoted = text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
    return String(isQuoted ? text.dropFirst().dropLast() : text)
  }

  /// An intent that isn't SiriKit's, nor one of a definition that a handler has.
  private func isAppIntent(_ name: IntentName) -> Bool {
    catalog.schema(of: name).map { $0.perform != nil } ?? !name.rawValue.hasPrefix("IN")
  }

  private mutating func begin(
    _ intent: String, saying said: String, _ given: [SketchedIntent.Given], _ line: ExpectedLine
  ) {
    guard let name = app.name, let place = said.range(ofWords: name) else {
      return remark("'\(said)' starts \(intent) without the app's name, so that it is no phrase of it", line)
    }
    var phrase = SketchedIntent.Phrase(parts: [.text(String(said[..<place.lowerBound])), .applicationName])
    phrase.parts.append(.text(String(said[place.upperBound...])))
    for value in given {
      // A phrase has one parameter at most.
      let isFree = !phrase.parts.contains { if case .parameter = $0 { true } else { false } }
      guard isFree, phrase.put(value) else {
        phrase.given.append(value)
        app.intents[app.index(of: intent)].isMadeWithValues = true
        continue
      }
    }
    phrase.parts.removeAll { $0 == .text("") }
    for value in given { app.change(value.parameter, of: intent) { $0.isInPhrase = true } }
    let index = app.index(of: intent)
    if !app.intents[index].phrases.contains(phrase) { app.intents[index].phrases.append(phrase) }
  }

  private mutating func resolved(_ name: String, _ trace: TraceLine, _ turn: TalkTurn) {
    guard let intent = open.last?.intent, name.isSwiftName else { return }
    let (word, value) = trace.worded
    let asked = asked
    app.change(name, of: intent) { parameter in
      if trace.results.count > 1 { parameter.isList = true }
      switch word {
      case "success":
        guard let value else { return }
        parameter.values.append(value)
        if case .said(let said) = turn.opening, let asked, asked == (name, intent) {
          parameter.said.append(SketchedParameter.Said(value: value, words: said))
        }
      case "needsValue": parameter.isAsked = true
      case "unsupported":
        parameter.isAsked = true
        if case .said(let said) = turn.opening { parameter.refused.append(said) }
      default: break
      }
    }
    switch word {
    case "success":
      open[open.count - 1].values[name] = value
      self.asked = nil
    case "needsValue", "unsupported":
      self.asked = (name, intent)
      pending = .question(name, of: intent, isRefusal: word == "unsupported")
    case "disambiguation":
      self.asked = (name, intent)
      pending = .found(name, of: intent)
    default: self.asked = nil
    }
  }

  /// `entities(matching: "plum") = Plum cake | Plum jam`
  private mutating func queried(_ head: String, _ trace: TraceLine) {
    guard let opened = open.last else { return }
    let names = trace.offered
    if let term = Self.term(head) {
      let slot = opened.values.first { $0.value == term }?.key
      guard let parameter = slot ?? (asked?.intent == opened.intent ? asked?.parameter : nil) else { return }
      app.change(parameter, of: opened.intent) { $0.found.append(SketchedParameter.Found(term: term, names: names)) }
      if names.count > 1 {
        asked = (parameter, opened.intent)
        pending = .found(parameter, of: opened.intent)
      }
      return
    }
    guard let asked, asked.intent == opened.intent else { return }
    app.change(asked.parameter, of: opened.intent) { parameter in
      if head.hasPrefix("results(") {
        parameter.offered = parameter.offered ?? names
      } else {
        parameter.suggested = parameter.suggested ?? names
      }
    }
    let course = opened.course.flatMap { app.courses[$0].steps.isEmpty || app.courses[$0].isEnded ? nil : $0 }
    let isRefusal = app.intent(opened.intent)?.parameter(asked.parameter)?.refused.isEmpty == false
    pending = course.map { .step($0) } ?? .question(asked.parameter, of: asked.intent, isRefusal: isRefusal)
  }

  /// The search term of `entities(matching: "plum")`; nil for every other function.
  private static func term(_ head: String) -> String? {
    guard let colon = head.firstIndex(of: ":"), head.hasPrefix("entities("), head.hasSuffix(")") else { return nil }
    let text = head[head.index(after: colon)...].dropLast().trimmed
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return String(text) }
    return String(text.dropFirst().dropLast()).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }

  // MARK: Runs

  private mutating func performed(_ trace: TraceLine, _ line: ExpectedLine) {
    guard !open.isEmpty else { return }
    guard let kind = Self.kind(trace) else {
      return remark("'\(trace.result)' is nothing that a perform() asks or answers", line)
    }
    // The question again, after a button beside it has run.
    if open.count > 1, let inner = open.last, inner.course.map({ app.courses[$0].isEnded }) ?? false {
      open.removeLast()
      if let outer = open.last?.course, app.courses[outer].steps.last?.kind == kind { return }
    }
    let opened = open[open.count - 1]
    let course: Int
    if let known = opened.course, !app.courses[known].isEnded {
      course = known
    } else {
      app.courses.append(
        Course(
          intent: opened.intent, conversation: conversation, number: runs(of: opened.intent), values: opened.values,
          isBeside: opened.besides))
      course = app.courses.count - 1
      open[open.count - 1].course = course
      if opened.besides, let outer = open[open.count - 2].course {
        app.courses[outer].steps[app.courses[outer].steps.count - 1].beside.append(course)
      }
    }
    if kind == .notRun { remark("\(opened.intent) was read there and not run: no line tells what it does", line) }
    if line.wording.pattern.isLiteral == false { remark("'\(line.wording.source)' leaves open what is meant", line) }
    app.courses[course].steps.append(
      Course.Step(kind: kind, line: line.wording.source, place: line.place, turn: turn, donated: donated))
    donated = []
    if let parameter = kind.parameter {
      app.change(parameter, of: opened.intent) { $0.isAskedInside = true }
      if case .parameterConfirmation = kind {} else { asked = (parameter, opened.intent) }
    }
    if case .failure(let error) = kind, error.hasSuffix(" entityNotFound") {
      let parameter = String(error.dropLast(" entityNotFound".count))
      if let value = opened.values[parameter] { app.change(parameter, of: opened.intent) { $0.gone.insert(value) } }
    }
    pending = .step(course)
  }

  private static func kind(_ trace: TraceLine) -> Course.Kind? {
    let (word, value) = trace.worded
    let asking: Set = [
      "requestValue", "requestDisambiguation", "requestConfirmation", "needsValueError", "needsDisambiguationError",
    ]
    if asking.contains(word), value?.isSwiftName == false { return nil }
    switch word {
    case "requestValue": return value.map { .value($0) }
    case "requestDisambiguation": return value.map { .disambiguation($0) }
    case "requestConfirmation": return value.map { .parameterConfirmation($0) } ?? .confirmation
    case "requestChoice": return .choice
    case "continueInForeground": return .foreground
    case "needsValueError": return value.map { .needsValue($0) }
    case "needsDisambiguationError": return value.map { .needsDisambiguation($0) }
    case "restartPerform": return .restart
    case "success": return .success(value: value)
    case "failure": return .failure(value ?? "")
    case "cancelled": return .cancelled
    case "notRun": return .notRun
    case "continueInApp": return .opensApp
    case "trapped", "timedOut", "exited", "neverCompleted", "completedTwice", "notStarted", "unreadable":
      return .fault(trace.result)
    default: return nil
    }
  }

  // MARK: What Siri says, offers and shows

  private mutating func said(_ text: String) {
    switch pending {
    case .nothing: break
    case .question(let name, let intent, let isRefusal):
      // After a refusal the question is the last thing that is said.
      app.change(name, of: intent) {
        if $0.question == nil || isRefusal { $0.question = isRefusal ? $0.question ?? text : text }
      }
    case .found(let name, let intent):
      app.change(name, of: intent) { $0.disambiguation = $0.disambiguation ?? text }
      pending = .nothing
    case .step(let course):
      let last = app.courses[course].steps.count - 1
      if app.courses[course].steps[last].dialog == nil { app.courses[course].steps[last].dialog = text }
    }
  }

  private mutating func offered(_ text: String) {
    switch pending {
    case .nothing, .question, .found: break
    case .step(let course):
      let last = app.courses[course].steps.count - 1
      app.courses[course].steps[last].choices.append(text)
      switch app.courses[course].steps[last].kind {
      case .disambiguation(let name), .needsDisambiguation(let name):
        app.change(name, of: app.courses[course].intent) { if !$0.choices.contains(text) { $0.choices.append(text) } }
      default: break
      }
    }
  }

  private mutating func showed(_ text: String) {
    guard case .step(let course) = pending else { return }
    let last = app.courses[course].steps.count - 1
    let buttons = ShownBelow.buttons(in: text)
    if !buttons.isEmpty {
      app.courses[course].steps[last].buttons += buttons
    } else {
      app.courses[course].steps[last].rows.append(text)
    }
  }

  /// A wildcard in what Siri says can't be written into source.
  private mutating func leftOpen(_ line: ExpectedLine) {
    guard line.kind == .says, !line.isAnyLines else { return }
    switch pending {
    case .nothing: break
    case .question, .found, .step: remark("'\(line.wording.source)' leaves open what is said", line)
    }
  }

  private mutating func remark(_ message: String, _ line: ExpectedLine) {
    app.remarks.append(Diagnostic(.warning, message, at: line.place))
  }
}

extension SketchedIntent.Phrase {
  /// Replaces a value's words with its parameter; false if they aren't there.
  fileprivate mutating func put(_ given: SketchedIntent.Given) -> Bool {
    for (index, part) in parts.enumerated() {
      guard case .text(let text) = part, let place = text.range(ofWords: given.value) else { continue }
      parts.replaceSubrange(
        index...index,
        with: [
          .text(String(text[..<place.lowerBound])), .parameter(given.parameter),
          .text(String(text[place.upperBound...])),
        ])
      return true
    }
    return false
  }
}
