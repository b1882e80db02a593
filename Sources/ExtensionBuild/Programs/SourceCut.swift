import SimAppFiles

/// The part of a source that is left out because it doesn't build here: the smallest one that the rest can do without.
///
/// A function whose body doesn't build does nothing, fails or ends the program when it is called, and says so; what
/// can't even be declared is removed, with what needs it.
struct SourceCut: Hashable {
  enum Kind: Hashable {
    /// The body of a function or a property.
    case body
    /// One statement of an `init`, or one that only calls something missing.
    case statement
    /// A declaration as a whole.
    case declaration
    /// An entry of a type's inheritance clause.
    case inheritance
  }

  var kind: Kind
  var edit: SourceCopy.Edit
  /// `Kitchen.push()`
  var name: String
  /// The types around it, or the type that it is.
  var path: [String]
  /// The report on it.
  var text: String
  /// Whether an intent works as well without it.
  var isHarmless = false

  /// Members of an intent that only Shortcuts' editor and the device's suggestions use.
  fileprivate static let harmless: Set = ["parameterSummary", "predictionConfiguration", "findIntentDescription"]
}

/// Finds what to leave out of a source, error by error.
struct SourceCutter {
  private let source: SwiftSource
  private let members: [SwiftMember]
  private var done: Set<Range<Int>> = []

  init(_ copy: SourceCopy) {
    source = SwiftSource(copy.original, file: copy.path)
    members = SwiftDeclarationReader.members(of: source)
  }

  /// What the source declares: its tokens, without function bodies. Changed comments or lines don't change it.
  var interface: [UInt8] {
    var kept: [Range<Int>] = []
    var position = 0
    for member in members where [.function, .initializer].contains(member.kind) {
      guard let body = member.body, body.lowerBound >= position else { continue }
      kept.append(position..<body.lowerBound)
      position = body.upperBound
    }
    kept.append(position..<source.tokens.count)
    return Array(kept.joined().map { source.bytes[source.tokens[$0].range] }.joined(separator: [Ascii.space]))
  }

  /// The smallest part that can be left out to remove an error; nil if only the whole file could be.
  ///
  /// - Parameters:
  ///   - offset: where the compiler reports it, in bytes of the source.
  ///   - reason: why, in the compiler's words.
  ///   - onlyCalls: whether only a statement that just calls something missing may be left out.
  mutating func cut(at offset: Int, message: String, reason: String, onlyCalls: Bool = false) -> SourceCut? {
    guard let token = token(at: offset) else { return nil }
    let around = members.filter { $0.range.contains(token) }
    for member in around {
      let cuts =
        onlyCalls
        ? [call(in: member, at: token, message, reason)].compactMap { $0 }
        : cuts(of: member, at: token, message: message, reason: reason)
      for cut in cuts
      where !done.contains(where: {
        $0.lowerBound <= cut.edit.range.lowerBound && cut.edit.range.upperBound <= $0.upperBound
      }) {
        done.insert(cut.edit.range)
        return cut
      }
    }
    return nil
  }

  /// The token at a byte, or the last one before it.
  private func token(at offset: Int) -> Int? {
    var (low, high) = (0, source.tokens.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if source.tokens[middle].range.lowerBound <= offset { low = middle } else { high = middle }
    }
    return source.tokens.isEmpty ? nil : low
  }

  /// From the smallest part to the whole.
  private func cuts(of member: SwiftMember, at token: Int, message: String, reason: String) -> [SourceCut] {
    switch member.kind {
    case .type(let kind): return typeCuts(member, kind, at: token, message, reason)
    case .enumCase: return [whole(member, reason)].compactMap { $0 }
    case .function, .initializer, .property:
      let parts = [
        call(in: member, at: token, message, reason), statement(of: member, at: token, reason),
        body(of: member, at: token, reason), whole(member, reason),
      ]
      return parts.compactMap { $0 }
    }
  }

  // MARK: Types

  private func typeCuts(
    _ member: SwiftMember, _ kind: SwiftTypeDeclaration.Kind, at token: Int, _ message: String, _ reason: String
  ) -> [SourceCut] {
    // Faults of an extension are reported at its keyword.
    guard token < member.head.upperBound else { return [] }
    var cuts: [SourceCut] = []
    if let colon = source.first(Ascii.colon, in: behindGenerics(member.head)) {
      let end = member.head.first { source.isWord($0, "where") } ?? member.head.upperBound
      let entries = source.pieces(of: colon + 1..<max(colon + 1, end), at: Ascii.comma)
      let named =
        message.contains("does not conform to protocol")
        ? message.split(separator: "'").last.map(String.init) : nil
      let entry = entries.first { entry in
        named.map { name in entry.contains { source.name($0) == name } } ?? entry.contains(token)
      }
      // Being an App Intent can't be removed from a type.
      if let entry, !entry.contains(where: { Self.kept.contains(source.name($0)) }) {
        var range = entry
        if entries.count == 1 {
          range = colon..<entry.upperBound
        } else if entry == entries[0] {
          range = entry.lowerBound..<entries[1].lowerBound
        } else {
          range = entry.lowerBound - 1..<entry.upperBound
        }
        let name = entry.map { source.text($0) }.joined()
        cuts.append(
          cut(.inheritance, member, bytes(range), with: [], "'\(member.name)' isn't '\(name)' here", reason))
      }
    }
    if kind == .extension || !message.contains("conform"), let gone = whole(member, reason) { cuts.append(gone) }
    return cuts
  }

  /// What follows `<Element: Hashable>`.
  private func behindGenerics(_ head: Range<Int>) -> Range<Int> {
    var index = head.lowerBound + 1
    guard source.isMark(index, UInt8(ascii: "<")) else { return head }
    var depth = 0
    while index < head.upperBound {
      if source.isMark(index, UInt8(ascii: "<")) { depth += 1 }
      if source.isMark(index, UInt8(ascii: ">")) { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return index..<max(index, head.upperBound)
  }

  /// Entries that are never removed from a type: without them it would be useless.
  private static let kept: Set = [
    "AppIntent", "AppEntity", "AppEnum", "EntityQuery", "EntityStringQuery", "EnumerableEntityQuery", "OpenIntent",
    "AppShortcutsProvider", "SnippetIntent", "DynamicOptionsProvider", "IndexedEntity", "App", "View",
  ]

  // MARK: Bodies

  /// The innermost statement of an `init`, which may do without it.
  private func statement(of member: SwiftMember, at token: Int, _ reason: String) -> SourceCut? {
    guard member.kind == .initializer, let body = member.body, body.contains(token),
      let statement = innermostStatement(in: body, at: token)?.statement
    else { return nil }
    let isAnother = statement.dropLast().contains {
      ["super", "self"].contains(source.text($0)) && source.isMark($0 + 1, Ascii.dot) && source.text($0 + 2) == "init"
    }
    guard !isAnother else { return nil }
    return cut(.statement, member, bytes(statement), with: [], "a statement of '\(name(member))' is left out", reason)
  }

  /// A statement that does nothing but call something missing, such as an app's report to an analytics service: the
  /// function does without it. One with a closure may be waited for.
  private func call(in member: SwiftMember, at token: Int, _ message: String, _ reason: String) -> SourceCut? {
    guard message.hasPrefix("cannot find '"), [.function, .initializer].contains(member.kind), let body = member.body,
      body.contains(token), let (statement, block) = innermostStatement(in: body, at: token)
    else { return nil }
    var first = statement.lowerBound
    while ["try", "await", "_"].contains(source.text(first)) || source.isMark(first, Ascii.question)
      || source.isMark(first, Ascii.equals)
    { first += 1 }
    guard first == token, !statement.contains(where: { source.isMark($0, Ascii.openBrace) }) else { return nil }
    // It may be the function's result.
    if statement == block, block == body, member.kind == .function, !result(of: member.head, member).isVoid {
      return nil
    }
    let skip = "_NotBuilt.skip(\(literal(name(member))), \(literal(reason)))"
    return cut(
      .statement, member, bytes(statement), with: Array(skip.utf8), "a call in '\(name(member))' is left out", reason)
  }

  /// The innermost statement at a token, through the blocks of other statements, with the block that contains it.
  private func innermostStatement(in body: Range<Int>, at token: Int) -> (statement: Range<Int>, block: Range<Int>)? {
    var block = body
    while let statement = statement(in: block, at: token) {
      guard Self.blocks.contains(source.name(statement.lowerBound)),
        let inner = statement.last(where: {
          source.isMark($0, Ascii.openBrace) && $0 < token && token < source.partner(of: $0)
        })
      else { return (statement, block) }
      block = inner + 1..<source.partner(of: inner)
    }
    return nil
  }

  /// The first words of statements with blocks.
  private static let blocks: Set = ["if", "guard", "for", "while", "do", "switch", "repeat"]

  private func statement(in block: Range<Int>, at token: Int) -> Range<Int>? {
    var index = block.lowerBound
    while index < block.upperBound {
      var end = source.endOfValue(from: index, before: block.upperBound)
      while ["else", "catch"].contains(source.name(end)), end < block.upperBound {
        end = source.endOfValue(from: end, before: block.upperBound)
      }
      end = max(end, index + 1)
      if (index..<end).contains(token) { return index..<end }
      index = end
    }
    return nil
  }

  private func body(of member: SwiftMember, at token: Int, _ reason: String) -> SourceCut? {
    if let initial = member.initial, initial.contains(token) { return initialValue(of: member, initial, reason) }
    guard var body = member.body, body.contains(token) || token == body.upperBound else { return nil }
    var accessor = member.kind == .property ? "get" : ""
    var head = member.head
    if member.kind == .property, let found = self.accessor(in: body, at: token) {
      accessor = found.name
      body = found.body
      head = found.name == "get" ? member.head : found.head
    }
    let result = self.result(of: head, member)
    let stub: String
    let does: String
    let arguments = "\(literal(name(member))), \(literal(reason))"
    if let opaque = result.opaque {
      // A result that is only an opaque type can't be made up, except for an intent's `perform()`.
      guard member.name == "perform", throwing(head) else { return nil }
      return cut(
        .body, member, bytes(opaque..<body.upperBound + 1),
        with: Array("IntentResultContainer<Never, Never, Never, Never> { throw _NotBuilt.failure(\(arguments)) }".utf8),
        "'\(name(member))' is left out: it doesn't build here", reason)
    }
    if (member.kind == .function || accessor == "get"), throwing(head) {
      stub = "throw _NotBuilt.failure(\(arguments))"
      does = "fails"
    } else if ["set", "didSet", "willSet"].contains(accessor) || member.kind == .function && result.isVoid {
      stub = "_NotBuilt.skip(\(arguments))"
      does = "does nothing"
    } else if result.isOptional, member.kind != .initializer {
      stub = "_NotBuilt.skip(\(arguments)); return nil"
      does = "gives nil"
    } else {
      stub = "_NotBuilt.end(\(arguments))"
      does = "ends the program"
    }
    return cut(
      .body, member, bytes(inside: body), with: Array(" \(stub) ".utf8),
      "'\(name(member))' \(does) where it is called: it doesn't build here", reason)
  }

  /// Replaces an initial value with nil, or that of a static property with a trap.
  private func initialValue(of member: SwiftMember, _ initial: Range<Int>, _ reason: String) -> SourceCut? {
    guard let equals = member.head.last(where: { $0 < initial.lowerBound && source.isMark($0, Ascii.equals) }) else {
      return nil
    }
    let type = member.head.lowerBound + 1..<equals
    guard source.isMark(type.lowerBound, Ascii.colon) else { return nil }
    let value: String
    if source.isMark(equals - 1, Ascii.question) {
      value = "nil"
    } else if member.isStatic {
      value = "_NotBuilt.value(\(literal(name(member))), \(literal(reason)))"
    } else {
      return nil
    }
    return cut(
      .body, member, bytes(initial), with: Array(value.utf8), "'\(name(member))' has no value: it doesn't build here",
      reason)
  }

  /// The `get`, `set` or observer that contains a token.
  private func accessor(in body: Range<Int>, at token: Int) -> (name: String, head: Range<Int>, body: Range<Int>)? {
    var index = body.lowerBound
    guard Self.accessors.contains(source.name(index)) || source.isMark(index, Ascii.at) else { return nil }
    while index < body.upperBound {
      guard let open = (index..<body.upperBound).first(where: { source.isMark($0, Ascii.openBrace) }) else {
        return nil
      }
      let end = source.partner(of: open)
      if token <= end {
        let name = (index..<open).map { source.name($0) }.first(where: Self.accessors.contains) ?? "get"
        return (name, index..<open, open + 1..<max(open + 1, end))
      }
      index = end + 1
    }
    return nil
  }

  private static let accessors: Set = [
    "get", "set", "willSet", "didSet", "mutating", "nonmutating", "_modify", "_read",
  ]

  private func throwing(_ head: Range<Int>) -> Bool {
    var index = head.lowerBound
    while index < head.upperBound {
      if source.isWord(index, "throws") { return true }
      index = source.end(ofPartAt: index)
    }
    return false
  }

  /// The result of a function or a property, as far as its words show.
  private func result(of head: Range<Int>, _ member: SwiftMember) -> (isVoid: Bool, isOptional: Bool, opaque: Int?) {
    var start: Int?
    var index = head.lowerBound
    while index < head.upperBound, start == nil {
      if member.kind == .property, source.isMark(index, Ascii.colon) { start = index + 1 }
      if source.isMark(index, UInt8(ascii: "-")), source.isMark(index + 1, UInt8(ascii: ">")) { start = index + 2 }
      index = source.end(ofPartAt: index)
    }
    guard let start, start < head.upperBound else { return (member.kind != .property, false, nil) }
    var end = head.upperBound
    if let clause = (start..<end).first(where: { source.isWord($0, "where") }) { end = clause }
    let first = source.text(start)
    return (
      first == "Void" || source.isMark(start, Ascii.openParenthesis) && source.partner(of: start) == start + 1,
      end > start && source.isMark(end - 1, Ascii.question), first == "some" ? start : nil
    )
  }

  // MARK: Declarations

  private func whole(_ member: SwiftMember, _ reason: String) -> SourceCut? {
    // A class with no other initialiser could no longer be made.
    if member.kind == .initializer {
      guard let body = member.body else { return nil }
      // Two of a type need different names.
      let number = source.tokens[member.head.lowerBound].range.lowerBound
      let stub = "(_notBuilt\(number): Never) { _NotBuilt.end(\(literal(name(member))), \(literal(reason))) }"
      let range = bytes(member.head.lowerBound + 1..<body.upperBound + 1)
      return cut(.declaration, member, range, with: Array(stub.utf8), "'\(name(member))' is left out", reason)
    }
    return cut(.declaration, member, bytes(member.range), with: [], "'\(name(member))' is left out", reason)
  }

  // MARK: Parts

  private func name(_ member: SwiftMember) -> String {
    let calls = [.function, .initializer].contains(member.kind) ? "()" : ""
    return (member.path + [member.name]).joined(separator: ".") + calls
  }

  private func bytes(_ tokens: Range<Int>) -> Range<Int> {
    guard let last = tokens.last, source.tokens.indices.contains(tokens.lowerBound) else { return 0..<0 }
    return source.tokens[tokens.lowerBound].range
      .lowerBound..<source.tokens[min(last, source.tokens.count - 1)].range.upperBound
  }

  /// The bytes between two braces.
  private func bytes(inside body: Range<Int>) -> Range<Int> {
    let end =
      body.upperBound < source.tokens.count ? source.tokens[body.upperBound].range.lowerBound : source.bytes.count
    return source.tokens[body.lowerBound - 1].range.upperBound..<end
  }

  private func cut(
    _ kind: SourceCut.Kind, _ member: SwiftMember, _ range: Range<Int>, with text: [UInt8], _ told: String,
    _ reason: String
  ) -> SourceCut {
    // Line breaks are kept.
    let lines = source.bytes[range].prefix(text.count).filter { $0 == Ascii.newline }
    let rest = SourceCopy.blank(source.bytes[range].dropFirst(text.count))
    var path = member.path
    if case .type = member.kind { path.append(member.name) }
    return SourceCut(
      kind: kind, edit: SourceCopy.Edit(range: range, replacement: text + lines + rest), name: name(member), path: path,
      text: "\(told): \(reason)", isHarmless: SourceCut.harmless.contains(member.name))
  }

  /// A literal of Swift, without characters that could end it.
  private func literal(_ text: String) -> String {
    "\"" + text.filter { $0.isASCII && $0 != "\"" && $0 != "\\" && !$0.isNewline } + "\""
  }
}
