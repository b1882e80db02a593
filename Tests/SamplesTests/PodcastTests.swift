import Foundation
@_spi(Host) import Intents
import Testing

@testable import BoBoExtension

@Suite("The podcast player's shows, and why one can't be had")
struct PodcastTests {
  private func account(_ values: [String: String]) throws -> Account {
    let name = "bobo.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    for (key, value) in values { defaults.set(value, forKey: key) }
    return Account(defaults: defaults)
  }

  private func text(_ answers: [MediaItemResolver.Answer]) -> String {
    func title(_ item: Any?) -> String { (item as? INMediaItem)?.title ?? "-" }
    return answers.map { answer in
      switch answer {
      case .refused(let refusal): "refused \(refusal)"
      case .result(let result):
        switch result.outcome {
        case .success(let item): "success \(title(item))"
        case .disambiguation(let items): "disambiguation " + items.map { title($0) }.joined(separator: " | ")
        case .confirmationRequired(let item, _): "confirm \(title(item))"
        case .unsupported: "unsupported"
        case .needsValue: "needsValue"
        case .notRequired: "notRequired"
        case .needsMoreDetails: "needsMoreDetails"
        }
      }
    }.joined(separator: ", ")
  }

  private func resolve(_ search: INMediaSearch?, _ values: [String: String] = [:]) throws -> String {
    INPreferences.authorization.languageCode = "en-US"
    return text(MediaItemResolver(account: try account(values)).resolve(nil, search, episodes: true))
  }

  @Test(
    "know a show by its name and by a part of it",
    arguments: [
      ("night trains", "success Night Trains"), ("Night", "disambiguation Night Trains | Night Walks"),
      ("cases", "confirm Cold Cases"), ("Sourdough", "unsupported"),
    ])
  func names(_ name: String, _ expected: String) throws {
    #expect(try resolve(INMediaSearch(mediaType: .podcastShow, mediaName: name)) == expected)
  }

  @Test("take what is playing, the newest episode, and everything that is the user's") func references() throws {
    #expect(try resolve(nil) == "needsValue")
    let current = INMediaSearch(reference: .currentlyPlaying)
    #expect(try resolve(current) == "needsValue")
    #expect(try resolve(current, ["nowPlaying": "walks"]) == "success Night Walks")
    #expect(try resolve(INMediaSearch(mediaType: .podcastShow, reference: .my)) == "notRequired")
    let newest = INMediaSearch(mediaType: .podcastEpisode, sortOrder: .newest, mediaName: "Night Walks")
    #expect(try resolve(newest) == "success Along the Canal")
  }

  @Test(
    "say why a show can't be had",
    arguments: [
      ("Night Trains", ["signedIn": "no"], "refused loginRequired"),
      ("Deep Harbour", [:], "refused subscriptionRequired"),
      ("Deep Harbour", ["subscription": "yes"], "success Deep Harbour"),
      ("Late Shift", ["explicit": "off"], "refused explicitContentSettings"),
      ("Night Trains", ["network": "cellular", "cellularData": "off"], "refused cellularDataSettings"),
      ("Cold Cases", ["profile": "child"], "refused restrictedContent"),
      ("Night Trains", ["serviceStatus": "down"], "refused serviceUnavailable"),
      ("Sunday League", ["region": "abroad"], "refused regionRestriction"),
    ] as [(String, [String: String], String)])
  func reasons(_ name: String, _ values: [String: String], _ expected: String) throws {
    #expect(try resolve(INMediaSearch(mediaName: name), values) == expected)
  }

  @Test("hear podcasts and news, and nothing else") func kinds() throws {
    #expect(try resolve(INMediaSearch(mediaType: .song, mediaName: "Blackbird")) == "refused unsupportedMediaType")
    #expect(try resolve(INMediaSearch(mediaType: .news)) == "success Ten Headlines")
  }
}
