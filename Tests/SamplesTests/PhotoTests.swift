@_spi(Host) import Intents
import Testing

@testable import ShiguangExtension

@Suite("The photo app's albums, people, places, tags and days")
struct PhotoTests {
  private func text(_ outcome: INResolutionOutcome) -> String {
    func name(_ value: Any) -> String {
      switch value {
      case let text as String: text
      case let person as INPerson: person.displayName
      case let place as CLPlacemark: place.name ?? ""
      case let range as INDateComponentsRange:
        range.startDateComponents.map { "\($0.month ?? 0)/\($0.day ?? 0)" } ?? ""
      default: "?"
      }
    }
    return switch outcome {
    case .success(let value): "success \(value.map(name) ?? "")"
    case .disambiguation(let options): "disambiguation " + options.map(name).joined(separator: " | ")
    case .confirmationRequired(let value, _): "confirm \(value.map(name) ?? "")"
    case .unsupported: "unsupported"
    case .needsValue: "needsValue"
    case .notRequired: "notRequired"
    case .needsMoreDetails: "needsMoreDetails"
    }
  }

  @Test(
    "know an album by its name, ask about a part of one, and offer two that are nearly alike",
    arguments: [
      ("hawaii", "success Hawaii"), ("the Hawaii album", "success Hawaii"), ("dog photos", "confirm Dogs"),
      ("summer", "disambiguation Summer by the Sea | Summer in the City"), ("夏天", "disambiguation 海边的夏天 | 城里的夏天"),
      ("宝宝的照片", "success 宝宝"), ("Hawai", "confirm Hawaii"), ("Moonlight", "unsupported"), ("pape", "unsupported"),
      ("", "unsupported"),
    ])
  func albums(_ name: String, _ expected: String) {
    #expect(text(AlbumResolver().resolve(name).outcome) == expected)
  }

  @Test(
    "know what photos show, and look for anything else all the same",
    arguments: [
      ("dogs", "success dog"), ("cake", "disambiguation birthday cake | wedding cake"),
      ("lighthouze", "confirm lighthouse"), ("volcano", "success volcano"),
    ])
  func tags(_ term: String, _ expected: String) {
    INPreferences.authorization.languageCode = "en-US"
    #expect(text(TagResolver().resolve(term).outcome) == expected)
  }

  @Test(
    "find places, cities and countries",
    arguments: [
      ("Rome", "success Rome"), ("Iceland", "success Iceland"), ("golden gate", "confirm Golden Gate Park"),
      ("Portland", "disambiguation Portland, Oregon | Portland, Maine"), ("Atlantis", "unsupported"),
      ("", "unsupported"),
    ])
  func places(_ name: String, _ expected: String) {
    INPreferences.authorization.languageCode = "en-US"
    let place = CLPlacemark(location: nil, name: name, postalAddress: nil)
    #expect(text(PlaceResolver().resolve(place).outcome) == expected)
  }

  @Test(
    "know people by the whole of their names and by a part",
    arguments: [
      ("Celestra", "success Celestra"), ("Sam", "disambiguation Sam Lee | Sam Park"), ("Celestre", "confirm Celestra"),
      ("小明", "disambiguation 王小明 | 李小明"), ("王小明", "success 王小明"), ("Walter Quigley", "unsupported"),
    ])
  func people(_ name: String, _ expected: String) {
    let person = INPerson(
      personHandle: INPersonHandle(value: nil, type: .unknown), nameComponents: nil, displayName: name, image: nil,
      contactIdentifier: nil, customIdentifier: nil)
    #expect(text(FaceResolver().resolve(person).outcome) == expected)
  }

  @Test("find by all that is said together")
  func search() {
    let library = Library(account: Account())
    let paris = CLPlacemark(location: nil, name: "Paris", postalAddress: nil)
    func count(_ intent: INSearchForPhotosIntent) -> Int { PhotoSearch(intent).results(in: library).count }
    func intent(
      place: CLPlacemark? = nil, album: String? = nil, terms: [String]? = nil, included: INPhotoAttributeOptions = [],
      excluded: INPhotoAttributeOptions = []
    ) -> INSearchForPhotosIntent {
      INSearchForPhotosIntent(
        dateCreated: nil, locationCreated: place, albumName: album, searchTerms: terms, includedAttributes: included,
        excludedAttributes: excluded, peopleInPhoto: nil)
    }
    #expect(count(intent(place: paris)) == 11)
    #expect(count(intent(place: paris, included: .panoramaPhoto)) == 2)
    #expect(count(intent(place: paris, excluded: .panoramaPhoto)) == 9)
    #expect(count(intent(terms: ["beach", "lighthouse"])) == 7)
    #expect(count(intent(terms: ["volcano"])) == 0)
    // What is private is found by nothing but its album.
    #expect(count(intent(album: "Papers")) == 2)
    #expect(PhotoSearch(intent(album: "Papers")).isPrivate)
    #expect(count(intent()) == library.photos.count - 2)
  }
}
