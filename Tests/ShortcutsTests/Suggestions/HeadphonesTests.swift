import SimCatalog
import Testing

@testable import SimShortcuts

@Suite("What is suggested when headphones are connected")
struct HeadphonesTests {
  private func play(_ name: String) -> FilledIntent {
    FilledIntent(
      name: "INPlayMediaIntent",
      parameters: [
        Field(
          name: "mediaItems",
          value: .list([.object(ObjectValue(type: "INMediaItem", fields: [Field(name: "title", value: .string(name))]))]
          ))
      ])
  }

  private func titles(_ suggestions: [Suggestion]) -> [String] {
    suggestions.map { suggestion in
      guard case .intent(let intent, _) = suggestion.shortcut else { return "activity" }
      guard case .object(let item) = intent["mediaItems"]?.elements.first, case .string(let title) = item["title"]
      else {
        return suggestion.words
      }
      return title
    }
  }

  @Test func whatAppsExpectStandsFirstThenLearntMediaThenTheRest() {
    var phone = Device()
    for _ in 0..<5 { phone.donate(Soups.order("tomato")) }
    phone.donate("tunes", play("Blue"))
    phone.donate("tunes", play("Green"))
    phone.hand("shows", .upcomingMedia([play("Episode 2"), play("Episode 3")]))
    phone.hand("tunes", .upcomingMedia([play("Red"), play("Blue")]))
    let suggester = Suggester(catalog: Soups.catalog)
    let all = suggester.headphoneSuggestions(from: phone.memory, at: phone.moment, limit: 10)
    // The app whose media were played comes first, and nothing stands there twice.
    #expect(titles(all) == ["Red", "Episode 2", "Blue", "Episode 3", "Green", "tomato"])
    #expect(all.map(\.origin) == [.upcomingMedia, .upcomingMedia, .upcomingMedia, .upcomingMedia, .learnt, .learnt])
    let few = suggester.headphoneSuggestions(from: phone.memory, at: phone.moment, limit: 2, installed: ["shows"])
    #expect(titles(few) == ["Episode 2", "Episode 3"])
  }
}
