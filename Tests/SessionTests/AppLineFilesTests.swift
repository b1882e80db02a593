import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimDialogue
import SimLexicon
import Testing

@testable import SimSession

@Suite("What an app has Siri say")
struct AppLineFilesTests {
  @Test("is read for the language of its file, once", arguments: ["en", "zh-Hans"])
  func inBothLanguages(_ locale: String) throws {
    let library = try SessionLibrary.open(environment: ProcessVariables.all).get()
    let source = try #require(library.apps.first { $0.isNamed("HuHu") })
    #expect(source.app.localised(source.linePaths, locale)?.hasSuffix("\(locale).lproj/Siri.lines") == true)
    let cache = AppLineCache(.siriKit)
    let lines = try #require(cache.lines(of: source, in: locale))
    #expect(cache.problems == [])
    #expect(lines.problems(in: .siriKit) == [])
    #expect(cache.lines(of: source, in: locale) == lines)
  }

  @Test("is told where it can't be read, and the rest of it is said")
  func faults() throws {
    let source = AppSource(app: Worlds.app, programs: nil, linePaths: ["": "/nowhere/at/all/Siri.lines"])
    let cache = AppLineCache(.siriKit)
    #expect(cache.lines(of: source, in: "en")?.isEmpty == true)
    #expect(cache.problems.count == 1)
  }
}
