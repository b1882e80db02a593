package import SimDiagnostics

/// The types of a Swift file and their methods, as far as they show without a compiler.
package struct SourceOutline: Hashable, Sendable {
  /// A module that is imported.
  package struct Import: Hashable, Sendable {
    /// Its name, without the submodule or declaration that follows it.
    package var module: String
    /// From 1.
    package var line: Int
  }

  /// A method as it is written.
  package struct Method: Hashable, Sendable {
    /// A parameter: its label at the call and its type, both as they are written.
    package struct Parameter: Hashable, Sendable {
      /// `_` where the call has none.
      package var label: String
      /// Without attributes.
      package var type: String
    }

    /// The name before the parentheses.
    package var name: String
    /// In their order.
    package var parameters: [Parameter]
    /// Whether it is written with `async`.
    package var isAsync: Bool
    /// What it returns, as written; "" if nothing.
    package var result: String
    /// `private`, `static` and the like.
    package var modifiers: [String]
    /// The place of its name.
    package var place: TextPlace

    /// As documentation has it: `resolveContent(for:with:)`, followed by ` async` if it is.
    package var signature: String {
      name + "(" + parameters.map { $0.label + ":" }.joined() + ")" + (isAsync ? " async" : "")
    }
  }

  /// A type, or an extension of one.
  package struct TypeOutline: Hashable, Sendable {
    /// How it is declared.
    package enum Kind: String, Hashable, Sendable { case `class`, `struct`, `enum`, actor, `extension`, `protocol` }

    /// How it is declared.
    package var kind: Kind
    /// Without the type around it.
    package var name: String
    /// The types after the colon.
    package var inherited: [String]
    /// The declarations directly in it.
    package var methods: [Method]
    /// The place of its name.
    package var place: TextPlace
  }

  /// In the order of the file; nested types are listed beside the others.
  package private(set) var types: [TypeOutline] = []
  /// The file, as it is named in places.
  package let file: String
  /// The modules that it needs, with the lines of their imports: one under `#if canImport` isn't among them.
  package private(set) var imports: [Import]
  /// Every name in it, once: whatever it may refer to.
  package private(set) var names: Set<String>

  /// Reads a file's text; nothing is too broken for it.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8.
  ///   - file: as it is named in places.
  package init(_ bytes: [UInt8], file: String) {
    let source = SwiftWords(bytes)
    self.file = file
    imports = SourceImports(source).imports.filter { !$0.isOptional }.map { Import(module: $0.module, line: $0.line) }
    names = Set(source.tokens.lazy.filter { $0.kind == .word }.map { source.text($0) })
    var reader = OutlineReader(source, file: file)
    types = reader.types()
  }

  /// Where a name is first used; nil if it isn't. The file is read again.
  ///
  /// - Parameter name: of a type or a function, or of a member, which begins with a small letter and counts where it is
  ///   called.
  package func place(ofUse name: String) -> TextPlace? {
    guard names.contains(name), let bytes = try? FileReader.bytes(of: file) else { return nil }
    let source = SwiftWords(bytes)
    let isMember = name.first?.isLowercase == true
    for (index, token) in source.tokens.enumerated() where token.kind == .word && source.text(token) == name {
      if isMember, !source.isSign(index - 1, ".") || source.isSign(index + 1, ":") { continue }
      return LineIndex(bytes).place(of: token.range.lowerBound, in: file)
    }
    return nil
  }

  /// Reads a file; nil where it can't be read.
  package init?(file: String) {
    guard let bytes = try? FileReader.bytes(of: file) else { return nil }
    self.init(bytes, file: file)
  }
}

/// Goes through the tokens of a file, with the types that are open.
private struct OutlineReader {
  private let source: SwiftWords
  private let file: String
  private let lines: LineIndex
  private var found: [SourceOutline.TypeOutline] = []
  /// For each open brace the type that it opens; nil for any other one.
  private var open: [Int?] = []
  private var index = 0

  init(_ source: SwiftWords, file: String) {
    self.source = source
    self.file = file
    lines = LineIndex(source.bytes)
  }

  private static let modifiers: Set = [
    "public", "internal", "private", "fileprivate", "open", "package", "static", "class", "override", "final",
    "nonisolated",
    "mutating", "required", "dynamic", "isolated",
  ]

  mutating func types() -> [SourceOutline.TypeOutline] {
    while index < source.tokens.count {
      if source.isSign(index, "{") {
        open.append(nil)
        index += 1
      } else if source.isSign(index, "}") {
        _ = open.popLast()
        index += 1
      } else if let kind = typeKind() {
        readType(kind)
      } else if source.isWord(index, "func"), let type = open.last ?? nil {
        readMethod(of: type)
      } else {
        index += 1
      }
    }
    return found
  }

  private func word(_ index: Int) -> String {
    source.tokens.indices.contains(index) && source.tokens[index].kind == .word ? source.text(source.tokens[index]) : ""
  }

  private func place(_ index: Int) -> TextPlace {
    lines.place(of: source.tokens[index].range.lowerBound, in: file)
  }

  /// `class Name`, and not `class func` or a name such as `.extension`.
  private func typeKind() -> SourceOutline.TypeOutline.Kind? {
    guard source.tokens[index].kind == .word, !source.isSign(index - 1, "."),
      let kind = SourceOutline.TypeOutline.Kind(rawValue: source.text(source.tokens[index]))
    else { return nil }
    let next = word(index + 1)
    guard let first = next.first, first.isUppercase || first == "_" || (kind == .extension && first.isLetter) else {
      return nil
    }
    return kind
  }

  private mutating func readType(_ kind: SourceOutline.TypeOutline.Kind) {
    index += 1
    let nameIndex = index
    var name = word(index)
    index += 1
    while source.isSign(index, "."), !word(index + 1).isEmpty {
      name = word(index + 1)
      index += 2
    }
    var inherited: [String] = []
    var current = ""
    var isInherited = false
    var depth = 0
    while index < source.tokens.count, !source.isSign(index, "{") || depth > 0 {
      let text = source.text(source.tokens[index])
      if source.isSign(index, "}") || source.isWord(index, "func") { return }
      if source.isSign(index, "<") || source.isSign(index, "(") { depth += 1 }
      if source.isSign(index, ">") || source.isSign(index, ")") { depth -= 1 }
      if source.isWord(index, "where"), depth == 0 {
        while index < source.tokens.count, !source.isSign(index, "{") { index += 1 }
        break
      }
      if text == ":", depth == 0 {
        isInherited = true
      } else if isInherited, depth == 0, text == "," || text == "&" {
        inherited.append(current)
        current = ""
      } else if isInherited, depth == 0, source.tokens[index].kind == .word, !source.isSign(index - 1, "@") {
        // `Intents.INExtension` is called by its last name.
        current = text
      }
      index += 1
    }
    if !current.isEmpty { inherited.append(current) }
    guard index < source.tokens.count else { return }
    found.append(
      SourceOutline.TypeOutline(
        kind: kind, name: name, inherited: inherited.filter { !$0.isEmpty }, methods: [], place: place(nameIndex)))
    open.append(found.count - 1)
    index += 1
  }

  private mutating func readMethod(of type: Int) {
    var modifiers: [String] = []
    var before = index - 1
    while Self.modifiers.contains(word(before)) {
      modifiers.append(word(before))
      before -= 1
    }
    index += 1
    let nameIndex = index
    let name = word(index)
    guard !name.isEmpty else { return }
    index += 1
    if source.isSign(index, "<") { pass(from: "<", to: ">") }
    guard source.isSign(index, "(") else { return }
    let start = index + 1
    pass(from: "(", to: ")")
    let parameters = parameters(start..<max(start, index - 1))
    var isAsync = false
    var result = ""
    while index < source.tokens.count, !source.isSign(index, "{"), !source.isSign(index, "}"),
      !source.isSign(index, ";")
    {
      if source.isWord(index, "async") {
        isAsync = true
      } else if source.isSign(index, "-"), source.isSign(index + 1, ">") {
        index += 2
        result = resultType()
        break
      } else if !["throws", "rethrows"].contains(word(index)) {
        break
      }
      index += 1
    }
    found[type].methods.append(
      SourceOutline.Method(
        name: name, parameters: parameters, isAsync: isAsync, result: result, modifiers: modifiers,
        place: place(nameIndex)))
  }

  /// Goes past the bracket that closes the one at the index.
  private mutating func pass(from opening: Unicode.Scalar, to closing: Unicode.Scalar) {
    var depth = 0
    while index < source.tokens.count {
      if source.isSign(index, opening) { depth += 1 }
      // `->` closes nothing.
      if source.isSign(index, closing), !(closing == ">" && source.isSign(index - 1, "-")) { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }

  private mutating func resultType() -> String {
    var text = ""
    while index < source.tokens.count, !source.isSign(index, "{"), !source.isSign(index, "}"),
      !source.isWord(index, "where")
    {
      // Without a body, as in a protocol, the type ends with its line.
      if source.tokens[index].startsLine, !text.isEmpty, !source.isSign(index, ".") { break }
      text += source.text(source.tokens[index])
      index += 1
    }
    return text
  }

  private func parameters(_ range: Range<Int>) -> [SourceOutline.Method.Parameter] {
    var parameters: [SourceOutline.Method.Parameter] = []
    var depth = 0
    var label: String?
    var type: String?
    var isDefault = false
    func finish() {
      if let label, let type { parameters.append(.init(label: label, type: type)) }
    }
    var at = range.lowerBound
    while at < range.upperBound {
      let text = source.text(source.tokens[at])
      let isSign = source.tokens[at].kind == .sign
      if isSign, text == "(" || text == "[" || text == "<" || text == "{" { depth += 1 }
      if isSign, text == ")" || text == "]" || text == "}" || (text == ">" && !source.isSign(at - 1, "-")) {
        depth -= 1
      }
      if isSign, text == ",", depth == 0 {
        finish()
        label = nil
        type = nil
        isDefault = false
      } else if isSign, text == ":", depth == 0, type == nil {
        type = ""
      } else if isSign, text == "=", depth == 0 {
        isDefault = true
      } else if type != nil {
        if isSign, text == "@" {
          // `@escaping`, `@Sendable`, `@MainActor`
          at += 2
          continue
        }
        let spaced = ["any", "some", "inout"].contains(text) ? text + " " : text
        if !isDefault { type?.append(spaced) }
      } else if label == nil, source.tokens[at].kind == .word {
        label = text
      }
      at += 1
    }
    finish()
    return parameters
  }
}
