import SimDiagnostics
import SimTranscripts
import Testing

@Suite struct TranscriptReviewTests {
  private static let one = """
    # One
    > hi
    - handle = success
    Hello.
    > bye
    - handle = success
    See you.

    """

  private static let two = """
    # Two
    > hi again
    Hello.
    ! Goodbye.

    """

  /// What comes of a transcript whose turns show these lines.
  private func played(
    _ text: String, _ file: String, _ came: [[ObservedLine]]
  ) -> (file: TalkFile, result: TranscriptResult) {
    let file = TalkFile.parse(text, file: file)
    var comparer = TranscriptComparer()
    var result = TranscriptResult(file: file.file, turns: zip(file.turns, came).map { comparer.compare($0, with: $1) })
    result.failureReason = file.world.failureReason
    result.played = [
      PlayedChapter(title: file.title, place: TextPlace(file: file.file, line: 1), turns: 0..<came.count, seconds: 0)
    ]
    return (file, result)
  }

  private func review(one: String = one, goodbye: Bool = false, strict: Bool = false) -> TranscriptReview {
    TranscriptReview(
      [
        played(
          one, "one.talk",
          [
            [ObservedLine(.trace, "handle = failure"), ObservedLine(.says, "Hi.")],
            [ObservedLine(.trace, "handle = success"), ObservedLine(.says, "Bye.")],
          ]),
        played(Self.two, "two.talk", [[ObservedLine(.says, goodbye ? "Goodbye." : "Hi.")]]),
      ], strict: strict, key: { $0.file ?? "" })
  }

  private static let after = one.replacing("- handle = success\nHello.", with: "- handle = failure\nHi.")

  @Test func aTurnAtATimeIsTaken() {
    var review = review()
    #expect(review.items.map(\.turn.place.line) == [3, 7, 3])
    #expect(review.items.map(\.turn.verdict) == [.facts, .wording, .wording])
    #expect(review.items.map(\.turn.title) == ["One", "One", "Two"])
    #expect(review.items[0].turn.reason == "handle answered failure, not success, and 1 line more")
    review.decide(.accepted(.all))
    #expect(review.current == 1)
    #expect(review.text(of: 0) == Self.after)
    #expect(review.text(of: 1) == Self.two)
    review.decide(.rejected)
    #expect(review.text(of: 0) == Self.after)
    review.decide(.skipped)
    #expect(review.current == nil)
    #expect(review.leftCount == 1)
  }

  @Test func theWordingOfATurnIsTakenAlone() {
    var review = review()
    review.decide(.accepted(.wording))
    #expect(review.text(of: 0) == Self.one.replacing("Hello.", with: "Hi."))
    #expect(review.leftCount == 2)
  }

  @Test func allOfAFileAndAllOfASortAreTaken() {
    var file = review()
    file.decide(.accepted(.all), .file)
    #expect(file.current == 2)
    #expect(file.text(of: 0) == Self.after.replacing("See you.", with: "Bye."))
    var sort = review()
    sort.decide(.skipped)
    sort.decide(.accepted(.all), .sort)
    #expect(sort.text(of: 0) == Self.one.replacing("See you.", with: "Bye."))
    #expect(sort.text(of: 1) == Self.two.replacing("Hello.", with: "Hi."))
  }

  @Test func eachDecisionIsUndoneWithAllItsTurns() {
    var review = review()
    let undecided = review
    review.decide(.accepted(.all))
    review.decide(.accepted(.all), .sort)
    #expect(review.current == nil)
    review.undo()
    #expect(review.current == 1)
    #expect(review.text(of: 0) == Self.after)
    #expect(review.text(of: 1) == Self.two)
    review.undo()
    #expect(review.text(of: 0) == undecided.text(of: 0))
    #expect(review.current == 0)
    let isMore = review.undo()
    #expect(!isMore)
  }

  @Test func aTextThatMustNotComeIsNeverTaken() {
    var review = review(goodbye: true)
    review.decide(.skipped, .file)
    #expect(review.items[2].turn.canBeAccepted)
    #expect(review.items[2].turn.rows.map(\.before) == ["Hello.", "! Goodbye."])
    review.decide(.accepted(.all))
    #expect(review.text(of: 1) == Self.two.replacing("Hello.", with: "Goodbye."))
    let bare = TranscriptReview(
      [played("> hi\n! Goodbye.\n", "a.talk", [[ObservedLine(.says, "Goodbye.")]])], key: { $0.file ?? "" })
    #expect(!bare.allows(.accepted(.all), on: 0))
    #expect(!bare.allows(.accepted(.wording), on: 0))
    #expect(bare.allows(.rejected, on: 0))
  }

  @Test func whatIsKnownToFailIsNotToBeDecided() {
    let known = review(one: Self.one.replacing("# One\n", with: "# One\nFails: it is early\n\n"))
    #expect(known.items.map(\.file) == [1])
  }

  @Test func aTurnThatShowsNothingIsToBeDecidedWhereTheReaderIsStrict() {
    let bare = "> hi\n> bye\nBye.\n"
    let played = played(bare, "a.talk", [[ObservedLine(.says, "Hello.")], [ObservedLine(.says, "Bye.")]])
    #expect(TranscriptReview([played], key: { $0.file ?? "" }).items.isEmpty)
    var strict = TranscriptReview([played], strict: true, key: { $0.file ?? "" })
    #expect(strict.items.map(\.turn.message) == ["facts differ: this turn shows nothing that must come of it"])
    strict.decide(.accepted(.all))
    #expect(strict.text(of: 0) == "> hi\nHello.\n> bye\nBye.\n")
  }

  @Test func whatCannotBeWrittenIsDecidedAsBefore() {
    let before = review()
    var after = before
    after.decide(.skipped)
    let skipped = after
    after.decide(.accepted(.all), .sort)
    after.keep(0, of: skipped)
    #expect(after.items.map(\.decision) == [.skipped, nil, .accepted(.all)])
    // What was written of it is undone, and then the skip.
    after.undo()
    #expect(after.items.map(\.decision) == [.skipped, nil, nil])
    after.undo()
    #expect(after.items == before.items)
  }

  @Test func anUndoThatCannotBeWrittenIsNone() {
    var review = review()
    review.decide(.skipped)
    review.decide(.accepted(.all), .sort)
    var undone = review
    undone.undo()
    undone.keep(0, of: review)
    #expect(undone.items.map(\.decision) == [.skipped, .accepted(.all), nil])
    undone.keep(1, of: review)
    #expect(undone.items == review.items)
    undone.undo()
    #expect(undone.items.map(\.decision) == [.skipped, nil, nil])
  }

  @Test func aFileThatWasGivenUpIsLeftForAnotherTime() {
    var review = review()
    review.decide(.accepted(.all))
    let earlier = review
    review.decide(.accepted(.all), .file)
    review.giveUp(0, after: earlier)
    #expect(review.items.map(\.decision) == [.accepted(.all), .skipped, nil])
    #expect(review.text(of: 0) == Self.after)
    let isMore = review.undo()
    #expect(!isMore)
  }

  @Test func anIdentifierIsThatOfTheTurnAndOfWhatCame() {
    let ids = review().items.map(\.turn.id)
    #expect(Set(ids).count == 3)
    #expect(review().items.map(\.turn.id) == ids)
    #expect(ids.allSatisfy { $0.count == 16 })
    // A turn above that was accepted moves the lines, and not the identifiers.
    let moved = review(one: Self.one.replacing("# One\n", with: "# One\n\n\n")).items.map(\.turn.id)
    #expect(moved == ids)
    #expect(review(goodbye: true).items[2].turn.id != ids[2])
  }

  @Test func aTurnIsALineOfJSON() {
    let item = review().items[1]
    #expect(
      item.turn.json(file: "one.talk")
        == #"{"id":"\#(item.turn.id)","file":"one.talk","line":7,"turn":5,"chapter":"One","verdict":"wording","#
        + #""reason":"a line of Siri's is another","acceptable":true,"opening":"> bye","#
        + #""before":["- handle = success","See you."],"after":["- handle = success","Bye."]}"# + "\n")
  }

  /// What three dots took is shown beside them, of their own kind alone.
  @Test func whatAnyLinesTookStandsBesideThem() {
    let text = "> hi\n- ...\nReady?\n...\n1. Yes\n"
    let came = [
      ObservedLine(.trace, "a = 1"), ObservedLine(.says, "Ready?"), ObservedLine(.trace, "b = 2"),
      ObservedLine(.says, "Well?"), ObservedLine(.choice, "No", number: 1), ObservedLine(.says, "Say it."),
    ]
    let rows = TranscriptReview([played(text, "a.talk", [came])], key: { $0.file ?? "" }).items[0].turn.rows
    #expect(rows.map(\.before) == ["- ...", nil, "Ready?", "...", nil, "1. Yes"])
    #expect(rows.map(\.after) == ["- a = 1", "- b = 2", "Ready?", "Well?", "Say it.", "1. No"])
    #expect(rows.map(\.holds) == [true, true, true, true, true, false])
  }
}
