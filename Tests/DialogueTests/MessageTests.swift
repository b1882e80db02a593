import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition
import Testing

@Suite struct MessageTests {
  private func start(
    _ requests: [String: Understanding], known: Set<String> = [], rules: String = ""
  ) throws -> Talk {
    try start(Messenger.setting(), requests, known: known, rules: rules)
  }

  private func start(
    _ setting: Setting, _ requests: [String: Understanding], known: Set<String> = [],
    language: String = "en", rules: String = ""
  ) throws -> Talk {
    var talk = try Talk(
      setting, TaughtUnderstander(requests: requests, known: known), language: language, rules: rules)
    talk.handler = Messenger.handler
    return talk
  }

  @Test func twoPeopleCalledSamOnALockedPhone() throws {
    var setting = Messenger.setting()
    setting.isLocked = true
    setting.apps[0].restrictedWhileLocked = ["INSendMessageIntent"]
    var talk = try start(setting, ["ZhiChat Sam I'm running late": Messenger.message(["Sam"], "I'm running late")])
    #expect(
      talk("ZhiChat Sam I'm running late") == [
        "- understood ZhiChat INSendMessageIntent recipients=Sam content=\"I'm running late\"",
        "You need to unlock your phone first.",
      ])
    #expect(talk.conversation.expectation == .unlock)
    #expect(talk.calls.isEmpty)
    #expect(
      talk.happens(.unlock) == [
        "- resolveRecipients = disambiguation Sam Lee | Sam Park", "Which one, Sam Lee or Sam Park?", "1. Sam Lee",
        "2. Sam Park",
      ])
    #expect(
      talk("the first one") == [
        "- resolveRecipients = disambiguation mobile | home",
        "Which number or address do you want to use for Sam Lee?", "1. mobile", "2. home",
      ])
    #expect(
      talk("mobile") == [
        "- resolveRecipients = success Sam Lee (mobile)", "- resolveContent = success I'm running late",
        "- confirm = ready", "Ready to send it?", "| To  Sam Lee, mobile", "| Message  I'm running late",
        "| (Cancel)  (Send)",
      ])
    #expect(talk("send it") == ["- handle = success", "OK, it's sent.", "| Sent  18:05"])
    #expect(talk.conversation.expectation == .nothing)
  }

  @Test func inChineseTheNameFirst() throws {
    var talk = try start(
      Messenger.setting("zh-Hans"), ["知了发信息给宏昌": Messenger.message(["宏昌"])], language: "zh-Hans")
    #expect(
      talk("知了发信息给宏昌") == [
        "- understood 知了 INSendMessageIntent recipients=宏昌", "- resolveRecipients = success 宏昌",
        "- resolveContent = needsValue", "你想对宏昌说什么？",
      ])
    #expect(
      talk("看《冰与火之歌》了吗") == [
        "- resolveContent = success 看《冰与火之歌》了吗", "- confirm = ready", "好的。可以发送了吗？", "| 收件人  宏昌",
        "| 内容  看《冰与火之歌》了吗", "| (取消)  (发送)",
      ])
    #expect(talk("发送。") == ["- handle = success", "好的，发出去了。", "| 已发送  18:05"])
  }

  @Test(arguments: [
    "2", "2.", "two", "the second one", "Second", "Sam Park", "sam park", "park", "no 2?", "number two",
  ])
  func aChoiceByNumberOrdinalOrName(answer: String) throws {
    var talk = try start(["go": Messenger.message(["Sam"], "hi")])
    _ = talk("go")
    let printed = talk(answer)
    // "no 2?" is no answer to a list.
    #expect((printed.first == "- resolveRecipients = success Sam Park") == (answer != "no 2?"), "\(printed)")
  }

  @Test(arguments: ["第二个", "二", "2", "２", "第二", "手机"])
  func aChoiceInChinese(answer: String) throws {
    var talk = try start(
      Messenger.setting("zh-Hans"), ["go": Messenger.message(["Sam Lee"], "hi")], language: "zh-Hans")
    #expect(talk("go").suffix(3) == ["要用Sam Lee的哪个号码？", "1. 手机", "2. 住宅"])
    let wanted = answer == "手机" ? "mobile" : "home"
    #expect(talk(answer).first == "- resolveRecipients = success Sam Lee (\(wanted))")
  }

  @Test func threeRecipientsOneFoundOneAmbiguousOneUnknown() throws {
    var talk = try start(["go": Messenger.message(["Ann", "Sam", "Zed"], "hi")])
    #expect(
      talk("go").dropFirst() == [
        "- resolveRecipients = success Ann Bo; disambiguation Sam Lee | Sam Park; unsupported",
        "Which one, Sam Lee or Sam Park?", "1. Sam Lee", "2. Sam Park",
      ])
    #expect(
      talk("Sam Park") == [
        "- resolveRecipients = success Ann Bo; success Sam Park; unsupported", "I couldn't find Zed in ZhiChat.",
        "To whom?",
      ])
    let end = talk("宏昌")
    #expect(end.first == "- resolveRecipients = success Ann Bo; success Sam Park; success 宏昌")
    #expect(end.contains("| To  Ann Bo, Sam Park, and 宏昌"))
  }

  @Test func siriGivesUpAfterThreeStrangers() throws {
    var talk = try start(["go": Messenger.message(["Zed"], "hi")])
    #expect(talk("go").suffix(2) == ["I couldn't find Zed in ZhiChat.", "To whom?"])
    #expect(talk("Zod").suffix(2) == ["I couldn't find Zod in ZhiChat.", "To whom?"])
    #expect(talk("Zud").suffix(2) == ["I couldn't find Zud in ZhiChat.", "To whom?"])
    #expect(talk("Zid").last == "Sorry, I can't send the message like that.")
    #expect(talk.said == ["giveUp.INSendMessageIntent"])
    #expect(talk.conversation.expectation == .nothing)
  }

  @Test func anAnswerThatIsNoneOfThemIsAskedAgain() throws {
    var talk = try start(["go": Messenger.message(["Sam"], "hi")], known: ["Ann Bo"])
    _ = talk("go")
    #expect(
      talk("banana") == [
        "Sorry, that isn't one of them.", "Which one, Sam Lee or Sam Park?", "1. Sam Lee", "2. Sam Park",
      ])
    #expect(talk("7").first == "Sorry, that isn't one of them.")
    #expect(talk("") == ["Sorry, I can't send the message like that."])
    _ = talk("go")
    // Somebody whom Siri knows is an answer all the same.
    #expect(talk("Ann Bo").first == "- resolveRecipients = success Ann Bo")
  }

  @Test(arguments: ["cancel", "Stop.", "never mind"])
  func cancelEndsItAnywhere(word: String) throws {
    var talk = try start(["go": Messenger.message(["Sam"], "hi"), "all": Messenger.message(["Ann"], "hi")])
    _ = talk("go")
    #expect(talk(word) == ["OK, I won't send it."])
    _ = talk("all")
    #expect(talk(word) == ["OK, I won't send it."])
    #expect(!talk.calls.contains { $0.method == .handle })
  }

  @Test func anythingAtAllIsAContentButANamedRequestIsARequest() throws {
    var talk = try start([
      "go": Messenger.message(["Ann"]), "ZhiChat Sam Park hi": Messenger.message(["Sam Park"], "hi"),
      "vague ZhiChat": Messenger.message([], confidence: 100),
    ])
    for text in ["yes", "no", "2", "send it", "vague ZhiChat"] {
      _ = talk("go")
      #expect(talk(text).first == "- resolveContent = success \(text)")
      _ = talk("cancel")
    }
    _ = talk("go")
    #expect(
      talk("ZhiChat Sam Park hi").first?.hasPrefix("- understood ZhiChat INSendMessageIntent recipients=\"Sam Park\"")
        == true)
    #expect(talk.conversation.expectation == .review(intent: "INSendMessageIntent", buttons: ["Cancel", "Send"]))
  }

  // MARK: The review

  @Test(arguments: [
    ("en", "yes"), ("en", "Send"), ("en", "OK"), ("zh-Hans", "好的"), ("zh-Hans", "发送"), ("zh-Hans", "确定"),
  ])
  func theseSend(language: String, answer: String) throws {
    var talk = try start(
      Messenger.setting(language), ["go": Messenger.message(["Ann"], "hi")], language: language)
    _ = talk("go")
    #expect(talk(answer).first == "- handle = success")
  }

  @Test func noAsksHowToGoOnAndASecondNoCancels() throws {
    var talk = try start(["go": Messenger.message(["Ann"], "hi")])
    _ = talk("go")
    #expect(talk("no") == ["To continue, you can Send, Cancel, Review, or Change it."])
    #expect(talk("review").first == "Ready to send it?")
    _ = talk("no")
    #expect(talk("no") == ["OK, I won't send it."])
    #expect(!talk.calls.contains { $0.method == .handle })
    var direct = try start(["go": Messenger.message(["Ann"], "hi")], rules: "atNo = cancel")
    _ = direct("go")
    #expect(direct("no") == ["OK, I won't send it."])
  }

  @Test func whatIsChangedIsResolvedAndConfirmedAgain() throws {
    var talk = try start(["go": Messenger.message(["Ann"], "hi")])
    _ = talk("go")
    #expect(talk("change the recipient") == ["- answered change recipients", "OK. Who do you want to send it to?"])
    #expect(
      talk("Sam Park") == [
        "- resolveRecipients = success Sam Park", "- confirm = ready", "I updated your message. Ready to send it?",
        "| To  Sam Park", "| Message  hi", "| (Cancel)  (Send)",
      ])
    #expect(talk("change it") == ["- answered change content", "OK. What do you want to say instead?"])
    #expect(talk("bye").contains("| Message  bye"))
    #expect(
      talk("change the message to See you at 8!").starts(with: [
        "- answered set content=\"See you at 8!\"", "- resolveContent = success See you at 8!",
      ]))
    #expect(talk("yes").first == "- handle = success")
    #expect(talk.calls.last?.intent["content"] == .string("See you at 8!"))
  }

  @Test func twoHundredOfOneNameAreChosenByTheirNumbers() throws {
    var talk = try start(["go": Messenger.message(["Sam"], "hi")])
    let all = (1...200).map { number in
      Value.person(
        Person(
          displayName: "Sam Lee", spokenPhrase: "Sam Lee",
          handle: PersonHandle(value: "+1 555 \(1000 + number)", kind: .phoneNumber)))
    }
    talk.handler = { call in
      switch call.method {
      case .resolve("recipients"):
        guard case .list(let people)? = call.intent["recipients"], case .person(let person)? = people.first,
          person.handle != nil
        else { return .results(.disambiguation(all)) }
        return .results(.success(people[0]))
      case .confirm: return .code("ready")
      default: return HandlerAnswer(outcome: .notImplemented)
      }
    }
    _ = talk("go")
    for answer in ["Sam Lee", "Lee"] {
      _ = talk(answer)
      guard case .answer = talk.conversation.expectation else {
        Issue.record("\(answer): \(talk.conversation.expectation)")
        return
      }
    }
    _ = talk("go")
    #expect(talk("3").contains { $0.hasPrefix("| To  Sam Lee") })
  }

  @Test func changingInChinese() throws {
    var talk = try start(Messenger.setting("zh-Hans"), ["go": Messenger.message(["Ann"], "hi")], language: "zh-Hans")
    _ = talk("go")
    #expect(talk("改内容") == ["- answered change content", "好的，内容改成什么？"])
    _ = talk("明天见")
    #expect(talk("内容改成后天见").starts(with: ["- answered set content=后天见", "- resolveContent = success 后天见"]))
  }

  @Test func somethingElseInTheReviewIsANewRequestOrAskedAgain() throws {
    var talk = try start(["go": Messenger.message(["Ann"], "hi"), "write yo": Messenger.message(["宏昌"], "yo")])
    _ = talk("go")
    #expect(talk("bananas") == ["Sorry, I need a yes or a no.", "Ready to send it?"])
    #expect(talk("write yo").contains("| To  宏昌"))
    #expect(!talk.calls.contains { $0.method == .handle })
  }

  @Test func tappingIsAnswering() throws {
    var talk = try start(["go": Messenger.message(["Sam"], "hi")])
    _ = talk("go")
    #expect(talk.happens(.tap("Sam Park")).first == "- resolveRecipients = success Sam Park")
    let shown = talk.happens(.tap("Nothing of the kind"))
    #expect(shown == ["There is no “Nothing of the kind” to tap here. You can tap Cancel or Send."])
    #expect(talk.happens(.tap("Send")).first == "- handle = success")
    _ = talk("go")
    _ = talk("Sam Park")
    #expect(talk.happens(.tap("Cancel")) == ["OK, I won't send it."])
  }

  @Test func theAppsOwnViewStandsInTheCard() throws {
    var talk = try start(["go": Messenger.message(["Ann"], "hi")])
    talk.view = { [$0.status, "my own label"] }
    #expect(talk("go").suffix(4) == ["Ready to send it?", "| ready", "| my own label", "| (Cancel)  (Send)"])
    #expect(talk("yes").suffix(3) == ["OK, it's sent.", "| success", "| my own label"])
  }

  @Test func handsFreeTheMessageIsReadOut() throws {
    var talk = try start(["go": Messenger.message(["Ann"], "hi")])
    _ = talk.happens(.headphones(connected: true))
    #expect(talk("go").contains("Your message to Ann Bo says, \"hi\" Ready to send it?"))
  }

  @Test func whySiriAskedIsKnown() throws {
    var talk = try start(["go": Messenger.message(["Sam"], "hi")])
    _ = talk("go")
    let facts = try #require(talk.conversation.facts.question)
    #expect(facts.call == .resolve(parameter: "recipients"))
    #expect(facts.answer.place == CodePlace(file: "ZhiChat/Messages.swift", line: 12))
    #expect(facts.parameter?.name == "recipients")
    #expect(facts.line.identifier == "choose.person")
    #expect(facts.request == "go")
    guard case .answer(_, let parameter, let options) = talk.conversation.expectation else {
      Issue.record("no answer is expected")
      return
    }
    #expect(parameter.name == "recipients")
    #expect(options.map(\.text) == ["Sam Lee", "Sam Park"])
    _ = talk("1")
    _ = talk("mobile")
    #expect(talk.conversation.slots.map(\.parameter) == ["recipients", "content"])
    #expect(talk.conversation.slots.first?.provenance.origin == .answer)
  }

  @Test func aCopyIsABookmark() throws {
    var talk = try start(["go": Messenger.message(["Sam"], "hi")])
    _ = talk("go")
    let before = talk.conversation
    let first = talk("1")
    talk.conversation = before
    #expect(talk("1") == first)
  }
}

@Suite struct MarkTests {
  @Test(arguments: [("en", "unread"), ("en", "as not flagged"), ("zh-Hans", "未读")])
  func aCaseOfAnEnumerationIsReadByItsWord(language: String, answer: String) throws {
    var talk = try Talk(
      Messenger.setting(language),
      TaughtUnderstander(requests: ["mark": Messenger.request("INSetMessageAttributeIntent")]), language: language)
    talk.handler = { call in
      guard case .resolve = call.method else { return .code("success") }
      return call.intent["attribute"].map { .results(.success($0)) } ?? .results(.needsValue)
    }
    _ = talk("mark")
    let wanted = answer.contains("flagged") ? "unflagged" : "unread"
    #expect(talk(answer).first == "- resolveAttribute = success \(wanted)")
  }
}
