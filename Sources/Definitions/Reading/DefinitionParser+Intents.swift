import SimAppFiles
import SimCatalog
import SimDiagnostics

extension DefinitionParser {
  /// Properties that every intent has.
  private static let intentProperties: Set<String> = [
    "identifier", "intentDescription", "suggestedInvocationPhrase", "shortcutAvailability", "donationMetadata",
  ]
  /// Properties that every response has.
  private static let responseProperties: Set<String> = ["userActivity", "code"]

  mutating func intent(_ node: PlistWalk.Pairs) -> DefinedIntent? {
    let name = string("INIntentName", of: node)
    guard isName(name, "INIntentName", of: node, "an intent"), let name else { return nil }
    let isSystem = string("INIntentType", of: node) == "System"
    let prefix = string("INIntentClassPrefix", of: node) ?? ""
    let className =
      isSystem
      ? string("INIntentClassName", of: node) ?? "\(prefix.isEmpty ? "IN" : prefix)\(name)Intent"
      : string("INIntentClassName", of: node) ?? "\(prefix)\(name)Intent"
    let what = "the intent '\(name)'"
    guard isName(className, "INIntentClassName", of: node, what) else { return nil }
    if isSystem {
      if Catalog.siriKit.schema(of: IntentName(className)) == nil {
        let nearest = nearestName(to: className, among: Catalog.siriKit.intents.map(\.name.rawValue))
        report(.warning, "SiriKit has no intent '\(className)'", at: node.holder, suggestion: nearest)
      }
    } else if Catalog.siriKit.schema(of: IntentName(className)) != nil {
      report(
        .error, "\(what) is called '\(className)' in Swift, as one of SiriKit's is; it is left out", at: node.holder)
      return nil
    }
    guard take(className, for: what, at: node.holder) else { return nil }
    var intent = DefinedIntent(
      name: name, className: className, isSystem: isSystem,
      category: string("INIntentCategory", of: node).flatMap(DefinedIntent.Category.init),
      verb: string("INIntentVerb", of: node), title: text("INIntentTitle", of: node),
      summary: text("INIntentDescription", of: node), parameters: [], combinations: [],
      response: DefinedResponse(codes: [], properties: []),
      asksUser: walk.truth("INIntentUserConfirmationRequired", of: node) ?? false,
      needsUnlock: (walk.integer("INIntentRestrictions", of: node) ?? 0) != 0,
      isSuggested: !(walk.truth("INIntentIneligibleForSuggestions", of: node) ?? false),
      isForWidgets: walk.truth("INIntentEligibleForWidgets", of: node) ?? false,
      isConfigurable: walk.truth("INIntentConfigurable", of: node) ?? false,
      inputParameter: string("INIntentInput", of: node),
      keyParameter: string("INIntentKeyParameter", of: node),
      place: place(node))
    if isSystem { return intent }
    var names: Set<String> = []
    for parameter in walk.dictionaries("INIntentParameters", of: node) {
      guard let read = self.parameter(parameter, among: names) else { continue }
      names.insert(read.name)
      intent.parameters.append(read)
    }
    checkConditions(&intent)
    intent.combinations = combinations(of: node, intent)
    if let response = pairs("INIntentResponse", of: node) {
      intent.response = self.response(response, intent)
    }
    return intent
  }

  // MARK: Parameters

  private mutating func parameter(_ node: PlistWalk.Pairs, among names: Set<String>) -> DefinedParameter? {
    let name = string("INIntentParameterName", of: node)
    guard isName(name, "INIntentParameterName", of: node, "a parameter"), let name,
      isFree(name, among: names, reserved: Self.intentProperties, at: node.holder)
    else { return nil }
    guard let type = valueType(node, "INIntentParameter", of: "the parameter '\(name)'") else { return nil }
    var parameter = DefinedParameter(
      name: name, type: type, isList: walk.truth("INIntentParameterSupportsMultipleValues", of: node) ?? false,
      displayName: text("INIntentParameterDisplayName", of: node),
      isResolvable: walk.truth("INIntentParameterSupportsResolution", of: node) ?? false,
      isConfigurable: walk.truth("INIntentParameterConfigurable", of: node) ?? false,
      offersOptions: walk.truth("INIntentParameterSupportsDynamicEnumeration", of: node) ?? false,
      isSearched: walk.truth("INIntentParameterSupportsSearch", of: node) ?? false, dialogs: dialogs(of: node),
      reasons: reasons(of: node, name), place: place(node))
    if let relationship = pairs("INIntentParameterRelationship", of: node) {
      parameter.condition = condition(relationship, of: name)
    }
    if let metadata = pairs("INIntentParameterMetadata", of: node) {
      parameter.minimum = walk.number("INIntentParameterMetadataMinimumValue", of: metadata, mayBeEmpty: true)
      parameter.maximum = walk.number("INIntentParameterMetadataMaximumValue", of: metadata, mayBeEmpty: true)
      parameter.trueName = text("INIntentParameterMetadataTrueDisplayName", of: metadata)
      parameter.falseName = text("INIntentParameterMetadataFalseDisplayName", of: metadata)
      parameter.defaultValue = defaultValue(metadata, of: parameter)
    }
    if (walk.integer("INIntentParameterFixedSizeArray", of: node) ?? 0) != 0 {
      let sizes = walk.dictionaries("INIntentParameterArraySizes", of: node)
        .compactMap { walk.integer("INIntentParameterArraySizeSize", of: $0) }
      parameter.fixedSize = sizes.filter { $0 > 0 }.max()
    }
    return parameter
  }

  private mutating func dialogs(of node: PlistWalk.Pairs) -> [DefinedParameter.Dialog: DefinitionText] {
    var dialogs: [DefinedParameter.Dialog: DefinitionText] = [:]
    for entry in walk.dictionaries("INIntentParameterPromptDialogs", of: node) {
      guard let name = string("INIntentParameterPromptDialogType", of: entry) else { continue }
      guard let dialog = DefinedParameter.Dialog(rawValue: name) else {
        let known = DefinedParameter.Dialog.allCases.map(\.rawValue)
        report(
          .warning, "there is no dialog of the type '\(name.prefix(60))'", at: entry.holder,
          suggestion: nearestName(to: name, among: known))
        continue
      }
      if let text = text("INIntentParameterPromptDialogFormatString", of: entry) { dialogs[dialog] = text }
    }
    return dialogs
  }

  private mutating func reasons(of node: PlistWalk.Pairs, _ parameter: String) -> [DefinedParameter.Reason] {
    var reasons: [DefinedParameter.Reason] = []
    for entry in walk.dictionaries("INIntentParameterUnsupportedReasons", of: node) {
      let key = "INIntentParameterUnsupportedReasonCode"
      let code = string(key, of: entry)
      guard isName(code, key, of: entry, "a reason of '\(parameter)'"), let code else { continue }
      let reason = DefinedParameter.Reason(
        code: code, sentence: text("INIntentParameterUnsupportedReasonFormatString", of: entry),
        place: place(entry))
      if reasons.contains(where: { $0.swiftName == reason.swiftName }) {
        report(
          .error, "the reason '\(code)' of '\(parameter)' stands twice; the first one counts", at: entry.holder)
      } else {
        reasons.append(reason)
      }
    }
    return reasons
  }

  private mutating func condition(_ node: PlistWalk.Pairs, of parameter: String) -> ParameterCondition? {
    guard let parent = string("INIntentParameterRelationshipParentName", of: node) else { return nil }
    let key = "INIntentParameterRelationshipPredicateValue"
    switch string("INIntentParameterRelationshipPredicateName", of: node) {
    case "HasAnyValue", nil: return ParameterCondition(parent: parent, value: nil)
    case "BooleanHasExactValue":
      return ParameterCondition(parent: parent, value: .boolean(walk.truth(key, of: node) ?? true))
    case "EnumHasExactValue":
      // The parent's enumeration is only known once all parameters are.
      guard let name = string(key, of: node) else { return ParameterCondition(parent: parent, value: nil) }
      return ParameterCondition(parent: parent, value: .enumeration(EnumerationValue(type: "", cases: [name])))
    case let name?:
      report(
        .warning, "'\(parameter)' depends on '\(parent)' by '\(name.prefix(60))', which isn't known; it always counts",
        at: node.holder,
        suggestion: nearestName(to: name, among: ["HasAnyValue", "BooleanHasExactValue", "EnumHasExactValue"]))
      return nil
    }
  }

  /// Checks for parents that don't exist or depend on each other in a circle, and the values of enumerations.
  private mutating func checkConditions(_ intent: inout DefinedIntent) {
    let indices = Dictionary(intent.parameters.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var chains = ConditionChains(intent.parameters)
    for index in intent.parameters.indices {
      guard var condition = intent.parameters[index].condition else { continue }
      let name = intent.parameters[index].name
      let place = intent.parameters[index].place
      guard let parent = indices[condition.parent].map({ intent.parameters[$0] }) else {
        report(
          .error,
          "'\(name)' depends on the parameter '\(condition.parent.prefix(60))', which isn't there; it always counts",
          at: place, suggestion: nearestName(to: condition.parent, among: intent.parameters.map(\.name)))
        intent.parameters[index].condition = nil
        continue
      }
      if chains.cutCircle(at: name) {
        report(.error, "'\(name)' depends on itself in a circle; it always counts", at: place)
        intent.parameters[index].condition = nil
        continue
      }
      if case .enumeration(let value)? = condition.value, let written = value.cases.first {
        guard case .enumeration(let type) = parent.type,
          let known = enumerations.values.first(where: { $0.className == type })?.cases
            .first(where: { $0.name == written || $0.swiftName == written })
        else {
          report(
            .error,
            "'\(name)' depends on the value '\(written.prefix(60))' of '\(parent.name)', which isn't there; it always counts",
            at: place)
          intent.parameters[index].condition = nil
          continue
        }
        condition.value = .enumeration(EnumerationValue(type: type, cases: [known.swiftName]))
        intent.parameters[index].condition = condition
      }
    }
  }

  private mutating func defaultValue(_ metadata: PlistWalk.Pairs, of parameter: DefinedParameter) -> Value? {
    let key = "INIntentParameterMetadataDefaultValue"
    guard let written = metadata[key] else { return nil }
    switch parameter.type {
    case .enumeration(let type):
      guard let name = string(key, of: metadata) else { return nil }
      let cases = enumerations.values.first { $0.className == type }?.cases ?? []
      guard let found = cases.first(where: { $0.name == name || $0.swiftName == name || String($0.rawValue) == name })
      else {
        report(
          .warning, "the default of '\(parameter.name)' is '\(name.prefix(60))', which '\(type)' doesn't have",
          at: written, suggestion: nearestName(to: name, among: cases.map(\.name)))
        return nil
      }
      return .enumeration(EnumerationValue(type: type, cases: [found.swiftName]))
    case .plain(.boolean): return walk.truth(key, of: metadata).map(Value.boolean)
    case .plain(.integer): return walk.integer(key, of: metadata).map(Value.integer)
    case .plain(.decimal), .plain(.timeInterval):
      return walk.number(key, of: metadata, mayBeEmpty: true).map(Value.double)
    case .plain(.string), .plain(.url):
      return string(key, of: metadata).flatMap { $0.isEmpty ? nil : .string($0) }
    default: return nil
    }
  }

  // MARK: Combinations

  private mutating func combinations(of node: PlistWalk.Pairs, _ intent: DefinedIntent) -> [ParameterCombination] {
    var combinations: [ParameterCombination] = []
    let known = Set(intent.parameters.map(\.name))
    for (key, isManaged) in [
      ("INIntentParameterCombinations", false), ("INIntentManagedParameterCombinations", true),
    ] {
      guard let all = pairs(key, of: node) else { continue }
      for (written, value) in walk.all(of: all) {
        let names = written.text.split(separator: ",").map { String($0.filter { !$0.isWhitespace }) }
        if let name = names.first(where: { !known.contains($0) }) {
          report(
            .warning, "a combination names the parameter '\(name.prefix(60))', which '\(intent.name)' doesn't have",
            at: written.place.textPlace, suggestion: nearestName(to: name, among: intent.parameters.map(\.name)))
          continue
        }
        guard let entry = walk.pairs(of: value, "a combination") else { continue }
        let prefix = "INIntentParameterCombination"
        combinations.append(
          ParameterCombination(
            parameters: names, title: text("\(prefix)Title", of: entry),
            subtitle: text("\(prefix)Subtitle", of: entry),
            runsInBackground: walk.truth("\(prefix)SupportsBackgroundExecution", of: entry) ?? false,
            isManaged: isManaged, place: place(entry)))
      }
    }
    return combinations
  }

  // MARK: Response

  private mutating func response(_ node: PlistWalk.Pairs, _ intent: DefinedIntent) -> DefinedResponse {
    let list = walk.dictionaries("INIntentResponseParameters", of: node)
    let properties = properties(list, prefix: "INIntentResponseParameter", reserved: Self.responseProperties)
    let known = Set(properties.map(\.name))
    var codes: [DefinedResponse.Code] = []
    var names: Set<String> = []
    for entry in walk.dictionaries("INIntentResponseCodes", of: node) {
      let name = string("INIntentResponseCodeName", of: entry)
      guard isName(name, "INIntentResponseCodeName", of: entry, "a response code of '\(intent.name)'"), let name else {
        continue
      }
      let code = DefinedResponse.Code(
        name: name, isSuccess: walk.truth("INIntentResponseCodeSuccess", of: entry) ?? (name == "success"),
        sentence: text("INIntentResponseCodeFormatString", of: entry),
        conciseSentence: text("INIntentResponseCodeConciseFormatString", of: entry), place: place(entry))
      if !names.insert(code.swiftName).inserted {
        report(
          .error, "the response code '\(name)' of '\(intent.name)' stands twice; the first one counts", at: entry.holder
        )
        continue
      }
      codes.append(code)
      for sentence in [code.sentence, code.conciseSentence].compactMap({ $0 }) {
        for name in Placeholders.heads(of: sentence.text) where !known.contains(name) {
          report(
            .warning, "the sentence of '\(code.name)' names '\(name.prefix(60))', which is no property of the response",
            at: entry.holder, suggestion: nearestName(to: name, among: properties.map(\.name)))
        }
      }
    }
    return DefinedResponse(
      codes: codes, properties: properties, output: string("INIntentResponseOutput", of: node))
  }
}
