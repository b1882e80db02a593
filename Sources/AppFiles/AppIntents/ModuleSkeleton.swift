/// Stand-ins for what sources use and nothing here declares: types and functions, as far as their uses reveal them.
///
/// What the uses don't reveal is left open as Xcode leaves it open (`<#Type#>`), so that nothing is built of it before
/// its author has filled it in.
package struct ModuleSkeleton: Hashable, Sendable {
  /// What is handed to a function.
  struct Input: Hashable {
    var label: String?
    var type: String
  }

  /// A member of a type, or a function of its own.
  struct Member: Hashable {
    var name: String
    var isStatic: Bool
    /// Nil of a property.
    var inputs: [Input]?
    var isAsync = false
    var isThrowing = false
    var isSet = false
    /// Nil where no result is used.
    var type: String?
  }

  /// A type.
  struct Stub: Hashable {
    var name: String
    /// Whether there are objects of it.
    var isMade = false
    /// Whether other types conform to it.
    var isInherited = false
    var initialisers: [[Input]] = []
    var members: [Member] = []

    mutating func add(_ member: Member) {
      // The first use of a function counts; what later uses add is taken over.
      guard
        let index = members.firstIndex(where: {
          $0.name == member.name && $0.isStatic == member.isStatic
            && $0.inputs?.map(\.label) == member.inputs?.map(\.label)
        })
      else { return members.append(member) }
      members[index].isAsync = members[index].isAsync || member.isAsync
      members[index].isThrowing = members[index].isThrowing || member.isThrowing
      members[index].isSet = members[index].isSet || member.isSet
      if members[index].type == nil || members[index].type == SkeletonReader.open { members[index].type = member.type }
    }
  }

  /// The module that has them; nil if unknown.
  package let module: String?
  private let stubs: [Stub]
  private let functions: [Member]

  /// - Parameters:
  ///   - module: the module that isn't here; nil if unknown.
  ///   - names: what is missing of it.
  ///   - sources: path and bytes of the files that use it.
  package init(module: String?, names: [String], sources: [(path: String, bytes: [UInt8])]) {
    self.module = module
    var reader = SkeletonReader(names)
    // What is learnt of a variable in one file may be used in another.
    for _ in 0..<2 { for source in sources { reader.read(SwiftSource(source.bytes, file: source.path)) } }
    stubs = reader.stubs
    functions = reader.functions
  }

  /// Whether nothing could be found out.
  package var isEmpty: Bool { stubs.isEmpty && functions.isEmpty }

  /// What the file may be called.
  package var fileName: String { module.map { "\($0)+Here.swift" } ?? "Here.swift" }

  /// The file itself.
  package var text: String {
    var parts = functions.map { declaration($0) + "\n" } + stubs.map(declaration)
    if let module { parts = ["#if !canImport(\(module))\n"] + parts + ["#endif\n"] }
    return parts.joined(separator: "\n")
  }

  // MARK: Declarations

  private func declaration(_ stub: Stub) -> String {
    if stub.isInherited, !stub.isMade { return "protocol \(stub.name) {}\n" }
    var lines: [String] = []
    var initialisers = stub.initialisers
    if stub.isMade, initialisers.isEmpty { initialisers = [[]] }
    for inputs in initialisers { lines.append("init(\(written(inputs))) {}") }
    let needed = stub.isMade && !initialisers.contains([])
    if needed, stubs.contains(where: { $0.members.contains { $0.type == stub.name } }) { lines.append("init() {}") }
    lines += stub.members.map { declaration($0) }
    let body = lines.isEmpty ? "" : "\n" + lines.map { "  \($0)\n" }.joined()
    return "\(stub.isMade ? "final class" : "enum") \(stub.name) {\(body)}\n"
  }

  private func declaration(_ member: Member) -> String {
    let scope = member.isStatic ? "static " : ""
    guard let inputs = member.inputs else {
      let type = member.type ?? SkeletonReader.open
      let value = value(of: type)
      if member.isStatic, stubs.contains(where: { $0.name == type }) { return "static let \(member.name) = \(value)" }
      return member.isSet
        ? "\(scope)var \(member.name): \(type) = \(value)" : "\(scope)var \(member.name): \(type) { \(value) }"
    }
    let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
    let head = "\(scope)func \(member.name)(\(written(inputs)))\(effects)"
    return member.type.map { "\(head) -> \($0) { \(value(of: $0)) }" } ?? "\(head) {}"
  }

  private func written(_ inputs: [Input]) -> String {
    inputs.enumerated().map { index, input in
      let label = input.label ?? "_"
      let name = input.label == nil ? "_ value\(index == 0 ? "" : "\(index + 1)")" : label
      return "\(name): \(input.type)"
    }.joined(separator: ", ")
  }

  private func value(of type: String) -> String {
    if type.hasSuffix("?") { return "nil" }
    switch type {
    case "Bool": return "false"
    case "String": return "\"\""
    case "Int", "Double": return "0"
    case _ where type.hasPrefix("["): return "[]"
    case _ where stubs.contains(where: { $0.name == type }): return "\(type)()"
    default: return "<#value#>"
    }
  }
}

/// Finds out how names are used.
struct SkeletonReader {
  /// A type that is unknown.
  static let open = "<#Type#>"
  /// The names under which a type usually offers its only object.
  private static let singles: Set = ["shared", "default", "standard", "current", "main", "instance", "sharedInstance"]

  private(set) var stubs: [ModuleSkeleton.Stub] = []
  private(set) var functions: [ModuleSkeleton.Member] = []
  private let free: Set<String>
  /// The types that variables are declared with.
  private var written: [String: String] = [:]
  /// The missing types of variables, by the variables' names.
  private var variables: [String: String] = [:]

  init(_ names: [String]) {
    var seen: Set<String> = []
    for name in names where name.first?.isUppercase == true && seen.insert(name).inserted {
      stubs.append(ModuleSkeleton.Stub(name: name))
    }
    free = Set(names.filter { $0.first?.isUppercase != true })
  }

  private func index(of type: String) -> Int? { stubs.firstIndex { $0.name == type } }

  mutating func read(_ source: SwiftSource) {
    for index in source.tokens.indices where ["let", "var"].contains(source.name(index)) {
      if let type = writtenType(source, index + 2) { written[source.name(index + 1)] = type }
    }
    var isInherited = false
    for index in source.tokens.indices {
      let name = source.name(index)
      if ["struct", "class", "actor", "extension", "enum"].contains(name) { isInherited = true }
      if source.isMark(index, Ascii.openBrace) { isInherited = false }
      guard !name.isEmpty, !source.isMark(index - 1, Ascii.dot) else { continue }
      if let stub = self.index(of: name) {
        if isInherited, source.isMark(index - 1, Ascii.colon) || source.isMark(index - 1, Ascii.comma) {
          stubs[stub].isInherited = true
        } else if source.isMark(index - 1, Ascii.colon) {
          // `let kettle: Kettle`
          stubs[stub].isMade = true
          variables[source.name(index - 2)] = name
        } else {
          follow(source, index, type: name, isStatic: true)
        }
      } else if let type = variables[name],
        source.isMark(index + 1, Ascii.dot) || source.isMark(index + 1, Ascii.question)
      {
        follow(source, index, type: type, isStatic: false)
      } else if free.contains(name), source.isMark(index + 1, Ascii.openParenthesis) {
        var link = index + 1
        var function = member(name, isStatic: false, &link, source, from: index)
        function.type = result(source, from: index, to: link)
        if !functions.contains(where: { $0.name == name }) { functions.append(function) }
      }
    }
  }

  // MARK: Chains

  /// Follows `Kettle.shared.boil(cups: 2)` from its first name on.
  private mutating func follow(_ source: SwiftSource, _ start: Int, type: String, isStatic: Bool) {
    var (type, isStatic) = (type, isStatic)
    var index = start + 1
    var steps = 0
    while let stub = self.index(of: type), steps < 8 {
      steps += 1
      if isStatic, source.isMark(index, Ascii.openParenthesis), !source.tokens[index].beginsLine {
        let inputs = inputs(source, &index)
        stubs[stub].isMade = true
        if !stubs[stub].initialisers.contains(where: { $0.map(\.label) == inputs.map(\.label) }) {
          stubs[stub].initialisers.append(inputs)
        }
        isStatic = false
        continue
      }
      if source.isMark(index, Ascii.question) || source.isMark(index, Ascii.bang) { index += 1 }
      guard source.isMark(index, Ascii.dot), !source.name(index + 1).isEmpty, source.name(index + 1) != "self" else {
        break
      }
      let name = source.name(index + 1)
      index += 2
      var member = member(name, isStatic: isStatic, &index, source, from: start)
      let isOptional = source.isMark(index, Ascii.question) && source.isMark(index + 1, Ascii.dot)
      let next = isOptional || source.isMark(index, Ascii.bang) ? index + 1 : index
      if source.isMark(next, Ascii.dot), !source.name(next + 1).isEmpty, source.name(next + 1) != "self" {
        let isSingle = isStatic && member.inputs == nil && Self.singles.contains(name)
        let given = isSingle ? type : name.prefix(1).uppercased() + name.dropFirst()
        member.type = given + (isOptional ? "?" : "")
        member.isAsync = false
        member.isThrowing = false
        stubs[stub].add(member)
        if self.index(of: given) == nil { stubs.append(ModuleSkeleton.Stub(name: given)) }
        if let other = self.index(of: given) { stubs[other].isMade = true }
        (type, isStatic) = (given, false)
        continue
      }
      let isSingle = isStatic && member.inputs == nil && Self.singles.contains(name)
      if isSingle {
        member.type = type
        stubs[stub].isMade = true
      } else if member.inputs == nil, source.isMark(index, Ascii.equals), !source.isMark(index + 1, Ascii.equals) {
        member.isSet = true
        member.type = literal(source, index + 1) ?? Self.open
      } else {
        member.type = result(source, from: start, to: index)
        if member.inputs == nil, member.type == nil { member.type = Self.open }
      }
      stubs[stub].add(member)
      if isSingle { keep(source, start, type) }
      return
    }
    if !isStatic { keep(source, start, type) }
  }

  /// A variable that is set to an object of a type.
  private mutating func keep(_ source: SwiftSource, _ start: Int, _ type: String) {
    let before = beginning(source, start)
    if source.isMark(before - 1, Ascii.equals), !source.name(before - 2).isEmpty {
      variables[source.name(before - 2)] = type
    }
  }

  private func member(
    _ name: String, isStatic: Bool, _ index: inout Int, _ source: SwiftSource, from start: Int
  ) -> ModuleSkeleton.Member {
    var member = ModuleSkeleton.Member(name: name, isStatic: isStatic)
    let before = beginning(source, start)
    for word in before..<start {
      if source.isWord(word, "await") { member.isAsync = true }
      if source.isWord(word, "try") { member.isThrowing = true }
    }
    if source.isMark(index, Ascii.openParenthesis), !source.tokens[index].beginsLine {
      member.inputs = inputs(source, &index)
    }
    while source.isMark(index, Ascii.openBrace), !source.tokens[index].beginsLine, isClosure(source, index) {
      member.inputs = (member.inputs ?? []) + [.init(label: nil, type: "() -> Void")]
      index = source.end(ofPartAt: index)
    }
    if member.inputs == nil { (member.isAsync, member.isThrowing) = (false, false) }
    return member
  }

  /// Whether a brace begins a closure rather than the block of a condition.
  private func isClosure(_ source: SwiftSource, _ index: Int) -> Bool {
    var word = index - 1
    while word > 0, !source.tokens[word].beginsLine { word -= 1 }
    return !["if", "guard", "for", "while", "switch", "else"].contains(source.name(word))
      && !source.isMark(word, Ascii.closeBrace)
  }

  /// The arguments in parentheses; the index is set behind them.
  private func inputs(_ source: SwiftSource, _ index: inout Int) -> [ModuleSkeleton.Input] {
    let arguments = source.arguments(index + 1..<max(index + 1, source.partner(of: index)))
    index = source.end(ofPartAt: index)
    return arguments.map { argument in
      ModuleSkeleton.Input(label: argument.label, type: type(of: argument.value, source))
    }
  }

  /// The type written behind a colon, up to the end of the line or a value.
  private func writtenType(_ source: SwiftSource, _ colon: Int) -> String? {
    guard source.isMark(colon, Ascii.colon) else { return nil }
    var end = colon + 1
    while end < source.tokens.count, end - colon < 12, !source.tokens[end].beginsLine,
      !source.isMark(end, Ascii.equals),
      !source.isMark(end, Ascii.openBrace), !source.isMark(end, Ascii.semicolon), !source.isMark(end, Ascii.comma)
    { end += 1 }
    return end > colon + 1 ? (colon + 1..<end).map { source.text($0) }.joined() : nil
  }

  /// The type of an argument: of a literal, or of a variable alone.
  private func type(of value: SwiftExpression.Located, _ source: SwiftSource) -> String {
    let first = value.range.lowerBound
    return literal(source, first) ?? (value.range.count == 1 ? written[source.name(first)] : nil) ?? "Any?"
  }

  /// The type of the literal at an index.
  private func literal(_ source: SwiftSource, _ index: Int) -> String? {
    if source.beginsText(index) { return "String" }
    if ["true", "false"].contains(source.name(index)) { return "Bool" }
    if source.isMark(index, Ascii.openBrace) { return "@escaping () -> Void" }
    guard source.tokens.indices.contains(index), source.tokens[index].kind == .number else { return nil }
    return source.text(index).contains(".") ? "Double" : "Int"
  }

  // MARK: Result types

  /// Where `try await` before a name begins.
  private func beginning(_ source: SwiftSource, _ start: Int) -> Int {
    var index = start
    while ["try", "await"].contains(source.name(index - 1))
      || ((source.isMark(index - 1, Ascii.question) || source.isMark(index - 1, Ascii.bang))
        && source.name(index - 2) == "try")
    { index -= 1 }
    return index
  }

  /// The type that an expression must have where it is used; nil where its result isn't used.
  private func result(_ source: SwiftSource, from start: Int, to end: Int) -> String? {
    let before = beginning(source, start)
    let isStatement =
      source.tokens[before].beginsLine || source.isMark(before - 1, Ascii.openBrace)
      || source.isMark(before - 1, Ascii.semicolon)
    if isStatement || source.isMark(before - 1, Ascii.equals) && source.name(before - 2) == "_" { return nil }
    if source.tokens[start].depth > 0 { return "String" }
    let isNegated = source.isMark(before - 1, Ascii.bang)
    func isTwice(_ index: Int, _ sign: Character) -> Bool {
      let mark = sign.asciiValue ?? 0
      return source.isMark(index, mark) && source.isMark(index + 1, mark)
    }
    if isNegated || isTwice(end, "&") || isTwice(before - 2, "&") || isTwice(end, "|") || isTwice(before - 2, "|") {
      return "Bool"
    }
    if isTwice(end, "?") { return (literal(source, end + 2) ?? Self.open) + "?" }
    if source.isMark(end, UInt8(ascii: ">")) || source.isMark(end, UInt8(ascii: "<")) || isTwice(end, "=") {
      return literal(source, end + (source.isMark(end + 1, Ascii.equals) ? 2 : 1)) ?? Self.open
    }
    if ["if", "guard", "while"].contains(source.name(before - 1)) { return "Bool" }
    if source.isWord(before - 1, "in") { return "[\(Self.open)]" }
    if source.isMark(before - 1, Ascii.equals) {
      // `let cups: Int = kettle.cups`
      var index = before - 2
      while index > 0, before - index < 16, !source.tokens[index].beginsLine, !source.isMark(index, Ascii.colon) {
        index -= 1
      }
      if source.isMark(index, Ascii.colon) { return (index + 1..<before - 1).map { source.text($0) }.joined() }
    }
    return Self.open
  }
}
