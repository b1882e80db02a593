import SimDialogue
import Testing

@testable import SimSession

struct TurnDifferenceTests {
  private func turn(_ lines: String...) -> SessionTurn {
    SessionTurn(input: .said("hello"), outputs: lines.map { .says(Line(identifier: "a", text: $0)) })
  }

  @Test func showsWhatIsGoneAndWhatHasCome() {
    let difference = TurnDifference(from: turn("one", "two", "four"), to: turn("one", "three", "four", "five"))
    #expect(difference.lines == ["  > hello", "- two", "+ three", "+ five"])
  }

  @Test func isEmptyWhereNothingDiffers() {
    #expect(TurnDifference(from: turn("one"), to: turn("one")).lines.isEmpty)
  }
}
