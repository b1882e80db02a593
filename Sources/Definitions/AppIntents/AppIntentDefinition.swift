package import SimAppFiles
import SimCatalog
package import SimDiagnostics
import SimSDKFacts

/// App Intents that were read from sources, as the definition that a conversation uses: they ask, hear and speak as
/// intents of `.intentdefinition` files do, and nothing of them is run.
package enum AppIntentDefinition {
  /// Reads an app's App Intents; nil if it has none.
  ///
  /// - Parameters:
  ///   - files: the files that declare and translate them.
  ///   - folder: the folder that places are relative to.
  ///   - diagnostics: receives what can't be read, and what isn't written out.
  package static func read(
    _ files: AppIntentFiles, folder: String, diagnostics: inout [Diagnostic]
  ) -> IntentDefinition? {
    guard !files.isEmpty else { return nil }
    let contents = files.read(diagnostics: &diagnostics)
    diagnostics += contents.outline.remarks
    guard !contents.outline.isEmpty else { return nil }
    return definition(of: contents, folder: folder)
  }

  /// What was read, as a definition.
  package static func definition(of contents: AppIntentFiles.Contents, folder: String) -> IntentDefinition {
    let maker = AppIntentMaker(contents, folder: folder)
    return maker.definition()
  }
}

/// Makes intents and enumerations of a definition out of what sources declare.
private struct AppIntentMaker {
  let outline: AppIntentOutline
  let contents: AppIntentFiles.Contents
  let folder: String
  /// The type's name here by its full name: without the types around it, if that is unambiguous.
  private var names: [String: String] = [:]

  init(_ contents: AppIntentFiles.Contents, folder: String) {
    outline = contents.outline
    self.contents = contents
    self.folder = FilePath.absolute(folder)
    var taken: Set<String> = []
    for name in outline.intents.map(\.name) + outline.enumerations.map(\.name) + outline.entities.map(\.name) {
      let last = Self.lastName(name)
      let own = taken.contains(last) ? String(name.map { $0 == "." ? "_" : $0 }) : last
      taken.insert(own)
      names[name] = own
    }
  }

  private static func lastName(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  func definition() -> IntentDefinition {
    var definition = IntentDefinition(
      file: outline.intents.first?.place.file ?? outline.providers.first?.place.file ?? folder)
    definition.enumerations = outline.enumerations.map(enumeration)
    definition.types = outline.entities.map { entity in
      let name = names[entity.name] ?? entity.name
      return DefinedType(
        name: name, className: name, displayName: text(entity.title), properties: [], place: entity.place)
    }
    definition.intents = outline.intents.map(intent)
    definition.negativePhrases = negativePhrases
    for language in contents.texts.languages {
      var strings = DefinitionStrings()
      for key in Set(keys) {
        if let text = contents.texts.texts(key, in: language).first { strings.texts[key] = text.text }
      }
      for template in templates {
        guard let text = contents.texts.texts(template.key, in: language).first else { continue }
        strings.texts[template.text] = Self.template(template.text, saying: text.text)
      }
      if !strings.texts.isEmpty { definition.translations[language] = strings }
    }
    return definition
  }

  /// The keys of all texts that may be translated.
  private var keys: [String] {
    let parameters = outline.intents.flatMap(\.parameters)
    let cases = outline.enumerations.flatMap(\.cases)
    let texts =
      outline.intents.map(\.title) + parameters.flatMap { [$0.title, $0.requestDialog, $0.disambiguationDialog] }
      + cases.flatMap { [$0.title] + $0.synonyms } + outline.enumerations.map(\.title)
    return texts.compactMap { $0?.key }
  }

  /// The titles of suggestions.
  private var templates: [AppIntentOutline.Text] {
    outline.intents.flatMap(\.predictions).flatMap { [$0.title, $0.subtitle].compactMap { $0 } }
  }

  /// A translated format with the names of the parameters in its places: `给${plant}浇水` of `给%@浇水`.
  private static func template(_ template: String, saying format: String) -> String {
    let names = Placeholders.parts(of: template).compactMap { if case .name(let name) = $0 { name } else { nil } }
    var next = 0
    return FormatPlaceholder.replacing(in: format) { placeholder in
      let index = placeholder.number.map { $0 - 1 } ?? next
      if placeholder.number == nil { next += 1 }
      return names.indices.contains(index) ? "${\(names[index])}" : ""
    }
  }

  /// The title of a suggestion: the translation's key is the text itself.
  private func template(_ text: AppIntentOutline.Text?) -> DefinitionText? {
    self.text(text.map { AppIntentOutline.Text($0.text, place: $0.place) })
  }

  private func text(_ text: AppIntentOutline.Text?) -> DefinitionText? {
    guard let text, text.text.contains(where: { !$0.isWhitespace }) else { return nil }
    return DefinitionText(text.text, key: text.key, place: FilePlace(text.place))
  }

  // MARK: Types

  private func enumeration(_ enumeration: AppIntentOutline.Enumeration) -> DefinedEnumeration {
    let name = names[enumeration.name] ?? enumeration.name
    return DefinedEnumeration(
      name: name, className: name, displayName: text(enumeration.title),
      cases: enumeration.cases.enumerated().map { offset, item in
        DefinedEnumeration.Case(
          name: item.name, rawValue: offset + 1,
          displayName: text(item.title) ?? DefinitionText(item.name, place: FilePlace(item.place)),
          synonyms: item.synonyms.compactMap(text), place: item.place)
      }, place: enumeration.place)
  }

  /// The type that a conversation uses for a type's values. A value that can't be said (a file), or that only the app
  /// knows (an entity), is taken as it is said.
  private func type(_ name: String) -> ValueType {
    if let enumeration = outline.enumeration(named: name)?.name {
      return .enumeration(names[enumeration] ?? enumeration)
    }
    // Its query gets the words as they are said.
    if let entity = outline.entity(named: name)?.name { return .object(names[entity] ?? entity) }
    switch Self.lastName(name) {
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      return .plain(.integer)
    case "Double", "Float", "CGFloat", "Decimal", "TimeInterval": return .plain(.decimal)
    case "Bool": return .plain(.boolean)
    case "Date", "DateComponents": return .plain(.date)
    case "CLPlacemark", "PlaceDescriptor": return .plain(.placemark)
    case "IntentPerson": return .plain(.person)
    case "IntentCurrencyAmount": return .plain(.currencyAmount)
    default: return .plain(.string)
    }
  }

  // MARK: Intents

  private func intent(_ intent: AppIntentOutline.Intent) -> DefinedIntent {
    let name = names[intent.name] ?? intent.name
    let policies: Set = ["requiresAuthentication", "requiresLocalDeviceAuthentication"]
    let place = intent.perform ?? intent.place
    return DefinedIntent(
      name: name, className: name, isSystem: false, category: nil, verb: nil,
      title: text(intent.title) ?? DefinitionText(name, place: FilePlace(intent.place)), summary: text(intent.summary),
      parameters: intent.parameters.map(parameter),
      combinations: intent.predictions.map { prediction in
        ParameterCombination(
          parameters: prediction.parameters, title: template(prediction.title), subtitle: template(prediction.subtitle),
          runsInBackground: true, isManaged: false, place: prediction.place)
      },
      response: DefinedResponse(
        codes: [PerformFunction.notRun, PerformFunction.cancelled].map {
          DefinedResponse.Code(name: $0, isSuccess: true, sentence: nil, place: place)
        },
        properties: [], output: nil),
      asksUser: false, needsUnlock: intent.policy.map(policies.contains) ?? false,
      isSuggested: !intent.isHidden && !intent.isConfiguration,
      isForWidgets: false,
      isConfigurable: true, place: intent.place,
      appIntent: AppIntentFacts(
        typeName: intent.name,
        perform: PerformFunction(
          name: "\(intent.name).perform()", place: written(place),
          opensApp: intent.opensApp || intent.families.contains("OpenIntent"), isOutright: isOutright(intent)),
        phrases: phrases(of: intent), learnedParameters: learnedParameters(of: intent), replaces: intent.replaces,
        isConfiguration: intent.isConfiguration))
  }

  /// Whether its source shows that it costs something, or removes something.
  private func isOutright(_ intent: AppIntentOutline.Intent) -> Bool {
    let money: Set = ["IntentCurrencyAmount", "IntentPaymentMethod"]
    return intent.families.contains("DeleteIntent") || intent.confirmsMoney
      || intent.parameters.contains { money.contains(Self.lastName($0.type)) }
  }

  /// A place as people read it: relative to the project's folder.
  private func written(_ place: TextPlace) -> String {
    var file = FilePath.absolute(place.file ?? "")
    if file.hasPrefix(folder + "/") { file = String(file.dropFirst(folder.count + 1)) }
    return "\(file):\(place.line)"
  }

  private func parameter(_ parameter: AppIntentOutline.Parameter) -> DefinedParameter {
    let type = type(parameter.type)
    var dialogs: [DefinedParameter.Dialog: DefinitionText] = [:]
    dialogs[.primary] = text(parameter.requestDialog)
    dialogs[.introduction] = text(parameter.disambiguationDialog)
    return DefinedParameter(
      name: parameter.name, type: type, isList: parameter.isList, displayName: text(parameter.title),
      isResolvable: parameter.isAsked, isConfigurable: true, offersOptions: offersOptions(parameter),
      isSearched: isSearched(parameter), dialogs: dialogs,
      reasons: [], condition: nil, defaultValue: value(parameter.defaultValue, type), minimum: parameter.minimum,
      maximum: parameter.maximum, trueName: nil, falseName: nil, fixedSize: nil, place: parameter.place)
  }

  /// Whether the app provides the choices.
  private func offersOptions(_ parameter: AppIntentOutline.Parameter) -> Bool {
    parameter.provider != nil || outline.entity(named: parameter.type) != nil
  }

  /// Whether its query finds values by what the user says.
  private func isSearched(_ parameter: AppIntentOutline.Parameter) -> Bool {
    let own = outline.entity(named: parameter.type)?.query
    let query = (parameter.provider ?? own).flatMap(outline.query(named:))
    return query.map { [.string, .enumerable].contains($0.kind) } ?? false
  }

  private func value(_ value: AppIntentOutline.Parameter.Default, _ type: ValueType) -> Value? {
    switch (value, type) {
    case (.text(let text), .plain(.string)): .string(text)
    case (.number(let number), .plain(.integer)): Int(exactly: number).map { .integer($0) }
    case (.number(let number), .plain(.decimal)): .double(number)
    case (.truth(let truth), .plain(.boolean)): .boolean(truth)
    case (.name(let name), .enumeration(let type)):
      .enumeration(EnumerationValue(type: type, cases: [DefinedName.lowercasedFirst(name)]))
    default: nil
    }
  }

  // MARK: Phrases

  private func phrases(of intent: AppIntentOutline.Intent) -> [AppIntentFacts.Phrase] {
    outline.shortcuts.filter { $0.intent == intent.name }.flatMap { phrases(of: $0, intent) }
  }

  private func phrases(
    of shortcut: AppIntentOutline.Shortcut, _ intent: AppIntentOutline.Intent
  ) -> [AppIntentFacts.Phrase] {
    let given = intent.parameters.compactMap { parameter in
      shortcut.values[parameter.name].flatMap { value($0, type(parameter.type)) }.map {
        Field(name: parameter.name, value: $0)
      }
    }
    var phrases = shortcut.phrases.filter(\.isLiteral).map {
      AppIntentFacts.Phrase(
        text: $0.text, given: given,
        isUnlearned: outline.phraseUpdates.isEmpty && !outline.entityParameters(of: intent, in: [$0]).isEmpty,
        place: written($0.place))
    }
    translate(&phrases)
    return phrases
  }

  private func learnedParameters(of intent: AppIntentOutline.Intent) -> [String] {
    guard !outline.phraseUpdates.isEmpty else { return [] }
    return outline.entityParameters(
      of: intent, in: outline.shortcuts.filter { $0.intent == intent.name }.flatMap(\.phrases))
  }

  /// Phrases that the app excludes.
  private var negativePhrases: [AppIntentFacts.Phrase] {
    var phrases = outline.providers.flatMap(\.negativePhrases).filter(\.isLiteral).map {
      AppIntentFacts.Phrase(text: $0.text, place: written($0.place))
    }
    translate(&phrases)
    return phrases
  }

  /// Adds the translations of phrases.
  private func translate(_ phrases: inout [AppIntentFacts.Phrase]) {
    let keys = Set(phrases.map(\.text))
    for language in contents.phrases.languages {
      // A set under one of the shortcut's phrases has all of a language.
      var hasSet = false
      for index in phrases.indices {
        let found = contents.phrases.texts(phrases[index].text, in: language).map(\.text)
        if found.count > 1 { hasSet = true }
        if !found.isEmpty { phrases[index].translations[language] = found }
      }
      guard hasSet, language != contents.phrases.sourceLanguage else { continue }
      for index in phrases.indices
      where phrases[index].translations[language] == nil && keys.contains(phrases[index].text) {
        phrases[index].replacedIn.insert(language)
      }
    }
  }
}
