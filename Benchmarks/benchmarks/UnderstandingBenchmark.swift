import Foundation
import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLexicon
import SimRecognition

/// What a sentence costs, and what the names behind it cost, with 100, 10,000 and 1,000,000 of them.
enum UnderstandingBenchmark {
  static func run(language identifier: String, templates: [String], name: (Int) -> String) {
    var problems: [Diagnostic] = []
    guard let folder = try? VocabularyFolder.find(environment: ProcessInfo.processInfo.environment) else { return }
    let started = wallMicroseconds()
    let siri = SiriVocabulary.load(identifier, from: folder, diagnostics: &problems)
    let loading = (wallMicroseconds() - started) / 1000
    let samples = folder.apps.compactMap(folder.app).flatMap { AppLoader.load($0, diagnostics: &problems) }.map(\.app)
    let apps = InventedApps.filled(samples, upTo: 10)
    Table.heading("\(identifier): the language loads in \(Table.number(loading)) ms; a sentence, one thread")
    Table.row(["names", "load ms", "memory MB", "µs median", "µs p99", "allocations", "requests"])
    for count in [100, 10_000, 1_000_000] {
      let bytes = Names.file(count, name)
      let before = residentMegabytes()
      let start = wallMicroseconds()
      let list = NameList(type: .contactName, bytes: bytes)
      let user = UserProfile(nameLists: [list])
      let recognizer = Recognizer(language: siri.language, locale: identifier, apps: apps, user: user)
      let milliseconds = (wallMicroseconds() - start) / 1000
      let memory = residentMegabytes() - before
      let names = (0..<997).map { name($0 * 7919 % count) }
      let sentences =
        Sentences.filled(templates, names: names, count: 1_000)
        + DrawnSentences.sentences(siri.language, apps: apps, names: names, count: 1_000)
      let context = RecognitionContext(
        now: CivilDateTime(year: 2026, month: 11, day: 20, hour: 18, minute: 5, second: 0))
      var requests = 0
      for sentence in sentences {
        if case .request = recognizer.understand(sentence, in: context).outcome { requests += 1 }
      }
      let result = measure(count: sentences.count, rounds: 5) { _ = recognizer.understand(sentences[$0], in: context) }
      Table.row([
        String(count), Table.number(milliseconds), Table.number(memory), Table.number(result.median),
        Table.number(result.p99), Table.number(result.allocations), "\(requests)/\(sentences.count)",
      ])
    }
  }
}
