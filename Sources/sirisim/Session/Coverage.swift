import SimAppFiles
import SimCatalog
import SimCoverage
import SimDiagnostics
import SimLexicon
import SimSession
import SimTranscripts

/// The coverage of a set of transcripts: which intents are due, what is reached, why the rest is not.
struct Coverage {
  let report: CoverageReport

  /// - Parameters:
  ///   - files: the transcripts; the apps that their headers name say which intents are due.
  ///   - excuses: a file of excuses, as it was read.
  init(
    _ files: [TalkFile], library: SessionLibrary, folder: VocabularyFolder, excuses: CoverageExcuses
  ) {
    var tally = CoverageTally(library.catalog)
    var languages: [String] = []
    var intents: [String] = []
    for file in files {
      let language = folder.language(for: file.world.locale) ?? file.world.locale
      if !languages.contains(language) { languages.append(language) }
      tally.add(file, language: language)
      let apps =
        file.world.apps.isEmpty
        ? library.apps : library.apps.filter { app in file.world.apps.contains { app.isNamed($0.text) } }
      for intent in apps.flatMap(\.app.intents).map(\.rawValue) where !intents.contains(intent) {
        intents.append(intent)
      }
    }
    intents += tally.intents.filter { !intents.contains($0) }.sorted()
    report = CoverageReport(
      intents: intents, languages: languages.sorted(), goals: CoverageGoals(library.catalog), tally: tally,
      excuses: excuses)
  }
}
