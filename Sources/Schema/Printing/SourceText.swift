/// Swift source while it is put together: lines, and how deep they stand.
struct SourceText {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
  }

  /// A line that ends in a brace, what stands between, and the closing brace.
  mutating func block(_ head: String, closing: String = "}", _ body: (inout SourceText) -> Void) {
    line("\(head) {")
    depth += 1
    body(&self)
    depth -= 1
    line(closing)
  }

  /// A line that ends in a bracket, what stands between, and the closing bracket.
  mutating func list(_ head: String, closing: String = "]", _ body: (inout SourceText) -> Void) {
    line("\(head)[")
    depth += 1
    body(&self)
    depth -= 1
    line(closing)
  }
}

/// A file that the generator writes.
public struct GeneratedFile: Hashable, Sendable {
  /// From the package's folder.
  public var path: String
  /// The source so far.
  public var text: String

  /// - Parameters:
  ///   - source: The schema file that it comes from, as a reader would look for it.
  ///   - imports: Import lines.
  init(path: String, source: String, imports: [String] = [], _ body: (inout SourceText) -> Void) {
    var content = SourceText()
    content.line("// Printed by `schema-generator generate` from \(source): edit that, then print again.")
    content.line("// swift-format-ignore-file")
    content.line()
    for line in imports { content.line(line) }
    if !imports.isEmpty { content.line() }
    body(&content)
    self.path = path
    text = content.text
  }
}

/// A name that may be a keyword of Swift's.
func escaped(_ name: String) -> String {
  switch name {
  case "default", "init", "where", "in", "is", "repeat", "protocol", "operator", "extension", "class", "case", "import",
    "self", "return", "for", "switch", "internal", "public":
    "`\(name)`"
  default: name
  }
}

/// A text as a literal.
func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}
