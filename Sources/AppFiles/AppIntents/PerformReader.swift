import SimDiagnostics

/// Reads what a function of an App Intent does, statement by statement, without a compiler.
struct PerformReader {
  /// The type's functions by name, of several the first: what they do belongs to it.
  private let functions: [String: (source: SwiftSource, function: SwiftTypeDeclaration.Function)]
  /// How deep functions are followed.
  private static let depth = 3
  /// The most steps that are read of a function.
  private static let most = 2_000
  private var count = 0
  /// How deep blocks and calls are followed into each other.
  private static let deepest = 48
  private var nesting = 0

  init(_ parts: [(source: SwiftSource, type: SwiftTypeDeclaration)]) {
    functions = Dictionary(
      parts.flatMap { part in part.type.functions.map { ($0.name, (part.source, $0)) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// What `perform()` does; nil where the type has none of its own.
  mutating func performance() -> AppIntentOutline.Performance? {
    guard let (source, perform) = functions["perform"] else { return nil }
    var body = PerformBody(source, perform.body)
    body.collectLocals()
    return AppIntentOutline.Performance(
      results: Self.results(of: perform, in: source),
      steps: steps(of: body, within: ["perform"]), dialogs: body.dialogs())
  }

  /// The names behind `-> some`.
  private static func results(of function: SwiftTypeDeclaration.Function, in source: SwiftSource) -> [String] {
    let head = function.index..<max(function.index, function.body.lowerBound - 1)
    guard let some = head.first(where: { source.isWord($0, "some") }) else { return [] }
    return source.pieces(of: some + 1..<head.upperBound, at: UInt8(ascii: "&")).compactMap { piece in
      // `AppIntents.IntentResult`, `ReturnsValue<Int>`
      let end = piece.first { source.isMark($0, UInt8(ascii: "<")) } ?? piece.upperBound
      let name = source.name(end - 1)
      return name.isEmpty ? nil : name
    }
  }

  // MARK: Statements

  private mutating func steps(of body: PerformBody, within names: [String]) -> [AppIntentOutline.Step] {
    block(body.range, of: body, within: names)
  }

  private mutating func block(
    _ range: Range<Int>, of body: PerformBody, within names: [String]
  ) -> [AppIntentOutline.Step] {
    let source = body.source
    nesting += 1
    defer { nesting -= 1 }
    guard nesting < Self.deepest else { return [] }
    var steps: [AppIntentOutline.Step] = []
    var index = range.lowerBound
    while index < range.upperBound, count < Self.most {
      let start = index
      switch source.isMark(index - 1, Ascii.dot) ? "" : source.name(index) {
      case "if": steps += conditional(&index, before: range.upperBound, of: body, within: names)
      case "guard":
        let otherwise = body.first("else", in: index..<range.upperBound) ?? range.upperBound
        steps += expression(index + 1..<max(index + 1, otherwise), of: body, within: names)
        index = otherwise
        steps.append(.branch([braces(&index, before: range.upperBound, of: body, within: names), []]))
      case "switch":
        let open = source.first(Ascii.openBrace, in: index..<range.upperBound) ?? range.upperBound
        steps += expression(index + 1..<max(index + 1, open), of: body, within: names)
        index = min(source.end(ofPartAt: open), range.upperBound)
        let inside = open + 1..<max(open + 1, min(source.partner(of: open), range.upperBound))
        steps.append(.branch(cases(inside, of: body, within: names)))
      case "for", "while", "repeat":
        let open = source.first(Ascii.openBrace, in: index..<range.upperBound) ?? range.upperBound
        let header = expression(index + 1..<max(index + 1, open), of: body, within: names)
        index = open
        let inside = braces(&index, before: range.upperBound, of: body, within: names)
        steps += header
        steps.append(.loop(inside + header))
      case "do" where source.isMark(index + 1, Ascii.openBrace):
        index += 1
        let tried = braces(&index, before: range.upperBound, of: body, within: names)
        var catches: [[AppIntentOutline.Step]] = []
        while source.isWord(index, "catch"), index < range.upperBound {
          catches.append(braces(&index, before: range.upperBound, of: body, within: names))
        }
        steps.append(.attempt(tried, catches: catches))
      case "defer", "func", "struct", "class", "enum":
        // What is done at the end, and what is only declared.
        let open = source.first(Ascii.openBrace, in: index..<range.upperBound) ?? range.upperBound
        index = min(source.end(ofPartAt: open), range.upperBound)
      case "return", "throw":
        index = source.endOfValue(from: index + 1, before: range.upperBound)
        if source.isWord(start, "return"), index > start + 1, source.tokens[start + 1].beginsLine { index = start + 1 }
        steps += expression(start + 1..<index, of: body, within: names)
        // `throw AppIntentError.restartPerform`
        let thrown = body.chain(at: start + 1, before: index)
        if source.isWord(start, "throw"), thrown.links.isEmpty, thrown.path.count > 1 {
          steps.append(
            .call(
              AppIntentOutline.Call(
                path: thrown.path, root: .other, isTried: false, isUsed: true, place: source.place(thrown.end - 1))))
        }
        steps.append(.exit)
      case "break", "continue":
        steps.append(.leave)
        index += 1
      default:
        index = max(source.endOfValue(from: index, before: range.upperBound), index + 1)
        let statement = start..<index
        steps += expression(statement, of: body, within: names)
        if let assigned = body.assignment(in: statement) { steps.append(.assignment(assigned)) }
        if ["fatalError", "preconditionFailure"].contains(source.name(start)) { steps.append(.exit) }
      }
      index = max(index, start + 1)
    }
    count += steps.count
    return steps
  }

  /// The steps in the next braces; the index is set behind them.
  private mutating func braces(
    _ index: inout Int, before limit: Int, of body: PerformBody, within names: [String]
  ) -> [AppIntentOutline.Step] {
    guard let open = body.source.first(Ascii.openBrace, in: index..<max(index, limit)) else {
      index = limit
      return []
    }
    let end = min(body.source.partner(of: open), limit)
    index = min(end + 1, limit)
    return block(open + 1..<max(open + 1, end), of: body, within: names)
  }

  private mutating func conditional(
    _ index: inout Int, before limit: Int, of body: PerformBody, within names: [String]
  ) -> [AppIntentOutline.Step] {
    let source = body.source
    let open = source.first(Ascii.openBrace, in: index..<limit) ?? limit
    let condition = expression(index + 1..<max(index + 1, open), of: body, within: names)
    index = open
    let taken = braces(&index, before: limit, of: body, within: names)
    guard index < limit, source.isWord(index, "else") else { return condition + [.branch([taken, []])] }
    index += 1
    let other =
      source.isWord(index, "if")
      ? conditional(&index, before: limit, of: body, within: names)
      : braces(&index, before: limit, of: body, within: names)
    return condition + [.branch([taken, other])]
  }

  /// The ways of a `switch`.
  private mutating func cases(
    _ range: Range<Int>, of body: PerformBody, within names: [String]
  ) -> [[AppIntentOutline.Step]] {
    let source = body.source
    var starts: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let isFirst = index == range.lowerBound || source.tokens[index].beginsLine
      if isFirst, source.isWord(index, "case") || source.isWord(index, "default") { starts.append(index) }
      index = max(index + 1, min(source.end(ofPartAt: index), range.upperBound))
    }
    return starts.enumerated().map { number, start in
      let end = number + 1 < starts.count ? starts[number + 1] : range.upperBound
      guard let colon = source.first(Ascii.colon, in: start..<end) else { return [] }
      return block(colon + 1..<end, of: body, within: names)
    }
  }

  // MARK: Expressions

  /// The calls of a stretch: the arguments' calls before the call itself, a closure's behind it.
  private mutating func expression(
    _ range: Range<Int>, of body: PerformBody, within names: [String]
  ) -> [AppIntentOutline.Step] {
    let source = body.source
    nesting += 1
    defer { nesting -= 1 }
    guard nesting < Self.deepest else { return [] }
    var steps: [AppIntentOutline.Step] = []
    var isTried = false
    let first = body.firstName(in: range)
    var index = range.lowerBound
    while index < range.upperBound, count < Self.most {
      if source.isMark(index, Ascii.openBrace) {
        let end = min(source.partner(of: index), range.upperBound)
        steps.append(.inner(block(closure(index, end, in: source), of: body, within: names)))
        index = end + 1
        continue
      }
      let name = source.name(index)
      if name == "try" || name == "await" { isTried = true }
      guard !name.isEmpty, !PerformBody.keywords.contains(name), !source.isMark(index - 1, Ascii.dot) else {
        index += 1
        continue
      }
      let chain = body.chain(at: index, before: range.upperBound)
      for link in chain.links {
        guard let arguments = link.arguments else { continue }
        steps += expression(arguments, of: body, within: names)
        guard let path = link.path else { continue }
        let call = AppIntentOutline.Call(
          path: path, root: body.root(path), isTried: isTried, isUsed: index != first,
          place: source.place(link.index))
        let own = path.count == 1 || path.count == 2 && path[0] == "self" ? call.name : ""
        if let (ownSource, function) = functions[own], !names.contains(own), names.count < Self.depth {
          var inner = PerformBody(ownSource, function.body)
          inner.collectLocals()
          steps.append(.inner(self.steps(of: inner, within: names + [own])))
        } else {
          steps.append(.call(call))
        }
        count += 1
      }
      index = max(chain.end, index + 1)
    }
    return steps
  }

  /// The body of a closure, without its parameters.
  private func closure(_ open: Int, _ end: Int, in source: SwiftSource) -> Range<Int> {
    let inside = open + 1..<max(open + 1, end)
    guard let word = inside.prefix(24).first(where: { source.isWord($0, "in") }),
      !inside.prefix(while: { $0 < word }).contains(where: { source.isWord($0, "for") })
    else { return inside }
    return word + 1..<max(word + 1, end)
  }
}

/// A function's body with the names that it declares.
struct PerformBody {
  let source: SwiftSource
  let range: Range<Int>
  /// What its names are set to, each time they are.
  private var values: [String: [Range<Int>]] = [:]
  private var variables: Set<String> = []

  /// Words that begin no value.
  static let keywords: Set = [
    "try", "await", "let", "var", "in", "as", "is", "case", "where", "if", "else", "guard", "return", "throw", "some",
    "any", "inout", "nil", "true", "false", "catch", "do", "switch", "for", "while", "repeat", "default",
  ]

  init(_ source: SwiftSource, _ range: Range<Int>) {
    self.source = source
    self.range = range
  }

  mutating func collectLocals() {
    for index in range {
      guard source.isMark(index, Ascii.equals), !source.isMark(index + 1, Ascii.equals),
        !source.isMark(index - 1, Ascii.equals), !source.isMark(index - 1, Ascii.bang)
      else { continue }
      let end = source.endOfValue(from: index + 1, before: range.upperBound)
      guard let name = declared(before: index), !source.name(name).isEmpty else { continue }
      if source.isWord(name - 1, "var") { variables.insert(source.name(name)) }
      // The condition of an `if` ends with its block, or with the next one.
      var last = max(index + 1, end)
      if ["if", "guard", "while"].contains(source.name(name - 2)) || source.isMark(name - 2, Ascii.comma) {
        last = (index + 1..<last).first { source.isMark($0, Ascii.comma) || source.isWord($0, "else") } ?? last
        last = source.first(Ascii.openBrace, in: index + 1..<last) ?? last
      }
      values[source.name(name), default: []].append(index + 1..<last)
    }
    for index in range where source.isWord(index, "var") { variables.insert(source.name(index + 1)) }
  }

  /// The name that gets a value at an equals sign: `let name: Type =`, or `name =` at the beginning of a line.
  private func declared(before equals: Int) -> Int? {
    var index = equals - 1
    let limit = max(range.lowerBound, equals - 24)
    while index >= limit {
      if ["let", "var"].contains(source.name(index)) { return index + 1 < equals ? index + 1 : nil }
      if source.tokens[index].beginsLine { return index == equals - 1 ? index : nil }
      index -= 1
    }
    return nil
  }

  /// The first place of a word outside of all brackets of a stretch.
  func first(_ word: String, in stretch: Range<Int>) -> Int? {
    var index = stretch.lowerBound
    while index < stretch.upperBound {
      if source.isWord(index, word) { return index }
      index = max(index + 1, source.end(ofPartAt: index))
    }
    return nil
  }

  /// Where a statement begins that only calls something: behind `_ = try await`.
  func firstName(in statement: Range<Int>) -> Int {
    var index = statement.lowerBound
    while index < statement.upperBound,
      ["try", "await", "_"].contains(source.name(index)) || source.isMark(index, Ascii.equals)
        || source.isMark(index, Ascii.question) || source.isMark(index, Ascii.bang)
    { index += 1 }
    return index
  }

  // MARK: Names

  /// One name of `Store.shared.save(x)`, with what is handed to it.
  struct Link {
    /// Nil of a subscript, and of what is called without a name.
    var path: [String]?
    var arguments: Range<Int>?
    var index: Int
  }

  /// Reads on from a name as long as members, calls and subscripts follow.
  func chain(at start: Int, before limit: Int) -> (links: [Link], path: [String], end: Int) {
    var path = [source.name(start)]
    var links: [Link] = []
    // `$soup.requestValue()`
    if source.isMark(start - 1, UInt8(ascii: "$")) { path[0] = "$" + path[0] }
    var last = start
    var index = start + 1
    while index < limit {
      if source.isMark(index, Ascii.openParenthesis), !source.tokens[index].beginsLine {
        let end = min(source.partner(of: index), limit)
        let isNamed = index == last + 1
        links.append(Link(path: isNamed ? path : nil, arguments: index + 1..<max(index + 1, end), index: last))
        index = end + 1
      } else if source.isMark(index, Ascii.openBracket), !source.tokens[index].beginsLine {
        let end = min(source.partner(of: index), limit)
        links.append(Link(path: nil, arguments: index + 1..<max(index + 1, end), index: index))
        index = end + 1
      } else if source.isMark(index, Ascii.question) || source.isMark(index, Ascii.bang),
        source.isMark(index + 1, Ascii.dot)
      {
        index += 1
      } else if source.isMark(index, Ascii.dot), !source.name(index + 1).isEmpty {
        last = index + 1
        path.append(source.name(last))
        index += 2
      } else if source.isMark(index, Ascii.openBrace), !source.tokens[index].beginsLine, index == last + 1,
        source.isMark(last - 1, Ascii.dot)
      {
        // `actor.run { … }`: the closure is read as what follows.
        links.append(Link(path: path, arguments: index..<index, index: last))
        break
      } else {
        break
      }
    }
    return (links, path, min(index, limit))
  }

  /// What the first name of a path stands for.
  func root(_ path: [String]) -> AppIntentOutline.Call.Root {
    guard path.count > 1, let name = path.first else { return .other }
    if variables.contains(name) { return .variable }
    guard let value = values[name]?.first else { return .other }
    var first = value.lowerBound
    while ["try", "await"].contains(source.name(first)) || source.isMark(first, Ascii.question) { first += 1 }
    let maker = chain(at: first, before: value.upperBound)
    let isMade = maker.path.last?.first?.isUppercase == true && maker.end == value.upperBound && !maker.links.isEmpty
    return isMade ? .fresh : .other
  }

  /// The assignment that a statement makes to anything but a name alone.
  func assignment(in statement: Range<Int>) -> AppIntentOutline.Call? {
    guard !source.name(statement.lowerBound).isEmpty, !Self.keywords.contains(source.name(statement.lowerBound)) else {
      return nil
    }
    let chain = chain(at: statement.lowerBound, before: statement.upperBound)
    var sign = chain.end
    if ["+", "-", "*"].contains(source.text(sign)) { sign += 1 }
    guard chain.path.count > 1, sign < statement.upperBound, source.isMark(sign, Ascii.equals),
      !source.isMark(sign + 1, Ascii.equals)
    else { return nil }
    return AppIntentOutline.Call(
      path: chain.path, root: root(chain.path), isTried: false, isUsed: false, place: source.place(statement.lowerBound)
    )
  }

  // MARK: Dialogs

  /// What is handed to `dialog:`, without those of questions.
  func dialogs() -> [AppIntentOutline.Dialog] {
    var dialogs: [AppIntentOutline.Dialog] = []
    for index in range where source.isWord(index, "result") || source.name(index) == "result" {
      guard source.isMark(index - 1, Ascii.dot), source.isMark(index + 1, Ascii.openParenthesis) else { continue }
      let arguments = source.arguments(index + 2..<max(index + 2, source.partner(of: index + 1)))
      guard let dialog = arguments.first(where: { $0.label == "dialog" })?.value, !isAsked(index) else { continue }
      dialogs.append(
        AppIntentOutline.Dialog(
          place: source.place(dialog.range.lowerBound), values: values(in: dialog.range, depth: 0)))
    }
    return dialogs
  }

  /// `requestConfirmation(result: .result(dialog: …))`
  private func isAsked(_ index: Int) -> Bool {
    source.isMark(index - 2, Ascii.colon) && source.name(index - 3) == "result"
  }

  /// The names that a value is made of; names that the function itself sets are followed.
  private func values(in range: Range<Int>, depth: Int) -> [[String]] {
    guard depth < 8 else { return [] }
    var found: [[String]] = []
    var index = range.lowerBound
    while index < range.upperBound, found.count < 64 {
      let name = source.name(index)
      let isLabel = source.isMark(index + 1, Ascii.colon) && !source.isMark(index - 1, Ascii.question)
      guard !name.isEmpty, !Self.keywords.contains(name), !source.isMark(index - 1, Ascii.dot), !isLabel else {
        index += 1
        continue
      }
      let chain = chain(at: index, before: range.upperBound)
      let path = chain.path.first == "self" ? Array(chain.path.dropFirst()) : chain.path
      if let own = values[name], !own.contains(where: { $0.contains(index) }) {
        let members = path.dropFirst()
        found += own.flatMap { values(in: $0, depth: depth + 3) }.map { $0 + members }
      } else if path.count > 1 || chain.links.isEmpty, !path.isEmpty {
        // `IntentDialog("…")`, `formatted(amount)` say nothing themselves.
        found.append(path)
      }
      for link in chain.links {
        if let arguments = link.arguments { found += values(in: arguments, depth: depth + 1) }
      }
      index = max(chain.end, index + 1)
    }
    return found
  }
}
