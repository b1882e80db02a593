import SimCatalog
import SimSchema

/// Makes the schema and the Swift interface of one intent of a definition.
struct IntentMaker {
  private let intent: DefinedIntent

  init(_ intent: DefinedIntent) { self.intent = intent }

  private var handler: String { "\(intent.className)Handling" }
  private var responseClass: String { "\(intent.className)Response" }
  private var codeEnumeration: String { "\(intent.className)ResponseCode" }

  // MARK: The schema for conversations

  var schema: IntentSchema {
    var schema = IntentSchema(
      name: IntentName(intent.className), domain: intent.category?.rawValue ?? "generic", handlingProtocol: handler,
      parameters: intent.parameters.map(parameter), codes: codes,
      responseFields: intent.response.properties.map { PropertySchema.schema(of: $0.name, $0.type, isList: $0.isList) },
      review: intent.asksUser || isOrder, alwaysNeedsUnlock: intent.needsUnlock || isOrder, isCustom: true, verb: verb,
      deed: CustomVerb.looks.contains(verb) ? nil : verb, shortcutTypes: shortcutTypes, isSuggested: intent.isSuggested,
      introduced: "12.0", dialogue: IntentDialogue(changes: intent.keyParameter))
    if let facts = intent.appIntent {
      schema.perform = facts.perform
      // Its answers are in its author's words, so no verb says what was done.
      let answered = ["success", "failure", "continueInApp", PerformFunction.notRun, PerformFunction.cancelled]
      schema.codes = schema.codes.filter { answered.contains($0.name) }
      schema.verb = nil
      schema.deed = nil
      schema.handlingProtocol = nil
      schema.introduced = "16.0"
      // If no prediction names parameters, a donation counts with all that are filled.
      if intent.combinations.isEmpty { schema.shortcutTypes = nil }
    }
    return schema
  }

  /// The combinations that are suggested; those of the Shortcuts app alone aren't.
  private var shortcutTypes: [ShortcutType] {
    intent.combinations.filter { !$0.isManaged }.map {
      ShortcutType(parameters: $0.parameters, runsInBackground: $0.runsInBackground)
    }
  }

  /// An order always needs a confirmation, and an unlocked device (behaviour.md e.4).
  private var isOrder: Bool { intent.category == .order }

  /// The verb by which Siri speaks of it: the definition's, else the usual one of its category.
  private var verb: String {
    if let verb = intent.verb.map(DefinedName.lowercasedFirst), CustomVerb.all.contains(verb) { return verb }
    switch intent.category {
    case .information: return "view"
    case .checkIn, .navigation, .start:
      return intent.category == .checkIn ? "checkIn" : intent.category == .start ? "start" : "startNavigation"
    case let category?: return CustomVerb.all.contains(category.rawValue) ? category.rawValue : "do"
    case nil: return "do"
    }
  }

  private func parameter(_ parameter: DefinedParameter) -> ParameterSchema {
    var schema = PropertySchema.schema(of: parameter.name, parameter.type, isList: parameter.isList)
    schema.resolvedBy = parameter.isResolvable ? [resultClass(of: parameter)] : []
    schema.isRequired = parameter.isResolvable && parameter.defaultValue == nil
    schema.custom = CustomParameter(
      offersOptions: parameter.offersOptions, isSearched: parameter.isSearched, defaultValue: parameter.defaultValue,
      condition: parameter.condition, fixedSize: parameter.fixedSize, minimum: parameter.minimum,
      maximum: parameter.maximum)
    return schema
  }

  /// The codes that every response has; then the app's own, from 100 on, in the file's order.
  private var codes: [ResponseCode] {
    let common = [
      "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]
    let own = intent.response.codes.filter { !common.contains($0.swiftName) }
    return common.enumerated().map { ResponseCode($0.element, $0.offset) }
      + own.enumerated().map { offset, code in
        ResponseCode(code.swiftName, 100 + offset, verdict: code.isSuccess ? .goOn : nil)
      }
  }

  // MARK: Reasons

  /// A class of results with reasons of its own.
  struct ReasonedResult {
    var schema: ResultSchema
    var reasons: EnumerationSchema
    var factory: String
  }

  var reasonedResults: [ReasonedResult] {
    intent.parameters.filter { $0.isResolvable && !$0.reasons.isEmpty }.map { parameter in
      let stem = "\(intent.stem)\(DefinedName.capitalized(parameter.name))"
      let reasons = "\(stem)UnsupportedReason"
      return ReasonedResult(
        schema: ResultSchema(
          name: "\(stem)ResolutionResult", narrows: PropertySchema.resultClass(parameter.type), answers: [],
          reasons: [ResultSchema.Reasons("unsupported", reasons)]),
        reasons: EnumerationSchema(
          name: reasons, kind: .cases,
          cases: parameter.reasons.enumerated().map { EnumerationCase($0.element.swiftName, $0.offset + 1) }),
        factory: "unsupported(forReason: \(reasons))")
    }
  }

  private func resultClass(of parameter: DefinedParameter) -> String {
    parameter.reasons.isEmpty
      ? PropertySchema.resultClass(parameter.type)
      : "\(intent.stem)\(DefinedName.capitalized(parameter.name))ResolutionResult"
  }

  // MARK: Swift

  var interface: IntentInterface {
    IntentInterface(
      settable: Set(intent.parameters.map(\.name)), initialisers: [], methods: methods,
      response: ResponseInterface(
        className: responseClass, codes: codeEnumeration, settable: Set(intent.response.properties.map(\.name)),
        factories: factories))
  }

  private var methods: [MethodModel] {
    intent.parameters.filter(\.isResolvable).map(resolve)
      + intent.parameters.filter(\.offersOptions).flatMap(options)
      + [method(.confirm, "confirm"), method(.handle, "handle")]
      + intent.parameters.filter(\.offersOptions).map(defaultValue)
  }

  private func method(_ purpose: MethodModel.Purpose, _ name: String) -> MethodModel {
    MethodModel(
      purpose: purpose, result: SwiftType(responseClass),
      spellings: ["\(name)(intent:completion:)", "\(name)(intent:) async"].compactMap(Spelling.init))
  }

  private func resolve(_ parameter: DefinedParameter) -> MethodModel {
    let name = "resolve\(DefinedName.capitalized(parameter.name))"
    let result = resultClass(of: parameter)
    return MethodModel(
      purpose: .resolve(parameter.name), result: SwiftType(parameter.isList ? "[\(result)]" : result),
      spellings: ["\(name)(for:with:)", "\(name)(for:) async"].compactMap(Spelling.init))
  }

  /// The form of iOS 14, and that of iOS 13.
  private func options(_ parameter: DefinedParameter) -> [MethodModel] {
    guard let option = PropertySchema.optionClass(parameter.type) else { return [] }
    let name = "provide\(DefinedName.capitalized(parameter.name))Options"
    let labels = parameter.isSearched ? "for:searchTerm:" : "for:"
    let purpose = MethodModel.Purpose.options(parameter.name, isSearched: parameter.isSearched)
    func spellings(_ name: String) -> [Spelling] {
      ["\(name)(\(labels)with:)", "\(name)(\(labels)) async throws"].compactMap(Spelling.init)
    }
    return [
      MethodModel(
        purpose: purpose, result: SwiftType("INObjectCollection<\(option)>"), spellings: spellings("\(name)Collection")),
      MethodModel(
        purpose: purpose, result: SwiftType("[\(PropertySchema.elementType(parameter.type))]"),
        spellings: spellings(name)),
    ]
  }

  private func defaultValue(_ parameter: DefinedParameter) -> MethodModel {
    let element = PropertySchema.elementType(parameter.type)
    return MethodModel(
      purpose: .defaultValue(parameter.name), result: SwiftType(parameter.isList ? "[\(element)]" : element),
      spellings: ["default\(DefinedName.capitalized(parameter.name))(for:)"].compactMap(Spelling.init))
  }

  private var factories: [ResponseFactory] {
    let known = Dictionary(intent.response.properties.map { ($0.name, $0) }) { first, _ in first }
    return intent.response.codes.compactMap { factory($0, among: known) }
  }

  /// The factory of a code whose sentence names properties: those of the long sentence first, in their order.
  private func factory(
    _ code: DefinedResponse.Code, among known: [String: DefinedProperty]
  ) -> ResponseFactory? {
    var names = Placeholders.heads(of: code.sentence?.text ?? "")
    names += Placeholders.heads(of: code.conciseSentence?.text ?? "").filter { !names.contains($0) }
    let properties = names.compactMap { known[$0] }
    guard !properties.isEmpty else { return nil }
    return ResponseFactory(
      code: code.swiftName,
      parameters: properties.enumerated().map { offset, property in
        let ending = DefinedName.capitalized(property.name)
        let isSaid = offset == 0 && code.swiftName.hasSuffix(ending) && code.swiftName.count > ending.count
        return ResponseFactory.Parameter(
          label: isSaid ? "_" : property.name,
          property: PropertySchema.schema(of: property.name, property.type, isList: property.isList))
      })
  }
}
