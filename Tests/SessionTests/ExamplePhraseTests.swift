import SimAppFiles
import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition
import SimShown
import Testing

@testable import SimSession

@Suite("The sample apps' own example phrases")
struct ExamplePhraseTests {
  private static let languages = (try? SessionLibrary.open(environment: ProcessVariables.all).get().languageNames) ?? []

  @Test("each is understood as the intent whose example it is", arguments: languages)
  func understood(_ locale: String) throws {
    let library = try SessionLibrary.open(environment: ProcessVariables.all).get()
    let apps = library.apps.map(\.app)
    var number = 0
    for app in apps {
      let setting = Setting(
        locale: locale, clock: CivilDateTime(year: 2026, month: 11, day: 20, hour: 9), zone: "UTC", apps: apps)
      let session = try library.session(setting, sources: [], world: SessionWorld()).get()
      for phrases in app.localised(app.vocabularies, locale)?.phrases ?? []
      where Catalog.siriKit.isSpoken(phrases.intent) {
        for example in phrases.examples {
          number += 1
          let outcome = session.begun().understanding(of: example).outcome
          guard case .request(let request) = outcome else {
            Issue.record("\(example): \(outcome)")
            continue
          }
          #expect(request.intent == phrases.intent, "\(example)")
          #expect(request.app == app.identifier, "\(example)")
        }
      }
    }
    // A language that no sample app speaks has none.
    let speakers = apps.filter { $0.localised($0.vocabularies, locale)?.phrases.isEmpty == false }
    #expect(number >= 2 * speakers.count)
  }

  @Test("what no sentence reaches is not offered as a thing to say", arguments: languages)
  func suggestions(_ locale: String) throws {
    let apps = try SessionLibrary.open(environment: ProcessVariables.all).get().apps.map(\.app)
    let report = AppsReport(apps: apps, locale: locale, catalog: .siriKit)
    let unspoken = apps.flatMap { app in
      (app.localised(app.vocabularies, locale)?.phrases ?? []).filter { !Catalog.siriKit.isSpoken($0.intent) }
        .flatMap(\.examples)
    }
    #expect(!report.suggestions(100).contains { unspoken.contains($0) })
    #expect(report.lines.contains("  INListRideOptionsIntent, from Maps alone"))
  }
}
