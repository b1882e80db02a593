import SimCatalog
import SimLexicon
import SimUtterances
import Testing

/// Words for somebody who was spoken of stand in the lexicon as names do, behind all of them.
@Suite struct PronounTests {
  private let pronouns: [(word: String, pronoun: Pronoun)] = [
    ("him", .one), ("them", .all), ("the first one", .listed(1)),
  ]

  private func terms(_ sentence: String, contacts: [Contact] = []) -> [Term] {
    let lexicon = Lexicon(apps: [], user: UserProfile(contacts: contacts), locale: "en", pronouns: pronouns)
    var hits: [Lexicon.Hit] = []
    lexicon.find(in: Utterance(sentence), hits: &hits)
    return hits.flatMap(lexicon.terms)
  }

  @Test func areReadFromTheirList() {
    #expect(Pronoun("person") == .one)
    #expect(Pronoun("people") == .all)
    #expect(Pronoun("2") == .listed(2))
    #expect(Pronoun("-1") == .listed(-1))
    for text in ["", "0", "him", "1.5", "persons", "99999999999999999999"] { #expect(Pronoun(text) == nil, "\(text)") }
  }

  @Test func areFoundAsPeople() {
    #expect(terms("call him").map(\.pronoun) == [.one])
    #expect(terms("call The First One").map(\.pronoun) == [.listed(1)])
    #expect(terms("call them").first?.kinds == .person)
    // A place in a list is one only where nothing is offered.
    #expect(terms("call the first one").first?.kinds == .listedPerson)
    #expect(terms("call the first").isEmpty)
  }

  @Test func standBehindNamesThatAreSpeltSo() {
    let found = terms("call him", contacts: [Contact(identifier: "c", name: "Him")])
    #expect(found.map(\.pronoun) == [nil, .one])
  }
}
