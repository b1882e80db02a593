import SimUtterances
import Testing

/// An apostrophe with spaces around it, as dictation and corpora write it, holds its word together all the same.
@Suite("Contractions")
struct ContractionTests {
  @Test(
    arguments: [
      ("I'm late", ["i'm", "late"]),
      ("I 'm late", ["i'm", "late"]),
      ("I ' m late", ["i'm", "late"]),
      ("don ' t go", ["don't", "go"]),
      ("we 'll see", ["we'll", "see"]),
      ("you 're here", ["you're", "here"]),
      ("they 've left", ["they've", "left"]),
      ("I 'D like", ["i'd", "like"]),
      ("Sam's keys", ["sam", "'s", "keys"]),
      ("Sam 's keys", ["sam", "'s", "keys"]),
      ("Sam ' s keys", ["sam", "'s", "keys"]),
      ("say 'm' twice", ["say", "m", "twice"]),
      ("say 'see you'", ["say", "see", "you"]),
      ("say 'really'", ["say", "really"]),
      ("'m", ["m"]),
      ("we '", ["we"]),
      ("we 'l", ["we", "l"]),
    ] as [(String, [String])])
  func words(sentence: String, expected: [String]) {
    let utterance = Utterance(sentence)
    let words = utterance.tokens.indices.filter { utterance.tokens[$0].kind != .punctuation }
    #expect(words.map { utterance.normal($0) } == expected)
  }
}
