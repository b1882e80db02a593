import SimCatalog
import SimLinting
import SimPhrases
import SimUtterances
import Testing

@testable import SimRecognition

/// Sentences of which no phrase takes a part: what all their words together mean.
@Suite("Words alone") struct WordsAloneTests {
  private func recognizer(_ language: String) throws -> Recognizer {
    SampleWorld.recognizer(try #require(SiriFiles.compiled[language]?.language))
  }

  private func supposed(_ sentence: String, _ language: String = "en") throws -> Understanding? {
    let recognizer = try recognizer(language)
    let utterance = recognizer.utterance(sentence)
    let first = recognizer.understand(utterance, in: SampleApps.context)
    return recognizer.suppose(utterance, after: first, in: SampleApps.context)
  }

  @Test func whatAPhraseTakesIsNotSupposed() throws {
    #expect(try supposed("send a message to Anna Smith") == nil)
  }

  @Test(arguments: ["dial tone", "the new fare", "accept cookies", "tick tock"])
  func aFewWordsSayTooLittle(_ sentence: String) throws {
    #expect(try supposed(sentence) == nil)
  }

  @Test func whatIsSupposedSaysWhy() throws {
    let got = try supposed("what did grandma say in her last text")
    let taken = try #require(got?.part)
    #expect(got?.request?.intent == "INSearchForMessagesIntent")
    #expect(got?.strategy == .words)
    #expect(taken.agreement?.isEnough == true)
    #expect(taken.agreement?.evidence.isEmpty == false)
  }

  /// What costs money or can't be undone must be asked for by its own words.
  @Test(arguments: [
    "could you settle up with Anna Smith for last night's curry it was eighteen pounds",
    "pay Sam minus 5 dollars",
  ]) func nothingOutrightIsSupposed(_ sentence: String) throws {
    let understanding = try supposed(sentence)
    let intent = understanding?.request?.intent
    #expect(intent.flatMap { Catalog.siriKit.schema(of: $0)?.isOutright } != true)
  }

  @Test(arguments: ["en", "zh-Hans"]) func theSameFilesGiveTheSameWeights(_ name: String) throws {
    let language = try #require(SiriFiles.compiled[name]?.language)
    func bytes() -> [UInt8] {
      var store = StoreWriter()
      let trainer = ClassifierTrainer(
        language.phraseFiles, rules: language.rules, language.lists, language.apostrophes)
      IntentClassifier.write(trainer.trained(), to: &store)
      return Array(store.bytes)
    }
    let first = bytes()
    #expect(first.count < 6_000_000, "\(first.count) bytes")
    #expect(first == bytes())
  }

  @Test(arguments: [-0.0, -0.5, -3, -20, -79] as [Float]) func theExponentialIsNearTheRealOne(_ number: Float) {
    // Logarithm and exponential undo each other.
    let back = PortableMath.logarithm(Double(PortableMath.exponential(number)))
    #expect(abs(back - Double(number)) < 0.001)
  }
}
