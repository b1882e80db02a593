import SimCatalog
import SimLexicon
import SimLinting
import SimRecognition
import Testing

/// Names of apps in whole sentences: bent as verbs, written and said in many ways, and names that are common words.
@Suite struct AppNamesInSentences {
  static let messages: [IntentName] = ["INSendMessageIntent", "INSearchForMessagesIntent"]
  static let calls: [IntentName] = ["INStartAudioCallIntent", "INStartVideoCallIntent"]
  static let workouts: [IntentName] = ["INStartWorkoutIntent", "INPauseWorkoutIntent", "INEndWorkoutIntent"]

  func app(_ name: String, _ intents: [IntentName]) -> InstalledApp {
    InstalledApp(identifier: name, displayNames: ["": name], intents: intents)
  }

  func understand(_ sentence: String, _ apps: [InstalledApp], _ language: String) throws -> Understanding {
    let compiled = try #require(SiriFiles.compiled[language]?.language)
    return Recognizer(language: compiled, locale: language, apps: apps, user: SampleApps.user)
      .understand(sentence, in: SampleApps.context)
  }

  func english(_ sentence: String, _ apps: [InstalledApp]) throws -> Understanding {
    try understand(sentence, apps, "en")
  }

  func chinese(_ sentence: String, _ apps: [InstalledApp]) throws -> Understanding {
    try understand(sentence, apps, "zh-Hans")
  }

  @Test(arguments: [
    ("Ride.io", "text Sam I'm late using Ride.io"), ("Ride.io", "use ride dot io to text Sam I'm late"),
    ("7Minutes", "text Sam I'm late with seven minutes"), ("MyApp123", "text Sam I'm late on my app one two three"),
    ("Chat 🚀", "text Sam I'm late on Chat"), ("Unicorn Chat", "UnicornChat Sam I'm late"),
    ("Venmo", "Venmo'd Sam I'm late"), ("Blabber", "Blabbering Sam I'm late"),
    ("Unicorn Chat", "UnicornChatting Sam I'm late"),
  ]) func areHeardInManyForms(_ name: String, _ sentence: String) throws {
    let got = try english(sentence, [app(name, Self.messages), app("Other", Self.messages)])
    #expect(got.request?.app == name, "\(got.exampleText)")
    #expect(got.request?.slots.exampleText == "content=\"I'm late\" recipients=\"Sam\"")
  }

  @Test(arguments: [
    ("微信", "微信一下宏昌"), ("知了", "知了一下宏昌"), ("知了", "知了了宏昌"), ("微信 8", "用微信八给宏昌发消息"), ("微信", "用微信給宏昌發消息"),
    ("聊聊 💬", "用聊聊给宏昌发消息"),
  ]) func areHeardInManyFormsOfChinese(_ name: String, _ sentence: String) throws {
    let got = try chinese(sentence, [app(name, Self.messages), app("别的", Self.messages)])
    #expect(got.request?.app == name, "\(got.exampleText)")
    #expect(got.request?.slots.exampleText == "recipients=\"宏昌\"")
  }

  @Test func aCommonWordIsNoNameWhereThePhraseHasIt() throws {
    let apps = [app("Text", Self.messages), app("ZhiChat", Self.messages)]
    guard case .whichApp(let intent, let slots, _) = try english("text Sam I'm late", apps).outcome else {
      Issue.record("\(try english("text Sam I'm late", apps).exampleText)")
      return
    }
    #expect(intent == "INSendMessageIntent" && slots.exampleText == "content=\"I'm late\" recipients=\"Sam\"")
    #expect(try english("send a message to Sam on Text", apps).request?.app == "Text")
    let got = try english("using Text text Sam I'm late", apps)
    #expect(got.request?.slots.exampleText == "content=\"I'm late\" recipients=\"Sam\"")
  }

  @Test(arguments: ["call Sam", "call Sam on Call", "using Call call Sam", "Call: call Sam"])
  func anAppThatIsCalledCallStillCalls(_ sentence: String) throws {
    let got = try english(sentence, [app("Call", Self.calls), app("ZhiChat", Self.messages)])
    #expect(got.request?.app == "Call")
    #expect(got.exampleText == "INStartAudioCallIntent contacts=\"Sam\"")
  }

  @Test func aCommonWordIsANameWhereTheSentenceDemandsIt() throws {
    let apps = [app("Run", Self.workouts), app("DongDong", Self.workouts)]
    guard case .whichApp = try english("start a run", apps).outcome else {
      Issue.record("\(try english("start a run", apps).exampleText)")
      return
    }
    #expect(try english("start a run with Run", apps).request?.app == "Run")
    #expect(try english("start a run in DongDong", apps).request?.app == "DongDong")
    #expect(try english("pause my workout in Run", apps).request?.app == "Run")
    #expect(try english("the weather is fine for a run", apps).outcome == .declined(.nothingMatched))
  }

  @Test func theLongestNameIsTheApp() throws {
    let apps = [app("Zhi", Self.messages), app("Zhi Chat", Self.messages), app("Zhi Chat Pro", Self.messages)]
    for name in ["Zhi", "Zhi Chat", "Zhi Chat Pro"] {
      #expect(try english("text Sam I'm late on \(name)", apps).request?.app == name)
      #expect(try english("\(name) Sam I'm late", apps).request?.app == name)
    }
    let chat = [app("知", Self.messages), app("知了", Self.messages), app("知了了", Self.messages)]
    for name in ["知了", "知了了"] { #expect(try chinese("用\(name)给宏昌发消息", chat).request?.app == name) }
  }
}
