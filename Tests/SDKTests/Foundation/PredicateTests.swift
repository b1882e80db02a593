import Foundation
import Intents
@_spi(Host) import SDKFoundation
import Testing

private final class Track: NSObject {
  let title: String
  let length: Double
  let artist: Artist?
  let tags: [String]
  let released: Date

  init(_ title: String, _ length: Double, by artist: String? = nil, tags: [String] = [], on day: Double = 0) {
    self.title = title
    self.length = length
    self.artist = artist.map(Artist.init)
    self.tags = tags
    released = Date(timeIntervalSinceReferenceDate: day * 86_400)
    super.init()
  }
}

private final class Artist: NSObject {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init()
  }
}

@Suite("NSPredicate(format:)")
struct PredicateTests {
  private let track = Track("Blue Sky", 215, by: "Étienne", tags: ["calm", "road"], on: 10)

  @Test(
    "compares as on a phone",
    arguments: [
      ("title == 'Blue Sky'", true), ("title = \"blue sky\"", false), ("title ==[c] 'blue sky'", true),
      ("title != 'Red'", true), ("length > 200", true), ("length >= 215 AND length <= 215", true),
      ("length < 200 || title BEGINSWITH 'Blue'", true), ("NOT length < 200", true), ("!(length < 200)", true),
      ("title CONTAINS 'Sky'", true), ("title CONTAINS[c] 'sKY'", true), ("title ENDSWITH 'Blue'", false),
      ("title LIKE 'B*y'", true), ("title LIKE 'B?ue S??'", true), ("title MATCHES 'B[a-z]+ Sky'", true),
      ("artist.name ==[cd] 'etienne'", true), ("artist.name BEGINSWITH[c] 'é'", true), ("artist == nil", false),
      ("artist != NULL", true), ("title IN {'Red', 'Blue Sky'}", true), ("NOT (title IN {'Red'})", true),
      ("title NOT IN {'Red'}", true), ("length BETWEEN {200, 220}", true), ("ANY tags == 'road'", true),
      ("ALL tags BEGINSWITH 'r'", false), ("NONE tags == 'loud'", true), ("tags.@count == 2", true),
      ("length + 5 == 220", true), ("(length - 15) / 2 == 100", true), ("TRUEPREDICATE", true),
      ("FALSEPREDICATE", false),
      ("tags CONTAINS 'calm'", true), ("SELF.title == 'Blue Sky'", true), ("length == -215", false),
    ])
  func compares(_ format: String, _ expected: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: track) == expected, "\(format)")
  }

  @Test("is also made of two expressions")
  func comparisons() {
    let sky = _NSComparisonPredicate(
      leftExpression: _NSExpression(forKeyPath: "title"), rightExpression: _NSExpression(forConstantValue: "blue sky"),
      modifier: .direct, type: .equalTo, options: .caseInsensitive)
    #expect(sky.evaluate(with: track) && !sky.evaluate(with: Track("Red", 1)))
    let road = _NSComparisonPredicate(
      leftExpression: _NSExpression(forKeyPath: \Track.tags), rightExpression: _NSExpression(forConstantValue: "road"),
      modifier: .any, type: .equalTo)
    #expect(road.evaluate(with: track))
  }

  @Test("An expression gives a value, or what a function makes of several")
  func expressions() {
    #expect(_NSExpression(forKeyPath: "artist.name").expressionValue(with: track, context: nil) as? String == "Étienne")
    let sum = _NSExpression(forFunction: "sum:", arguments: [_NSExpression(forConstantValue: [1, 2, 4])])
    #expect(sum.expressionValue(with: nil, context: nil) as? Double == 7)
    let longer = _NSExpression(format: "length + %d", 5)
    #expect(longer.expressionValue(with: track, context: nil) as? Double == 220)
    let unknown = _NSExpression(forFunction: "median:", arguments: [])
    #expect(unknown.expressionValue(with: nil, context: nil) == nil)
  }

  @Test("takes arguments of every kind that Foundation bridges")
  func arguments() {
    let day = Date(timeIntervalSinceReferenceDate: 9 * 86_400)
    #expect(NSPredicate(format: "released > %@", day as CVarArg).evaluate(with: track))
    #expect(NSPredicate(format: "released > %@ AND title == %@", day as NSDate, "Blue Sky").evaluate(with: track))
    #expect(NSPredicate(format: "%K == %d", "length", 215).evaluate(with: track))
    #expect(NSPredicate(format: "length == %f", 215.0).evaluate(with: track))
    #expect(NSPredicate(format: "title IN %@", ["Red", "Blue Sky"]).evaluate(with: track))
    #expect(NSPredicate(format: "length == %@", NSNumber(value: 215)).evaluate(with: track))
    #expect(NSPredicate(format: "title CONTAINS[cd] %@", argumentArray: ["SKY"]).evaluate(with: track))
    #expect(!NSPredicate(format: "title == '%@'", "Blue Sky").evaluate(with: track))
  }

  @Test("filters arrays, looks into dictionaries and asks SELF")
  func collections() {
    let words = NSArray(array: ["ant", "bee", "bear"])
    #expect(words.filtered(using: NSPredicate(format: "SELF BEGINSWITH %@", "be")) as? [String] == ["bee", "bear"])
    let rows: NSArray = [["name": "a", "age": 4], ["name": "b", "age": 9]]
    #expect(rows.filtered(using: NSPredicate(format: "age > 5")).count == 1)
    #expect(NSPredicate(format: "SELF > $least").evaluate(with: 5, substitutionVariables: ["least": 4]))
  }

  @Test("cannot be read: text without an end, brackets without a partner, too few arguments")
  func unreadable() {
    for format in ["title == 'x", "(title == 'x'", "title ==", "title == %@", "title ~ 'x'", ""] {
      #expect(!NSPredicate.canRead(format), "\(format)")
    }
  }

  @Test("made by the macro finds words as people search for them")
  func macro() throws {
    let wanted = "creme"
    let predicate = #Predicate<String> { $0.localizedStandardContains(wanted) }
    #expect(try ["Crème Brûlée", "Soup", "CREME"].filter(predicate) == ["Crème Brûlée", "CREME"])
  }

  @Test("is sorted by: keys, key paths, the first descriptor before the second")
  func sorting() {
    let tracks = [Track("b", 2, on: 3), Track("a", 2, on: 2), Track("c", 1, on: 1)]
    let byLength = NSSortDescriptor(key: "length", ascending: true)
    let byTitle = NSSortDescriptor(key: "title", ascending: false)
    let sorted = (tracks as NSArray).sortedArray(using: [byLength, byTitle]).compactMap { ($0 as? Track)?.title }
    #expect(sorted == ["c", "b", "a"])
    let byDay = NSSortDescriptor(keyPath: \Track.released, ascending: false)
    #expect((tracks as NSArray).sortedArray(using: [byDay]).compactMap { ($0 as? Track)?.title } == ["b", "a", "c"])
  }
}
