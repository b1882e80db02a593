import SimInterchange
import SimTranscripts

/// A conversation with everything in it that a transcript can hold, for the tests of formats.
enum SampleTalk {
  static let transcript = """
    # Two people called Sam
    App:    ZhiChat
    Locale: en-US
    Clock:  2026-11-20 18:05 America/Los_Angeles

    ## He is meant [first]
    > ZhiChat Sam I'm "late" \\\\ `now`
    - understood ZhiChat INSendMessageIntent recipients=Sam content="I'm late"
    - resolveRecipients = disambiguation Sam Lee | Sam Park
    Which one, Sam Lee or Sam Park?
    1. Sam Lee
    2. Sam Park

    > the first one
    - resolveRecipients = success Sam Lee
    - confirm = ready
    Ready to send it?
    | To: Sam Lee
    | I'm late
    | (Cancel)  (Send)

    * tap Send
    - handle = success
    OK, it's sent.

    ## 另一个：[方括号]
    > /why
    > user: 你好 | 世界
    - understood ZhiChat INSendMessageIntent
    bot: 你想说什么？
    """

  static var talk: PlainTalk { PlainTalk(TalkFile.parse(transcript + "\n")) }

  /// What is said, in order.
  static func spoken(_ talk: PlainTalk) -> [String] {
    talk.chapters.flatMap(\.pieces).compactMap { piece in
      switch piece {
      case .said(let text): "> " + text
      case .siri(let text): text
      case .event, .command, .choices, .card, .trace, .remark: nil
      }
    }
  }

  static func pieces(_ talk: PlainTalk) -> [PlainTalk.Piece] { talk.chapters.flatMap(\.pieces) }
}
