/// The types of an app's own that its parameters need.
struct SketchedTypes {
  /// One of some cases.
  struct Cases {
    struct Case: Hashable {
      var name: String
      var title: String
      var synonyms: [String] = []
    }

    var name: String
    var title: String
    var cases: [Case] = []

    /// The name of the case with a title.
    func name(of title: String) -> String? {
      (cases.first { $0.title == title } ?? cases.first { $0.name == title })?.name
    }
  }

  /// A type of the app's objects.
  struct Entity {
    var name: String
    var title: String
    /// What its query suggests; nil if it wasn't asked for that.
    var suggested: [String]?
    /// The names of all known ones.
    var known: [String] = []
    /// The results for words.
    var found: [SketchedParameter.Found] = []
    /// Those that are found and then gone.
    var gone: Set<String> = []

    /// Those with the words in their names.
    func having(_ term: String) -> [String] { known.filter { $0.lowercased().contains(term.lowercased()) } }

    /// The results that don't contain the words.
    var foundOtherwise: [SketchedParameter.Found] {
      var seen: Set<String> = []
      return found.filter { $0.names != having($0.term) && seen.insert($0.term).inserted }
    }
  }

  /// What an options provider offers.
  struct Offer {
    var name: String
    var offered: [String]
  }

  var cases: [Cases] = []
  var entities: [Entity] = []
  var offers: [Offer] = []

  init() {}

  /// Decides the types of parameters, and enters them there. Parameters of one name have one type.
  init(_ intents: inout [SketchedIntent]) {
    var taken = Self.reserved.union(intents.map(\.name))
    var all: [SketchedParameter] = []
    for parameter in intents.flatMap(\.parameters) {
      if let known = all.firstIndex(where: { $0.name == parameter.name }) {
        all[known].add(parameter)
      } else {
        all.append(parameter)
      }
    }
    // Entities first: a parameter whose choices are entities is one, too.
    let sorted = all.filter(\.isEntity) + all.filter { !$0.isEntity }
    var types: [String: SketchedType] = [:]
    for parameter in sorted {
      types[parameter.name] = parameter.isEntity ? .entity(entity(parameter, &taken)) : type(of: parameter, &taken)
    }
    for intent in intents.indices {
      for index in intents[intent].parameters.indices {
        intents[intent].parameters[index].type = types[intents[intent].parameters[index].name] ?? .text
      }
    }
    for index in cases.indices { cases[index].settleTitles() }
  }

  func cases(_ name: String) -> Cases? { cases.first { $0.name == name } }
  func entity(_ name: String) -> Entity? { entities.first { $0.name == name } }

  // MARK: Entities

  private mutating func entity(_ parameter: SketchedParameter, _ taken: inout Set<String>) -> String {
    // Parameters with the same suggestions have the same type.
    let own = Self.typeName(parameter.name)
    let index: Int
    if let same = entities.firstIndex(where: { $0.suggested != nil && $0.suggested == parameter.suggested }) {
      index = same
    } else {
      entities.append(Entity(name: Self.free(own, &taken), title: own.asTitle))
      index = entities.count - 1
    }
    entities[index].suggested = entities[index].suggested ?? parameter.suggested
    entities[index].found += parameter.found
    entities[index].gone.formUnion(parameter.gone)
    let values = parameter.values.filter { value in
      !parameter.found.contains { $0.term == value } && !parameter.refused.contains(value)
    }
    for name in (parameter.suggested ?? []) + parameter.found.flatMap(\.names) + values + parameter.choices
    where !entities[index].known.contains(name) {
      entities[index].known.append(name)
    }
    return entities[index].name
  }

  // MARK: Everything else

  private mutating func type(of parameter: SketchedParameter, _ taken: inout Set<String>) -> SketchedType {
    let own = Self.typeName(parameter.name)
    if let offered = parameter.offered {
      if let known = offers.first(where: { $0.offered == offered }) { return .offered(by: known.name) }
      offers.append(Offer(name: Self.free(own + "Options", &taken), offered: offered))
      return .offered(by: offers[offers.count - 1].name)
    }
    if let plain = parameter.plainType { return plain }
    guard parameter.isOneOfSome else { return .text }
    cases.append(Cases(name: Self.free(own, &taken), title: own.asTitle))
    let index = cases.count - 1
    for value in parameter.values { cases[index].add(value) }
    for said in parameter.said { cases[index].add(said) }
    for choice in parameter.choices { cases[index].add(choice: choice) }
    return .cases(of: cases[index].name)
  }

  // MARK: Names

  private static func typeName(_ parameter: String) -> String {
    parameter.prefix(1).uppercased() + parameter.dropFirst()
  }

  private static func free(_ name: String, _ taken: inout Set<String>) -> String {
    var free = name
    while taken.contains(free) { free += "Value" }
    taken.formUnion([free, free + "Query"])
    return free
  }

  /// Names that are taken in a file of App Intents.
  private static let reserved: Set<String> = [
    "Any", "AnyView", "App", "AppEntity", "AppEnum", "AppIntent", "AppShortcut", "Array", "Bool", "Button", "Character",
    "Color", "Data", "Date", "Double", "Error", "Float", "Form", "Group", "Image", "Int", "Label", "List", "Locale",
    "Never", "Optional", "Protocol", "Range", "Result", "Scene", "Section", "Self", "Sequence", "Set", "Spacer",
    "State",
    "String", "Task", "Text", "Type", "URL", "View", "Void", "Stub", "StubApp", "StubButton", "StubShortcuts",
    "StubError", "Performed",
  ]
}

extension SketchedTypes.Cases {
  /// Adds a case that the trace names.
  fileprivate mutating func add(_ name: String) {
    if !cases.contains(where: { $0.name == name }) { cases.append(Case(name: name, title: "")) }
  }

  /// Adds words with which a case was said.
  fileprivate mutating func add(_ said: SketchedParameter.Said) {
    add(said.value)
    guard let index = cases.firstIndex(where: { $0.name == said.value }), !cases[index].synonyms.contains(said.words)
    else { return }
    cases[index].synonyms.append(said.words)
  }

  /// Adds a title that is read out.
  fileprivate mutating func add(choice title: String) {
    if cases.contains(where: { $0.title == title }) { return }
    let name = title.asSwiftName
    let index =
      cases.firstIndex { $0.name == name }
      ?? cases.firstIndex { $0.synonyms.contains { $0.lowercased() == title.lowercased() } }
    if let index, cases[index].title.isEmpty {
      cases[index].title = title
    } else {
      var own = name ?? "case\(cases.count + 1)"
      while cases.contains(where: { $0.name == own }) { own += "2" }
      cases.append(Case(name: own, title: title))
    }
  }

  /// Gives titles to cases that are never read out: their names as words, or, in a script that names can't have, the
  /// words that were said for them.
  fileprivate mutating func settleTitles() {
    for index in cases.indices {
      if cases[index].title.isEmpty {
        let foreign = cases[index].synonyms.first { $0.contains { $0.isLetter && !$0.isASCII } }
        let words = cases[index].name.asTitle
        cases[index].title = foreign ?? words.prefix(1) + words.dropFirst().lowercased()
      }
      // Words that are in the title anyway are heard without being synonyms.
      let title = cases[index].title
      cases[index].synonyms.removeAll { $0.range(ofWords: title) != nil }
    }
  }
}

extension SketchedParameter {
  /// Whether nothing in the trace shows what it is: only the answers to it do.
  var isUnknown: Bool { !isEntity && offered == nil && values.isEmpty && choices.isEmpty && isAskedInside }

  /// Whether a query was asked for it, or its choices have names that no case can have.
  fileprivate var isEntity: Bool {
    suggested != nil || !found.isEmpty || (!choices.isEmpty && offered == nil && !values.allSatisfy(\.isSwiftName))
  }

  /// Adds what another parameter of the same type shows.
  fileprivate mutating func add(_ other: SketchedParameter) {
    isAskedInside = isAskedInside || other.isAskedInside
    isInPhrase = isInPhrase || other.isInPhrase
    isChoosy = isChoosy || other.isChoosy
    values += other.values
    said += other.said
    refused += other.refused
    suggested = suggested ?? other.suggested
    found += other.found
    offered = offered ?? other.offered
    choices += other.choices.filter { !choices.contains($0) }
    gone.formUnion(other.gone)
  }

  /// The type of its values, if all of them are plain; nil if they are words, or unknown.
  fileprivate var plainType: SketchedType? {
    guard !values.isEmpty else { return nil }
    if values.allSatisfy({ Int($0) != nil }) { return .integer }
    if values.allSatisfy({ Double($0) != nil }) { return .decimal }
    if values.allSatisfy({ ["yes", "no"].contains($0) }) { return .truth }
    if values.allSatisfy(Self.isDate) { return .date }
    return nil
  }

  /// `2026-11-21`, `2026-11-21 08:00`, `08:00`
  private static func isDate(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard let first = words.first, words.count <= 2 else { return false }
    let isDay = first.count == 10 && first.split(separator: "-").map(\.count) == [4, 2, 2]
    let isTime = words[words.count - 1].split(separator: ":").count >= 2
    return text.allSatisfy { $0.isNumber || "-: ".contains($0) }
      && (words.count == 2 ? isDay && isTime : isDay || isTime)
  }

  /// Whether it has a fixed set of named values: something else was said than the trace has, or not understood; or it
  /// is in a sentence that starts the intent; or its values are read out.
  fileprivate var isOneOfSome: Bool {
    guard values.allSatisfy(\.isSwiftName), !values.isEmpty || !choices.isEmpty else { return false }
    if !choices.isEmpty || isChoosy { return true }
    if isInPhrase { return true }
    return said.contains { $0.words.range(ofWords: $0.value) == nil }
  }
}
