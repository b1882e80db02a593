@testable import SimRecognition
import SimLexicon
import SimPhrases
import Testing
@Suite struct Debug {
  @Test func debug() throws {
    let w = try #require(ExampleWorld("en", intents: ExampleWorld.intents(of: "en")))
    let r = w.recognizer
    let s = Sentence("UnicornChat write to Mifirex Luzav, Guzez Deditox and Menakiz Dademon", language: r.language, lexicon: r.lexicon, names: r.names)
    print(s.breaks)
    for sp in s.spans { print(sp) }
    var m = Matcher(sentence: s, language: r.language, lexicon: r.lexicon, slotReaders: r.slotReaders, now: w.context.now, root: r.language.network.roots[0])
    m.run()
    for e in m.ends {
      var i = e
      print("END", m.chart.cells[Int(e)].score)
      while i >= 0 { let c = m.chart.cells[Int(i)]; print(c.step, c.position, c.score, c.node); i = c.back }
    }
    print(r.language.network.stateCount, r.language.network.slotEdges.count)
  }
}
