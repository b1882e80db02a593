/// Reads the YAML that people write by hand: maps, lists, texts in every quoting, `|` and `>`, flow lists and maps,
/// comments, several documents. Anchors, aliases, tags and keys that aren't text are reported and not read.
///
/// It always ends, with its documents or an error.
public struct YAMLReader {
  /// How deeply values may be nested.
  public static let depthLimit = 64

  private struct Line {
    var text: Substring
    var number: Int

    var indent: Int { text.utf8.prefix { $0 == UInt8(ascii: " ") }.count }
    var content: Substring { text.dropFirst(indent) }
    var isBlank: Bool {
      let content = text.drop { $0 == " " || $0 == "\t" }
      return content.isEmpty || content.first == "#"
    }
  }

  private var lines: [Line] = []
  private var index = 0
  private var depth = 0

  /// The documents of a text, in order; empty ones are left out.
  public static func documents(_ text: String) throws(YAMLError) -> [YAMLNode] {
    var reader = YAMLReader()
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      reader.lines.append(Line(text: line, number: number))
    }
    if let first = reader.lines.first?.text, first.unicodeScalars.first == "\u{FEFF}" {
      reader.lines[0].text = Substring(first.unicodeScalars.dropFirst())
    }
    var documents: [YAMLNode] = []
    while let node = try reader.document() {
      if node.content != .nothing { documents.append(node) }
    }
    return documents
  }

  private init() {}

  private func fail(_ message: String, _ line: Int? = nil) -> YAMLError {
    YAMLError(message: message, line: line ?? (index < lines.count ? lines[index].number : lines.last?.number ?? 1))
  }

  private mutating func document() throws(YAMLError) -> YAMLNode? {
    while index < lines.count, lines[index].isBlank || isMarker || lines[index].text.hasPrefix("%") { index += 1 }
    guard index < lines.count else { return nil }
    let node = try block(atLeast: 0)
    skipBlank()
    guard index == lines.count || isMarker else {
      throw fail("expected a document's end, found '\(lines[index].content.prefix(40))'")
    }
    return node
  }

  private var isMarker: Bool {
    let text = lines[index].text
    return text.hasPrefix("---") && (text.count == 3 || text.dropFirst(3).first == " ") || text == "..."
  }

  private mutating func skipBlank() { while index < lines.count, lines[index].isBlank { index += 1 } }

  // MARK: Blocks

  private mutating func block(atLeast indent: Int) throws(YAMLError) -> YAMLNode {
    skipBlank()
    let number = index < lines.count ? lines[index].number : lines.last?.number ?? 1
    guard index < lines.count, !isMarker, lines[index].indent >= indent else {
      return YAMLNode(content: .nothing, line: number)
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw fail("more than \(Self.depthLimit) values stand in one another") }
    let line = lines[index]
    guard !line.content.hasPrefix("\t") else { throw fail("a tab begins the line; expected spaces") }
    if Self.isItem(line.content) { return YAMLNode(content: .list(try items(at: line.indent)), line: number) }
    if try key(of: line.content) != nil { return YAMLNode(content: .map(try members(at: line.indent)), line: number) }
    let rest = line.content
    return try value(rest, deeperThan: line.indent - 1)
  }

  private static func isItem(_ content: Substring) -> Bool { content == "-" || content.hasPrefix("- ") }

  private mutating func items(at indent: Int) throws(YAMLError) -> [YAMLNode] {
    var items: [YAMLNode] = []
    while true {
      skipBlank()
      guard index < lines.count, !isMarker, lines[index].indent == indent, Self.isItem(lines[index].content) else {
        if index < lines.count, !isMarker, lines[index].indent > indent {
          throw fail("'\(lines[index].content.prefix(40))' stands deeper than the list that it follows")
        }
        return items
      }
      let rest = lines[index].content.dropFirst()
      let inner = rest.drop { $0 == " " }
      if inner.isEmpty || inner.first == "#" {
        index += 1
        items.append(try block(atLeast: indent + 1))
      } else {
        // What follows the dash is read as if the dash were a space.
        let width = indent + 1 + (rest.count - inner.count)
        let key = try key(of: inner)
        if Self.isItem(inner) || key != nil {
          lines[index].text = Substring(String(repeating: " ", count: width) + inner)
          items.append(try block(atLeast: indent + 1))
        } else {
          items.append(try value(inner, deeperThan: indent))
        }
      }
    }
  }

  private mutating func members(at indent: Int) throws(YAMLError) -> [YAMLNode.Member] {
    var members: [YAMLNode.Member] = []
    while true {
      skipBlank()
      guard index < lines.count, !isMarker, lines[index].indent == indent else {
        if index < lines.count, !isMarker, lines[index].indent > indent {
          throw fail("'\(lines[index].content.prefix(40))' stands deeper than the key that it follows")
        }
        return members
      }
      let number = lines[index].number
      guard !lines[index].content.hasPrefix("\t") else { throw fail("a tab begins the line; expected spaces") }
      guard let (name, rest) = try key(of: lines[index].content) else {
        if Self.isItem(lines[index].content), !members.isEmpty { return members }
        throw fail("expected 'key: value', found '\(lines[index].content.prefix(40))'")
      }
      let value: YAMLNode
      if rest.isEmpty || rest.first == "#" {
        index += 1
        skipBlank()
        let isList = index < lines.count && lines[index].indent == indent && Self.isItem(lines[index].content)
        value = isList ? try block(atLeast: indent) : try block(atLeast: indent + 1)
      } else {
        value = try self.value(rest, deeperThan: indent)
      }
      members.append(YAMLNode.Member(key: name, value: YAMLNode(content: value.content, line: number)))
    }
  }

  /// The key at the start of a line and what follows its colon; nil where the line has none.
  private func key(of content: Substring) throws(YAMLError) -> (String, Substring)? {
    guard let first = content.first, !"[{|>".contains(first) else { return nil }
    if first == "\"" || first == "'" {
      guard let (text, rest) = try quoted(content) else { return nil }
      let after = rest.drop { $0 == " " }
      guard after.first == ":", after.dropFirst().first.map({ $0 == " " }) ?? true else { return nil }
      return (text, after.dropFirst().drop { $0 == " " })
    }
    if first == "?", content.dropFirst().first == " " { throw fail("a key that is no text isn't read here") }
    var position = content.startIndex
    while position < content.endIndex {
      let next = content.index(after: position)
      if content[position] == "#", position > content.startIndex, content[content.index(before: position)] == " " {
        return nil
      }
      if content[position] == ":", next == content.endIndex || content[next] == " " || content[next] == "\t" {
        let name = content[..<position].trimmed
        guard name != "<<", !"&*!".contains(first) else {
          throw fail("anchors, aliases and tags aren't read here; write the value out")
        }
        return (String(name), content[next...].drop { $0 == " " || $0 == "\t" })
      }
      position = next
    }
    return nil
  }

  // MARK: Values

  /// A value that begins on the current line, with the lines below that continue it.
  private mutating func value(_ rest: Substring, deeperThan indent: Int) throws(YAMLError) -> YAMLNode {
    let number = lines[index].number
    func node(_ content: YAMLNode.Content) -> YAMLNode { YAMLNode(content: content, line: number) }
    switch rest.first {
    case "|", ">": return node(.scalar(try literal(rest, deeperThan: indent)))
    case "&", "*", "!": throw fail("anchors, aliases and tags aren't read here; write the value out")
    case "[", "{":
      var text = String(rest)
      var brackets = YAMLBrackets()
      brackets.take(rest)
      while brackets.depth > 0 {
        index += 1
        guard index < lines.count, !isMarker else { throw fail("the bracket is never closed", number) }
        let next = lines[index].text.trimmed
        text += " " + next
        brackets.take(next)
      }
      var flow = YAMLFlow(text, line: number)
      guard let value = try flow.whole() else { throw fail("the bracket is never closed", number) }
      index += 1
      return YAMLNode(content: value.content, line: number)
    case "\"", "'":
      var text = rest
      while true {
        if let (value, after) = try quoted(text) {
          let tail = after.drop { $0 == " " }
          guard tail.isEmpty || tail.first == "#" else { throw fail("'\(tail.prefix(40))' follows a quoted text") }
          index += 1
          return node(.scalar(value))
        }
        index += 1
        guard index < lines.count, !isMarker else { throw fail("the quote is never closed", number) }
        let next = lines[index].text.trimmed
        text += next.isEmpty ? "\n" : text.last == "\n" ? String(next)[...] : " " + next
      }
    default:
      var text = String(Self.withoutRemark(rest))
      index += 1
      while index < lines.count, !isMarker, !lines[index].isBlank, lines[index].indent > indent {
        let key = try key(of: lines[index].content)
        guard key == nil else {
          throw fail("'\(lines[index].content.prefix(40))' stands deeper than the key that it follows")
        }
        text += " " + Self.withoutRemark(lines[index].content)
        index += 1
      }
      return node(text == "~" || text == "null" ? .nothing : .scalar(text))
    }
  }

  private static func withoutRemark(_ text: Substring) -> Substring {
    guard let range = text.firstRange(of: " #") else { return text.trimmed }
    return text[..<range.lowerBound].trimmed
  }

  /// `|` keeps the lines, `>` joins them; `-` and `+` decide about the last line end.
  private mutating func literal(_ header: Substring, deeperThan indent: Int) throws(YAMLError) -> String {
    let head = Self.withoutRemark(header)
    let isFolded = head.first == ">"
    let signs = head.dropFirst()
    guard signs.allSatisfy({ "+-".contains($0) || ("1"..."9").contains($0) }) else {
      throw fail("'\(head)' begins no text; expected '|' or '>', and behind it '+', '-' or a number")
    }
    index += 1
    var margin = signs.first { $0.isNumber }?.wholeNumberValue.map { $0 + max(indent, 0) }
    var texts: [Substring] = []
    while index < lines.count {
      let line = lines[index]
      let isEmpty = line.text.allSatisfy { $0 == " " || $0 == "\t" }
      guard isEmpty || line.indent > indent else { break }
      if !isEmpty, margin == nil { margin = line.indent }
      texts.append(isEmpty ? "" : line.text.dropFirst(min(margin ?? 0, line.indent)))
      index += 1
    }
    var kept = texts[...]
    while kept.last?.isEmpty == true { kept.removeLast() }
    var text = ""
    if isFolded {
      for (position, line) in kept.enumerated() {
        let joins = position > 0 && !line.isEmpty && !text.hasSuffix("\n") && !text.isEmpty
        text += line.isEmpty ? "\n" : (joins ? " " : "") + line
      }
    } else {
      text = kept.joined(separator: "\n")
    }
    if signs.contains("-") || kept.isEmpty { return text }
    return text + "\n" + (signs.contains("+") ? String(repeating: "\n", count: texts.count - kept.count) : "")
  }

  private func quoted(_ text: Substring) throws(YAMLError) -> (String, Substring)? {
    try YAMLQuotes.read(text, line: lines[index].number)
  }
}
