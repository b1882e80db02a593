package import SimCatalog
package import SimTranscripts

extension CoverageReport {
  /// The goals that a set of transcripts reaches.
  ///
  /// - Parameters:
  ///   - language: the language of a locale.
  ///   - intents: the intents of a transcript's apps: these are due, in addition to those that are reached.
  package init(
    of files: [TalkFile], catalog: Catalog, excuses: CoverageExcuses, language: (String) -> String,
    intents: (TalkHeader) -> [IntentName]
  ) {
    var tally = CoverageTally(catalog)
    var languages: [String] = []
    var due: [String] = []
    for file in files {
      let spoken = language(file.world.locale)
      if !languages.contains(spoken) { languages.append(spoken) }
      tally.add(file, language: spoken)
      for intent in intents(file.world).map(\.rawValue) where !due.contains(intent) { due.append(intent) }
    }
    due += tally.intents.filter { !due.contains($0) }.sorted()
    self.init(
      intents: due, languages: languages.sorted(), goals: CoverageGoals(catalog), tally: tally, excuses: excuses)
  }
}
