import SimDiagnostics

/// Reads App Intents from Swift sources, literally: by the one lexer, without a compiler, and without running anything.
///
/// What isn't written out (a title that a function makes) is reported and left out; nothing is guessed.
package struct AppIntentReader {
  /// The protocols that make a type an intent.
  static let intentProtocols: Set = [
    "AppIntent", "SystemIntent", "OpenIntent", "DeleteIntent", "SetValueIntent", "ShowInAppSearchResultsIntent",
    "ForegroundContinuableIntent", "AudioPlaybackIntent", "AudioStartingIntent", "AudioRecordingIntent",
    "LiveActivityIntent", "LiveActivityStartingIntent", "ProgressReportingIntent", "LongRunningIntent",
    "CancellableIntent", "UndoableIntent", "PredictableIntent", "CustomIntentMigratedAppIntent", "SnippetIntent",
    "WidgetConfigurationIntent", "ControlConfigurationIntent", "SetFocusFilterIntent", "URLRepresentableIntent",
    "StartWorkoutIntent", "PauseWorkoutIntent", "ResumeWorkoutIntent", "StartDiveIntent", "CameraCaptureIntent",
    "PlayVideoIntent", "PushToTalkTransmissionIntent", "TargetContentProvidingIntent", "DeprecatedAppIntent",
  ]
  private static let enumProtocols: Set = ["AppEnum"]
  private static let entityProtocols: Set = [
    "AppEntity", "IndexedEntity", "TransientAppEntity", "UniqueAppEntity", "FileEntity", "URLRepresentableEntity",
  ]
  private static let providerProtocols: Set = ["AppShortcutsProvider"]
  private static let queryProtocols: [(name: String, kind: AppIntentOutline.Query.Kind)] = [
    ("EntityPropertyQuery", .property), ("EnumerableEntityQuery", .enumerable),
    ("UniqueAppEntityProvider", .enumerable),
    ("EntityStringQuery", .string), ("IntentValueQuery", .plain), ("EntityQuery", .plain),
    ("DynamicOptionsProvider", .options),
  ]

  /// A type with all that its extensions add.
  struct Whole {
    var name: String
    var inherited: [String] = []
    /// The declaration itself, or the first extension, and then the others.
    var parts: [(source: SwiftSource, type: SwiftTypeDeclaration)] = []

    var place: TextPlace { parts[0].source.place(parts[0].type.index) }
    var attributes: [(source: SwiftSource, attribute: SwiftTypeDeclaration.Attribute)] {
      parts.flatMap { part in part.type.attributes.map { (part.source, $0) } }
    }

    /// A static property, and the source that contains it; of several under `#if` the first.
    func property(_ name: String) -> (source: SwiftSource, property: SwiftTypeDeclaration.Property)? {
      for part in parts {
        if let property = part.type.properties.first(where: { $0.name == name }) { return (part.source, property) }
      }
      return nil
    }
  }

  private var outline = AppIntentOutline()
  /// By name, in the order in which they were found.
  private var wholes: [String: Whole] = [:]
  private var order: [String] = []

  /// Reads sources.
  ///
  /// - Parameter sources: path and bytes of each; nothing is too broken to be read.
  package static func outline(of sources: [(path: String, bytes: [UInt8])]) -> AppIntentOutline {
    var reader = AppIntentReader()
    for file in sources {
      let source = SwiftSource(file.bytes, file: file.path)
      reader.collect(source)
      if ByteSearch.contains(update, in: file.bytes) { reader.collectUpdates(source) }
    }
    reader.read()
    return reader.outline
  }

  /// Whether a source may hold App Intents: most files of a project needn't be cut into words at all.
  static func concerns(_ bytes: [UInt8]) -> Bool {
    // Most that have none don't even import the module.
    ByteSearch.contains("App", in: bytes) && words.contains { ByteSearch.contains($0, in: bytes) }
  }

  private static let words: [StaticString] = ["AppIntent", "AppShortcut", "AppEnum", "AppEntity"]

  private static let update: StaticString = "updateAppShortcutParameters"

  private mutating func collectUpdates(_ source: SwiftSource) {
    for index in source.tokens.indices
    where source.name(index) == "\(Self.update)" && source.isMark(index + 1, Ascii.openParenthesis)
      && source.name(index - 1) != "func"
    { outline.phraseUpdates.append(source.place(index)) }
  }

  // MARK: Types

  private mutating func collect(_ source: SwiftSource) {
    if let index = source.unclosed {
      let what = source.beginsText(index) ? "the text" : "'\(source.text(index))'"
      outline.remarks.append(
        Diagnostic(.warning, "\(what) is never closed: what stands behind it can't be read", at: source.place(index)))
    }
    for type in SwiftDeclarationReader.types(of: source) {
      let name = type.path.joined(separator: ".")
      if wholes[name] == nil {
        wholes[name] = Whole(name: name)
        order.append(name)
      }
      let isCopy =
        type.kind != .extension && wholes[name]?.parts.contains { $0.type.kind != .extension } == true
      // The same type in another target, or in another branch of `#if`: the first one holds.
      if isCopy { continue }
      wholes[name]?.inherited += type.inherited
      if type.kind == .extension {
        wholes[name]?.parts.append((source, type))
      } else {
        wholes[name]?.parts.insert((source, type), at: 0)
      }
    }
  }

  /// The type of a name as it is written: by its whole name, or by its last part.
  private func whole(_ name: String) -> Whole? {
    if let exact = wholes[name] { return exact }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return wholes[last] ?? order.first { $0.hasSuffix("." + last) }.flatMap { wholes[$0] }
  }

  /// What a type conforms to, by the protocols and classes of the sources too.
  private func conformances(of whole: Whole) -> [String] {
    var found: [String] = []
    var next = whole.inherited
    while let name = next.popLast(), found.count < 64 {
      guard !found.contains(name) else { continue }
      found.append(name)
      if let type = wholes[name], type.name != whole.name { next += type.inherited }
    }
    return found.sorted()
  }

  private mutating func read() {
    for name in order {
      guard let whole = wholes[name], let main = whole.parts.first, main.type.kind != .protocol else { continue }
      let conformances = conformances(of: whole)
      let macros = whole.attributes.map(\.attribute.name)
      func isOne(_ protocols: Set<String>, _ names: String...) -> Bool {
        conformances.contains(where: protocols.contains) || macros.contains(where: names.contains)
      }
      if isOne(Self.providerProtocols) { readProvider(whole) }
      if isOne(Self.intentProtocols, "AppIntent", "AssistantIntent") {
        readIntent(whole, conformances.filter(Self.intentProtocols.contains))
      } else if isOne(Self.enumProtocols, "AppEnum", "AssistantEnum") {
        readEnumeration(whole)
      } else if isOne(Self.entityProtocols, "AppEntity", "AssistantEntity") {
        let query = whole.property("defaultQuery").flatMap {
          value(of: $0.property, in: $0.source)?.name ?? typeName($0.property)
        }
        outline.entities.append(
          .init(
            name: name, title: text(whole, "typeDisplayRepresentation"), query: query, place: whole.place))
      } else if let kind = Self.queryProtocols.first(where: { conformances.contains($0.name) })?.kind {
        outline.queries.append(.init(name: name, kind: kind, place: whole.place))
      }
    }
  }

  private func typeName(_ property: SwiftTypeDeclaration.Property) -> String? {
    property.type.isEmpty ? nil : property.type
  }

  // MARK: Values

  /// What a property is set to, or what its body consists of.
  private func value(
    of property: SwiftTypeDeclaration.Property, in source: SwiftSource
  ) -> SwiftExpression.Located? {
    if let initial = property.initial { return source.expression(initial) }
    guard var body = property.body, !body.isEmpty else { return nil }
    if source.isWord(body.lowerBound, "get"), source.isMark(body.lowerBound + 1, Ascii.openBrace) {
      body =
        body.lowerBound + 2..<max(body.lowerBound + 2, min(source.partner(of: body.lowerBound + 1), body.upperBound))
    }
    guard !body.isEmpty else { return nil }
    return source.expression(body)
  }

  private mutating func remark(_ message: String, at place: TextPlace) {
    outline.remarks.append(Diagnostic(.note, message, at: place))
  }

  /// The text of a static property; a text that isn't written out is reported.
  private mutating func text(_ whole: Whole, _ name: String) -> AppIntentOutline.Text? {
    guard let (source, property) = whole.property(name) else { return nil }
    guard let value = value(of: property, in: source) else { return nil }
    if let text = LiteralText.text(of: value, in: source) { return text }
    remark("'\(name)' of '\(whole.name)' isn't written out", at: source.place(value.range.lowerBound))
    return nil
  }

  /// The text that is passed under a label.
  private mutating func text(
    _ argument: SwiftExpression.Located?, _ name: String, in source: SwiftSource
  ) -> AppIntentOutline.Text? {
    guard let argument, argument.name != "nil" else { return nil }
    if let text = LiteralText.text(of: argument, in: source) { return text }
    remark("\(name) isn't written out", at: source.place(argument.range.lowerBound))
    return nil
  }

  // MARK: Intents

  private mutating func readIntent(_ whole: Whole, _ families: [String]) {
    var intent = AppIntentOutline.Intent(name: whole.name, families: families, place: whole.place)
    for (_, attribute) in whole.attributes where ["AppIntent", "AssistantIntent"].contains(attribute.name) {
      if case .name(let path) = attribute.arguments.first(where: { $0.label == "schema" })?.value.value {
        intent.schema = path.filter { !$0.isEmpty }.joined(separator: ".")
      }
    }
    intent.title = text(whole, "title")
    intent.summary = text(whole, "description")
    if intent.title == nil, intent.schema == nil, whole.property("title") == nil {
      remark("'\(whole.name)' has no 'title'", at: whole.place)
    } else if let title = intent.title, title.text.allSatisfy(\.isWhitespace) {
      outline.remarks.append(Diagnostic(.warning, "the title of '\(whole.name)' is empty", at: title.place))
    }
    if let (source, property) = whole.property("openAppWhenRun") {
      intent.opensApp = value(of: property, in: source)?.name == "true"
    }
    if let (source, property) = whole.property("supportedModes"), let value = value(of: property, in: source) {
      intent.modes = modes(value)
      if intent.modes.isEmpty {
        remark("'supportedModes' of '\(whole.name)' isn't written out", at: source.place(value.range.lowerBound))
      }
      if intent.modes == ["foreground"] || intent.modes == ["immediate"] { intent.opensApp = true }
    }
    if let (source, property) = whole.property("isDiscoverable") {
      intent.isHidden = value(of: property, in: source)?.name == "false"
    }
    if families.contains("CustomIntentMigratedAppIntent"), let (source, property) = whole.property("intentClassName"),
      let value = value(of: property, in: source)
    {
      intent.replaces = LiteralText.text(of: value, in: source)?.text
    }
    if let (source, property) = whole.property("authenticationPolicy") {
      intent.policy = value(of: property, in: source)?.name
    }
    for (source, type) in whole.parts {
      if let perform = type.functions.first(where: { $0.name == "perform" }) {
        intent.perform = intent.perform ?? source.place(perform.index)
        intent.confirmsMoney = intent.confirmsMoney || confirmsMoney(perform.body, in: source)
      }
    }
    var performed = PerformReader(whole.parts)
    intent.performance = performed.performance()
    let given = valuesOfInitialisers(whole)
    for (source, type) in whole.parts {
      for property in type.properties where !property.isStatic {
        let wrapper = property.attributes.first { ["Parameter", "IntentParameter"].contains($0.name) }
        // A macro of a schema adds the wrapper to what has none.
        let isOfSchema = intent.schema != nil && property.attributes.isEmpty && property.body == nil
        guard wrapper != nil || isOfSchema else { continue }
        var parameter = parameter(property, wrapper?.arguments ?? [], of: whole, in: source)
        if given.contains(parameter.name), parameter.defaultValue == .none { parameter.defaultValue = .notLiteral }
        if intent.parameters.contains(where: { $0.name == parameter.name }) { continue }
        intent.parameters.append(parameter)
      }
    }
    if let (source, property) = whole.property("predictionConfiguration"), let body = property.body {
      let types = Dictionary(intent.parameters.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
      intent.predictions = PredictionReader(source: source, types: types).predictions(in: body)
      for prediction in intent.predictions where prediction.title == nil {
        remark("the title of a prediction of '\(whole.name)' isn't written out", at: prediction.place)
      }
    }
    outline.intents.append(intent)
  }

  /// Whether some code asks for a confirmation whose name says that money is at stake: `actionName: .pay`.
  private func confirmsMoney(_ body: Range<Int>, in source: SwiftSource) -> Bool {
    let actions: Set = ["book", "buy", "order", "pay"]
    return body.contains { index in
      ["actionName", "confirmationActionName"].contains(source.name(index)) && source.isMark(index + 2, Ascii.dot)
        && actions.contains(source.name(index + 3))
    }
  }

  /// The names that an initialiser without parameters sets, so that Siri needn't ask for them.
  private func valuesOfInitialisers(_ whole: Whole) -> Set<String> {
    var names: Set<String> = []
    for (source, type) in whole.parts {
      for function in type.functions where function.name == "init" {
        let open = function.index + 1
        guard source.isMark(open, Ascii.openParenthesis), source.partner(of: open) == open + 1 else { continue }
        for index in function.body where source.isMark(index, Ascii.equals) && !source.isMark(index + 1, Ascii.equals) {
          let name = source.name(index - 1)
          let isOwn = !source.isMark(index - 2, Ascii.dot) || source.name(index - 3) == "self"
          if !name.isEmpty, isOwn { names.insert(name) }
        }
      }
    }
    return names
  }

  private func modes(_ value: SwiftExpression.Located) -> [String] {
    switch value.value {
    case .list(let elements): elements.flatMap(modes)
    case .name(let path): [path.last ?? ""]
    case .call(_, let arguments): arguments.first.map { modes($0.value) } ?? [value.name ?? ""]
    case .text, .number, .pairs, .other: []
    }
  }

  private mutating func parameter(
    _ property: SwiftTypeDeclaration.Property, _ arguments: [SwiftExpression.Argument], of whole: Whole,
    in source: SwiftSource
  ) -> AppIntentOutline.Parameter {
    func argument(_ label: String) -> SwiftExpression.Located? { arguments.first { $0.label == label }?.value }
    let type = ParameterTypeName(property.type)
    var parameter = AppIntentOutline.Parameter(
      name: property.name, type: type.element, isList: type.isList, isOptional: type.isOptional, defaultValue: .none,
      place: source.place(property.index))
    let owner = "of '\(whole.name).\(property.name)'"
    parameter.title = text(argument("title"), "the title \(owner)", in: source)
    parameter.requestDialog = text(argument("requestValueDialog"), "the dialog \(owner)", in: source)
    parameter.disambiguationDialog = text(
      argument("requestDisambiguationDialog"), "the dialog \(owner)", in: source)
    let written = argument("default") ?? argument("defaultValue") ?? property.initial.map(source.expression)
    if let written {
      parameter.defaultValue = Self.value(of: written, in: source)
      if parameter.defaultValue == .notLiteral {
        remark("the default \(owner) isn't written out", at: source.place(written.range.lowerBound))
      }
    }
    if parameter.type.isEmpty {
      switch parameter.defaultValue {
      case .text: parameter.type = "String"
      case .number(let number): parameter.type = number == number.rounded() ? "Int" : "Double"
      case .truth: parameter.type = "Bool"
      case .none, .name, .notLiteral:
        remark("the type \(owner) isn't written out", at: parameter.place)
      }
    }
    if let range = argument("inclusiveRange"), source.isMark(range.range.lowerBound, Ascii.openParenthesis) {
      let bounds = source.arguments(
        range.range.lowerBound + 1..<max(range.range.lowerBound + 1, range.range.upperBound - 1)
      )
      .map { bound -> Double? in
        if case .number(let number) = bound.value.value { Self.number(number) } else { nil }
      }
      parameter.minimum = bounds.first ?? nil
      parameter.maximum = bounds.last ?? nil
    }
    parameter.provider = (argument("optionsProvider") ?? argument("query"))?.name
    return parameter
  }

  /// A value that is handed to a parameter.
  static func value(of expression: SwiftExpression.Located, in source: SwiftSource)
    -> AppIntentOutline.Parameter.Default
  {
    switch expression.value {
    case .number(let number): return Self.number(number).map { .number($0) } ?? .notLiteral
    case .name(["true"]): return .truth(true)
    case .name(["false"]): return .truth(false)
    case .name(["nil"]): return .none
    case .name(let path): return path.count == 2 ? .name(path[1]) : .notLiteral
    case .text: return LiteralText.text(of: expression, in: source).map { .text($0.text) } ?? .notLiteral
    case .call, .list, .pairs, .other: return .notLiteral
    }
  }

  private static func number(_ text: String) -> Double? { Double(text.filter { $0 != "_" }) }

  // MARK: Enumerations

  private mutating func readEnumeration(_ whole: Whole) {
    var enumeration = AppIntentOutline.Enumeration(
      name: whole.name, title: text(whole, "typeDisplayRepresentation"), cases: [], place: whole.place)
    for (source, type) in whole.parts {
      for item in type.cases {
        let place = source.place(item.index)
        guard !enumeration.cases.contains(where: { $0.name == item.name }) else {
          outline.remarks.append(
            Diagnostic(.warning, "'\(whole.name)' has the case '\(item.name)' twice; the first holds", at: place))
          continue
        }
        enumeration.cases.append(.init(name: item.name, place: place))
      }
    }
    if let (source, property) = whole.property("caseDisplayRepresentations") {
      readTitles(property, of: &enumeration, in: source)
    } else {
      remark("'\(whole.name)' has no 'caseDisplayRepresentations'", at: whole.place)
    }
    outline.enumerations.append(enumeration)
  }

  private mutating func readTitles(
    _ property: SwiftTypeDeclaration.Property, of enumeration: inout AppIntentOutline.Enumeration,
    in source: SwiftSource
  ) {
    guard let value = value(of: property, in: source), case .pairs(let pairs) = value.value else {
      return remark(
        "'caseDisplayRepresentations' of '\(enumeration.name)' isn't written out", at: source.place(property.index))
    }
    var seen: Set<String> = []
    for pair in pairs {
      let place = source.place(pair.key.range.lowerBound)
      guard let name = pair.key.name else {
        remark("a case of '\(enumeration.name)' isn't written out", at: place)
        continue
      }
      guard let index = enumeration.cases.firstIndex(where: { $0.name == name }) else {
        outline.remarks.append(
          Diagnostic(
            .warning, "'\(enumeration.name)' has no case '\(name)'", at: place,
            suggestion: nearestName(to: name, among: enumeration.cases.map(\.name))))
        continue
      }
      guard seen.insert(name).inserted else {
        outline.remarks.append(
          Diagnostic(
            .warning, "the case '\(name)' of '\(enumeration.name)' has its title twice; the first holds", at: place))
        continue
      }
      enumeration.cases[index].title = text(pair.value, "the title of '\(enumeration.name).\(name)'", in: source)
      for synonym in pair.value["synonyms"]?.elements ?? [] {
        if let text = text(synonym, "a synonym of '\(enumeration.name).\(name)'", in: source) {
          enumeration.cases[index].synonyms.append(text)
        }
      }
    }
  }

  // MARK: Shortcuts

  private mutating func readProvider(_ whole: Whole) {
    var provider = AppIntentOutline.Provider(name: whole.name, shortcuts: [], place: whole.place)
    for (source, type) in whole.parts {
      for index in type.body where source.name(index) == "AppShortcut" {
        // `AppIntents.AppShortcut` is one, too.
        let isMember = source.isMark(index - 1, Ascii.dot) && source.name(index - 2) != "AppIntents"
        guard !isMember, source.isMark(index + 1, Ascii.openParenthesis) else { continue }
        let arguments = source.arguments(index + 2..<max(index + 2, source.partner(of: index + 1)))
        if let shortcut = shortcut(arguments, in: source, at: source.place(index)) {
          provider.shortcuts.append(shortcut)
        }
      }
      // `.init(intent: Order(), phrases: [])` in a list of them
      for index in type.body
      where source.isMark(index, Ascii.dot) && source.name(index + 1) == "init"
        && source.isMark(index + 2, Ascii.openParenthesis)
        && source.name(index + 3) == "intent" && source.name(index - 1).isEmpty
      {
        let arguments = source.arguments(index + 3..<max(index + 3, source.partner(of: index + 2)))
        if let shortcut = shortcut(arguments, in: source, at: source.place(index)) {
          provider.shortcuts.append(shortcut)
        }
      }
    }
    if let (source, property) = whole.property("negativePhrases") {
      provider.negativePhrases = negativePhrases(property, in: source)
    }
    outline.providers.append(provider)
  }

  /// All phrases of `negativePhrases`, whether in a list or one below the other.
  private mutating func negativePhrases(
    _ property: SwiftTypeDeclaration.Property, in source: SwiftSource
  ) -> [AppIntentOutline.Phrase] {
    var phrases: [AppIntentOutline.Phrase] = []
    let written = property.initial ?? property.body ?? 0..<0
    var index = written.lowerBound
    while index < written.upperBound {
      guard source.beginsText(index) else {
        index += 1
        continue
      }
      let end = source.end(ofTextAt: index)
      phrases.append(phrase(source.expression(index..<end), in: source))
      index = max(end, index + 1)
    }
    return phrases
  }

  private mutating func shortcut(
    _ arguments: [SwiftExpression.Argument], in source: SwiftSource, at place: TextPlace
  ) -> AppIntentOutline.Shortcut? {
    func argument(_ label: String) -> SwiftExpression.Located? { arguments.first { $0.label == label }?.value }
    guard let intent = argument("intent") else { return nil }
    guard case .call(let path, let values) = intent.value, !path.contains("") else {
      remark("the intent of a shortcut isn't written out", at: source.place(intent.range.lowerBound))
      return nil
    }
    let name = path.last == "init" ? path.dropLast().joined(separator: ".") : path.joined(separator: ".")
    var shortcut = AppIntentOutline.Shortcut(intent: whole(name)?.name ?? name, phrases: [], place: place)
    for value in values {
      if let label = value.label { shortcut.values[label] = Self.value(of: value.value, in: source) }
    }
    shortcut.shortTitle = text(argument("shortTitle"), "the short title of '\(name)'", in: source)
    guard let phrases = argument("phrases") else { return shortcut }
    guard let elements = phrases.elements else {
      remark("the phrases of '\(name)' aren't written out", at: source.place(phrases.range.lowerBound))
      return shortcut
    }
    for element in elements { shortcut.phrases.append(phrase(element, in: source)) }
    return shortcut
  }

  private mutating func phrase(_ value: SwiftExpression.Located, in source: SwiftSource) -> AppIntentOutline.Phrase {
    let place = source.place(value.range.lowerBound)
    var phrase = AppIntentOutline.Phrase(text: "", place: place)
    let written = value[nil]?.value ?? value.value
    guard case .text(let text) = written else {
      phrase.isLiteral = false
      remark("a phrase isn't written out", at: place)
      return phrase
    }
    for part in text.parts {
      switch part {
      case .words(let words): phrase.text += words
      case .value(let tokens):
        // `\(.applicationName)`, `\(\.$soup)`
        let first = source.pieces(of: tokens, at: Ascii.comma).first ?? tokens
        let isPath = source.isMark(tokens.lowerBound, Ascii.backslash)
        let last = first.last.map(source.name) ?? ""
        if last == AppIntentOutline.Phrase.applicationName || (isPath && !last.isEmpty) {
          phrase.text += "${\(last)}"
        } else {
          phrase.isLiteral = false
          phrase.text += "${?}"
          remark(
            "what is put into a phrase is neither the app's name nor a parameter", at: source.place(tokens.lowerBound))
        }
      }
    }
    return phrase
  }
}
