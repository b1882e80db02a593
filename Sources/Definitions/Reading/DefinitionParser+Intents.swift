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

  mutating func intent(_ node: PlistNode) -> DefinedIntent? {
    let name = nodes.string("INIntentName", of: node)
    guard isName(name, "INIntentName", of: node, "an intent"), let name else { return nil }
    let isSystem = nodes.string("INIntentType", of: node) == "System"
    let prefix = nodes.string("INIntentClassPrefix", of: node) ?? ""
    let className =
      isSystem
      ? nodes.string("INIntentClassName", of: node) ?? "\(prefix.isEmpty ? "IN" : prefix)\(name)Intent"
      : nodes.string("INIntentClassName", of: node) ?? "\(prefix)\(name)Intent"
    let what = "the intent '\(name)'"
    guard isName(className, "INIntentClassName", of: node, what) else { return nil }
    if isSystem {
      if Catalog.siriKit.schema(of: IntentName(className)) == nil {
        let nearest = nearestName(to: className, among: Catalog.siriKit.intents.map(\.name.rawValue))
        nodes.report(.warning, "SiriKit has no intent '\(className)'", at: node.offset, suggestion: nearest)
      }
    } else if Catalog.siriKit.schema(of: IntentName(className)) != nil {
      nodes.report(
        .error, "\(what) is called '\(className)' in Swift, as one of SiriKit's is; it is left out", at: node.offset)
      return nil
    }
    guard take(className, for: what, at: node.offset) else { return nil }
    var intent = DefinedIntent(
      name: name, className: className, isSystem: isSystem,
      category: nodes.string("INIntentCategory", of: node).flatMap(DefinedIntent.Category.init),
      verb: nodes.string("INIntentVerb", of: node), title: nodes.text("INIntentTitle", of: node),
      summary: nodes.text("INIntentDescription", of: node), parameters: [], combinations: [],
      response: DefinedResponse(codes: [], properties: []),
      asksUser: nodes.truth("INIntentUserConfirmationRequired", of: node) ?? false,
      needsUnlock: (nodes.integer("INIntentRestrictions", of: node) ?? 0) != 0,
      isSuggested: !(nodes.truth("INIntentIneligibleForSuggestions", of: node) ?? false),
      isForWidgets: nodes.truth("INIntentEligibleForWidgets", of: node) ?? false,
      isConfigurable: nodes.truth("INIntentConfigurable", of: node) ?? false,
      inputParameter: nodes.string("INIntentInput", of: node),
      keyParameter: nodes.string("INIntentKeyParameter", of: node),
      place: nodes.place(node))
    if isSystem { return intent }
    var names: Set<String> = []
    for parameter in nodes.dictionaries("INIntentParameters", of: node) {
      guard let read = self.parameter(parameter, among: names) else { continue }
      names.insert(read.name)
      intent.parameters.append(read)
    }
    checkConditions(&intent)
    intent.combinations = combinations(of: node, intent)
    if let response = nodes.entry("INIntentResponse", of: node) {
      intent.response = self.response(response.value, intent)
    }
    return intent
  }

  // MARK: Parameters

  private mutating func parameter(_ node: PlistNode, among names: Set<String>) -> DefinedParameter? {
    let name = nodes.string("INIntentParameterName", of: node)
    guard isName(name, "INIntentParameterName", of: node, "a parameter"), let name,
      isFree(name, among: names, reserved: Self.intentProperties, at: node.offset)
    else { return nil }
    guard let type = valueType(node, "INIntentParameter", of: "the parameter '\(name)'") else { return nil }
    var parameter = DefinedParameter(
      name: name, type: type, isList: nodes.truth("INIntentParameterSupportsMultipleValues", of: node) ?? false,
      displayName: nodes.text("INIntentParameterDisplayName", of: node),
      isResolvable: nodes.truth("INIntentParameterSupportsResolution", of: node) ?? false,
      isConfigurable: nodes.truth("INIntentParameterConfigurable", of: node) ?? false,
      offersOptions: nodes.truth("INIntentParameterSupportsDynamicEnumeration", of: node) ?? false,
      isSearched: nodes.truth("INIntentParameterSupportsSearch", of: node) ?? false, dialogs: dialogs(of: node),
      reasons: reasons(of: node, name), place: nodes.place(node))
    if let relationship = nodes.entry("INIntentParameterRelationship", of: node)?.value {
      parameter.condition = condition(relationship, of: name)
    }
    if let metadata = nodes.entry("INIntentParameterMetadata", of: node)?.value {
      parameter.minimum = nodes.number("INIntentParameterMetadataMinimumValue", of: metadata)
      parameter.maximum = nodes.number("INIntentParameterMetadataMaximumValue", of: metadata)
      parameter.trueName = nodes.text("INIntentParameterMetadataTrueDisplayName", of: metadata)
      parameter.falseName = nodes.text("INIntentParameterMetadataFalseDisplayName", of: metadata)
      parameter.defaultValue = defaultValue(metadata, of: parameter)
    }
    if (nodes.integer("INIntentParameterFixedSizeArray", of: node) ?? 0) != 0 {
      let sizes = nodes.dictionaries("INIntentParameterArraySizes", of: node)
        .compactMap { nodes.integer("INIntentParameterArraySizeSize", of: $0) }
      parameter.fixedSize = sizes.filter { $0 > 0 }.max()
    }
    return parameter
  }

  private mutating func dialogs(of node: PlistNode) -> [DefinedParameter.Dialog: DefinitionText] {
    var dialogs: [DefinedParameter.Dialog: DefinitionText] = [:]
    for entry in nodes.dictionaries("INIntentParameterPromptDialogs", of: node) {
      guard let name = nodes.string("INIntentParameterPromptDialogType", of: entry) else { continue }
      guard let dialog = DefinedParameter.Dialog(rawValue: name) else {
        let known = DefinedParameter.Dialog.allCases.map(\.rawValue)
        nodes.report(
          .warning, "there is no dialog of the type '\(name.prefix(60))'", at: entry.offset,
          suggestion: nearestName(to: name, among: known))
        continue
      }
      if let text = nodes.text("INIntentParameterPromptDialogFormatString", of: entry) { dialogs[dialog] = text }
    }
    return dialogs
  }

  private mutating func reasons(of node: PlistNode, _ parameter: String) -> [DefinedParameter.Reason] {
    var reasons: [DefinedParameter.Reason] = []
    for entry in nodes.dictionaries("INIntentParameterUnsupportedReasons", of: node) {
      let key = "INIntentParameterUnsupportedReasonCode"
      let code = nodes.string(key, of: entry)
      guard isName(code, key, of: entry, "a reason of '\(parameter)'"), let code else { continue }
      let reason = DefinedParameter.Reason(
        code: code, sentence: nodes.text("INIntentParameterUnsupportedReasonFormatString", of: entry),
        place: nodes.place(entry))
      if reasons.contains(where: { $0.swiftName == reason.swiftName }) {
        nodes.report(
          .error, "the reason '\(code)' of '\(parameter)' stands twice; the first one counts", at: entry.offset)
      } else {
        reasons.append(reason)
      }
    }
    return reasons
  }

  private mutating func condition(_ node: PlistNode, of parameter: String) -> ParameterCondition? {
    guard let parent = nodes.string("INIntentParameterRelationshipParentName", of: node) else { return nil }
    let key = "INIntentParameterRelationshipPredicateValue"
    switch nodes.string("INIntentParameterRelationshipPredicateName", of: node) {
    case "HasAnyValue", nil: return ParameterCondition(parent: parent, value: nil)
    case "BooleanHasExactValue":
      return ParameterCondition(parent: parent, value: .boolean(nodes.truth(key, of: node) ?? true))
    case "EnumHasExactValue":
      // The parent's enumeration is known only when all parameters are.
      guard let name = nodes.string(key, of: node) else { return ParameterCondition(parent: parent, value: nil) }
      return ParameterCondition(parent: parent, value: .enumeration(EnumerationValue(type: "", cases: [name])))
    case let name?:
      nodes.report(
        .warning, "'\(parameter)' depends on '\(parent)' by '\(name.prefix(60))', which isn't known; it always counts",
        at: node.offset,
        suggestion: nearestName(to: name, among: ["HasAnyValue", "BooleanHasExactValue", "EnumHasExactValue"]))
      return nil
    }
  }

  /// Parents that aren't there, that depend on each other in a circle, and the values of enumerations.
  private mutating func checkConditions(_ intent: inout DefinedIntent) {
    let indices = Dictionary(intent.parameters.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var chains = ConditionChains(intent.parameters)
    for index in intent.parameters.indices {
      guard var condition = intent.parameters[index].condition else { continue }
      let name = intent.parameters[index].name
      let place = intent.parameters[index].place
      guard let parent = indices[condition.parent].map({ intent.parameters[$0] }) else {
        nodes.report(
          .error,
          "'\(name)' depends on the parameter '\(condition.parent.prefix(60))', which isn't there; it always counts",
          at: place, suggestion: nearestName(to: condition.parent, among: intent.parameters.map(\.name)))
        intent.parameters[index].condition = nil
        continue
      }
      if chains.cutCircle(at: name) {
        nodes.report(.error, "'\(name)' depends on itself in a circle; it always counts", at: place)
        intent.parameters[index].condition = nil
        continue
      }
      if case .enumeration(let value)? = condition.value, let written = value.cases.first {
        guard case .enumeration(let type) = parent.type,
          let known = enumerations.values.first(where: { $0.className == type })?.cases
            .first(where: { $0.name == written || $0.swiftName == written })
        else {
          nodes.report(
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

  private mutating func defaultValue(_ metadata: PlistNode, of parameter: DefinedParameter) -> Value? {
    let key = "INIntentParameterMetadataDefaultValue"
    guard let entry = nodes.entry(key, of: metadata) else { return nil }
    switch (parameter.type, entry.value.value) {
    case (.enumeration(let type), _):
      guard let name = nodes.string(key, of: metadata) else { return nil }
      let cases = enumerations.values.first { $0.className == type }?.cases ?? []
      guard let found = cases.first(where: { $0.name == name || $0.swiftName == name || String($0.rawValue) == name })
      else {
        nodes.report(
          .warning, "the default of '\(parameter.name)' is '\(name.prefix(60))', which '\(type)' doesn't have",
          at: entry.value.offset, suggestion: nearestName(to: name, among: cases.map(\.name)))
        return nil
      }
      return .enumeration(EnumerationValue(type: type, cases: [found.swiftName]))
    case (.plain(.boolean), _): return nodes.truth(key, of: metadata).map(Value.boolean)
    case (.plain(.integer), _): return nodes.integer(key, of: metadata).map(Value.integer)
    case (.plain(.decimal), _), (.plain(.timeInterval), _): return nodes.number(key, of: metadata).map(Value.double)
    case (.plain(.string), _), (.plain(.url), _):
      return nodes.string(key, of: metadata).flatMap { $0.isEmpty ? nil : .string($0) }
    default: return nil
    }
  }

  // MARK: Combinations

  private mutating func combinations(of node: PlistNode, _ intent: DefinedIntent) -> [ParameterCombination] {
    var combinations: [ParameterCombination] = []
    let known = Set(intent.parameters.map(\.name))
    for (key, isManaged) in [
      ("INIntentParameterCombinations", false), ("INIntentManagedParameterCombinations", true),
    ] {
      guard let all = nodes.entry(key, of: node)?.value else { continue }
      for entry in nodes.entries(of: all, key) {
        let names = entry.key.split(separator: ",").map { String($0.filter { !$0.isWhitespace }) }
        if let name = names.first(where: { !known.contains($0) }) {
          nodes.report(
            .warning, "a combination names the parameter '\(name.prefix(60))', which '\(intent.name)' doesn't have",
            at: entry.keyOffset, suggestion: nearestName(to: name, among: intent.parameters.map(\.name)))
          continue
        }
        let prefix = "INIntentParameterCombination"
        combinations.append(
          ParameterCombination(
            parameters: names, title: nodes.text("\(prefix)Title", of: entry.value),
            subtitle: nodes.text("\(prefix)Subtitle", of: entry.value),
            runsInBackground: nodes.truth("\(prefix)SupportsBackgroundExecution", of: entry.value) ?? false,
            isManaged: isManaged, place: nodes.place(entry.value)))
      }
    }
    return combinations
  }

  // MARK: Response

  private mutating func response(_ node: PlistNode, _ intent: DefinedIntent) -> DefinedResponse {
    guard case .dictionary = node.value else {
      nodes.report(.error, "'INIntentResponse' is \(node.kindName); expected a dictionary", at: node.offset)
      return DefinedResponse(codes: [], properties: [])
    }
    let list = nodes.dictionaries("INIntentResponseParameters", of: node)
    let properties = properties(list, prefix: "INIntentResponseParameter", reserved: Self.responseProperties)
    let known = Set(properties.map(\.name))
    var codes: [DefinedResponse.Code] = []
    var names: Set<String> = []
    for entry in nodes.dictionaries("INIntentResponseCodes", of: node) {
      let name = nodes.string("INIntentResponseCodeName", of: entry)
      guard isName(name, "INIntentResponseCodeName", of: entry, "a response code of '\(intent.name)'"), let name else {
        continue
      }
      let code = DefinedResponse.Code(
        name: name, isSuccess: nodes.truth("INIntentResponseCodeSuccess", of: entry) ?? (name == "success"),
        sentence: nodes.text("INIntentResponseCodeFormatString", of: entry),
        conciseSentence: nodes.text("INIntentResponseCodeConciseFormatString", of: entry), place: nodes.place(entry))
      if !names.insert(code.swiftName).inserted {
        nodes.report(
          .error, "the response code '\(name)' of '\(intent.name)' stands twice; the first one counts", at: entry.offset
        )
        continue
      }
      codes.append(code)
      for sentence in [code.sentence, code.conciseSentence].compactMap({ $0 }) {
        for name in Placeholders.heads(of: sentence.text) where !known.contains(name) {
          nodes.report(
            .warning, "the sentence of '\(code.name)' names '\(name.prefix(60))', which is no property of the response",
            at: entry.offset, suggestion: nearestName(to: name, among: properties.map(\.name)))
        }
      }
    }
    return DefinedResponse(
      codes: codes, properties: properties, output: nodes.string("INIntentResponseOutput", of: node))
  }
}
