import TestPrograms
import Testing

/// `sirisim understand`, line by line, on the program itself.
@Suite struct UnderstandTests {
  @Test func aRequestIsWrittenWithItsSlotsAndTheirPlaces() throws {
    let answer = try only(#"{"text": "用知了给宏昌发信息说我到了", "locale": "zh_CN"}"#)
    #expect(answer.hasPrefix(#"{"text":"用知了给宏昌发信息说我到了","language":"zh-Hans","outcome":"request","app":"知了""#))
    #expect(answer.contains(#""domain":"Messaging","intent":"INSendMessageIntent""#))
    #expect(answer.contains(#""words":["宏昌"],"ranges":[{"utf8":[12,18],"characters":[4,6]}]"#))
    #expect(answer.contains(#""appReason":{"reason":"named","range":{"utf8":[3,9],"characters":[1,3]}}"#))
    #expect(answer.contains(#""runnerUp":{"#))
  }

  @Test func aCountryThatHasAnotherLanguageThanItsTagSaysNamesItsAppsInThat() throws {
    let answer = try only(#"{"text": "用動動開始跑步", "locale": "zh_TW", "app": "動動"}"#)
    #expect(answer.contains(#""language":"zh-Hant","outcome":"request","app":"動動""#), "\(answer)")
    #expect(answer.contains(#""spokenPhrase":"跑步","pronunciationHint":"pao3 bu4""#), "\(answer)")
    let unknown = try understand([#"{"text": "x", "locale": "zh-TW", "app": "動"}"#])
    #expect(unknown.output.contains(#"expected one of 波波, 錘錘, "#), "\(unknown.output)")
  }

  @Test func answersKeepTheOrderAndWhatTheLinesBring() throws {
    let lines = (1...300).map { #"{"id": \#($0), "tags": ["a", null], "text": "ZhiChat tell Sam number \#($0)"}"# }
    let run = try understand(lines)
    let answers = run.output.split(separator: "\n")
    #expect(run.status == 0, "\(run.errors)")
    #expect(answers.count == 300)
    for (index, answer) in answers.enumerated() {
      #expect(answer.contains(#""id":\#(index + 1),"tags":["a",null],"language":"en","outcome":"request""#))
    }
  }

  @Test func membersThatClashWithTheAnswersGoBelowInput() throws {
    let answer = try only(#"{"text": "what's the weather", "intent": "none", "slots": {}, "note": 1}"#)
    #expect(answer.contains(#""note":1,"input":{"intent":"none","slots":{}},"language":"en""#))
    #expect(answer.contains(#""outcome":"declined","declined":{"reason":"nothingMatched"}"#))
  }

  @Test(arguments: [
    ("nonsense", "the line is no JSON: expected 'null', not 'n' (byte 0)", ""),
    (#"["a"]"#, "the line is an array; expected an object with 'text'", ""),
    (#"{"id": 7}"#, "the line has no 'text'", #""id":7"#),
    (#"{"id": 7, "text": 1}"#, "'text' is a number; expected a string", #""id":7"#),
    (#"{"text": "a", "locale": "de"}"#, "Siri does not speak 'de' here; expected one of en, ", "zh-Hant"),
    (#"{"text": "a", "locale": "zn-Hans"}"#, "Siri does not speak 'zn-Hans' here", #""suggestion":"zh-Hans""#),
    (#"{"text": "a", "locale": ""}"#, "Siri does not speak '' here", ""),
    (#"{"text": "a", "app": "ZhiCat"}"#, "no app is called 'ZhiCat'", #""suggestion":"ZhiChat""#),
    (#"{"text": "a", "app": 3}"#, "'app' is a number; expected a name", ""),
    (
      #"{"text": "a", "question": {"intent": "INSendMessageIntent", "parameter": "recipient"}}"#,
      "INSendMessageIntent has no parameter 'recipient'", #""suggestion":"recipients""#
    ),
    (#"{"text": "a", "question": {"intent": "INSendMesageIntent"}}"#, "there is no intent", "INSendMessageIntent"),
    (
      #"{"text": "a", "vocabulary": {"contactNames": []}}"#, "no INVocabularyStringType", #""suggestion":"contactName""#
    ),
    (#"{"text": "a", "vocabulary": {"contactName": [{}]}}"#, "expected a string, or an object with 'spokenPhrase'", ""),
    (#"{"text": "a", "vocabulary": {"contactName": "none.txt"}}"#, "'none.txt' can't be read: No such file", ""),
    (#"{"text": "a", "vocabulary": "nobody"}"#, "no user is called 'nobody'", ""),
  ])
  func aBrokenLineIsReportedAndTheOthersAreAnswered(line: String, message: String, fact: String) throws {
    let run = try understand([#"{"text": "hello"}"#, line, #"{"text": "ZhiChat hello"}"#])
    let answers = run.output.split(separator: "\n").map(String.init)
    #expect(run.status == 2)
    try #require(answers.count == 3)
    #expect(answers[1].contains(#""line":2,"error":{"message":""#))
    #expect(answers[1].contains(message), "\(answers[1])")
    #expect(answers[1].contains(fact), "\(answers[1])")
    #expect(answers[2].contains(#""outcome":"#))
  }

  @Test func aVocabularyComesInline() throws {
    let vocabulary = """
      {"contacts": [{"name": "Mira Qo", "nickname": "Bumble", "handles": [{"value": "+1 555 0100", "label": "home"}]}], \
      "relations": {"mother": "Mira Qo"}, "contactGroupName": ["the quiet ones"]}
      """
    let run = try understand([
      #"{"text": "ZhiChat tell bumble that tea is ready", "vocabulary": \#(vocabulary)}"#,
      #"{"text": "ZhiChat tell my mom that tea is ready", "vocabulary": \#(vocabulary)}"#,
      #"{"text": "ZhiChat tell bumble that tea is ready"}"#,
    ])
    let answers = run.output.split(separator: "\n")
    try #require(answers.count == 3)
    #expect(answers[0].contains(#""name":"Mira Qo""#), "\(answers[0])")
    #expect(answers[0].contains(#""handle":{"value":"+1 555 0100","kind":"phoneNumber","label":"home"}"#))
    #expect(answers[1].contains(#""name":"Mira Qo""#), "\(answers[1])")
    #expect(!answers[2].contains("Mira"))
  }

  @Test func aVocabularyComesFromAListOfNames() throws {
    let folder = try TemporaryFolder()
    folder.write("Oona Vex\nTarn Hollow\n", to: "names.txt")
    folder.write(
      #"{"text": "ZhiChat tell tarn hollow I am late", "vocabulary": {"contactName": "names.txt"}}"#, to: "lines")
    let run = try ShellRun(
      "cd \(folder.path); \"$0\" understand lines", program: builtProgram("sirisim"))
    #expect(run.output.contains(#""name":"Tarn Hollow""#), "\(run.output)\(run.errors)")
    #expect(run.output.contains(#""source":"user""#))
  }

  @Test func aTextIsReadAsTheAnswerToAQuestion() throws {
    let answer = try only(
      #"{"text": "to Sam", "question": {"intent": "INSendMessageIntent", "parameter": "recipients"}}"#)
    #expect(answer.contains(#""outcome":"answer""#))
    #expect(answer.contains(#""parameter":"recipients","value":[{"type":"person","name":"Sam""#))
    #expect(answer.contains(#""ranges":[{"utf8":[3,6],"characters":[3,6]}]"#))
    let refused = try only(
      #"{"text": "purple", "question": {"intent": "INRequestRideIntent", "parameter": "partySize"}}"#)
    #expect(
      refused.contains(#""declined":{"reason":"notAnAnswer","intent":"INRequestRideIntent","parameter":"partySize"}"#))
  }

  @Test func anyAppNeedsNoNameAndTakesTheOneThatIsGiven() throws {
    let run = try understand(
      [
        #"{"text": "text Ben that I am late"}"#,
        #"{"text": "Chirp Ben that I am late", "app": "Chirp"}"#,
        #"{"text": "little bird Ben that I am late", "app": {"name": "Chirp", "alternativeNames": ["Little Bird"]}}"#,
      ], "--any-app")
    let answers = run.output.split(separator: "\n")
    try #require(answers.count == 3)
    #expect(answers[0].contains(#""app":null,"domain":"Messaging","intent":"INSendMessageIntent""#), "\(answers[0])")
    for answer in answers.dropFirst() {
      #expect(answer.contains(#""app":"Chirp""#), "\(answer)")
      #expect(answer.contains(#""words":["Ben"]"#), "\(answer)")
    }
  }

  @Test func anAnswerIsThereBeforeTheNextLineIsSent() throws {
    let folder = try TemporaryFolder()
    let run = try ShellRun(
      """
      cd \(folder.path); mkfifo in out; "$0" understand < in > out & exec 3> in 4< out
      for text in one two; do echo "{\\"text\\": \\"$text\\"}" >&3; IFS= read -r -t 20 answer <&4; echo "$answer"; done
      exec 3>&-; wait $!; echo "status $?"
      """, program: builtProgram("sirisim"))
    #expect(run.output.contains(#"{"text":"one""#))
    #expect(run.output.contains(#"{"text":"two""#))
    #expect(run.output.hasSuffix("status 0\n"), "\(run.output)\(run.errors)")
  }

  @Test func bytesOfAnyKindAreSurvived() throws {
    let run = try ShellRun(
      """
      { printf '\\xff\\xfe\\n{"text": "\\xc3"}\\n\\n   \\r\\n\\0\\n{"text": "a\\\\u0000b"}\\r\\n'
        head -c 200000 /dev/zero | tr '\\0' '['; echo
        printf '{"text": "%s"}' "$(head -c 100000 /dev/zero | tr '\\0' 'a')"; } | "$0" understand
      """, program: builtProgram("sirisim"))
    let answers = run.output.split(separator: "\n")
    #expect(run.status == 2)
    try #require(answers.count == 6, "\(run.errors)")
    #expect(answers[0].contains(#""line":1,"error""#))
    #expect(answers[1].contains(#""line":2,"error":{"message":"the line is no JSON: a string that isn't UTF-8"#))
    #expect(answers[2].contains(#""line":5,"error""#))
    #expect(answers[3].contains(#""text":"a\u0000b""#))
    #expect(answers[4].contains("nested deeper"))
    #expect(answers[5].contains(#""outcome":"declined""#))
  }

  @Test(arguments: [
    ("--any-app --app x", "exclude each other"), ("--any-app --path x", "exclude each other"),
    ("no-such-file", "'no-such-file' can't be read: No such file"),
    ("--path no-such-folder", "no-such-folder"), ("--app Zhichta", "did you mean 'ZhiChat'?"),
    ("--user nobody", "no user is called 'nobody'"),
    ("--clock never", "--clock"),
  ])
  func whatCannotBeReadIsReported(arguments: String, fact: String) throws {
    let run = try ShellRun("\"$0\" understand \(arguments) < /dev/null", program: builtProgram("sirisim"))
    #expect(run.status == 2)
    #expect(run.errors.contains(fact), "\(run.errors)")
  }

  // MARK: Running it

  private func only(_ line: String) throws -> String {
    let run = try understand([line])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    return String(run.output.dropLast())
  }

  private func understand(_ lines: [String], _ arguments: String = "") throws -> ShellRun {
    let folder = try TemporaryFolder()
    folder.write(lines.joined(separator: "\n"), to: "lines")
    return try ShellRun("\"$0\" understand \(arguments) \(folder.path)/lines", program: builtProgram("sirisim"))
  }
}
