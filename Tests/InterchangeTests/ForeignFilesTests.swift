import SimDiagnostics
import SimInterchange
import Testing

/// Files as other tools write them.
@Suite struct ForeignFilesTests {
  private func transcript(_ text: String, _ format: OtherFormat? = nil) throws -> (text: String, leftOut: String) {
    let format = try #require(format ?? OtherFormat.of(text), "nothing says what it is")
    let read = try format.read(
      text, file: "their/file", codes: ["ready", "success", "failure", "failureRequiringAppLaunch"])
    return (read.talk.transcript, read.leftOut.text)
  }

  @Test func aChat() throws {
    let (text, leftOut) = try transcript(
      """
      user=Joe
      bot=LulaBot
      > A remark of chatdown's

      bot: Hi!
      user: yo!
      bot: [Typing][Delay=3000]
      Greetings!
      What would you like to do?
      [Suggestions=Book a table|Cancel]
      user: Book a table
      bot: [Herocard
        title=Table
        subtitle=For two
        text=Tonight
        buttons=Yes|No]
      [Attachment=bear.png image/png]
      """)
    #expect(
      text
        == """
        # A remark of chatdown's
        App: LulaBot
        # before the first turn: Hi\\!

        > yo!
        Greetings!
        What would you like to do?
        1. Book a table
        2. Cancel

        > Book a table
        | Table
        | For two
        | Tonight
        | (Yes)  (No)

        """.replacing("Hi\\!", with: "Hi!"))
    #expect(leftOut == "1 attachment, 1 sign of typing, 1 wait")
  }

  @Test func aConvo() throws {
    let (text, leftOut) = try transcript(
      """
      TC01 - greeting
      This is a description

      #me
      hello bot
      PAUSE 500

      #bot
      ?Welcome back
      Hello!
      BUTTONS Yes|No
      !Goodbye

      #include OTHER
      """)
    #expect(
      text == """
        # TC01 - greeting

        > hello bot
        Welcome back
        Hello!
        1. Yes
        2. No

        """)
    #expect(leftOut == "1 included file, 1 line that must not come, 1 remark, 1 wait")
  }

  @Test func stories() throws {
    let (text, leftOut) = try transcript(
      """
      version: "3.1"
      stories:
      - story: happy path   # with a remark
        steps:
        - user: |
            hello [there]{"entity": "place"} from [Bob](name)
          intent: greet
        - action: utter_greet
        - slot_was_set:
          - name: Bob
        - checkpoint: begin
        - intent: mood_great
      - story: another
        steps:
        - user: "bye: now"
          intent: goodbye
      """)
    #expect(
      text == """
        # From file

        ## happy path
        > hello there from Bob
        # the bot does utter_greet
        # the user says something of the intent mood_great

        ## another
        > bye: now

        """)
    #expect(leftOut == "1 action, 1 condition, 2 marks of entities, 1 slot, 1 turn of which only the intent is known")
  }

  @Test func endToEndTests() throws {
    let (text, leftOut) = try transcript(
      """
      fixtures:
        - premium:
            - membership: premium
      test_cases:
        - test_case: book a table
          fixtures: [premium]
          steps:
            - user: Book a table
            - utter: utter_ask_people
            - user: for two
              assertions:
                - bot_uttered:
                    text_matches: "For two, then."
                - slot_was_set:
                    - name: people
            - bot: Done!
      """)
    #expect(
      text == """
        # From file

        ## book a table
        > Book a table
        # the bot says utter_ask_people

        > for two
        For two, then.
        Done!

        """)
    #expect(leftOut == "1 action, 1 condition, 2 settings")
  }

  @Test func homeAssistant() throws {
    let (text, leftOut) = try transcript(
      """
      language: de
      tests:
        - sentences:
            - "schalte das Licht an"
            - mach das Licht an
          intent:
            name: HassTurnOn
            slots:
              name: Licht
              area: {value: "wohnzimmer", text: Wohnzimmer}
            context: {area: x}
          response: Licht ist an
      """)
    #expect(
      text == """
        # From file
        Locale: de

        ## schalte das Licht an
        > schalte das Licht an
        # understood there as HassTurnOn name=Licht area=wohnzimmer
        Licht ist an

        ## mach das Licht an
        > mach das Licht an
        # understood there as HassTurnOn name=Licht area=wohnzimmer
        Licht ist an

        """)
    #expect(leftOut == "1 condition")
  }

  @Test func activitiesWithoutRoles() throws {
    let (text, leftOut) = try transcript(
      """
      [{"type": "conversationUpdate", "id": "0"},
       {"type": "message", "from": {"id": "user-1"}, "conversation": {"id": "a"}, "text": "hi\\nthere"},
       {"type": "message", "from": {"id": "b", "name": "Bot"}, "conversation": {"id": "a"}, "text": "Hello.\\nWho?",
        "attachments": [{"contentType": "image/png"}], "suggestedActions": {"actions": [{"title": "Me"}]}}]
      """)
    #expect(
      text == """
        # From file

        > hi there
        Hello.
        Who?
        1. Me

        """)
    #expect(leftOut == "1 activity that nobody says, 1 attachment")
  }

  @Test func theLinesOfALog() throws {
    let (text, leftOut) = try transcript(
      """
      Timestamp                       Thread     Type        Activity             PID    TTL
      2026-11-20 18:05:12.123456-0800 0x1a2b     Default     0x0                  321    0    ZhiChatIntents: [com.example:siri] resolveRecipients(for:with:) INSendMessageIntent -> disambiguation(with: [Sam Lee, Sam Park])
      2026-11-20 18:05:14.123456-0800 0x1a2b     Default     0x0                  321    0    ZhiChatIntents: [com.example:siri] resolveRecipients(for:with:) -> .success(with: "Sam Lee")
      2026-11-20 18:05:15.123456-0800 0x1a2b     Default     0x0                  321    0    ZhiChatIntents: [com.example:siri] resolveContent = needsValue
      2026-11-20 18:05:18.123456-0800 0x1a2b     Default     0x0                  321    0    ZhiChatIntents: [com.example:siri] resolveContent = success I'm late
      2026-11-20 18:05:18.223456-0800 0x1a2b     Error       0x0                  321    0    ZhiChatIntents: can't handle this failure of the network
      2026-11-20 18:05:19.123456-0800 0x1a2b     Default     0x0                  321    0    ZhiChatIntents: [com.example:siri] confirm: code ready
      2026-11-20 18:05:22.123456-0800 0x1a2b     Default     0x0                  321    0    ZhiChatIntents: [com.example:siri] handle returned success
      """)
    #expect(
      text == """
        # From file
        Clock: 2026-11-20 18:05

        ## INSendMessageIntent
        * run INSendMessageIntent
        - resolveRecipients = disambiguation Sam Lee | Sam Park

        > Sam Lee
        - resolveRecipients = success Sam Lee
        - resolveContent = needsValue

        > I'm late
        - resolveContent = success I'm late
        - confirm = ready

        > yes
        - handle = success

        """)
    #expect(leftOut == "2 lines that say nothing of a call, 4 turns of which only the intent is known")
  }

  @Test func linesOfJSON() throws {
    let (text, leftOut) = try transcript(
      """
      {"ts": "2026-11-20T18:05:12Z", "pid": 1, "utterance": "pay Sam 5 dollars", "intent": "INSendPaymentIntent"}
      {"ts": "2026-11-20T18:05:12Z", "pid": 2, "intent": "INSendMessageIntent", "call": "resolveRecipients", "result": "success", "value": "Jo Two"}
      {"ts": "2026-11-20T18:05:13Z", "pid": 1, "call": "resolvePayee(for:with:)", "result": "confirmationRequired", "value": "Sam Lee"}
      {"ts": "2026-11-20T18:05:13Z", "pid": 1, "says": "Do you mean Sam Lee?"}
      {"ts": "2026-11-20T18:05:14Z", "pid": 2, "call": "handle", "code": "success"}
      {"ts": "2026-11-20T18:05:15Z", "pid": 1, "utterance": "no", "call": "resolvePayee", "result": "needsValue"}
      """)
    #expect(
      text == """
        # From file
        Clock: 2026-11-20 18:05

        ## INSendPaymentIntent
        > pay Sam 5 dollars
        - resolvePayee = confirmationRequired Sam Lee
        Do you mean Sam Lee?

        > no
        - resolvePayee = needsValue

        ## INSendMessageIntent
        * run INSendMessageIntent recipients="Jo Two"
        - resolveRecipients = success Jo Two
        - handle = success

        """)
    #expect(leftOut == "1 turn of which only the intent is known")
  }

  // MARK: Faults

  @Test(arguments: [
    (OtherFormat.askCLI, "{\"userInput\": [\"a\",\n 3]}", "'userInput' holds a number; expected texts", 1),
    (.askCLI, "{\"userInput\":\n [\"a\"", "expected ',' or ']', the text ends", 2),
    (.transcript, "{}", "expected an array of activities", 1),
    (.chat, "user=Joe\nhello", "'hello' is nobody's; expected 'user: …' or 'bot: …' above it", 2),
    (.chat, "user: a\nbot: [Herocard\ntitle=x", "'[Herocard\ntitle=x' is never closed; expected ']'", 2),
    (.botium, "T\n\n#you\nhello", "'#you' is nobody; expected '#me' or '#bot'", 3),
    (.rasa, "stories:\n- story: a\n  steps:\n  - 3", "expected a step: 'user:', 'intent:' or 'action:'", 4),
    (.rasa, "stories:\n- steps: &x\n  - user: a", "anchors, aliases and tags aren't read here; write the value out", 2),
    (.rasaE2E, "tests: []", "expected 'test_cases:' with '- test_case: …'", 1),
    (.homeAssistant, "tests:\n  - intent: x", "expected '- sentences: …'", 2),
    (
      .log, "hello\nworld",
      "no call of SiriKit's stands in it; expected lines such as 'resolveRecipients INSendMessageIntent = success Sam'",
      1
    ),
    (.log, "{\"a\": 1}\n{\"a\"", "the line is no JSON: expected ':', the text ends", 2),
    (.gherkin, "Feature:", "'gherkin' is written and not read", 1),
    (.botium, "", "no conversation stands in it", 1),
  ])
  func whatIsDamagedIsToldWithItsPlace(_ format: OtherFormat, _ text: String, _ message: String, _ line: Int) {
    do throws(Diagnostic) {
      _ = try format.read(text, file: "x", codes: [])
      Issue.record("it was read")
    } catch {
      #expect(error.message == message && error.place?.line == line)
    }
  }

  /// Whatever is cut off, or isn't what it says: an error or a conversation, and never a trap.
  @Test(arguments: OtherFormat.read)
  func anyBeginningOfAFileEnds(_ format: OtherFormat) {
    let text = format == .log ? "{\"intent\": \"AIntent\", \"call\": \"handle\"}" : format.write(SampleTalk.talk).text
    let characters = Array(text)
    for end in stride(from: 0, through: characters.count, by: 7) {
      _ = try? format.read(String(characters[..<end]), file: "x", codes: ["success"])
    }
    for other in OtherFormat.read { _ = try? other.read(text, file: "x", codes: []) }
  }
}
