import SimDiagnostics

/// Goes through the functions of a file, and collects what they hand over.
struct ShortcutReader {
  private let source: SwiftWords
  private let lines: LineIndex
  private var outline: ShortcutOutline

  init(_ source: SwiftWords, into outline: ShortcutOutline) {
    self.source = source
    lines = LineIndex(source.bytes)
    self.outline = outline
  }

  mutating func read() -> ShortcutOutline {
    for function in functions() { read(function) }
    return outline
  }

  // MARK: Functions

  /// The stretches in which a name means one thing: the outermost bodies of functions and of computed properties; all
  /// of a file that has none.
  private func functions() -> [Range<Int>] {
    var functions: [Range<Int>] = []
    var index = 0
    while index < source.tokens.count {
      guard source.isSign(index, "{") else {
        index += 1
        continue
      }
      // The bodies of types are searched for functions.
      if opensType(index) {
        index += 1
      } else {
        let end = end(of: index)
        functions.append(index..<end)
        index = end
      }
    }
    return functions.isEmpty ? [0..<source.tokens.count] : functions
  }

  private static let types: Set = ["class", "struct", "enum", "extension", "actor", "protocol"]

  /// Whether the brace at an index opens a type: the same declaration has `class` or the like before it.
  private func opensType(_ index: Int) -> Bool {
    var before = index - 1
    while before >= 0, !source.isSign(before, "{"), !source.isSign(before, "}"), !source.isSign(before, ";") {
      let word = word(before)
      let next = self.word(before + 1)
      if Self.types.contains(word), !source.isSign(before - 1, ":"), !next.isEmpty, next != "func", next != "var" {
        return true
      }
      if ["func", "var", "let", "init", "case", "if", "guard", "for", "while", "switch"].contains(word) {
        return false
      }
      before -= 1
    }
    return false
  }

  /// The index behind the bracket that closes the one at an index.
  private func end(of index: Int) -> Int {
    var depth = 0
    for next in index..<source.tokens.count {
      if isOpening(next) { depth += 1 }
      if isClosing(next) {
        depth -= 1
        if depth == 0 { return next + 1 }
      }
    }
    return source.tokens.count
  }

  private func isOpening(_ index: Int) -> Bool {
    source.isSign(index, "{") || source.isSign(index, "(") || source.isSign(index, "[")
  }

  private func isClosing(_ index: Int) -> Bool {
    source.isSign(index, "}") || source.isSign(index, ")") || source.isSign(index, "]")
  }

  private func word(_ index: Int) -> String {
    guard source.tokens.indices.contains(index), source.tokens[index].kind == .word else { return "" }
    return source.text(source.tokens[index])
  }

  private func place(_ index: Int) -> TextPlace {
    lines.place(of: source.tokens[index].range.lowerBound, in: outline.file)
  }

  // MARK: What a function does

  /// What the names in a function refer to.
  private struct Names {
    /// The classes of what `XIntent()` has made, by the name.
    var intents: [String: String] = [:]
    /// How many elements an array has.
    var arrays: [String: Int] = [:]
    var activities: [String: ShortcutOutline.Activity] = [:]
    /// Names of activities in the order in which they come.
    var order: [String] = []
    /// Properties that were set to a value that never comes again, by the name of the intent.
    var fleeting: [String: [ShortcutOutline.PayloadEntry]] = [:]
    var isDonated = false
    var donations: [(name: String?, donation: ShortcutOutline.Donation)] = []
  }

  private mutating func read(_ function: Range<Int>) {
    var names = Names()
    for index in function {
      let word = word(index)
      guard !word.isEmpty else { continue }
      switch word {
      case "let", "var": readDeclaration(index, &names)
      case "donate" where source.isSign(index - 1, ".") && source.isSign(index + 1, "("): names.isDonated = true
      case "INInteraction", "INShortcut": readSubmission(index, function, &names)
      case "setShortcutSuggestions": readSuggestions(index, names)
      default: readProperty(index, function, &names)
      }
    }
    outline.activities += names.order.compactMap { names.activities[$0] }
    for (name, donation) in names.donations {
      var donation = donation
      donation.fleetingValues = name.flatMap { names.fleeting[$0] } ?? []
      outline.donations.append(donation)
    }
  }

  /// `let intent = OrderSoupIntent()`, `let shortcuts = [a, b]`
  private func readDeclaration(_ index: Int, _ names: inout Names) {
    let name = word(index + 1)
    guard !name.isEmpty else { return }
    // `let intent: OrderSoupIntent = .init()` and `let intent = OrderSoupIntent()`
    let value = source.isSign(index + 2, "=") ? index + 3 : source.isSign(index + 2, ":") ? index + 3 : nil
    guard let value else { return }
    names.intents[name] = nil
    names.arrays[name] = nil
    if source.isSign(value, "["), source.isSign(index + 2, "=") {
      names.arrays[name] = elements(of: value).count
    } else if let type = madeType(value) ?? (source.isSign(index + 2, ":") ? typeName(value) : nil) {
      names.intents[name] = type
    }
  }

  private func typeName(_ index: Int) -> String? {
    let name = word(index)
    return name.first?.isUppercase == true && name.hasSuffix("Intent") ? name : nil
  }

  /// The class of `OrderSoupIntent()`.
  private func madeType(_ index: Int) -> String? { source.isSign(index + 1, "(") ? typeName(index) : nil }

  /// `INInteraction(intent: intent, response: nil)`, `INShortcut(intent: OrderSoupIntent())`
  private func readSubmission(_ index: Int, _ function: Range<Int>, _ names: inout Names) {
    guard source.isSign(index + 1, "("), word(index + 2) == "intent", source.isSign(index + 3, ":") else { return }
    let isDonation = word(index) == "INInteraction"
    // An interaction that isn't donated doesn't concern Siri.
    if isDonation, !function.contains(where: { word($0) == "donate" }) { return }
    let name = word(index + 4)
    let ends = source.isSign(index + 5, ",") || source.isSign(index + 5, ")")
    let type = madeType(index + 4) ?? (ends ? names.intents[name] : nil)
    guard let type else { return }
    names.donations.append(
      (ends ? name : nil, ShortcutOutline.Donation(intent: type, place: place(index), fleetingValues: [])))
  }

  private mutating func readSuggestions(_ index: Int, _ names: Names) {
    guard source.isSign(index + 1, "(") else { return }
    let count = source.isSign(index + 2, "[") ? elements(of: index + 2).count : names.arrays[word(index + 2)]
    guard let count, source.isSign(index + 2, "[") || source.isSign(index + 3, ")") else { return }
    outline.suggestions.append(.init(count: count, place: place(index)))
  }

  // MARK: Properties

  /// `activity.title = "Order soup"`, `activity.addUserInfoEntries(from: [...])`, `intent.pickupTime = Date()`
  private mutating func readProperty(_ index: Int, _ function: Range<Int>, _ names: inout Names) {
    guard source.isSign(index - 1, "."), let owner = owner(before: index - 1) else { return }
    let property = word(index)
    if property == "addUserInfoEntries", source.isSign(index + 1, "(") {
      update(owner, &names) { $0.payload += payload(in: index + 2..<end(of: index + 1)) }
      return
    }
    guard source.isSign(index + 1, "="), !source.isSign(index + 2, "=") else { return }
    let value = index + 2..<statementEnd(from: index + 2, in: function)
    switch property {
    case "suggestedInvocationPhrase": outline.suggestedPhrases += literals(in: value)
    case "isEligibleForPrediction": update(owner, &names) { $0.isPredicted = source.isWord(value.lowerBound, "true") }
    case "userInfo": update(owner, &names) { $0.payload += payload(in: value) }
    case "requiredUserInfoKeys": update(owner, &names) { $0.requiredKeys = keys(in: value) }
    case "title" where names.activities[owner] != nil || isActivity(owner, function):
      update(owner, &names) { $0.titles += literals(in: value) }
    default:
      guard names.intents[owner] != nil, let call = fleetingCall(in: value) else { return }
      names.fleeting[owner, default: []].append(.init(key: property, fleetingCall: call, place: place(index)))
    }
  }

  /// Whether a name is an activity of its function: it is made there, or allowed to be suggested.
  private func isActivity(_ name: String, _ function: Range<Int>) -> Bool {
    function.contains { index in
      word(index) == name
        && ((source.isSign(index + 1, "=") && word(index + 2) == "NSUserActivity")
          || (source.isSign(index + 1, ":") && word(index + 2) == "NSUserActivity"))
    }
  }

  private func update(
    _ owner: String, _ names: inout Names, _ change: (inout ShortcutOutline.Activity) -> Void
  ) {
    if names.activities[owner] == nil { names.order.append(owner) }
    change(&names.activities[owner, default: .init()])
  }

  /// The name before a dot, without `?` or `!`.
  private func owner(before point: Int) -> String? {
    var index = point - 1
    if source.isSign(index, "?") || source.isSign(index, "!") { index -= 1 }
    let name = word(index)
    return name.isEmpty ? nil : name
  }

  /// The end of a value: that of its line, unless brackets are open or the next line continues it.
  private func statementEnd(from start: Int, in function: Range<Int>) -> Int {
    var depth = 0
    var index = start
    while index < function.upperBound {
      if isClosing(index) {
        if depth == 0 { return index }
        depth -= 1
      }
      if depth == 0, index > start {
        if source.isSign(index, ";") { return index }
        if source.tokens[index].startsLine, source.tokens[index].kind != .sign || source.isSign(index, "@") {
          return index
        }
      }
      if isOpening(index) { depth += 1 }
      index += 1
    }
    return index
  }

  // MARK: Values

  /// Where the elements of the array at an index begin and end.
  private func elements(of opening: Int) -> [Range<Int>] {
    let end = end(of: opening) - 1
    var elements: [Range<Int>] = []
    var start = opening + 1
    var depth = 0
    for index in opening + 1..<max(opening + 1, end) {
      if isOpening(index) { depth += 1 }
      if isClosing(index) { depth -= 1 }
      if depth == 0, source.isSign(index, ",") {
        elements.append(start..<index)
        start = index + 1
      }
    }
    if start < end { elements.append(start..<end) }
    return elements
  }

  /// The texts of a value that aren't handed to a function, which may look them up.
  private func literals(in value: Range<Int>) -> [ShortcutOutline.Literal] {
    var depth = 0
    var found: [ShortcutOutline.Literal] = []
    for index in value {
      if isOpening(index) { depth += 1 }
      if isClosing(index) { depth -= 1 }
      // With a dot behind it, the text is made into something else: "order".localized
      if depth == 0, source.tokens[index].kind == .text, !source.isSign(index + 1, "."), let literal = literal(index) {
        found.append(literal)
      }
    }
    return found
  }

  private func literal(_ index: Int) -> ShortcutOutline.Literal? {
    let written = source.text(source.tokens[index])
    guard written.hasPrefix("\""), written.hasSuffix("\""), !written.hasPrefix("\"\"\""), written.count >= 2 else {
      return nil
    }
    let text = String(written.dropFirst().dropLast())
    var plain = ""
    var interpolations = 0
    var rest = text[...]
    while let start = rest.firstRange(of: "\\(") {
      plain += rest[..<start.lowerBound]
      interpolations += 1
      var depth = 1
      var next = start.upperBound
      while next < rest.endIndex, depth > 0 {
        if rest[next] == "(" { depth += 1 }
        if rest[next] == ")" { depth -= 1 }
        next = rest.index(after: next)
      }
      rest = rest[next...]
    }
    plain += rest
    return .init(text: text, plainText: plain, interpolations: interpolations, place: place(index))
  }

  /// The pairs of the first dictionary of a value.
  private func payload(in value: Range<Int>) -> [ShortcutOutline.PayloadEntry] {
    guard let opening = value.first(where: { source.isSign($0, "[") }) else { return [] }
    return elements(of: opening).compactMap { element in
      var depth = 0
      for index in element {
        if isOpening(index) { depth += 1 }
        if isClosing(index) { depth -= 1 }
        guard depth == 0, source.isSign(index, ":"), let key = key(of: element.lowerBound..<index) else { continue }
        return .init(
          key: key, fleetingCall: fleetingCall(in: index + 1..<element.upperBound), place: place(element.lowerBound))
      }
      return nil
    }
  }

  /// The keys of an array, or of a set made from one: `["soup"]`, `Set(["soup", Keys.size])`.
  private func keys(in value: Range<Int>) -> [ShortcutOutline.PayloadEntry]? {
    guard let opening = value.first(where: { source.isSign($0, "[") }) else { return nil }
    return elements(of: opening).compactMap { element in
      key(of: element).map { .init(key: $0, fleetingCall: nil, place: place(element.lowerBound)) }
    }
  }

  private func key(of range: Range<Int>) -> String? {
    guard let first = range.first else { return nil }
    if range.count == 1, source.tokens[first].kind == .text { return literal(first)?.text }
    // `Keys.soup.rawValue` counts as `Keys.soup`.
    let words = range.map(word).filter { !$0.isEmpty && $0 != "rawValue" }
    return words.last
  }

  /// `Date()`, `Date.now` or `UUID()` in a value, as it is written.
  ///
  /// What a calendar or a formatter makes of the time may be the same again.
  private func fleetingCall(in value: Range<Int>) -> String? {
    var call: String?
    for index in value {
      let word = word(index).lowercased()
      if word.contains("calendar") || word.contains("component") || word == "string" || word == "format" { return nil }
      guard call == nil, word == "date" || word == "uuid" || word == "nsdate" || word == "nsuuid" else { continue }
      if source.isSign(index + 1, "("), source.isSign(index + 2, ")") {
        call = source.text(source.tokens[index]) + "()"
      } else if source.isSign(index + 1, "."), self.word(index + 2) == "now" {
        call = source.text(source.tokens[index]) + ".now"
      }
    }
    return call
  }
}
