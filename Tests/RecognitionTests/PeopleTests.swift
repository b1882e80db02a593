import SimCatalog
import Testing

@testable import SimRecognition

/// What is known of the persons that a sentence names.
@Suite struct PeopleTests {
  func people(_ words: String, _ language: String = "en") throws -> [Person] {
    let recognizer = SampleApps.recognizer(try #require(SiriFiles.compiled[language]?.language))
    let sentence = language == "en" ? "send a ZhiChat message to \(words)" : "用知了给\(words)发消息"
    let understanding = recognizer.understand(sentence, in: SampleApps.context)
    guard case .list(let values) = understanding.request?.slots.first?.value else { return [] }
    return values.compactMap { if case .person(let person) = $0 { person } else { nil } }
  }

  @Test func aContactByHisWholeName() throws {
    let sam = try #require(try people("Sam Park").first)
    #expect(sam.displayName == "Sam Park" && sam.spokenPhrase == "Sam Park" && sam.contactIdentifier == "c.sam.park")
    #expect(sam.handle?.value == "+1 555 0102" && sam.siriMatches.count == 1)
  }

  @Test func anAddressIsTheirHandle() throws {
    let jane = try #require(try people("jane.roe@example.com").first)
    #expect(jane.displayName == "jane.roe@example.com" && jane.contactIdentifier == nil)
    #expect(jane.handle == PersonHandle(value: "jane.roe@example.com", kind: .emailAddress))
    #expect(try people("jane").first?.handle == nil)
    #expect(try people("Sam Park and kim@mail.example.org").map(\.handle?.kind) == [.phoneNumber, .emailAddress])
    #expect(try people("lee_99@example.cn", "zh-Hans").map(\.handle?.value) == ["lee_99@example.cn"])
  }

  @Test(arguments: [
    "jane@", "@example.com", "jane@example", "jane@example..com", "a@b@example.com", "jané@example.com", "",
  ])
  func otherWordsAreNoAddress(_ words: String) { #expect(PersonHandle(address: words) == nil) }

  @Test func severalHandlesLeaveTheChoice() throws {
    let sam = try #require(try people("sam lee").first)
    #expect(
      sam.handle == nil && sam.aliases.count == 2 && sam.spokenPhrase == "sam lee" && sam.displayName == "Sam Lee")
  }

  @Test func severalContactsAreAllMatches() throws {
    let sam = try #require(try people("Sam").first)
    #expect(sam.displayName == "Sam" && sam.contactIdentifier == nil && sam.handle == nil)
    #expect(sam.siriMatches.map(\.contactIdentifier) == ["c.sam.lee", "c.sam.park"])
  }

  @Test func nicknamesRelationsAndPartsOfNames() throws {
    #expect(try people("Annie").map(\.contactIdentifier) == ["c.anna"])
    #expect(try people("Smith").map(\.displayName) == ["Anna Smith"])
    let mother = try #require(try people("my mom").first)
    #expect(mother.contactIdentifier == "c.anna" && mother.relationship == "mother")
    #expect(try people("小明", "zh-Hans").map(\.contactIdentifier) == ["c.xiaoming"])
  }

  @Test func theAppsOwnIdentifierComesWithTheName() throws {
    let jon = try #require(try people("Jon Snow").first)
    #expect(jon.customIdentifier == "z.jon" && jon.contactIdentifier == nil)
  }

  @Test func whoIsUnknownKeepsTheWords() throws {
    let stranger = try #require(try people("Sam Wong").first)
    #expect(stranger.displayName == "Sam Wong" && stranger.siriMatches.isEmpty)
    #expect(try people("欧阳震华", "zh-Hans").map(\.displayName) == ["欧阳震华"])
  }

  @Test func severalInOneSentence() throws {
    #expect(try people("Sam Lee, Zed and Jon Snow").map(\.displayName) == ["Sam Lee", "Zed", "Jon Snow"])
    #expect(try people("宏昌、王小明和李雷", "zh-Hans").map(\.displayName) == ["宏昌", "王小明", "李雷"])
  }
}
