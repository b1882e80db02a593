import SimDiagnostics
import Testing

@testable import SimTranscripts

/// Transcripts without what tells whose they are.
@Suite struct RedactionTests {
  private static let talk = """
    # Lunch with Sam Lee
    App: ZhiChat
    Clock: 2026-11-20 18:05 America/Los_Angeles
    Contacts: Sam Lee (mobile +1 415 555 2671)
              王小明（手机 138 1234 5678）

    # Sam's desk
    > send sam LEE and Dana a note to dana.wu@corp.example.org saying call 415-555-2671
    - understood ZhiChat INSendMessageIntent recipients="Dana Wu" content="call 415-555-2671"
    - resolveRecipients = success Sam Lee (mobile); Dana Wu
    | To  Sam Lee, $1,250,000
    > 给小明发
    好的，王小明。

    """

  private func redacted(_ text: String = talk, _ rules: String = "") -> RedactedTalk {
    var problems: [Diagnostic] = []
    let rules = RedactionRules(rules, file: "r", problems: &problems)
    #expect(problems.isEmpty)
    return TalkFile.parse(text, file: "a.talk").redacted(rules)
  }

  @Test func theSameNameHasTheSameStandInEverywhere() {
    let (sam, lee, xiaoming) = (
      RedactedNames.standIn(number: 0), RedactedNames.standIn(number: 1), RedactedNames.standIn(number: 2)
    )
    let (dana, wu) = (RedactedNames.standIn(number: 3), RedactedNames.standIn(number: 4))
    #expect(
      redacted().text == """
        # Lunch with \(sam) \(lee)
        # redacted: 5 names, 2 numbers, 1 address
        App: ZhiChat
        Clock: 2026-11-20 18:05 America/Los_Angeles
        Contacts: \(sam) \(lee) (mobile +5 555 555 5501)
                  \(xiaoming)（手机 555 5555 5502）

        # \(sam)'s desk
        > send \(sam.lowercased()) \(lee.uppercased()) and \(dana) a note to person1@example.com saying call 555-555-5501
        - understood ZhiChat INSendMessageIntent recipients="\(dana) \(wu)" content="call 555-555-5501"
        - resolveRecipients = success \(sam) \(lee) (mobile); \(dana) \(wu)
        | To  \(sam) \(lee), $1,250,000
        > 给\(xiaoming)发
        好的，\(xiaoming)。

        """)
  }

  @Test func nothingThatWasTakenOutIsLeft() {
    let text = redacted().text.lowercased()
    for word in ["sam", "lee", "dana", "wu", "小明", "2671", "1234 5678", "corp"] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  /// Persons who come with a user's profile stand in answers alone; what stands in brackets names a number.
  @Test func whomAnAnswerNamesIsTakenOut() {
    let text = redacted(
      """
      App: ZhiChat
      User: guest
      设备：手机

      > 发给小雨
      - understood 知了 INSendMessageIntent recipients=小雨
      - resolveRecipients = disambiguation 手机 | 家
      > 手机
      - resolveRecipients = success 小雨 (手机)
      > Zoe too
      - answered add recipients=Zoe
      - resolveRecipients = success 小雨 (手机); disambiguation Zoe Marsh | Zoe Reed; unsupported noAccount
      1. Zoe Marsh
      | To  Reed, Zoe
      > send it to my sister
      - understood ZhiChat INSendMessageIntent recipients="my sister"
      """
    ).text
    for name in ["小雨", "Zoe", "Marsh", "Reed"] { #expect(!text.contains(name), "\(name): \(text)") }
    #expect(text.contains("设备：手机") && text.contains("disambiguation 手机 | 家") && text.contains("my sister"))
  }

  @Test func whatIsRedactedOnceStaysAsItIs() {
    let once = redacted()
    let again = redacted(once.text)
    #expect(again.text.contains("# redacted: "))
    #expect(again.text.split(separator: "\n").count == once.text.split(separator: "\n").count)
  }

  @Test func rulesTakeOutMoreAndKeepSome() {
    let talk = redacted(Self.talk, "name = ZhiChat\nkeep = lee\npattern = \\$[0-9,]+\n# a remark\n").text
    #expect(!talk.contains("ZhiChat") && talk.contains("[redacted 1]") && !talk.contains("1,250,000"))
    #expect(talk.contains("Lee") && talk.contains("LEE"))
  }

  @Test(arguments: [
    ("nam = Sam", "did you mean 'name = …'?"), ("pattern = [", "'[' is no regular expression"), ("Sam", "is no rule"),
    ("keep =", "is no rule"),
  ])
  func whatIsNoRuleIsTold(line: String, told: String) {
    var problems: [Diagnostic] = []
    _ = RedactionRules("\n" + line + "\n", file: "r", problems: &problems)
    #expect(problems.count == 1 && problems.first?.place?.line == 2)
    #expect(problems.first?.description.contains(told) == true, "\(problems)")
  }

  @Test(arguments: [
    "2026-11-20 18:05", "room 12-34", "$1,250,000.00", "10 30 45", "me@home", "3.14159", "> 12/11", "@",
  ])
  func whatIsNoNumberStays(text: String) {
    var numbers = RedactedNumbers()
    #expect(numbers.redacted(text) == text)
  }

  @Test func thousandsOfNamesHaveStandInsOfTheirOwn() {
    #expect(Set((0..<5_000).map(RedactedNames.standIn)).count == 5_000)
  }
}
