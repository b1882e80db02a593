import SimCatalog
import SimText

/// A log line about a SiriKit call: `resolveRecipients(for:with:) INSendMessageIntent -> success(Sam)`.
struct SiriCallLine: Hashable {
  /// The class of the intent, if the line names one.
  var intent: String?
  /// `name=value` pairs after the class.
  var slots: String = ""
  /// The base name of the handler's method, and its answer in the notation's words.
  var call: String?
  var result: String = ""

  /// Whether a line may be one: it names a method or a class. Other lines of a large log cost no more than this.
  static func mentions(_ line: Substring) -> Bool {
    line.contains("resolve") || line.contains("confirm") || line.contains("handle") || line.contains("Intent")
  }

  private static let signs = ["=", "->", "→", ":", "returned", "returns", "completed", "result", "code", "answered"]

  /// - Parameter codes: the known response codes.
  /// - Returns: nil for a line that names neither a call with its answer nor an intent.
  init?(_ line: Substring, codes: Set<String>) {
    guard Self.mentions(line) else { return nil }
    var words = Words(line)
    while let word = words.next() {
      if intent == nil, Self.isIntent(word) {
        intent = String(word)
        slots = Self.slots(in: line[word.endIndex...])
      } else if call == nil, Self.isCall(word) {
        guard let answer = Self.answer(in: line[word.endIndex...], of: word, codes) else { continue }
        call = String(word)
        result = answer
      }
    }
    guard call != nil || intent != nil else { return nil }
  }

  /// A structured line, with the values of its fields.
  init(intent: String?, slots: String, call: String?, result: String) {
    self.intent = intent
    self.slots = slots
    self.call = call
    self.result = result
  }

  private static func isIntent(_ word: Substring) -> Bool {
    word.hasSuffix("Intent") && word.count > 6 && word.first?.isUppercase ?? false
  }

  static func isCall(_ word: Substring) -> Bool { TraceWords.isCall(String(word)) }

  /// `a=b c="d e"`, as far as it can be read.
  private static func slots(in text: Substring) -> String {
    var result: [Substring] = []
    var rest = text.drop { $0 == " " || $0 == ":" }
    while let sign = rest.firstIndex(of: "="), sign > rest.startIndex,
      rest[..<sign].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    {
      let value = rest[rest.index(after: sign)...]
      let end: String.Index
      if value.first == "\"", let close = value.dropFirst().firstIndex(of: "\"") {
        end = value.index(after: close)
      } else {
        end = value.firstIndex(of: " ") ?? value.endIndex
      }
      guard end > value.startIndex else { break }
      result.append(rest[..<end])
      rest = rest[end...].drop { $0 == " " }
    }
    return result.joined(separator: " ")
  }

  /// The answer after a call: a result, or a code after a sign.
  private static func answer(in text: Substring, of call: Substring, _ codes: Set<String>) -> String? {
    let isResolve = call.hasPrefix("resolve")
    var words = Words(text)
    while let word = words.next() {
      let known = isResolve ? ResolutionResult.names.contains(String(word)) : codes.contains(String(word))
      guard known else { continue }
      let between = text[..<word.startIndex]
      guard signs.contains(where: between.contains) else { return nil }
      let rest = text[word.endIndex...].trimmed
      guard isResolve else { return String(word) }
      let values = Self.values(rest)
      return values.isEmpty ? String(word) : "\(word) \(values.joined(separator: " | "))"
    }
    return nil
  }

  /// The values of a result: `(with: [A, B])`, ` A | B`, ` A`.
  private static func values(_ text: Substring) -> [String] {
    var inner = text
    if inner.first == "(" {
      guard let close = inner.lastIndex(of: ")") else { return [] }
      inner = inner[inner.index(after: inner.startIndex)..<close].trimmed
      for label in ["with:", "forReason:", "for:"] where inner.hasPrefix(label) {
        inner = inner.dropFirst(label.count).trimmed
      }
    }
    if inner.first == ".", inner.dropFirst().allSatisfy(\.isLetter) { inner = inner.dropFirst() }
    let isList = inner.first == "[" && inner.last == "]"
    if isList { inner = inner.dropFirst().dropLast() }
    let separator = inner.contains("|") ? "|" : isList ? "," : nil
    let parts = separator.map { inner.split(separator: $0) } ?? [inner]
    return parts.map { part in
      let value = part.trimmed
      return value.count > 1 && value.first == "\"" && value.last == "\""
        ? String(value.dropFirst().dropLast()) : String(value)
    }.filter { !$0.isEmpty && $0 != "nil" }
  }
}

/// The words of a line: runs of letters and digits.
private struct Words {
  private var rest: Substring

  init(_ text: Substring) { rest = text }

  mutating func next() -> Substring? {
    rest = rest.drop { !$0.isLetter }
    guard !rest.isEmpty else { return nil }
    let word = rest.prefix { $0.isLetter || $0.isNumber }
    rest = rest[word.endIndex...]
    return word
  }
}
