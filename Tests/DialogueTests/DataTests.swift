import Foundation
import SimCatalog
import SimDiagnostics
import SimRecognition
import SimText
import SimUtterances
import Testing

@testable import SimDialogue

/// The gates of Siri's data: everything that can be said is there, in every language alike, and nothing else.
@Suite struct DataTests {
  static let languages = SiriData.languages

  @Test(arguments: languages)
  func everyLineAndEveryAnswerIsThere(language: String) throws {
    let catalogue = try SiriData.catalogue(language)
    #expect(catalogue.missing == [])
  }

  @Test(arguments: languages)
  func everyLanguageHasTheSameLines(language: String) throws {
    let first = try SiriData.catalogue(Self.languages[0]).sharedIdentifiers
    let own = try SiriData.catalogue(language).sharedIdentifiers
    #expect(first.subtracting(own).sorted() == [])
    #expect(own.subtracting(first).sorted() == [])
  }

  /// Where a language has a form for one of a thing, whatever counts has it: "I can ask one more app", never "1 more apps".
  @Test(arguments: languages)
  func whatCountsHasASentenceForOne(language: String) throws {
    let catalogue = try SiriData.catalogue(language)
    let families = LineFamilies(.siriKit)
    let hasOne = catalogue.identifiers.contains { families.pluralFamily(of: $0)?.category == .one }
    // There are always several of these.
    let never: Set = ["choose.many", "shortcut.longPhrase"]
    guard hasOne else { return }
    for family in families.all
    where family.counts && !family.isPattern && !family.isPresentation && !never.contains(family.identifier) {
      guard catalogue.placeholders(of: family.identifier).contains("count") else { continue }
      #expect(catalogue.has("\(family.identifier).one"), "\(family.identifier)")
    }
  }

  @Test func oneOfWhatIsCountedIsSaidAsOne() throws {
    let catalogue = try SiriData.catalogue("en")
    #expect(catalogue.text("help.more", ["count": "1"]) == "I can ask one more app.")
    #expect(catalogue.text("tables.detail", ["restaurant": "Lima", "people": "1"]) == "Lima, one person")
    #expect(catalogue.text("tables.detail", ["restaurant": "Lima", "people": "3"]) == "Lima, 3 people")
    #expect(catalogue.text("balance.points", ["amount": "1"]) == "1 point")
    #expect(
      catalogue.text("confirmValue.INRequestRideIntent.partySize", ["value": "1"]) == "Is it one person?")
    // A name is no number.
    #expect(catalogue.text("confirmValue", ["value": "Sam"])?.contains("Sam") == true)
  }

  @Test(arguments: languages)
  func linesNameIntentsParametersCodesAndValuesThatExist(language: String) throws {
    let catalogue = try SiriData.catalogue(language)
    let parameters = Set(Catalog.siriKit.intents.flatMap { $0.parameters.map(\.name) })
    let families = LineFamilies(.siriKit)
    for identifier in catalogue.identifiers {
      let parts = identifier.split(separator: ".").map(String.init)
      let intents = parts.filter { $0.hasPrefix("IN") && $0.hasSuffix("Intent") }
      for name in intents {
        let schema = try #require(Catalog.siriKit.schema(of: IntentName(name)), "\(identifier): no intent \(name)")
        if parts.count > 2,
          ["ask", "choose", "label", "confirmValue", "unsupported", "change", "moreDetails"].contains(parts[0])
        {
          let isAnswered = parts[0] == "label" && schema.responseFields.contains { $0.name == parts[2] }
          let isKnown = schema.parameter(parts[2]) != nil || derived(schema).contains(parts[2]) || isAnswered
          #expect(isKnown, "\(identifier): no parameter \(parts[2])")
        }
        if parts[0] == "result" {
          #expect(schema.codes.contains { $0.name == parts[2] }, "\(identifier): no code \(parts[2])")
        }
        let known = Set(
          schema.parameters.map(\.name) + schema.responseFields.map(\.name) + derived(schema) + inner(schema))
        let family = try #require(
          families.family(of: identifier) ?? families.pluralFamily(of: identifier)?.family)
        for name in catalogue.placeholders(of: identifier)
        where !family.always.contains(name) && !family.sometimes.contains(name) {
          #expect(known.contains(name), "\(identifier): no value {\(name)}")
        }
      }
      if parts[0] == "label", parts.count == 2 {
        #expect(parameters.contains(parts[1]), "\(identifier): no such parameter")
      }
    }
  }

  /// Properties of the objects that a response carries.
  private func inner(_ schema: IntentSchema) -> [String] {
    schema.responseFields.flatMap { field -> [String] in
      guard case .object(let type) = field.type, !field.isList else { return [] }
      return inner(type)
    }
  }

  /// The properties of an object, and those of its objects: the price of the ride's option.
  private func inner(_ type: String) -> [String] {
    Catalog.siriKit.fields(ofObject: type).flatMap { field -> [String] in
      guard case .object(let type) = field.type, !field.isList else { return [field.name] }
      return [field.name] + inner(type)
    }
  }

  /// Values that are made of several parameters of an intent, and those that a telling makes of its response.
  private func derived(_ schema: IntentSchema) -> [String] {
    Wording.derivedValues.filter { $0.value.allSatisfy { schema.parameter($0) != nil } }.map(\.key)
      + (schema.presentation?.describedParts ?? [])
  }

  @Test(arguments: languages)
  func everyUnitOfAWorkoutsGoalHasItsWords(language: String) throws {
    let catalogue = try SiriData.catalogue(language)
    let units = try #require(Catalog.siriKit.enumeration(named: "INWorkoutGoalUnitType")).cases.map(\.name)
    for unit in units where unit != "unknown" {
      #expect(catalogue.text("goal.\(unit)", ["count": "2"]) != nil, "\(unit)")
    }
    for identifier in catalogue.identifiers where identifier.hasPrefix("goal.") && identifier != "goal.none" {
      #expect(units.contains(String(identifier.split(separator: ".")[1])), "\(identifier): no such unit")
    }
  }

  @Test(arguments: languages)
  func everyCodeOfEveryIntentHasALine(language: String) throws {
    let catalogue = try SiriData.catalogue(language)
    #expect(Catalog.siriKit.codes.filter { !catalogue.has("result.\($0)") }.sorted() == [])
  }

  /// What people are told to answer is heard as that.
  @Test(arguments: languages)
  func usualAnswersAreActs(language: String) throws {
    let catalogue = try SiriData.catalogue(language)
    let understander = TaughtUnderstander(language: language)
    let kinds: [UsualAnswer: AnswerAct.Kind] = [.yes: .affirm, .no: .deny, .cancel: .cancel, .more: .more]
    for answer in UsualAnswer.allCases {
      let words = try #require(catalogue.text("answer.\(answer.rawValue)"))
      let reading = understander.acts(
        in: Utterance(words, catalogue.apostrophes), for: Self.everything(), in: Self.context)
      #expect(reading.unread.isEmpty && reading.acts.map(\.kind) == [kinds[answer]], "\(words)")
    }
    let changes = catalogue.identifiers.filter { $0.hasPrefix("answer.change.") }.sorted()
    #expect(!changes.isEmpty)
    for identifier in changes {
      let parameter = String(identifier.dropFirst("answer.change.".count))
      let words = try #require(catalogue.text(identifier))
      let reading = understander.acts(
        in: Utterance(words, catalogue.apostrophes), for: Self.everything(), in: Self.context)
      let named = reading.acts.last?.details.parameters ?? []
      #expect(reading.unread.isEmpty && reading.acts.map(\.kind) == [.change], "\(words)")
      #expect(named.contains(parameter), "\(words): \(named)")
    }
  }

  private static let context = RecognitionContext(now: CivilDateTime(year: 2026, month: 11, day: 20, hour: 9))

  /// All acts, of no intent.
  private static func everything() -> AnswerScope { AnswerScope(intent: "", app: "", parameters: []) }

  @Test(arguments: languages)
  func labelsLeaveRoomForTheirTextsOnTheNarrowestTerminal(language: String) throws {
    let catalogue = try SiriData.catalogue(language)
    for identifier in catalogue.identifiers
    where identifier.hasPrefix("label.") || identifier.hasPrefix("stamp.") {
      // A wide character takes two columns.
      let width = (catalogue.text(identifier) ?? "").reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
      #expect(width > 0 && width <= 12, "\(identifier)")
    }
  }

  // MARK: What is wrong is told with its place

  private func diagnostics(_ path: String, _ text: String) -> [String] {
    var diagnostics: [Diagnostic] = []
    _ = LineCatalogue(files: [(path, text)], diagnostics: &diagnostics)
    return diagnostics.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)" }
  }

  @Test(arguments: [
    ("no colon", "1:1 expected 'identifier: sentence', read 'no colon'"),
    ("aks: What?", "1:1 no line of the dialogue is called 'aks'"),
    ("unlock:", "1:1 the line 'unlock' says nothing"),
    ("# fine\nauthorise: {name} wants in", "2:12 'authorise' has no value '{name}'; it has {app}"),
    ("authorise: {app wants in", "1:12 '{' has no '}'"),
    ("authorise: app} wants in", "1:15 '}' has no '{'"),
    ("authorise: {a b}", "1:13 '{a b}' is no name of a value: letters and digits only"),
    ("ask: {value}", "1:1 the last sentence of 'ask' needs '{value}', which isn't always there; add one without it"),
  ])
  func aFaultyLine(text: String, message: String) { #expect(diagnostics("en/lines/x.lines", text) == [message]) }

  @Test(arguments: [
    ("dialogue.rules", "attempts = many", "1:1 'attempts = many': expected a number from 1 to 100"),
    (
      "dialogue.rules", "attempts = 99999999999999999999",
      "1:1 'attempts = 99999999999999999999': expected a number from 1 to 100"
    ),
    ("dialogue.rules", "atNo = shrug", "1:1 'atNo = shrug': expected 'clarify' or 'cancel'"),
    ("dialogue.rules", "attempts", "1:1 expected 'name = value', read 'attempts'"),
  ])
  func aFaultyRule(path: String, text: String, message: String) {
    #expect(diagnostics(path, text) == [message])
  }

  @Test func theRulesFileHoldsEveryRule() throws {
    let files = try SiriData.files("en")
    let text = try #require(files.first { $0.path == "dialogue.rules" }).text
    for name in DialogueRules.numbers.keys.sorted() + DialogueRules.switches {
      #expect(text.contains("\n\(name) = "), "\(name)")
    }
  }

}
