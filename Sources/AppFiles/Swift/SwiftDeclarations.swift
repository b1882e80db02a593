/// A type of a Swift source, or an extension of one, with what is declared directly in it.
package struct SwiftTypeDeclaration: Sendable {
  package enum Kind: String, Sendable { case `class`, `struct`, `enum`, actor, `extension`, `protocol` }

  /// `@Parameter(title: "Soup")`
  package struct Attribute: Sendable {
    package var name: String
    var arguments: [SwiftExpression.Argument]
    /// The place of its name.
    package var index: Int
  }

  package struct Property: Sendable {
    package var name: String
    var isStatic: Bool
    package var attributes: [Attribute]
    /// As written, without spaces; "" if none is.
    var type: String
    /// What it is set to where it is declared.
    var initial: Range<Int>?
    /// The body of a computed one, without its braces.
    var body: Range<Int>?
    /// The place of its name.
    var index: Int
  }

  package struct Function: Sendable {
    package var name: String
    /// Its body, without the braces.
    var body: Range<Int>
    /// The place of its name.
    var index: Int
  }

  package struct EnumCase: Sendable {
    var name: String
    var index: Int
  }

  package var kind: Kind
  /// With the types around it: `Kitchen.OrderSoup`.
  package var path: [String]
  /// The types after the colon, each by its last name.
  package var inherited: [String]
  package var attributes: [Attribute]
  /// The place of its name.
  package var index: Int
  /// Its body, without the braces.
  package var body: Range<Int>
  package var properties: [Property] = []
  package var functions: [Function] = []
  var cases: [EnumCase] = []
}

/// Goes through a source, and collects its types with what is declared in them. All branches of `#if` are gone through.
package struct SwiftDeclarationReader {
  private let source: SwiftSource
  private var found: [SwiftTypeDeclaration] = []
  private var members: [SwiftMember] = []

  /// The types of a source, each after those around it. Any source can be read, however broken.
  package static func types(of source: SwiftSource) -> [SwiftTypeDeclaration] {
    var reader = SwiftDeclarationReader(source: source)
    reader.read(0..<source.tokens.count, in: nil)
    return reader.found
  }

  /// All that is declared in a source outside of functions' bodies, each after what is declared in it.
  package static func members(of source: SwiftSource) -> [SwiftMember] {
    var reader = SwiftDeclarationReader(source: source)
    reader.read(0..<source.tokens.count, in: nil)
    return reader.members
  }

  private init(source: SwiftSource) { self.source = source }

  private static let modifiers: Set = [
    "public", "internal", "private", "fileprivate", "open", "package", "override", "final", "nonisolated", "mutating",
    "required", "dynamic", "isolated", "lazy", "weak", "unowned", "indirect", "convenience", "consuming",
  ]

  /// Collects the declarations of a type's body, or of the file.
  private mutating func read(_ range: Range<Int>, in type: Int?) {
    var index = range.lowerBound
    var attributes: [SwiftTypeDeclaration.Attribute] = []
    var isStatic = false
    /// Where a declaration's attributes begin.
    var start = index
    func forget() {
      attributes = []
      isStatic = false
      start = index
    }
    func keep(_ kind: SwiftMember.Kind, _ name: String, at place: Int, initial: Range<Int>? = nil, body: Range<Int>?) {
      members.append(
        SwiftMember(
          kind: kind, name: name, path: type.map { found[$0].path } ?? [], isStatic: isStatic,
          range: start..<max(start, index), head: place..<max(place, body.map { $0.lowerBound - 1 } ?? index),
          initial: initial, body: body))
    }
    while index < range.upperBound {
      if source.isMark(index, Ascii.at), !source.name(index + 1).isEmpty {
        let (attribute, end) = attribute(index)
        attributes.append(attribute)
        index = end
      } else if source.isMark(index, Ascii.hash) {
        index = endOfDirective(index, before: range.upperBound)
        if attributes.isEmpty { start = index }
      } else if let kind = typeKind(index) {
        let count = found.count
        let place = index + 1
        index = readType(kind, at: index, attributes, in: type, before: range.upperBound)
        if found.count > count { keep(.type(kind), found[count].path.last ?? "", at: place, body: found[count].body) }
        forget()
      } else if source.isWord(index, "static") || source.isWord(index, "class") {
        isStatic = true
        index += 1
      } else if Self.modifiers.contains(source.name(index)) {
        index += 1
        // `private(set)`
        if source.isMark(index, Ascii.openParenthesis) { index = source.end(ofPartAt: index) }
      } else if source.isWord(index, "var") || source.isWord(index, "let") {
        let (property, end) = property(index, isStatic: isStatic, attributes, before: range.upperBound)
        if let property, let type { found[type].properties.append(property) }
        index = end
        if let property {
          keep(.property, property.name, at: property.index, initial: property.initial, body: property.body)
        }
        forget()
      } else if source.isWord(index, "case"), let type, found[type].kind == .enum {
        let place = index + 1
        index = readCases(place, of: type, before: range.upperBound)
        keep(.enumCase, source.name(place), at: place, body: nil)
        forget()
      } else if ["func", "init", "deinit", "subscript"].contains(where: { source.isWord(index, $0) }) {
        let kind: SwiftMember.Kind = source.isWord(index, "init") ? .initializer : .function
        let place = index + (source.isWord(index, "func") ? 1 : 0)
        let (function, end) = function(index, before: range.upperBound)
        if let function, let type { found[type].functions.append(function) }
        index = end
        keep(kind, source.name(place), at: place, body: function?.body)
        forget()
      } else {
        index = source.end(ofPartAt: index)
        forget()
      }
    }
  }

  // MARK: Parts

  private func attribute(_ at: Int) -> (SwiftTypeDeclaration.Attribute, end: Int) {
    var index = at + 1
    var name = source.name(index)
    let nameIndex = index
    index += 1
    while source.isMark(index, Ascii.dot), !source.name(index + 1).isEmpty {
      name = source.name(index + 1)
      index += 2
    }
    if source.isMark(index, UInt8(ascii: "<")) {
      var depth = 0
      while index < source.tokens.count {
        if source.isMark(index, UInt8(ascii: "<")) { depth += 1 }
        if source.isMark(index, UInt8(ascii: ">")) { depth -= 1 }
        index += 1
        if depth == 0 { break }
      }
    }
    var arguments: [SwiftExpression.Argument] = []
    if source.isMark(index, Ascii.openParenthesis) {
      arguments = source.arguments(index + 1..<max(index + 1, source.partner(of: index)))
      index = source.end(ofPartAt: index)
    }
    return (SwiftTypeDeclaration.Attribute(name: name, arguments: arguments, index: nameIndex), index)
  }

  /// Behind the line of `#if` and its like; behind the name of anything else with a hash.
  private func endOfDirective(_ index: Int, before limit: Int) -> Int {
    guard ["if", "elseif", "else", "endif", "available", "warning", "error"].contains(source.name(index + 1)) else {
      return index + 1
    }
    var next = index + 2
    while next < limit, !source.tokens[next].beginsLine { next += 1 }
    return next
  }

  private func typeKind(_ index: Int) -> SwiftTypeDeclaration.Kind? {
    guard source.tokens[index].kind == .identifier, !source.isMark(index - 1, Ascii.dot),
      let kind = SwiftTypeDeclaration.Kind(rawValue: source.text(index)), !source.name(index + 1).isEmpty
    else { return nil }
    let next = source.name(index + 1)
    return kind == .class && ["func", "var", "let", "subscript"].contains(next) ? nil : kind
  }

  private mutating func readType(
    _ kind: SwiftTypeDeclaration.Kind, at start: Int, _ attributes: [SwiftTypeDeclaration.Attribute], in outer: Int?,
    before limit: Int
  ) -> Int {
    var index = start + 1
    let nameIndex = index
    var path = outer.map { found[$0].path } ?? []
    path.append(source.name(index))
    index += 1
    while source.isMark(index, Ascii.dot), !source.name(index + 1).isEmpty {
      path.append(source.name(index + 1))
      index += 2
    }
    var inherited: [String] = []
    var isInherited = false
    while index < limit, !source.isMark(index, Ascii.openBrace) {
      if source.isWord(index, "where") || source.isMark(index, Ascii.closeBrace) { break }
      if source.isMark(index, Ascii.colon) { isInherited = true }
      let name = source.name(index)
      if isInherited, !name.isEmpty, !source.isMark(index - 1, Ascii.at) {
        // `AppIntents.AppIntent` is called by its last name.
        if source.isMark(index - 1, Ascii.dot), !inherited.isEmpty { inherited.removeLast() }
        inherited.append(name)
      }
      index = source.isMark(index, Ascii.openParenthesis) ? source.end(ofPartAt: index) : index + 1
    }
    while index < limit, !source.isMark(index, Ascii.openBrace), !source.isMark(index, Ascii.closeBrace) { index += 1 }
    guard index < limit, source.isMark(index, Ascii.openBrace) else { return index }
    let end = min(source.partner(of: index), limit)
    found.append(
      SwiftTypeDeclaration(
        kind: kind, path: path, inherited: inherited, attributes: attributes, index: nameIndex,
        body: index + 1..<max(index + 1, end)))
    let type = found.count - 1
    read(found[type].body, in: type)
    return min(end + 1, limit)
  }

  private func property(
    _ start: Int, isStatic: Bool, _ attributes: [SwiftTypeDeclaration.Attribute], before limit: Int
  ) -> (SwiftTypeDeclaration.Property?, end: Int) {
    var index = start + 1
    let name = source.name(index)
    guard !name.isEmpty else { return (nil, index) }
    var property = SwiftTypeDeclaration.Property(
      name: name, isStatic: isStatic, attributes: attributes, type: "", index: index)
    index += 1
    if source.isMark(index, Ascii.colon) {
      index += 1
      let first = index
      while index < limit, !source.isMark(index, Ascii.equals), !source.isMark(index, Ascii.openBrace),
        !source.isMark(index, Ascii.semicolon), !source.isMark(index, Ascii.closeBrace),
        index == first || !source.tokens[index].beginsLine
      {
        let end = min(source.end(ofPartAt: index), limit)
        for part in index..<end {
          let text = source.text(part)
          property.type += ["some", "any"].contains(text) ? text + " " : text
        }
        index = end
      }
    }
    if source.isMark(index, Ascii.equals), index < limit {
      let end = source.endOfValue(from: index + 1, before: limit)
      property.initial = index + 1..<max(index + 1, end)
      // `= 1 { didSet { … } }`
      if let open = property.initial?.last(where: {
        source.isMark($0, Ascii.openBrace) && source.partner(of: $0) == end - 1
      }),
        ["didSet", "willSet"].contains(source.name(open + 1))
      {
        property.initial = index + 1..<open
        property.body = open + 1..<end - 1
      }
      index = end
    }
    if source.isMark(index, Ascii.openBrace), index < limit {
      let end = min(source.partner(of: index), limit)
      property.body = index + 1..<max(index + 1, end)
      index = min(end + 1, limit)
    }
    return (property, max(index, start + 1))
  }

  private func function(_ start: Int, before limit: Int) -> (SwiftTypeDeclaration.Function?, end: Int) {
    var index = start
    let isNamed = source.isWord(start, "func")
    let nameIndex = isNamed ? start + 1 : start
    index = nameIndex + 1
    while index < limit, !source.isMark(index, Ascii.openBrace) {
      // Without a body, as in a protocol, it ends with its line.
      if index > nameIndex + 1, source.tokens[index].beginsLine, !source.isMark(index, UInt8(ascii: "-")),
        !["async", "throws", "where", "rethrows"].contains(source.name(index))
      {
        return (nil, index)
      }
      index = source.end(ofPartAt: index)
    }
    guard index < limit else { return (nil, limit) }
    let end = min(source.partner(of: index), limit)
    let body = index + 1..<max(index + 1, end)
    return (
      SwiftTypeDeclaration.Function(name: source.name(nameIndex), body: body, index: nameIndex), min(end + 1, limit)
    )
  }

  private mutating func readCases(_ start: Int, of type: Int, before limit: Int) -> Int {
    let end = source.endOfValue(from: start, before: limit)
    for piece in source.pieces(of: start..<max(start, end), at: Ascii.comma) {
      let name = source.name(piece.lowerBound)
      if !name.isEmpty { found[type].cases.append(.init(name: name, index: piece.lowerBound)) }
    }
    return max(end, start)
  }
}
