import SimCatalog
import SimLexicon
import SimLinting
import SimRecognition
import Testing

/// The longest term is taken whole, though its parts are terms too, of whichever type and in whichever order.
@Suite struct LongestTerms {
  private func understand(_ sentence: String, _ terms: [VocabularyStringType: [String]]) throws -> Understanding {
    let language = try #require(SiriFiles.compiled["en"]?.language)
    let vocabulary = UserVocabulary(terms: terms.mapValues { $0.map { SpeakableString(spokenPhrase: $0) } })
    let user = UserProfile(contacts: [Contact(identifier: "c", name: "Punk")], vocabularies: ["": vocabulary])
    return Recognizer(language: language, locale: "en", apps: SampleWorld.apps, user: user)
      .understand(sentence, in: SampleApps.context)
  }

  @Test(arguments: [
    ["punk", "classics", "70s punk", "70s punk classics"], ["70s punk classics", "70s punk", "classics", "punk"],
  ]) func anAlbum(_ titles: [String]) throws {
    let got = try understand("start a slideshow of 70s punk classics", [.photoAlbumName: titles])
    #expect(got.exampleText == "INStartPhotoPlaybackIntent albumName=\"70s punk classics\"")
  }

  @Test func aWorkoutThatIsCalledAsAnAlbumIs() throws {
    let got = try understand(
      "start 70s punk classics with DongDong",
      [.workoutActivityName: ["punk", "70s punk classics"], .photoAlbumName: ["70s punk classics", "classics"]])
    #expect(got.exampleText == "INStartWorkoutIntent workoutName=\"70s punk classics\"")
  }

  @Test func theShortOneWhereTheRestIsNotSaid() throws {
    let got = try understand(
      "start a slideshow of classics", [.photoAlbumName: ["70s punk classics", "punk", "classics"]])
    #expect(got.exampleText == "INStartPhotoPlaybackIntent albumName=\"classics\"")
  }
}
