import Foundation
import Intents
import Testing

private func calendar(_ language: String) -> Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.locale = Locale(identifier: language)
  return calendar
}

@Suite("DateComponentsFormatter")
struct DateComponentsFormatterTests {
  private func formatter(_ style: DateComponentsFormatter.UnitsStyle, _ language: String = "en_US")
    -> DateComponentsFormatter
  {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.calendar = calendar(language)
    return formatter
  }

  @Test("writes units in full, short and abbreviated, in the calendar's language")
  func styles() {
    let seconds = TimeInterval(5 * 3600 + 41 * 60)
    #expect(formatter(.full).string(from: seconds) == "5 hours, 41 minutes")
    #expect(formatter(.short).string(from: seconds) == "5 hr, 41 min")
    #expect(formatter(.abbreviated).string(from: seconds) == "5h 41m")
    #expect(formatter(.brief).string(from: seconds) == "5hr 41min")
    #expect(formatter(.spellOut).string(from: seconds) == "five hours, forty-one minutes")
    #expect(formatter(.full, "zh_Hans").string(from: seconds) == "5小时41分钟")
    #expect(formatter(.full, "de_DE").string(from: seconds) == "5 Stunden und 41 Minuten")
  }

  @Test("writes a clock, padded between its parts")
  func positional() {
    let clock = formatter(.positional)
    clock.allowedUnits = [.hour, .minute, .second]
    #expect(clock.string(from: 3909) == "1:05:09")
    #expect(clock.string(from: 65) == "1:05")
    clock.zeroFormattingBehavior = .pad
    #expect(clock.string(from: 65) == "00:01:05")
  }

  @Test("counts months and years by the calendar, and minutes beyond the hour where hours aren't allowed")
  func units() {
    let full = formatter(.full)
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(full.string(from: start, to: start.addingTimeInterval(400 * 86_400)) == "1 year, 1 month, 4 days")
    full.allowedUnits = [.minute]
    #expect(full.string(from: 7200) == "120 minutes")
    #expect(full.string(from: DateComponents(hour: 2, minute: 5)) == "125 minutes")
    #expect(full.string(from: 0) == "0 minutes")
    full.allowedUnits = [.day, .hour, .minute]
    full.maximumUnitCount = 1
    #expect(full.string(from: 90_061) == "1 day")
  }
}

@Suite("Names, distances in time and measurements")
struct FormatterTests {
  private func name(_ given: String?, _ family: String?) -> PersonNameComponents {
    var name = PersonNameComponents()
    name.givenName = given
    name.familyName = family
    return name
  }

  @Test("A name is written by its style, the family's first where its script wants that")
  func names() {
    var sam = name("Samuel", "Lee")
    sam.namePrefix = "Dr."
    sam.nickname = "Sam"
    let formatter = PersonNameComponentsFormatter()
    #expect(formatter.string(from: sam) == "Samuel Lee")
    formatter.style = .short
    #expect(formatter.string(from: sam) == "Sam")
    #expect(PersonNameComponentsFormatter.localizedString(from: sam, style: .long, options: []) == "Dr. Samuel Lee")
    #expect(PersonNameComponentsFormatter.localizedString(from: sam, style: .abbreviated) == "SL")
    #expect(PersonNameComponentsFormatter.localizedString(from: name("小龙", "李"), style: .medium) == "李小龙")
    #expect(PersonNameComponentsFormatter().string(from: name(nil, "Lee")) == "Lee")
    #expect(PersonNameComponentsFormatter().string(from: PersonNameComponents()) == "")
  }

  @Test("A name is taken apart")
  func nameParts() {
    let formatter = PersonNameComponentsFormatter()
    let sam = formatter.personNameComponents(from: "Dr. Samuel Paul Lee")
    #expect(sam?.namePrefix == "Dr." && sam?.givenName == "Samuel" && sam?.middleName == "Paul")
    #expect(sam?.familyName == "Lee")
    #expect(formatter.personNameComponents(from: "Lee, Sam")?.givenName == "Sam")
    #expect(formatter.personNameComponents(from: "李小龙")?.familyName == "李")
    #expect(formatter.personNameComponents(from: " ") == nil)
  }

  @Test("A moment is written by its distance")
  func relative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let yesterday = now.addingTimeInterval(-86_400)
    #expect(formatter.localizedString(for: yesterday, relativeTo: now) == "1 day ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: yesterday, relativeTo: now) == "yesterday")
    #expect(formatter.localizedString(for: now.addingTimeInterval(7200), relativeTo: now) == "in 2 hours")
  }

  @Test("A measurement is written in the unit that the region uses, or in its own")
  func measurements() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let walk = Measurement(value: 5, unit: UnitLength.kilometers)
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: walk) == "5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: walk) == "5 kilometers")
    formatter.unitOptions = []
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(formatter.string(from: walk) == "3.1 miles")
    formatter.locale = Locale(identifier: "zh_Hans_CN")
    #expect(formatter.string(from: walk) == "5公里")
    formatter.unitStyle = .medium
    #expect(formatter.string(from: Measurement(value: 21.5, unit: UnitTemperature.celsius)) == "21.5°C")
  }

  @Test("A list is joined in the language of the locale")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["Sam", "Bob", "Ann"]) == "Sam, Bob, and Ann")
  }

  @Test("A measure is written by what it measures, and texts are sorted by the language's order")
  func measuresAndOrder() {
    let metric = Measurement(value: 3, unit: UnitLength.kilometers)
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: "de_DE"), usage: .asProvided)
    #expect(metric.formatted(style) == "3 km")
    #expect(
      metric.formatted(.measurement(width: .wide, usage: .asProvided).locale(Locale(identifier: "en_US")))
        == "3 kilometers")
    let names = ["Trail 10", "trail 2", "Alp"]
    #expect(
      names.sorted(using: KeyPathComparator(\.self, comparator: .localizedStandard)) == ["Alp", "trail 2", "Trail 10"])
    #expect(
      names.sorted(using: KeyPathComparator(\.self, comparator: .localizedStandard, order: .reverse)).last == "Alp")
  }
}
