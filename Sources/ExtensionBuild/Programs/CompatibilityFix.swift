import SimAppFiles

/// A change to the build's copy of a source that the compiler itself proposes, if interfaces on Linux, or newer ones,
/// differ from those that the source was written for.
struct CompatibilityFix: Hashable, Sendable {
  /// In bytes of the developer's file.
  var edits: [SourceCopy.Edit]
  /// What was done, for people.
  var text: String
  /// The byte offset at which it is reported.
  var offset: Int
  /// Whether it removes something, including earlier mends in it.
  var leavesOut: Bool

  /// The fix for an error; nil if none keeps the code's behaviour.
  init?(for error: CompilerMessage, in copy: SourceCopy, mode: SwiftLanguageMode) {
    guard let place = error.place else { return nil }
    let bytes = copy.bytes
    let lines = LineStarts(bytes)
    let site = Site(copy: copy, bytes: bytes, lines: lines, place: place)
    guard let found = Self.find(error, site, mode), !found.edits.isEmpty else { return nil }
    edits = found.edits
    text = found.text
    leavesOut = found.leavesOut
    offset = found.edits[0].range.lowerBound
  }

  private init(edits: [SourceCopy.Edit], text: String, leavesOut: Bool = false) {
    self.edits = edits
    self.text = text
    self.leavesOut = leavesOut
    offset = 0
  }

  private static func find(_ error: CompilerMessage, _ site: Site, _ mode: SwiftLanguageMode) -> CompatibilityFix? {
    let text = error.text
    if text.hasPrefix("cannot force unwrap value of non-optional type") {
      return CompatibilityFix(edits: site.edits(error.fixIts), text: "'!' is dropped: the value isn't optional here")
    }
    if text.hasPrefix("cannot use optional chaining on non-optional value") {
      return CompatibilityFix(edits: site.edits(error.fixIts), text: "'?' is dropped: the value isn't optional here")
    }
    if text.hasPrefix("initializer for conditional binding must have Optional type") {
      return CompatibilityFix(edits: site.matchingBinding(), text: "'let' binds a value that isn't optional here")
    }
    if text.hasPrefix("'characters' is unavailable") {
      return CompatibilityFix(
        edits: site.withoutMember(), text: "'.characters' is dropped: a string has its characters itself")
    }
    if text.hasPrefix("use the 'required' modifier to override") {
      return CompatibilityFix(
        edits: site.edits(error.fixIts), text: "'override' is 'required': without Objective-C it has to say so")
    }
    if text.contains("has been renamed to") || text.contains("has been replaced by") {
      return CompatibilityFix(edits: site.edits(error.fixIts), text: "\(text)")
    }
    if text.hasPrefix("cannot assign to property"), text.contains("is a get-only property") {
      return CompatibilityFix(edits: site.withoutAssignment(), text: "\(text): nothing is set")
    }
    if text.contains("cannot be overridden from extension") || text.contains("in extensions cannot override") {
      return CompatibilityFix(
        edits: site.withoutDeclaration(),
        text: "an 'override' is left out: without Objective-C an extension can't have one", leavesOut: true)
    }
    // On Apple's systems all members of a view belong to the main actor, and in newer projects everything does.
    if text.contains("main actor-isolated"), text.contains("nonisolated context") {
      return CompatibilityFix(
        edits: site.onMainActor(), text: "'@MainActor' is added: it uses what is the main actor's")
    }
    if mode == .v4 || mode == .v4_2, text.hasPrefix("expected member name or initializer call after type name"),
      let note = error.notes.first(where: { $0.text.hasPrefix("use '.self'") })
    {
      return CompatibilityFix(edits: site.edits(note.fixIts), text: "'.self' is added: Swift 3 did without it")
    }
    // Before Swift 5 the interfaces were read without their nullability: nil ended the program.
    if mode == .v4 || mode == .v4_2, text.hasPrefix("value of optional type"), text.contains("must be unwrapped"),
      let note = error.notes.first(where: { $0.text.hasPrefix("force-unwrap using '!'") })
    {
      return CompatibilityFix(edits: site.edits(note.fixIts), text: "'!' is added: the value is optional here")
    }
    return nil
  }
}

/// The place of an error in the copy, and edits of the developer's file around it.
private struct Site {
  var copy: SourceCopy
  var bytes: [UInt8]
  var lines: LineStarts
  var place: CompilerMessage.Place

  private var offset: Int { lines.offset(line: place.line, column: place.column) }

  /// The compiler's proposal.
  func edits(_ fixIts: [CompilerMessage.FixIt]) -> [SourceCopy.Edit] {
    fixIts.compactMap { fixIt in
      guard fixIt.start.file == place.file, !fixIt.text.contains("<#") else { return nil }
      return edit(
        lines.offset(
          line: fixIt.start.line, column: fixIt.start.column)..<max(
            lines.offset(line: fixIt.start.line, column: fixIt.start.column),
            lines.offset(line: fixIt.end.line, column: fixIt.end.column)), fixIt.text)
    }
  }

  private func edit(_ range: Range<Int>, _ text: String) -> SourceCopy.Edit {
    let start = copy.originalOffset(of: range.lowerBound)
    return SourceCopy.Edit(range: start..<(start + range.count), replacement: Array(text.utf8))
  }

  /// Replaces `a.b = c` with `a.b`.
  func withoutAssignment() -> [SourceCopy.Edit] {
    let source = SwiftSource(copy.original, file: copy.path)
    let start = copy.originalOffset(of: offset)
    guard let first = source.tokens.firstIndex(where: { $0.range.lowerBound >= start }),
      let equals = (first..<source.tokens.count).first(where: { source.isMark($0, Ascii.equals) }),
      !(first + 1...equals).contains(where: { source.tokens[$0].beginsLine })
    else { return [] }
    let end = source.endOfValue(from: equals + 1, before: source.tokens.count)
    let range = source.tokens[equals].range.lowerBound..<source.tokens[max(equals, end - 1)].range.upperBound
    return [
      SourceCopy.Edit(range: range, replacement: SourceCopy.blank(source.bytes[range]))
    ]
  }

  /// Puts `@MainActor` before the declaration around it.
  func onMainActor() -> [SourceCopy.Edit] {
    guard let first = declaration?.lowerBound else { return [] }
    return [SourceCopy.Edit(range: first..<first, replacement: Array("@MainActor ".utf8))]
  }

  /// Removes the declaration around it; line breaks are kept.
  func withoutDeclaration() -> [SourceCopy.Edit] {
    guard let range = declaration else { return [] }
    return [SourceCopy.Edit(range: range, replacement: SourceCopy.blank(copy.original[range]))]
  }

  /// The bytes of the innermost declaration around it that isn't a type.
  private var declaration: Range<Int>? {
    let source = SwiftSource(copy.original, file: copy.path)
    let start = copy.originalOffset(of: offset)
    for member in SwiftDeclarationReader.members(of: source) {
      if case .type = member.kind { continue }
      guard let last = member.range.last, last < source.tokens.count else { continue }
      let range = source.tokens[member.range.lowerBound].range.lowerBound..<source.tokens[last].range.upperBound
      if range.contains(start) { return range }
    }
    return nil
  }

  /// Replaces `if let a = b` with `if case let a = b`, and `if let a` with `if case let a = a`.
  func matchingBinding() -> [SourceCopy.Edit] {
    let start = offset
    var edits = [edit(start..<start, "case ")]
    var index = start
    func skipSpaces() { while index < bytes.count, bytes[index] == Ascii.space { index += 1 } }
    func skipName() { while index < bytes.count, Ascii.isName(bytes[index]) { index += 1 } }
    skipName()
    skipSpaces()
    let nameStart = index
    skipName()
    let name = nameStart..<index
    skipSpaces()
    guard index < bytes.count, !name.isEmpty else { return edits }
    if bytes[index] == Ascii.openBrace || bytes[index] == Ascii.comma || bytes[index...].starts(with: "else".utf8) {
      edits.append(edit(name.upperBound..<name.upperBound, " = " + String(decoding: bytes[name], as: UTF8.self)))
    }
    return edits
  }

  /// Removes `.characters`, and the question mark before it if nothing follows.
  func withoutMember() -> [SourceCopy.Edit] {
    var start = offset
    var end = start
    while end < bytes.count, Ascii.isName(bytes[end]) { end += 1 }
    guard start > 0, bytes[start - 1] == Ascii.dot else { return [] }
    start -= 1
    let goesOn = end < bytes.count && [Ascii.dot, Ascii.question, Ascii.bang].contains(bytes[end])
    if !goesOn, start > 0, bytes[start - 1] == Ascii.question { start -= 1 }
    return [edit(start..<end, "")]
  }
}
