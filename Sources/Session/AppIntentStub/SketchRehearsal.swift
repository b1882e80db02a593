import SimAppFiles
import SimCatalog
import SimDefinitions
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimTranscripts
import Synchronization

/// Plays a transcript with what it says about its App Intents, so that Siri shows what each answer means.
struct SketchRehearsal {
  private(set) var app: SketchedApp
  private let file: TalkFile
  private let library: SessionLibrary
  /// How each conversation went.
  private var played: [Played] = []
  /// The parameters' values at the beginning of runs, whether or not these belong there.
  private var begun: [Int: [String: String]] = [:]

  private struct Played {
    /// What Siri says by herself, by the line of the turn.
    var said: [Int: Set<String>] = [:]
    /// The first turn in which something else was asked or answered than the transcript says: its answers are
    /// misunderstood.
    var astray: TextPlace?
  }

  /// The types that a parameter may have if only its answers show it, in the order in which they are tried.
  private static let guesses: [SketchedType] = [.integer, .decimal, .truth, .date, .text]

  init(_ app: SketchedApp, _ file: TalkFile, library: SessionLibrary) {
    (self.app, self.file, self.library) = (app, file, library)
    let lines = library.language(for: library.spelledOut(file.world.locale))?.lines
    self.app.affirm = lines?.text("button.yes") ?? ""
    self.app.cancel = lines?.text("button.cancel") ?? ""
    for verb in CustomVerb.all {
      if let text = lines?.text("verb.\(verb).button") { self.app.actions[text] = self.app.actions[text] ?? verb }
    }
    guess()
    // Each answer that is worked out reveals the next ones: every round gets further, or is the last.
    for _ in 0..<16 {
      play()
      if !amend() { break }
    }
    forgetSiri()
    remarkUnheard()
  }

  // MARK: Rounds

  private mutating func guess() {
    for intent in app.intents.indices {
      for index in app.intents[intent].parameters.indices where app.intents[intent].parameters[index].isUnknown {
        app.intents[intent].parameters[index].type = Self.guesses[0]
      }
    }
  }

  private mutating func play() {
    let heard = SketchPrograms.Heard()
    played = file.conversations.indices.map { play($0, heard) }
    let facts = heard.facts.withLock { $0 }
    begun = facts.values
    for course in app.courses.indices {
      let last = played[app.courses[course].conversation].astray?.line ?? Int.max
      if let values = facts.values[course], let first = app.courses[course].steps.first, first.turn <= last {
        app.courses[course].values = values
      }
      for step in app.courses[course].steps.indices {
        let isHeard = turn(answering: step, of: course).map { $0 < last } ?? true
        app.courses[course].steps[step].answer = isHeard ? facts.answers[course]?[step] : nil
      }
    }
  }

  /// The turn in which a question is answered, by its line; nil if the answer leads nowhere.
  private func turn(answering step: Int, of course: Int) -> Int? {
    let run = app.courses[course]
    if run.steps[step].kind.isRequest { return step + 1 < run.steps.count ? run.steps[step + 1].turn : nil }
    return app.courses.first {
      $0.intent == run.intent && $0.conversation == run.conversation && $0.number == run.number + 1
    }?.steps.first?.turn
  }

  private func play(_ index: Int, _ heard: SketchPrograms.Heard) -> Played {
    let conversation = file.conversations[index]
    guard let source = installed else { return Played() }
    let named = library.apps.filter { known in
      !known.isNamed(source.app.displayName(in: "")) && file.world.apps.contains { known.isNamed($0.text) }
    }
    let library = library.with(apps: [source] + named.map(\.withoutPrograms))
    let (app, catalog) = (app, library.catalog)
    let options = TranscriptReplay.Options(programs: { program in
      let identifier = program.app.identifier
      if identifier == source.app.identifier { return SketchPrograms(app, conversation: index, heard: heard) }
      // The other apps of the conversation answer as the trace says.
      let script = ScriptedPrograms.forApps([identifier], of: conversation, catalog: catalog)[identifier]
      guard let script else { preconditionFailure("an app that is named has a script") }
      return script
    })
    var alone = file
    alone.conversations = [conversation]
    let result = TranscriptReplay(library: library, options: options).run(alone)
    return result.turns.reduce(into: Played()) { played, turn in
      played.said[turn.turn.place.line] = Set(turn.observed.filter { $0.kind == .says }.map(\.text))
      if played.astray == nil, Self.goesAstray(turn) { played.astray = turn.turn.place }
    }
  }

  /// Whether a turn asked or answered other things than the transcript says.
  private static func goesAstray(_ turn: TurnComparison) -> Bool {
    let expected = turn.turn.expectations.filter { $0.kind == .trace && $0.presence == .required }
    if expected.contains(where: { !$0.wording.pattern.isLiteral }) { return false }
    let faults: Set = [
      "trapped", "timedOut", "exited", "neverCompleted", "completedTwice", "notStarted", "unreadable",
    ]
    func runs(_ lines: [String]) -> [String] {
      lines.map { TraceLine($0) }.compactMap { line in
        guard case .method(.perform) = line.call else { return nil }
        return faults.contains(line.worded.word) ? "failure" : line.worded.word
      }
    }
    return runs(expected.map(\.wording.literal)) != runs(turn.observed.filter { $0.kind == .trace }.map(\.text))
  }

  /// The app as its source would describe it, without its runs.
  private var installed: AppSource? {
    guard let name = app.name else { return nil }
    let text = app.silent.source { _ in .nothing }
    let outline = AppIntentReader.outline(of: [("Stub.swift", Array(text.utf8))])
    let definition = AppIntentDefinition.definition(of: AppIntentFiles.Contents(outline: outline), folder: ".")
    // The header may list it under another of its names.
    let others = file.world.apps.map(\.text).filter { $0 != name }
    let known = library.apps.filter { app in !app.isNamed(name) && others.contains { app.isNamed($0) } }
    let own = others.filter { other in !known.contains { $0.isNamed(other) } }
    let installed = InstalledApp(
      identifier: "sirisim.stub", displayNames: ["": name],
      alternativeNames: ["": own.map { AlternativeName(name: $0) }], intents: [])
    return AppSource(app: installed, programs: nil, definitions: [definition])
  }

  /// Tries another meaning for an answer that wasn't understood, though the transcript continues with it; false if
  /// there is none to try.
  private mutating func amend() -> Bool {
    var isAmended = refuse()
    for (course, step) in unheard {
      switch app.courses[course].steps[step].kind {
      case .value(let name), .needsValue(let name): if next(name, app.courses[course].intent) { isAmended = true }
      case .choice:
        if app.courses[course].steps[step].meant == nil, let meant = meant(course, step) {
          app.courses[course].steps[step].meant = meant
          isAmended = true
        }
      default: break
      }
    }
    return isAmended
  }

  /// An answer that was accepted though the trace has it refused is out of its parameter's range.
  private mutating func refuse() -> Bool {
    var isAmended = false
    for (course, values) in begun {
      let intent = app.courses[course].intent
      for (name, value) in values {
        guard let parameter = app.intent(intent)?.parameter(name), !parameter.refused.isEmpty,
          parameter.type == .integer, !parameter.values.contains(value), !parameter.refused.contains(value)
        else { continue }
        app.change(name, of: intent) { $0.refused.append(value) }
        isAmended = true
      }
    }
    return isAmended
  }

  /// Questions whose answers weren't understood: those answered in turns that go astray.
  private var unheard: [(course: Int, step: Int)] {
    played.indices.flatMap { conversation -> [(course: Int, step: Int)] in
      guard let astray = played[conversation].astray else { return [] }
      return app.courses.indices.flatMap { course -> [(course: Int, step: Int)] in
        guard app.courses[course].conversation == conversation, !app.courses[course].isBeside else { return [] }
        return app.courses[course].steps.indices.filter { step in
          app.courses[course].steps[step].kind.asksUser && turn(answering: step, of: course) == astray.line
        }.map { (course, $0) }
      }
    }
  }

  private mutating func next(_ name: String, _ intent: String) -> Bool {
    guard let parameter = app.intent(intent)?.parameter(name), parameter.isUnknown,
      let now = Self.guesses.firstIndex(of: parameter.type), now + 1 < Self.guesses.count
    else { return false }
    app.change(name, of: intent) { $0.type = Self.guesses[now + 1] }
    return true
  }

  /// The option that words without its title mean: the one that is mentioned later.
  private func meant(_ course: Int, _ step: Int) -> Int? {
    let later = app.courses[course].steps[(step + 1)...].compactMap(\.dialog)
    let spoken = app.courses[course].steps[step].choices.enumerated().filter { _, title in
      later.contains { $0.range(ofWords: title) != nil }
    }
    return spoken.count == 1 ? spoken[0].offset : nil
  }

  // MARK: What is left

  /// Removes dialogs that are Siri's own words rather than the app's.
  private mutating func forgetSiri() {
    for course in app.courses.indices {
      let said = played[app.courses[course].conversation].said
      for step in app.courses[course].steps.indices {
        guard let dialog = app.courses[course].steps[step].dialog,
          said[app.courses[course].steps[step].turn]?.contains(dialog) == true
            || app.courses[course].steps[step].kind == .notRun
        else { continue }
        app.courses[course].steps[step].dialog = nil
      }
    }
    let all = played.flatMap(\.said.values).reduce(into: Set<String>()) { $0.formUnion($1) }
    for intent in app.intents.indices {
      for index in app.intents[intent].parameters.indices {
        let parameter = app.intents[intent].parameters[index]
        if parameter.question.map(all.contains) == true { app.intents[intent].parameters[index].question = nil }
        if parameter.disambiguation.map(all.contains) == true {
          app.intents[intent].parameters[index].disambiguation = nil
        }
      }
    }
  }

  private mutating func remarkUnheard() {
    let unheard = unheard
    for (conversation, astray) in played.map(\.astray).enumerated() {
      guard let astray else { continue }
      let asked = unheard.first { app.courses[$0.course].conversation == conversation }
      let what = asked.flatMap { asked in
        app.courses[asked.course].steps[asked.step].reply.map { reply in
          "'\(reply)' answers nothing that \(app.courses[asked.course].intent) asks here"
        }
      }
      let plain = "what is asked and answered here follows from nothing that the lines before tell"
      app.remarks.append(Diagnostic(.warning, what ?? plain, at: astray))
    }
  }
}

extension SketchedApp {
  /// The app without its parameters' questions: Siri then asks in her own words.
  fileprivate var silent: SketchedApp {
    var silent = self
    for intent in intents.indices {
      for index in intents[intent].parameters.indices {
        silent.intents[intent].parameters[index].question = nil
        silent.intents[intent].parameters[index].disambiguation = nil
      }
    }
    return silent
  }
}

extension AppSource {
  /// The app without what it is built from.
  fileprivate var withoutPrograms: AppSource {
    var alone = self
    (alone.programs, alone.plan) = (nil, nil)
    return alone
  }
}
