import SimAppFiles
import SimCatalog
import SimDefinitions
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimTranscripts
import Synchronization

/// Plays a transcript with what it tells of its App Intents, so that Siri hears in each answer what it means there.
struct SketchRehearsal {
  private(set) var app: SketchedApp
  private let file: TalkFile
  private let library: SessionLibrary
  /// What Siri says of herself, by conversation and the line of the turn.
  private var own: [[Int: Set<String>]] = []

  /// What a parameter may be that only what was said for it tells of, in the order in which it is tried.
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
    // What is found out of one answer shows the next ones: each round gets further, or is the last one.
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
    own = file.conversations.indices.map { play($0, heard) }
    let facts = heard.facts.withLock { $0 }
    for course in app.courses.indices {
      if let values = facts.values[course] { app.courses[course].values = values }
      for step in app.courses[course].steps.indices {
        app.courses[course].steps[step].answer = facts.answers[course]?[step]
      }
    }
  }

  private func play(_ index: Int, _ heard: SketchPrograms.Heard) -> [Int: Set<String>] {
    let conversation = file.conversations[index]
    guard let source = installed else { return [:] }
    let named = library.apps.filter { known in
      !known.isNamed(source.app.displayName(in: "")) && file.world.apps.contains { known.isNamed($0.text) }
    }
    let library = library.with(apps: [source] + named.map(\.withoutPrograms))
    let (app, catalog) = (app, library.catalog)
    let options = TranscriptReplay.Options(programs: { program in
      let identifier = program.app.identifier
      if identifier == source.app.identifier { return SketchPrograms(app, conversation: index, heard: heard) }
      // What is talked with besides answers as the trace says.
      let script = ScriptedPrograms.forApps([identifier], of: conversation, catalog: catalog)[identifier]
      guard let script else { preconditionFailure("an app that is named has a script") }
      return script
    })
    var alone = file
    alone.conversations = [conversation]
    let result = TranscriptReplay(library: library, options: options).run(alone)
    return result.turns.reduce(into: [:]) { said, turn in
      said[turn.turn.place.line] = Set(turn.observed.filter { $0.kind == .says }.map(\.text))
    }
  }

  /// The app as its source would say, without its runs.
  private var installed: AppSource? {
    guard let name = app.name else { return nil }
    let text = app.silent.source { _ in .nothing }
    let outline = AppIntentReader.outline(of: [("Stub.swift", Array(text.utf8))])
    let definition = AppIntentDefinition.definition(of: AppIntentFiles.Contents(outline: outline), folder: ".")
    // The header may have it by another of its names.
    let others = file.world.apps.map(\.text).filter { $0 != name }
    let known = library.apps.filter { app in !app.isNamed(name) && others.contains { app.isNamed($0) } }
    let own = others.filter { other in !known.contains { $0.isNamed(other) } }
    let installed = InstalledApp(
      identifier: "sirisim.stub", displayNames: ["": name],
      alternativeNames: ["": own.map { AlternativeName(name: $0) }], intents: [])
    return AppSource(app: installed, programs: nil, definitions: [definition])
  }

  /// Takes something else of what wasn't understood, though the transcript goes on with it; false where there is nothing to try.
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

  /// What was taken though the trace has it refused lies out of the numbers that its parameter takes.
  private mutating func refuse() -> Bool {
    var isAmended = false
    for course in app.courses where !course.isBeside {
      for (name, value) in course.values {
        guard let parameter = app.intent(course.intent)?.parameter(name), !parameter.refused.isEmpty,
          parameter.type == .integer, !parameter.values.contains(value), !parameter.refused.contains(value)
        else { continue }
        app.change(name, of: course.intent) { $0.refused.append(value) }
        isAmended = true
      }
    }
    return isAmended
  }

  /// Questions with an answer that wasn't understood, of each run that has begun the first.
  private var unheard: [(course: Int, step: Int)] {
    app.courses.indices.compactMap { course in
      let steps = app.courses[course].steps
      guard !app.courses[course].isBeside else { return nil }
      let step = steps.indices.first { place in
        guard steps[place].kind.asksUser, steps[place].answer == nil else { return false }
        return steps[place].kind.isRequest ? place + 1 < steps.count : isAskedAgain(course)
      }
      return step.map { (course, $0) }
    }
  }

  /// Whether another run of the intent begins with what a run has asked for.
  private func isAskedAgain(_ course: Int) -> Bool {
    guard let name = app.courses[course].steps.last?.kind.parameter,
      app.intent(app.courses[course].intent)?.parameter(name)?.isUnknown == true
    else { return false }
    let next = app.courses.firstIndex {
      $0.intent == app.courses[course].intent && $0.conversation == app.courses[course].conversation
        && $0.number == app.courses[course].number + 1
    }
    return next.map { app.courses[$0].values[name] == nil } ?? false
  }

  private mutating func next(_ name: String, _ intent: String) -> Bool {
    guard let parameter = app.intent(intent)?.parameter(name), parameter.isUnknown,
      let now = Self.guesses.firstIndex(of: parameter.type), now + 1 < Self.guesses.count
    else { return false }
    app.change(name, of: intent) { $0.type = Self.guesses[now + 1] }
    return true
  }

  /// The option that is meant by words that none is called: the one that is spoken of later.
  private func meant(_ course: Int, _ step: Int) -> Int? {
    let later = app.courses[course].steps[(step + 1)...].compactMap(\.dialog)
    let spoken = app.courses[course].steps[step].choices.enumerated().filter { _, title in
      later.contains { $0.range(ofWords: title) != nil }
    }
    return spoken.count == 1 ? spoken[0].offset : nil
  }

  // MARK: What is left

  /// Takes away what Siri says of herself where nobody else says anything.
  private mutating func forgetSiri() {
    for course in app.courses.indices {
      let said = own.indices.contains(app.courses[course].conversation) ? own[app.courses[course].conversation] : [:]
      for step in app.courses[course].steps.indices {
        guard let dialog = app.courses[course].steps[step].dialog,
          said[app.courses[course].steps[step].turn]?.contains(dialog) == true || app.courses[course].steps[step].kind == .notRun
        else { continue }
        app.courses[course].steps[step].dialog = nil
      }
    }
    let all = own.flatMap(\.values).reduce(into: Set<String>()) { $0.formUnion($1) }
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
    for (course, step) in unheard {
      let asked = app.courses[course].steps[step]
      let what = asked.reply.map { "'\($0)' answers nothing that \(app.courses[course].intent) asks here" }
      app.remarks.append(
        Diagnostic(.warning, what ?? "what \(app.courses[course].intent) asks here isn't answered", at: asked.place))
    }
  }
}

extension SketchedApp {
  /// The app without the questions that its parameters have: what is asked then is Siri's own.
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
