import Testing

@testable import TestPrograms

/// A list of what of a set isn't met.
@Suite struct UnmetListTests {
  private static let list = """
    # Why these fail.
    a.talk: two of a kind

    a.set: say: hi || yes: review
    gone.talk: it was slow
    """

  private func outcome(_ name: String, _ got: String?) -> UnmetList.Outcome {
    UnmetList.Outcome(name, at: "\(name.prefix { $0 != ":" }):7", failure: got.map { .init(expected: "done", got: $0) })
  }

  private func list(_ text: String = list) -> UnmetList { UnmetList(text: text, path: "unmet.list") }

  @Test func whatFailsAndStandsThereIsKnown() {
    let outcomes = [outcome("a.talk", "x"), outcome("a.set: say: hi || yes", "x"), outcome("b.talk", nil)]
    #expect(list(Self.list.replacing("gone.talk: it was slow", with: "")).complaints(of: outcomes) == [])
  }

  @Test func aNewFailureIsReportedAsADiff() {
    let outcomes = [
      outcome("a.talk", "x"), outcome("a.set: say: hi || yes", "x"), outcome("gone.talk", "x"),
      outcome("b.set: no", "ask"),
    ]
    #expect(
      list().complaints(of: outcomes) == [
        "b.set:7: 'b.set: no' fails, and unmet.list has no line for it\n  - done\n  + ask"
      ])
  }

  @Test func whatIsMetByNowOrGoneIsReportedWithItsLine() {
    let outcomes = [outcome("a.talk", nil), outcome("a.set: say: hi || yes", "x")]
    #expect(
      list().complaints(of: outcomes) == [
        "unmet.list:2: 'a.talk' is met by now (a.talk:7): the line goes",
        "unmet.list:5: nothing that was tried is called so: gone.talk: it was slow",
      ])
  }

  @Test func everyLineHasAReasonAndStandsOnce() {
    let list = list("a.talk:\nb.talk\nc.talk: so\nc.talk: so\n")
    let outcomes = ["a.talk", "b.talk", "c.talk"].map { outcome($0, "x") }
    #expect(
      list.complaints(of: outcomes) == [
        "unmet.list:1: 'a.talk' has no reason", "unmet.list:2: 'b.talk' has no reason",
        "unmet.list:4: a second line for 'c.talk'",
      ])
  }

  /// A name may begin like another one, and a reason may hold colons.
  @Test func theLongestNameIsMeant() {
    let list = list("a.set: yes: it says: no\n")
    #expect(list.complaints(of: [outcome("a.set", nil), outcome("a.set: yes", "x")]) == [])
  }

  @Test func recordingKeepsReasonsAndAddsWhatCame() {
    let outcomes = [outcome("a.talk", nil), outcome("a.set: say: hi || yes", "x"), outcome("b.set: no", "ask\npayee")]
    let recorded = list().recorded(outcomes)
    #expect(
      recorded == """
        # Why these fail.

        a.set: say: hi || yes: review
        b.set: no: ask payee

        """)
    #expect(list(recorded).complaints(of: outcomes) == [])
    #expect(list(recorded).recorded(outcomes) == recorded)
  }

  @Test func aListThatIsNotThereNamesNothing() {
    let list = UnmetList(path: "/nowhere/unmet.list")
    #expect(list.complaints(of: [outcome("a.talk", nil)]) == [])
    #expect(list.complaints(of: [outcome("a.talk", "x")]).count == 1)
  }

  @Test func aFileIsWrittenAnewOnlyWhereThatIsAskedFor() throws {
    let folder = try TemporaryFolder()
    folder.write("a.talk: so\n", to: "unmet.list")
    let found = UnmetList.check([outcome("a.talk", nil)], against: folder.path + "/unmet.list")
    guard UnmetList.isRecording else {
      #expect(found.count == 1)
      #expect(folder.read("unmet.list") == "a.talk: so\n")
      return
    }
    #expect(found == [])
    #expect(folder.read("unmet.list") == "")
  }
}
