import SimCatalog
import SimLexicon
import SimLinting
import SimRecognition
import Testing

/// The ways in which people call the people they know.
@Suite struct ContactNames {
  static let user = UserProfile(
    contacts: [
      "Jon Snow", "Anna Smith", "Mary Jane O'Brien", "J. R. Bell", "Will Turner", "May Chen", "Hope Diaz", "Ann Lee",
      "Sam 🚀", "Frank Diaz", "Frank Moss", "José Núñez", "王小明", "李雷", "李雷雷", "高兴", "张伟", "Claire-Marie Roux",
    ].map { Contact(identifier: $0, name: $0, nickname: $0 == "Anna Smith" ? "Annie" : nil) },
    relations: [
      Relation(kind: "mother", contactName: "Anna Smith"), Relation(kind: "brother", contactName: "Frank Moss"),
      Relation(kind: "brother", contactName: "Will Turner"),
    ])

  func recipient(_ sentence: String, _ language: String) throws -> (person: Person, text: String)? {
    let compiled = try #require(SiriFiles.compiled[language]?.language)
    let recognizer = Recognizer(language: compiled, locale: language, apps: [SampleApps.zhiChat], user: Self.user)
    let understanding = recognizer.understand(sentence, in: SampleApps.context)
    for slot in understanding.request?.slots ?? [] {
      guard slot.parameter == "recipients", case .list(let values) = slot.value, case .person(let person) = values.first
      else { continue }
      return (person, understanding.exampleText)
    }
    return nil
  }

  /// The words in brackets are the recipient; the contacts that they may mean.
  func check(_ marked: String, _ names: [String], _ language: String) throws {
    let said = marked.split(separator: "[").last?.split(separator: "]").first.map(String.init)
    let sentence = marked.filter { $0 != "[" && $0 != "]" }
    let (person, text) = try #require(try recipient(sentence, language), "\(sentence)")
    #expect(person.siriMatches.map(\.displayName) == names, "\(text)")
    #expect(person.spokenPhrase == said, "\(text)")
    #expect((person.contactIdentifier != nil) == (names.count == 1))
  }

  @Test(arguments: [
    ("text [Jon] I'm late", ["Jon Snow"]), ("text [snow] I'm late", ["Jon Snow"]),
    ("text [Snow Jon] I'm late", ["Jon Snow"]),
    ("text [J. Snow] I'm late", ["Jon Snow"]), ("text [Jon S] I'm late", ["Jon Snow"]),
    ("text [Mary OBrien] I'm late", ["Mary Jane O'Brien"]),
    ("text [Mary Jane O’Brien] I'm late", ["Mary Jane O'Brien"]), ("text [JR Bell] I'm late", ["J. R. Bell"]),
    ("text [Dr Smith] I'm late", ["Anna Smith"]), ("text [dr. smith] I'm late", ["Anna Smith"]),
    ("text [Mrs. Smith] I'm late", ["Anna Smith"]),
    ("text [Annie] I'm late", ["Anna Smith"]), ("text my [mother] I'm late", ["Anna Smith"]),
    ("text [Ann] I'm late", ["Ann Lee"]),
    ("text [Will] I'm late", ["Will Turner"]), ("send a message to [May]", ["May Chen"]),
    ("text [Hope] I hope so", ["Hope Diaz"]),
    ("text [Sam] I'm late", ["Sam 🚀"]), ("text [Jose Nunez] I'm late", ["José Núñez"]),
    ("text [JOSÉ] I'm late", ["José Núñez"]),
    ("text [Frank] I'm late", ["Frank Diaz", "Frank Moss"]), ("text my brother [Frank] I'm late", ["Frank Moss"]),
    ("text [Clairemarie Roux] I'm late", ["Claire-Marie Roux"]), ("text [Professor Bell] I'm late", ["J. R. Bell"]),
  ]) func inEnglish(_ marked: String, _ names: [String]) throws { try check(marked, names, "en") }

  @Test(arguments: [
    ("给[小明]发消息", ["王小明"]), ("给[王老师]发消息", ["王小明"]), ("给[小王]发消息", ["王小明"]), ("给[老张]发消息", ["张伟"]), ("给[张总]发消息", ["张伟"]),
    ("给[李雷]发消息", ["李雷"]), ("给[李雷雷]发消息", ["李雷雷"]), ("告诉[高兴]我很高兴", ["高兴"]), ("給[張偉]發消息", ["张伟"]),
    ("告诉[妈妈]我到了", ["Anna Smith"]), ("给[Ｊｏｎ]发消息", ["Jon Snow"]),
  ]) func inChinese(_ marked: String, _ names: [String]) throws { try check(marked, names, "zh-Hans") }

  @Test func severalRelativesAreAllMatches() throws {
    let (person, _) = try #require(try recipient("text my brother I'm late", "en"))
    #expect(person.siriMatches.map(\.displayName) == ["Frank Moss", "Will Turner"])
    #expect(person.siriMatches.allSatisfy { $0.relationship == "brother" })
  }

  @Test func aTitleAloneIsNobody() throws {
    for sentence in ["用知了给王发消息"] {
      let (person, _) = try #require(try recipient(sentence, "zh-Hans"))
      #expect(person.contactIdentifier == nil)
    }
    let (person, _) = try #require(try recipient("text Dr Zebulon I'm late", "en"))
    #expect(person.contactIdentifier == nil && person.displayName == "Dr Zebulon")
  }

  @Test func commonWordsStayWordsWhereTheyAreNoNames() throws {
    let (person, text) = try #require(try recipient("text Jon I hope you will come in may", "en"))
    #expect(person.displayName == "Jon Snow" && text.contains("content=\"I hope you will come in may\""))
    let (other, chinese) = try #require(try recipient("告诉小明我很高兴", "zh-Hans"))
    #expect(other.displayName == "王小明" && chinese.contains("content=\"我很高兴\""))
  }
}
