import SimCatalog
import SimDiagnostics
import SimLexicon
import SimPhrases
import SimUtterances

@testable import SimRecognition

/// Sentences drawn from a language's phrases, with what each must be understood as.
struct GateSentences {
  struct Sentence {
    var text: String
    var intent: String
    var fields: [ExpectedField]
    /// The phrase file from which it was drawn, and the phrase in it.
    var file: String
    var line: Int

    var phrase: String { "\(file):\(line)" }
  }

  /// How the app is named in a sentence.
  enum Naming: CaseIterable { case first, carriedFirst, carriedMiddle, carriedLast }

  private let language: Language
  private let isChinese: Bool
  private var names: InventedNames
  private var sampler: PhraseSampler
  let appName: String
  let known: [String]
  let terms: [String]
  let workouts: [String]
  let groups: [String]
  let albums: [String]
  let tags: [String]
  let accounts: [String]
  let banks: [String]
  let cars: [String]
  let profiles: [String]

  /// - Parameter seed: one seed makes the same names and sentences.
  init(_ language: Language, seed: UInt64) {
    self.language = language
    isChinese = language.identifier.hasPrefix("zh")
    var names = InventedNames(seed: seed, language: language.identifier) { language.network.words.find($0.utf8) != nil }
    appName = names.app()
    known = (0..<40).map { _ in names.person() }
    terms = (0..<10).map { _ in names.term() }
    workouts = (0..<10).map { _ in names.workout() }
    groups = (0..<10).map { _ in names.group() }
    albums = (0..<10).map { _ in names.album() }
    tags = (0..<10).map { _ in names.tag() }
    accounts = (0..<10).map { _ in names.account() }
    banks = (0..<10).map { _ in names.bank() }
    cars = (0..<10).map { _ in names.car() }
    profiles = (0..<10).map { _ in names.profile() }
    self.names = names
    sampler = PhraseSampler(rules: language.rules, seed: seed &* 31)
  }

  /// An app that offers everything, its terms, and a user who knows the known names.
  func recognizer(intents: [IntentName]) -> Recognizer {
    let lists = [
      ("INRequestRideIntent", "rideOptionName", terms), ("INStartWorkoutIntent", "workoutName", workouts),
      ("INSearchForNotebookItemsIntent", "title", groups),
    ]
    let parameters = lists.map { intent, parameter, terms in
      let name = ParameterVocabulary.ParameterName(intent: IntentName(intent), parameter: parameter)
      let items = terms.map { term in
        ParameterVocabulary.Item(identifier: "id.\(term)", synonyms: [ParameterVocabulary.Synonym(phrase: term)])
      }
      return ParameterVocabulary(names: [name], items: items)
    }
    let app = InstalledApp(
      identifier: "app", displayNames: ["": appName], intents: intents,
      vocabularies: ["": AppVocabulary(parameters: parameters)])
    let vocabulary = UserVocabulary(terms: [
      .contactName: known.map { SpeakableString(spokenPhrase: $0, vocabularyIdentifier: "id.\($0)") },
      .contactGroupName: groups.map { SpeakableString(spokenPhrase: $0) },
      .photoAlbumName: albums.map { SpeakableString(spokenPhrase: $0) },
      .photoTag: tags.map { SpeakableString(spokenPhrase: $0) },
      .paymentsAccountNickname: accounts.map { SpeakableString(spokenPhrase: $0) },
      .paymentsOrganizationName: banks.map { SpeakableString(spokenPhrase: $0) },
      .carName: cars.map { SpeakableString(spokenPhrase: $0) },
      .carProfileName: profiles.map { SpeakableString(spokenPhrase: $0) },
    ])
    return Recognizer(
      language: language, locale: language.identifier, apps: [app], user: UserProfile(vocabularies: ["app": vocabulary])
    )
  }

  /// Draws one sentence.
  mutating func next() -> Sentence? {
    // What needs an app of one domain is held to its examples alone: this app offers everything.
    let file = names.oneOf(language.phraseFiles.filter { !$0.needsApp })
    guard let intent = file.intent, !file.entries.isEmpty else { return nil }
    let entry = names.oneOf(file.entries)
    var fields: [ExpectedField] = []
    var pieces: [String] = []
    /// Before which pieces the app's name may stand.
    var places: [Int] = []
    var isVerb = false
    /// The label of the numbers that the persons of a parameter are asked for.
    var labels: [(parameter: String, label: String)] = []
    for part in sampler.sample(entry.phrase.parts) {
      switch part {
      case .word(let word):
        // Nothing stands within a word of Chinese, nor between a name and its genitive.
        if word.isSpaced, word.normal != "'s" { places.append(pieces.count) }
        pieces.append(word.text)
      case .appName:
        isVerb = true
        pieces.append(appName)
      // "Send the same to Ann": what was spoken of before says what is meant, and nothing was.
      case .constant(_, let value, _) where MentionedConstant.meansAll[value] != nil: return nil
      case .constant(let parameter, let value, _):
        guard takesSeveral(parameter, of: intent) || !fields.contains(where: { $0.parameter == root(of: parameter) })
        else { return nil }
        add(root(of: parameter), value.split(separator: ",").map(String.init), to: &fields)
      case .slot(let slot):
        let isList = path(slot.parameter, of: intent)?.parameter.isList ?? true
        // Nobody says one thing twice, though the phrases allow it.
        guard isList || !fields.contains(where: { $0.parameter == root(of: slot.parameter) }),
          let (words, values) = fill(slot, intent: intent)
        else { return nil }
        places += [pieces.count, pieces.count + 1]
        pieces.append(words)
        if slot.reader == "label" {
          labels.append((slot.parameter, values[0]))
        } else if let companion = slot.companion {
          add(slot.parameter, [values[0]], to: &fields)
          add(companion, [values[1]], to: &fields)
        } else {
          add(root(of: slot.parameter), values, to: &fields)
        }
      case .choice, .rule: break
      }
    }
    for (parameter, label) in labels {
      guard let index = fields.firstIndex(where: { $0.parameter == parameter }) else { continue }
      fields[index].values = fields[index].values.map { "\($0) (\(label))" }
    }
    places.removeAll { $0 == 0 || $0 >= pieces.count || pieces[$0] == "'s" }
    if !isVerb { name(&pieces, at: places) }
    return Sentence(
      text: joined(pieces), intent: intent, fields: fields, file: file.path, line: entry.phrase.place.line)
  }

  private func add(_ parameter: String, _ values: [String], to fields: inout [ExpectedField]) {
    if let index = fields.firstIndex(where: { $0.parameter == parameter }) {
      fields[index].values += values
    } else {
      fields.append(ExpectedField(parameter: parameter, values: values))
    }
  }

  private mutating func name(_ pieces: inout [String], at places: [Int]) {
    let carriers =
      isChinese
      ? [("用", ""), ("使用", ""), ("在", "上"), (names.isTraditional ? "透過" : "通过", "")]
      : [("using", ""), ("with", ""), ("on", ""), ("in", ""), ("via", ""), ("through", "")]
    let (before, after) = names.drawn("carrier").map { ($0[0], "") } ?? names.oneOf(carriers)
    let carried = [before, appName, after].filter { !$0.isEmpty }
    switch names.oneOf(Naming.allCases) {
    case .first: pieces.insert(appName, at: 0)
    case .carriedFirst: pieces.insert(contentsOf: carried, at: 0)
    case .carriedMiddle where !places.isEmpty: pieces.insert(contentsOf: carried, at: names.oneOf(places))
    case .carriedMiddle, .carriedLast: pieces += carried
    }
  }

  private mutating func fill(_ slot: PhraseSlot, intent: String) -> (words: String, values: [String])? {
    let parameter = path(slot.parameter, of: intent)?.filled
    let reader = slot.reader ?? parameter.flatMap { standardReader($0) } ?? "text"
    switch reader {
    case "people":
      let people = (0..<names.oneOf([1, 1, 2, 3])).map { _ in person() }
      return (joinedNames(people), people)
    case "person", "known", "named-people":
      let person = person()
      return (person, [person])
    case "text":
      let text = names.text()
      return (text, [text])
    case "clause":
      let text = (names.drawn("clause").map { $0[0] + " " } ?? (isChinese ? "我" : "I ")) + names.text()
      return (text, [text])
    case "speech":
      let text = (names.drawn("speech").map { $0[0] + " " } ?? (isChinese ? "我到了，" : "I'm here, ")) + names.text()
      return (text, [text])
    case "party":
      let (words, value) = names.count()
      return (isChinese ? words : words + " " + (names.drawn("people")?[0] ?? "people"), [value])
    case "first-name":
      let name = String(person().prefix { $0 != " " })
      return (name, [name])
    case "dialled": return one(("555 0142", "555 0142"))
    case "label":
      let (words, label) =
        names.reading("label")
        ?? names.oneOf(
          isChinese
            ? [(names.isTraditional ? "手機" : "手机", "mobile"), (names.written("公司电话"), "work")]
            : [("mobile", "mobile"), ("work number", "work")])
      return (words, [label])
    case "known-place":
      let place = names.drawn("home")?[0] ?? (isChinese ? "家" : "home")
      return (place, [place])
    case "here-place":
      let place = names.drawn("here")?[0] ?? (isChinese ? (names.isTraditional ? "我這裡" : "我这儿") : "here")
      return (place, [place])
    case "place":
      let place = names.place()
      return (place, [place])
    case "named-place":
      let place = isChinese ? "杭州" : names.oneOf(["Lisbon", names.place()])
      return (place, [place])
    case "listed-place":
      let place = names.drawn("listed-place")?[0] ?? (isChinese ? "杭州" : "Lisbon")
      return (place, [place])
    case "tags":
      let (first, second) = (tag(), tag())
      // Nobody names the same thing twice.
      let tags = first == second ? [first] : names.oneOf([[first], [first], [first, second]])
      return (joinedNames(tags), tags)
    case "title":
      var album = names.oneOf([names.oneOf(albums), names.album()])
      // 玥玥之旅 of somebody who knows a 李玥玥 can be either.
      while isChinese, known.contains(where: { $0.count > 2 && album.hasPrefix($0.dropFirst()) }) {
        album = names.album()
      }
      return (album, [album])
    case "group":
      let group = names.oneOf([names.oneOf(groups), names.group()])
      return (group, [group])
    case "term":
      let lists = [
        "rideOptionName": terms, "workoutName": workouts, "albumName": albums, "searchTerms": tags,
        "accountNickname": accounts, "nickname": accounts, "organizationName": banks, "carName": cars,
        "profileName": profiles,
      ]
      let term = names.oneOf(parameter.flatMap { lists[$0.name] } ?? groups)
      return (term, [term])
    case "time", "coming":
      // Of a stretch, a moment is its beginning.
      let (words, value) = names.time()
      return (words, [parameter?.type == .date ? String(value.prefix { $0 != "/" }) : value])
    case "past": return one(names.pastTime())
    case "delay": return one(names.delay())
    case "count": return one(names.count())
    case "number": return one(names.number())
    case "measure":
      let measure = names.measure()
      return (measure.words, [measure.number, measure.unit])
    case "case": return parameter.flatMap { caseWords(of: $0) }
    case "money": return one(names.money())
    case "amount": return one(names.amount())
    default: return nil
    }
  }

  /// A word of `cases.list` that is a case of the parameter's.
  private mutating func caseWords(of parameter: ParameterSchema) -> (words: String, values: [String])? {
    let type: String
    switch parameter.type {
    case .enumeration(let name): type = name + "."
    case .boolean: type = parameter.name + "."
    default: return nil
    }
    let entries = language.lists["cases"]?.entries.filter { entry in
      entry.value?.split(separator: " ").contains { $0.hasPrefix(type) } == true
    }
    guard let entries, !entries.isEmpty else { return nil }
    let entry = names.oneOf(entries)
    var diagnostics: [Diagnostic] = []
    guard let value = entry.value?.split(separator: " ").first(where: { $0.hasPrefix(type) }),
      let phrase = PhraseParser.parse("(" + entry.text + ")", at: entry.place, diagnostics: &diagnostics)
    else { return nil }
    let words = sampler.sample(phrase.parts).compactMap { part -> String? in
      if case .word(let word) = part { word.text } else { nil }
    }
    let cases = value.dropFirst(type.count).split(separator: "+").map(String.init)
    return words.isEmpty ? nil : (words.joined(separator: isChinese ? "" : " "), cases)
  }

  private func one(_ reading: (words: String, value: String)) -> (String, [String]) { (reading.words, [reading.value]) }

  private mutating func person() -> String {
    var stranger = names.person()
    // Who is called as somebody known, and a character more, can't be told from him and a message.
    while known.contains(where: { stranger.hasPrefix($0) }) { stranger = names.person() }
    return names.oneOf([names.oneOf(known), stranger])
  }

  /// Whether a parameter can be said more than once in a sentence: a list, a set of options.
  private func takesSeveral(_ name: String, of intent: String) -> Bool {
    guard let parameter = path(name, of: intent)?.parameter else { return true }
    guard case .enumeration(let type) = parameter.type else { return parameter.isList }
    return parameter.isList || Catalog.siriKit.enumeration(named: type)?.kind == .options
  }

  /// The intent's parameter, without the field of its object; with the field where none stands for the whole object.
  private func root(of name: String) -> String {
    let root = String(name.prefix { $0 != "." })
    let objects = Catalog.siriKit.intents.lazy.compactMap { $0.parameter(root) }
    guard case .object(let type)? = objects.first?.type, Catalog.siriKit.spoken(ofObject: type) == nil else {
      return root
    }
    return name
  }

  private func path(_ name: String, of intent: String) -> ParameterPath? {
    Catalog.siriKit.schema(of: IntentName(intent)).flatMap { ParameterPath(name, of: $0, in: .siriKit) }
  }

  private mutating func tag() -> String {
    var tag = names.oneOf([names.oneOf(tags), names.tag()])
    // What begins with somebody's given name is rather he and something else.
    while isChinese, known.contains(where: { tag.contains($0.suffix(2)) }) { tag = names.tag() }
    return tag
  }

  private func standardReader(_ parameter: ParameterSchema) -> String? {
    switch parameter.type {
    case .person: parameter.isList ? "people" : "person"
    case .speakable: "term"
    case .place: "place"
    case .date, .dateRange: "time"
    case .integer: "count"
    case .double: "number"
    case .money: "money"
    default: nil
    }
  }

  private func joinedNames(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    let first = names.dropLast().joined(separator: isChinese ? "、" : ", ")
    return first + (isChinese ? "和" : " \(self.names.words["joiner"]?.first?[0] ?? "and") ") + last
  }

  /// Chinese is written without spaces, but between words in letters.
  private func joined(_ pieces: [String]) -> String {
    var result = ""
    for piece in pieces {
      let needsSpace = (result.last?.isASCII ?? false) || (piece.first?.isASCII ?? false)
      if !result.isEmpty, piece != "'s", !isChinese || needsSpace { result += " " }
      result += piece
    }
    return result
  }
}
