import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLinting
import SimSession
import SimTrial

/// What became of a repository's phrases.
struct RepositoryOutcome {
  /// Those of the list that weren't found.
  var unfound: [String] = []
  /// Those that don't start their intent, with the language.
  var unstarted: [String] = []
  /// Where something else was asked than what is needed.
  var misasked: [String] = []
  var said = 0
  /// Why there is nothing.
  var failure: String?

  func line(_ name: String) -> String {
    if let failure { return "\(name)\t\(failure)" }
    let faults =
      unfound.map { "not found: \($0)" } + unstarted.map { "not started: \($0)" } + misasked.map { "asked: \($0)" }
    return ([faults.isEmpty ? "ok" : "--", name, "\(said) said"] + faults).joined(separator: "\t")
  }
}

/// Reads a checkout and says its phrases, in every language that Siri speaks and that has some.
struct RepositoryTrial {
  let vocabulary: String

  func run(_ path: String, listed: Set<String>) -> RepositoryOutcome {
    var outcome = RepositoryOutcome()
    let library: SessionLibrary
    switch SessionLibrary.open(vocabulary: vocabulary, apps: [path], environment: ProcessVariables.all) {
    case .success(let found): library = found
    case .failure(let problem):
      outcome.failure = problem.message
      return outcome
    }
    var phrases: Set<String> = []
    let plans = ProjectReader.read(path).apps
    for (source, plan) in zip(library.apps, plans) {
      guard !plan.loaded.appIntents.isEmpty else { continue }
      var source = source
      source.programs = nil
      source.plan = nil
      var ignored: [Diagnostic] = []
      let contents = plan.loaded.appIntents.read(diagnostics: &ignored)
      phrases.formUnion(contents.outline.shortcuts.flatMap(\.phrases).map(\.text))
      let spoken = library.languageNames.filter { language in
        language == "en" || contents.phrases.languages.contains { $0.hasPrefix(language) }
      }
      for locale in spoken { say(source, of: library, contents.outline, in: locale, &outcome) }
    }
    outcome.unfound = listed.subtracting(phrases).sorted()
    return outcome
  }

  private func say(
    _ source: AppSource, of library: SessionLibrary, _ outline: AppIntentOutline, in locale: String,
    _ outcome: inout RepositoryOutcome
  ) {
    let languageLibrary = LanguageLibrary(
      VocabularyFolder(path: vocabulary), cache: LanguageCache(environment: ProcessVariables.all))
    let trial = Trial(library: library.with(apps: [source]), languages: languageLibrary, world: SessionWorld())
    guard let entries = try? trial.entries(for: source, locale: locale) else { return }
    for entry in entries where entry.sentence.source == .phrase {
      outcome.said += 1
      let name = "\(locale) \"\(entry.sentence.text)\""
      guard case .handled(let code) = entry.outcome.ending, code == PerformFunction.notRun else {
        outcome.unstarted.append(name)
        continue
      }
      let intent = outline.intents.first { $0.name.split(separator: ".").last == entry.sentence.intent[...] }
      let needed = (intent?.parameters ?? []).filter(\.isAsked).map(\.name)
      var asked: [String] = []
      for parameter in entry.outcome.asked where !asked.contains(parameter) { asked.append(parameter) }
      // What the phrase or its shortcut gives isn't asked; all else is, in its order.
      let isInOrder = asked == needed.filter(asked.contains)
      let given = outline.shortcuts.filter { $0.intent == intent?.name }
        .flatMap { $0.phrases.flatMap(\.parameters) + $0.values.keys }
      if !isInOrder || !Set(needed).subtracting(asked).isSubset(of: given) {
        outcome.misasked.append("\(name) \(asked), needed \(needed)")
      }
    }
  }
}

/// Shares over all repositories.
struct TrialTotals {
  var missing: [String] = []
  private var count = 0
  private var found = 0
  private var started = 0
  private var asked = 0
  private var said = 0

  mutating func add(_ outcome: RepositoryOutcome) {
    count += 1
    said += outcome.said
    guard outcome.failure == nil else { return }
    found += outcome.unfound.isEmpty ? 1 : 0
    started += outcome.unstarted.isEmpty ? 1 : 0
    asked += outcome.misasked.isEmpty ? 1 : 0
  }

  private var whole = 0
  private var wholeUnmended = 0
  private var reached = 0
  private var succeeded = 0
  private var builds = 0
  private var stops: [String: Int] = [:]

  mutating func add(_ built: BuiltOutcome) {
    builds += 1
    whole += built.intents > 0 && built.built == built.intents ? 1 : 0
    wholeUnmended += built.intents > 0 && built.built == built.intents && built.mended == 0 ? 1 : 0
    succeeded += built.succeeded > 0 ? 1 : 0
    reached += built.performed > 0 ? 1 : 0
    for stop in Set(built.stops) { stops[stop, default: 0] += 1 }
  }

  /// What was built, where that was tried.
  var builtText: String {
    guard builds > 0 else { return "" }
    let most = stops.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(20).map { "  \($0.value)\t\($0.key)" }
    return
      ([
        "", "all App Intents built\t\(whole) of \(builds)",
        "and nothing mended or left out\t\(wholeUnmended) of \(builds)",
        "a phrase performed\t\(reached) of \(builds)", "and with success\t\(succeeded) of \(builds)",
        "what stopped the rest, by repositories",
      ] + most).joined(separator: "\n")
  }

  var text: String {
    """
    \(count) repositories with a provider, \(said) phrases said; not here: \(missing.count)
    all phrases found\t\(found)
    all phrases start their intent\t\(started)
    what is needed is asked, in its order\t\(asked)
    """
  }
}
