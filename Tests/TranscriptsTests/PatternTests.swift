import SimTranscripts
import Testing

/// Patterns through the comparer: what a line of a transcript takes.
@Suite struct PatternTests {
  private func holds(_ expected: String, _ came: String, kind: ObservedLine.Kind = .says) -> Bool {
    let mark = kind == .card ? "| " : kind == .trace ? "- " : ""
    let turn = TalkFile.parse("> hi\n" + mark + expected + "\n", words: .repository).turns[0]
    var comparer = TranscriptComparer()
    let comparison = comparer.compare(turn, with: [ObservedLine(kind, came)])
    return comparison.holds(.facts) && comparison.holds(.wording)
  }

  @Test(arguments: [
    ("Ready to send it?", "Ready to send it?", true), ("Ready to send it?", "Ready to send it", false),
    ("...", "anything", true), ("Which ... Ann?", "Which number for Ann?", true),
    ("Which ... Ann?", "Which Ann?", false),
    ("好的。...发送...", "好的。可以发送了吗？", true), ("a...a...a", "aa", false), ("a...a...a", "abaca", true),
    ("\\...", "...", true), ("\\...", "so...", false), ("wait....", "wait a bit.", true), ("\\> hi", "> hi", true),
    ("\\1. one", "1. one", true), ("{name}, hello", "Ann, hello", true), ("{name}", "", false),
    ("\\{name}", "{name}", true),
    ("{a}{b}", "小雨", true), ("{n:number} km", "12.5 km", true), ("{n:number} km", "many km", false),
    ("{n:number}公里", "三十公里", true), ("at {t:time}", "at 18:05", true), ("at {t:time}", "at 6:05 PM", true),
    ("{t:time}", "下午六点半", true), ("{t:time}", "25:99", false), ("{t:time}", "soon", false),
    ("{d:date}", "November 20, 2026", true), ("{d:date}", "2026年11月20日", true), ("{d:date}", "sometime", false),
    ("{m:money}", "$59.90", true), ("{m:money}", "30元", true), ("{m:money}", "59.90", false),
    ("{i:id}", "ride-42", true), ("{i:id}", "two words", false),
  ])
  func aLineTakesWhatItSays(_ expected: String, _ came: String, _ result: Bool) {
    #expect(holds(expected, came) == result)
  }

  @Test func cellsArePartedByTwoSpacesSoThatEveryWidthReplays() {
    #expect(holds("To  Ann Day, work", "To        Ann Day, work", kind: .card))
    #expect(!holds("To  Ann Day, work", "To Ann Day, work", kind: .card))
    #expect(holds("Message  ...", "Message    see you", kind: .card))
    #expect(holds("Message ...", "Message    see you", kind: .card))
    #expect(!holds("Message  ...", "Message", kind: .card))
  }

  @Test func aNameTakesTheSameTextWhereverItStandsAgain() {
    let file = TalkFile.parse(
      "> a\nRide {id:id} for {who}.\n> b\n{who}, your ride {id} is here.\n## other\n> c\n{who}, hello.\n")
    var comparer = TranscriptComparer()
    #expect(comparer.compare(file.turns[0], with: [ObservedLine(.says, "Ride r-7 for Ann.")]).holds(.wording))
    #expect(comparer.bindings == ["id": "r-7", "who": "Ann"])
    #expect(
      !comparer.compare(file.turns[1], with: [ObservedLine(.says, "Ann, your ride r-8 is here.")]).holds(.wording))
    #expect(comparer.compare(file.turns[1], with: [ObservedLine(.says, "Ann, your ride r-7 is here.")]).holds(.wording))
    comparer = TranscriptComparer()
    #expect(comparer.compare(file.turns[2], with: [ObservedLine(.says, "Bob, hello.")]).holds(.wording))
  }

  @Test func aHostilePatternEndsSoon() {
    let expected = String(repeating: "{a}{b}...x", count: 40)
    #expect(!holds(expected, String(repeating: "x", count: 2000) + "y"))
  }
}
