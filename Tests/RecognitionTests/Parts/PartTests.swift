import SimCatalog
import SimLinting
import SimPhrases
import SimUtterances
import Testing

@testable import SimRecognition

/// Sentences that no phrase takes whole: the clause or the run of words in them that is a request.
@Suite("A part of a sentence") struct PartTests {
  private func understand(_ sentence: String) throws -> Understanding {
    let isChinese = sentence.unicodeScalars.contains { $0.value > 0x3000 }
    let language = try #require(SiriFiles.compiled[isChinese ? "zh-Hans" : "en"]?.language)
    return SampleWorld.recognizer(language).understand(sentence, in: SampleApps.context)
  }

  /// What was said in a range of the sentence.
  private func words(_ range: Range<Int>, of sentence: String) -> String {
    String(decoding: Array(sentence.utf8)[range], as: UTF8.self)
  }

  @Test(arguments: [
    (
      "my feet are killing me, get me a ride to Union Station", Strategy.clause, "get me a ride to Union Station",
      "INRequestRideIntent"
    ),
    ("The film was lovely. Tell Anna I'm on my way.", .clause, "Tell Anna I'm on my way", "INSendMessageIntent"),
    ("外面下雨了，叫车去机场", .clause, "叫车去机场", "INRequestRideIntent"),
  ]) func aClauseIsUnderstoodByItself(_ sentence: String, strategy: Strategy, part: String, intent: String) throws {
    let got = try understand(sentence)
    let taken = try #require(got.part, "\(got.exampleText)")
    #expect(got.request?.intent.rawValue == intent)
    #expect(taken.strategy == strategy)
    #expect(words(taken.range, of: sentence) == part)
    #expect(taken.agreement == nil)
    #expect(!taken.leftOver.isEmpty)
  }

  @Test func anIslandIsBelievedIfTheWordsSpeakForIt() throws {
    let sentence = "so yeah I was wondering, would you possibly get me a ride to Union Station buddy"
    let got = try understand(sentence)
    let taken = try #require(got.part, "\(got.exampleText)")
    #expect(got.request?.intent == "INRequestRideIntent")
    if let agreement = taken.agreement {
      #expect(agreement.isEnough)
      #expect(agreement.sum == agreement.evidence.reduce(0) { $0 + $1.weight })
      #expect(agreement.evidence.contains { $0.words == "ride" && $0.weight > 0 })
    }
  }

  @Test(arguments: [
    "remind me to call Anna Smith", "how long did I text Anna Smith", "cancel the alarm, please, at seven",
    "the price of a message to Anna Smith", "don't text Anna Smith anything", "提醒我给宏昌打电话",
  ]) func whatIsGuardedIsNoRequest(_ sentence: String) throws {
    let got = try understand(sentence)
    #expect(got.request == nil, "\(got.exampleText)")
  }

  @Test(arguments: [
    "tomorrow call Anna Smith", "at eight call Anna Smith", "later call Anna Smith", "in half an hour call Anna Smith",
    "明天晚上给宏昌打电话",
  ]) func whatIsForLaterIsNotDoneAtOnce(_ sentence: String) throws {
    let got = try understand(sentence)
    #expect(got.request == nil, "\(got.exampleText)")
  }

  @Test func aTimeOfAnotherClauseIsNotWhenItIsDone() throws {
    #expect(try understand("we meet at eight, call Anna Smith").request?.intent == "INStartAudioCallIntent")
  }

  @Test func theWholeIsTakenWhereAPhraseTakesIt() throws {
    let got = try understand("tell Anna I'm late, and get some bread")
    #expect(got.part == nil)
    #expect(got.request?.intent == "INSendMessageIntent")
  }

  @Test func whatIsSaidTwiceIsUnderstoodAlike() throws {
    let sentence = "well I guess I should, you know, order a taxi to Union Station right now then"
    #expect(try understand(sentence) == understand(sentence))
  }

  @Test func aThousandClausesAreLookedThroughInTime() throws {
    let got = try understand(String(repeating: "and then nothing happened, ", count: 1_000))
    #expect(got.request == nil)
  }

  @Test func noMarkWithinFiguresEndsAClause() throws {
    let sentence = "what a day, I missed the bus. Get me a ride to Union Station at 16:45. Will you do that?"
    let got = try understand(sentence)
    let taken = try #require(got.part, "\(got.exampleText)")
    #expect(words(taken.range, of: sentence) == "Get me a ride to Union Station at 16:45")
  }

  @Test(arguments: SiriFiles.languages) func whatWordsSayOfIntentsTakesLittleRoom(_ name: String) throws {
    let language = try #require(SiriFiles.compiled[name]?.language)
    let trainer = AgreementTrainer(language.phraseFiles, rules: language.rules, language.apostrophes)
    var (store, again) = (StoreWriter(), StoreWriter())
    AgreementModel.write(trainer, to: &store)
    AgreementModel.write(trainer, to: &again)
    #expect(store.bytes.count < 1_000_000, "\(store.bytes.count) bytes")
    #expect(store.bytes == again.bytes)
  }
}
