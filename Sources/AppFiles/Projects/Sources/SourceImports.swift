/// The modules that a Swift file imports.
struct SourceImports: Sendable {
  struct Import: Hashable, Sendable {
    /// The module's name, without the submodule or declaration that follows it.
    var module: String
    /// From 1.
    var line: Int
    /// Whether the file builds without it: the import is under `#if canImport`, or under an `#if` for another system.
    var isOptional: Bool
  }

  /// In the file's order, each module once.
  private(set) var imports: [Import] = []

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
  private static let access: Set = ["public", "internal", "private", "fileprivate", "package", "open"]

  init(_ source: SwiftWords) {
    var conditions: [Bool] = []
    var seen: Set<String> = []
    var line = 1
    var lineOffset = 0
    let tokens = source.tokens
    for index in tokens.indices {
      if source.isSign(index, "#"), index + 1 < tokens.endIndex {
        if source.isWord(index + 1, "if") {
          conditions.append(Self.isForOthers(source, after: index + 1))
        } else if source.isWord(index + 1, "elseif") || source.isWord(index + 1, "else") {
          if let last = conditions.popLast() { conditions.append(last) }
        } else if source.isWord(index + 1, "endif") {
          _ = conditions.popLast()
        }
        continue
      }
      guard source.isWord(index, "import"), Self.beginsStatement(source, index) else { continue }
      var name = index + 1
      if name < tokens.endIndex, Self.kinds.contains(source.text(tokens[name])) { name += 1 }
      guard name < tokens.endIndex, tokens[name].kind == .word else { continue }
      let module = source.text(tokens[name])
      let isOptional = conditions.contains(true)
      line += source.bytes[lineOffset..<tokens[index].range.lowerBound].count { $0 == 0x0A }
      lineOffset = tokens[index].range.lowerBound
      if seen.insert(module).inserted {
        imports.append(Import(module: module, line: line, isOptional: isOptional))
      } else if !isOptional, let known = imports.firstIndex(where: { $0.module == module }) {
        imports[known].isOptional = false
      }
    }
  }

  /// `import`, also after attributes and words of access; not a name such as `request.import`.
  private static func beginsStatement(_ source: SwiftWords, _ index: Int) -> Bool {
    guard !source.tokens[index].startsLine, index > 0 else { return true }
    let before = source.tokens[index - 1]
    if before.kind == .word {
      let word = source.text(before)
      // `@testable import`, `@_spi(Name) import`
      return access.contains(word) || source.isSign(index - 2, "@")
    }
    return source.isSign(index - 1, ";") || source.isSign(index - 1, ")")
  }

  /// Whether a condition holds for other systems than a phone, or asks whether a module is there.
  private static func isForOthers(_ source: SwiftWords, after index: Int) -> Bool {
    var words: [String] = []
    for token in source.tokens[(index + 1)...] {
      if token.startsLine { break }
      words.append(source.text(token))
    }
    let condition = words.joined()
    if condition.contains("canImport") || condition.contains("DEBUG") && !condition.contains("!") { return true }
    let others = ["os(macOS)", "os(OSX)", "os(watchOS)", "os(tvOS)", "os(Linux)", "os(Windows)", "os(Android)"]
    if condition == "!os(iOS)" { return true }
    return !condition.contains("os(iOS)") && !condition.contains("!") && others.contains { condition.contains($0) }
  }
}
