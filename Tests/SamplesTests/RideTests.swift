@_spi(Host) import Intents
import Testing

@testable import HuHuExtension

@Suite("The ride app's places, options and times")
struct RideTests {
  private func placemark(_ name: String) throws -> CLPlacemark {
    try #require(Gazetteer.places(named: name).first).asPlacemark()
  }

  private func result(_ name: String) -> String {
    let place = CLPlacemark(location: nil, name: name, postalAddress: nil)
    return text(PlaceResolver().resolve(place).outcome) { ($0 as? CLPlacemark)?.name }
  }

  private func text(_ outcome: INResolutionOutcome, _ name: (Any) -> String?) -> String {
    switch outcome {
    case .success(let value): "success \(value.flatMap(name) ?? "")"
    case .disambiguation(let options): "disambiguation " + options.compactMap(name).joined(separator: " | ")
    case .confirmationRequired(let value, _): "confirm \(value.flatMap(name) ?? "")"
    case .unsupported: "unsupported"
    case .needsValue: "needsValue"
    case .notRequired: "notRequired"
    case .needsMoreDetails: "needsMoreDetails"
    }
  }

  @Test(
    "find a place by its name, ask about a part of one, and offer two of one name",
    arguments: [
      ("林大北路", "success 林大北路"), ("the ferry building", "success Ferry Building"),
      ("林大", "confirm 林大北路"),
      ("Market Street", "disambiguation Market Street, San Francisco | Market Street, San Jose"),
      ("Nowhere Lane", "unsupported"), ("", "unsupported"), ("a", "unsupported"),
    ])
  func places(_ name: String, _ expected: String) {
    INPreferences.authorization.languageCode = "en-US"
    #expect(result(name) == expected)
  }

  @Test("take a place as it is when Siri knows where it lies")
  func knownPlace() {
    let home = CLPlacemark(
      location: CLLocation(latitude: 37.76, longitude: -122.41), name: "Home", postalAddress: nil)
    #expect(text(PlaceResolver().resolve(home).outcome) { ($0 as? CLPlacemark)?.name } == "success Home")
  }

  @Test("know their areas, and nothing of the mountains")
  func areas() throws {
    #expect(ServiceArea.containing(try placemark("三坊七巷"))?.names.english == "Fuzhou")
    #expect(ServiceArea.containing(try placemark("Diridon Station"))?.names.english == "San Jose")
    #expect(ServiceArea.containing(try placemark("Lake Tahoe")) == nil)
    #expect(ServiceArea.containing(nil) == nil)
  }

  @Test("cost more with the distance, and more in a better car")
  func fares() throws {
    let square = try placemark("Union Square")
    let near = try #require(Fare(option: .premier, from: square, to: try placemark("Ferry Building")))
    let far = try #require(Fare(option: .premier, from: square, to: try placemark("SFO")))
    let better = try #require(Fare(option: .sports, from: square, to: try placemark("Ferry Building")))
    #expect(near.price < far.price && near.price < better.price)
    #expect(near.highestPrice > near.price)
    #expect(Fare(option: .premier, from: try placemark("Lake Tahoe"), to: square) == nil)
  }

  @Test("begin at a five-minute mark, not in the past, and at once when it is soon")
  func times() throws {
    let calendar = Calendar.current
    let now = try #require(calendar.date(from: DateComponents(year: 2026, month: 11, day: 20, hour: 9)))
    func outcome(_ day: Int, _ hour: Int, _ minute: Int) -> String {
      let start = DateComponents(year: 2026, month: 11, day: day, hour: hour, minute: minute)
      return text(PickupTime(now: now).resolve(INDateComponentsRange(start: start, end: nil), for: .truck).outcome) {
        ($0 as? INDateComponentsRange)?.startDateComponents.map { "\($0.hour ?? -1):\($0.minute ?? -1)" }
      }
    }
    #expect(outcome(21, 8, 0) == "success 8:0")
    #expect(outcome(21, 8, 2) == "confirm 8:5")
    #expect(outcome(21, 8, 58) == "confirm 9:0")
    #expect(outcome(20, 8, 0) == "unsupported")
    #expect(outcome(21, 2, 0) == "unsupported")
    #expect(outcome(20, 9, 3) == "notRequired")
    #expect(text(PickupTime(now: now).resolve(nil, for: nil).outcome) { _ in nil } == "notRequired")
  }

  @Test("name options by identifier and by either language")
  func options() {
    #expect(RideOption.named(INSpeakableString(spokenPhrase: "跑车")) == .sports)
    #expect(RideOption.named(INSpeakableString(spokenPhrase: "Private car")) == .premier)
    let known = INSpeakableString(
      vocabularyIdentifier: "huhu.truck", spokenPhrase: "moving van", pronunciationHint: nil)
    #expect(RideOption.named(known) == .truck)
    #expect(RideOption.named(INSpeakableString(spokenPhrase: "helicopter")) == nil)
  }
}
