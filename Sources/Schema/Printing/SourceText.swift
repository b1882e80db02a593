/// Swift source while it is put together: lines with their indentation.
struct SourceText {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
  }

  /// A line that ends in a brace, the block, and the closing brace.
  mutating func block(_ head: String, closing: String = "}", _ body: (inout SourceText) -> Void) {
    line("\(head) {")
    depth += 1
    body(&self)
    depth -= 1
    line(closing)
  }

  /// A line that ends in a bracket, the list, and the closing bracket.
  mutating func list(_ head: String, closing: String = "]", _ body: (inout SourceText) -> Void) {
    line("\(head)[")
    depth += 1
    body(&self)
    depth -= 1
    line(closing)
  }
}

/// A file that the generator writes.
package struct GeneratedFile: Hashable, Sendable {
  /// From the package's folder.
  package var path: String
  /// The source so far.
  package var text: String

  /// A file with its whole text.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// - Parameters:
  ///   - remark: The first line: where it comes from, as a reader would look for it.
  ///   - imports: Import lines.
  init(path: String, remark: String, imports: [String] = [], _ body: (inout SourceText) -> Void) {
    var content = SourceText()
    content.line("// \(remark)")
    content.line("// swift-format-ignore-file")
    content.line()
    for line in imports { content.line(line) }
    if !imports.isEmpty { content.line() }
    body(&content)
    self.path = path
    text = content.text
  }
}

/// A name, in backticks if it is a Swift keyword.
package func escaped(_ name: String) -> String { swiftKeywords.contains(name) ? "`\(name)`" : name }

/// Names that Swift reads as keywords in a declaration or as a member.
private let swiftKeywords: Set<String> = [
  "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
  "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
  "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
  "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
  "throw", "throws", "true", "try", "typealias", "var", "where", "while",
]

/// A text as a literal.
package func quoted(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": literal += "\\\\"
    case "\"": literal += "\\\""
    case "\n": literal += "\\n"
    case "\t": literal += "\\t"
    case "\r": literal += "\\r"
    default:
      let isPlain = scalar.value >= 0x20 && scalar.value != 0x7F
      literal += isPlain ? String(Character(scalar)) : "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
  return literal + "\""
}
