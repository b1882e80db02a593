import SimCatalog
import SimLexicon
import SimLinting
import SimRecognition
import Testing

/// Calls: labels of numbers, numbers that are dialled, and phrases that stand for more than one intent.
@Suite struct CallTests {
  private func contact(_ name: String, _ handles: [PersonHandle]) -> Contact {
    Contact(identifier: "c.\(name)", name: name, handles: handles)
  }

  private func handle(_ value: String, _ label: String) -> PersonHandle {
    PersonHandle(value: value, kind: .phoneNumber, label: label)
  }

  private func person(_ sentence: String, language name: String = "en", contacts: [Contact], intents: [IntentName])
    throws -> Person?
  {
    let language = try #require(SiriFiles.compiled[name]?.language)
    let app = InstalledApp(identifier: "app", displayNames: ["": "Parrot"], intents: intents)
    let recognizer = Recognizer(
      language: language, locale: name, apps: [app], user: UserProfile(contacts: contacts))
    let request = recognizer.understand(sentence, in: SampleApps.context).request
    guard case .list(let values) = request?.slots.first?.value, case .person(let person) = values.first else {
      return nil
    }
    return person
  }

  @Test func aLabelTakesTheContactsNumber() throws {
    let sam = contact("Sam Lee", [handle("555 0100", "_$!<Mobile>!$_"), handle("555 0101", "Home")])
    let mobile = try person("call Sam Lee's cell phone", contacts: [sam], intents: ["INStartAudioCallIntent"])
    #expect(mobile?.handle == handle("555 0100", "mobile") && mobile?.aliases == [])
    #expect(mobile?.siriMatches.first?.handle?.value == "555 0100")
    let home = try person("text Sam Lee at home dinner is ready", contacts: [sam], intents: ["INSendMessageIntent"])
    #expect(home?.handle == handle("555 0101", "home"))
    // A label that the contact hasn't is asked for all the same; any of the numbers is no label.
    let work = try person("call Sam Lee at work", contacts: [sam], intents: ["INStartAudioCallIntent"])
    #expect(work?.handle == handle("", "work"))
    let any = try person("call Sam Lee on his phone", contacts: [sam], intents: ["INStartAudioCallIntent"])
    #expect(any?.handle == nil && any?.aliases.count == 2)
  }

  @Test func labelsOfAnAddressBookInTheUsersWords() throws {
    let chang = contact("宏昌", [handle("138 0000 0000", "手机"), handle("0591 0000", "公司")])
    let work = try person("打宏昌的办公室电话", language: "zh-Hans", contacts: [chang], intents: ["INStartAudioCallIntent"])
    #expect(work?.handle == handle("0591 0000", "work"))
  }

  @Test func numbersAreHandles() throws {
    func value(_ sentence: String, _ language: String = "en") throws -> String? {
      try person(sentence, language: language, contacts: [], intents: ["INStartAudioCallIntent"])?.handle?.value
    }
    #expect(try value("call +1 415 555 0101") == "+1 415 555 0101")
    #expect(try value("call five five five oh one four two") == "5550142")
    #expect(try value("拨打幺零零八六", "zh-Hans") == "10086")
    #expect(try value("call Jon Snow") == nil)
  }

  @Test func theSameWordsStandForTheIntentOfLaterVersions() throws {
    func request(_ sentence: String, _ intents: [IntentName]) throws -> String {
      let language = try #require(SiriFiles.compiled["en"]?.language)
      let app = InstalledApp(identifier: "app", displayNames: ["": "Parrot"], intents: intents)
      let recognizer = Recognizer(language: language, locale: "en", apps: [app], user: UserProfile())
      return recognizer.understand(sentence, in: SampleApps.context).exampleText
    }
    #expect(
      try request("call Jon Snow with Parrot", ["INStartCallIntent"])
        == "INStartCallIntent callCapability=\"audioCall\" contacts=\"Jon Snow\"")
    #expect(
      try request("video call Jon Snow with Parrot", ["INStartCallIntent"])
        == "INStartCallIntent callCapability=\"videoCall\" contacts=\"Jon Snow\"")
    #expect(
      try request("redial with Parrot", ["INStartCallIntent"])
        == "INStartCallIntent callCapability=\"audioCall\" destinationType=\"redial\"")
    // Where an app offers both, its IntentsSupported decides.
    #expect(
      try request("call Jon Snow with Parrot", ["INStartAudioCallIntent", "INStartCallIntent"])
        == "INStartAudioCallIntent contacts=\"Jon Snow\"")
    #expect(
      try request("call Jon Snow with Parrot", ["INStartCallIntent", "INStartAudioCallIntent"]).hasPrefix(
        "INStartCallIntent"))
  }

  @Test func anAppAndSomebodyAreEnough() throws {
    func request(_ sentence: String, _ intents: [IntentName]) throws -> String {
      let language = try #require(SiriFiles.compiled["en"]?.language)
      let app = InstalledApp(identifier: "app", displayNames: ["": "Parrot"], intents: intents)
      let recognizer = Recognizer(
        language: language, locale: "en", apps: [app], user: UserProfile(contacts: [contact("Celestra", [])]))
      return recognizer.understand(sentence, in: SampleApps.context).exampleText
    }
    for name in ["Celestra", "celestra", "Bartholomew Quince"] {
      #expect(
        try request("Parrot \(name)", ["INSearchCallHistoryIntent", "INStartAudioCallIntent"])
          == "INStartAudioCallIntent contacts=\"\(name)\"")
    }
    #expect(try request("Parrot Celestra", ["INSearchForPhotosIntent"]).hasPrefix("declined"))
  }
}
