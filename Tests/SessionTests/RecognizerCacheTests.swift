import SimCatalog
import SimLexicon
import Testing

@testable import SimRecognition
@testable import SimSession

/// Conversations that begin in the same world hear with the same recognizer, and no others do.
@Suite struct RecognizerCacheTests {
  private let cache = RecognizerCache()

  private func recognizer(
    _ locale: String = "en", apps: [InstalledApp] = [Worlds.app], contacts: [Contact] = Worlds.contacts
  ) throws -> Recognizer {
    let library = try Worlds.library()
    let language = try #require(library.language(for: locale)).language
    return cache.recognizer(
      language: language, locale: locale, apps: apps, user: UserProfile(contacts: contacts), catalog: .siriKit)
  }

  @Test func theSameWorldIsHeardTheSameWay() throws {
    #expect(try recognizer().knowledge === recognizer().knowledge)
  }

  @Test func anotherWorldIsNot() throws {
    let first = try recognizer().knowledge
    #expect(try recognizer("en-GB").knowledge !== first)
    #expect(try recognizer("zh-Hans").knowledge !== first)
    #expect(try recognizer(contacts: []).knowledge !== first)
    var other = Worlds.app
    other.displayNames[""] = "Dove"
    #expect(try recognizer(apps: [other]).knowledge !== first)
    // It is still there.
    #expect(try recognizer().knowledge === first)
  }

  @Test func whatWasNotUsedForLongGoes() throws {
    let first = try recognizer().knowledge
    for number in 0..<RecognizerCache.most {
      _ = try recognizer(contacts: [Contact(identifier: "\(number)", name: "Zed \(number)", handles: [])])
    }
    #expect(try recognizer().knowledge !== first)
  }
}
