package import SimCatalog
package import SimTranscripts

extension CoverageReport {
  /// What a set of transcripts reaches of what it should.
  ///
  /// - Parameters:
  ///   - language: the language in which a locale is spoken.
  ///   - intents: the intents of the apps that take part in a transcript: those are due, with what is reached besides.
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
