package import SimCatalog
import SimDiagnostics
import SimDialogue

/// A line of the trace, split into the call and its result: `resolveRecipients = success Sam Lee`.
package struct TraceLine: Hashable, Sendable {
  /// What a line of the trace is about.
  package enum Call: Hashable, Sendable {
    case understood
    /// What an answer changes: `set recipients="Sam Park"`.
    case answered
    case method(HandlerCall.Method)
    /// `continue`, `handle`, `open`, `tap` or `sheet`, and what follows it.
    case app(way: String, detail: String)
    /// A suggestion of the device's, or a shortcut on the watch, by its title.
    case suggest(String)
    /// A query of an App Intent's: `entities(matching: "plum")`.
    case query(String)
    /// What an app has submitted: `donated`, `deleted`, `suggested`, `relevant`, `upcoming`.
    case submitted(String)
    /// An unknown call, as it is written.
    case unknown(String)
  }

  /// The call.
  package var call: Call
  /// What follows ` = `; for `understood` and `answered` everything after the word.
  package var result: String

  /// The results of a list's elements, separated by semicolons; one for a single value.
  package var results: [String] { Quoting.split(result, at: ";") }

  /// The options of a `disambiguation` by name, and their number including those that the line leaves out (`… 3 more`);
  /// nil for any other result.
  package var options: (names: [String], count: Int)? {
    guard let found = results.first(where: { $0.prefix { $0 != " " } == "disambiguation" }) else { return nil }
    let all = Quoting.split(trimmed(found.dropFirst("disambiguation".count)), at: "|")
    let names = all.filter { !$0.hasPrefix("… ") }.map(Quoting.unquoted)
    let more = all.last.flatMap { $0.hasPrefix("… ") ? Int($0.dropFirst(2).prefix { $0.isNumber }) : nil } ?? 0
    return (names, names.count + more)
  }

  /// What a query or a method has offered, by the names in the line: `Chives | Croutons`; empty for `nothing` and for
  /// an error.
  package var offered: [String] {
    if result == "nothing" || result.hasPrefix("error ") { return [] }
    return Quoting.split(result, at: "|").filter { !$0.hasPrefix("… ") }.map(Quoting.unquoted)
  }

  /// The first word of the result, and the value after it without its quotation marks; nil for none.
  package var worded: (word: String, value: String?) {
    let word = String(result.prefix { $0 != " " })
    let rest = trimmed(result.dropFirst(word.count))
    return (word, rest.isEmpty ? nil : Quoting.unquoted(rest))
  }

  /// Reads a line without its mark, with escapes already resolved.
  package init(_ text: String) {
    let line = normalisedLine(text)
    let head: Substring
    if let sign = Self.sign(in: line) {
      head = line[..<sign.lowerBound]
      result = trimmed(line[sign.upperBound...])
    } else {
      head = line[...]
      result = ""
    }
    let words = head.split(separator: " ")
    switch words.first {
    case "understood":
      call = .understood
      result = trimmed(line.dropFirst("understood".count))
    case "answered":
      call = .answered
      result = trimmed(line.dropFirst("answered".count))
    case "suggest", "watch": call = .suggest(trimmed(head.drop { $0 != " " }))
    case let word? where Self.submitted.contains(String(word)):
      call = .submitted(String(word))
      result = trimmed(line.dropFirst(word.count))
    case "app":
      call = .app(way: words.count > 1 ? String(words[1]) : "", detail: words.dropFirst(2).joined(separator: " "))
    case let word? where Self.queries.contains(String(word.prefix { $0 != "(" })): call = .query(String(head))
    case "confirm" where words.count == 1: call = .method(.confirm)
    case "handle" where words.count == 1: call = .method(.handle)
    case "perform" where words.count == 1: call = .method(.perform(answers: []))
    case let word? where words.count == 1 && word.hasPrefix("resolve") && word.count > 7:
      call = .method(.resolve(parameter: Self.parameter(word.dropFirst(7))))
    case let word? where words.count == 1 && word.hasPrefix("provide") && word.hasSuffix("OptionsCollection"):
      let name = word.dropFirst("provide".count).dropLast("OptionsCollection".count)
      call = .method(.options(parameter: Self.parameter(name), searchTerm: nil))
    case let word? where words.count == 1 && word.hasPrefix("default") && word.count > 7:
      call = .method(.defaultValue(parameter: Self.parameter(word.dropFirst(7))))
    default: call = .unknown(trimmed(head))
    }
  }

  /// The functions of queries and options providers.
  static let queries = ["suggestedEntities", "entities", "allEntities", "results"]

  /// What an app can submit, by its names in a trace.
  static let submitted = ["donated", "deleted", "suggested", "relevant", "upcoming", "added", "removed"]

  /// The name of a parameter in a method's name, with a small first letter.
  private static func parameter(_ name: Substring) -> String { name.prefix(1).lowercased() + name.dropFirst() }

  /// ` = `, or a `=` at the end of the line.
  private static func sign(in line: String) -> Range<String.Index>? {
    var index = line.startIndex
    while let found = line[index...].firstIndex(of: "=") {
      let after = line.index(after: found)
      let opens = found > line.startIndex && line[line.index(before: found)] == " "
      if opens, after == line.endIndex || line[after] == " " { return found..<after }
      index = after
    }
    return nil
  }

  /// What no handler can answer in a handler's answer: the word, and the problem.
  ///
  /// A code is reported only if it is similar to a known one: an app that isn't read here has codes of its own.
  func unknownResult(among calls: CallNames) -> (word: String, problem: ReadFailure)? {
    switch call {
    case .method(.resolve):
      let known = ResolutionResult.names + FaultSyntax.words + ["nothing"]
      for result in FaultSyntax.read(result) == nil ? results : [] {
        let word = String(result.prefix { $0 != " " })
        guard !known.contains(word) else { continue }
        let names = ResolutionResult.names.map { "'\($0)'" }.joined(separator: ", ")
        return (
          word,
          ReadFailure(
            "'\(word)' is no result; expected \(names), 'nothing' or a fault",
            suggestion: nearestName(to: word, among: known))
        )
      }
      return nil
    case .method(.confirm), .method(.handle), .method(.perform):
      let word = String(result.prefix { $0 != " " })
      guard !calls.codes.isEmpty, !calls.codes.contains(word), !FaultSyntax.words.contains(word),
        let near = nearestName(to: word, among: calls.codes.sorted() + FaultSyntax.words)
      else { return nil }
      return (word, ReadFailure("'\(word)' is no response code", suggestion: near))
    case .method(.options), .method(.defaultValue), .understood, .answered, .app, .suggest, .query, .submitted,
      .unknown:
      return nil
    }
  }

  /// Reports an unknown name: a call that SiriKit doesn't have, or no intent's resolve method.
  func diagnostic(at place: TextPlace, among calls: CallNames) -> Diagnostic? {
    switch call {
    case .understood, .method(.confirm), .method(.handle), .method(.perform), .suggest, .query, .submitted: return nil
    case .answered:
      let ways = AnswerChange.Way.allCases.map(\.rawValue)
      let way = String(result.prefix { $0 != " " })
      guard !ways.contains(way) else { return nil }
      return Diagnostic(
        .error, "'answered \(way)' is no change; expected 'answered set', 'add', 'remove' or 'change'", at: place,
        suggestion: nearestName(to: way, among: ways))
    case .app(let way, _):
      let ways = ["continue", "handle", "open", "tap", "sheet"]
      guard !ways.contains(way) else { return nil }
      return Diagnostic(
        .error,
        "'app \(way)' is no way into an app; expected 'app continue', 'app handle', 'app open', 'app tap' or 'app sheet'",
        at: place,
        suggestion: nearestName(to: way, among: ways))
    case .method(let method):
      guard !calls.resolve.isEmpty, !calls.resolve.contains(method.name) else { return nil }
      return Diagnostic(
        .error, "unknown call '\(method.name)'; no intent has a parameter of that name", at: place,
        suggestion: nearestName(to: method.name, among: calls.resolve.sorted()))
    case .unknown(let name):
      let word = String(name.prefix { $0 != " " })
      return Diagnostic(
        .error,
        "unknown call '\(word)'; expected 'understood', 'answered', 'resolve…', 'confirm', 'handle', 'perform', 'app', 'suggest', 'watch' or 'donated'",
        at: place,
        suggestion: nearestName(
          to: word,
          among: NotationNames.calls + Self.submitted + calls.resolve.sorted()))
    }
  }
}

/// The calls of a catalogue's intents, by their names in a trace.
struct CallNames {
  /// Those with a parameter: for example `resolveRecipients`, `provideSoupOptionsCollection`.
  let resolve: Set<String>
  /// The codes of all their responses.
  let codes: Set<String>

  init(_ catalog: Catalog) {
    var (resolve, codes): (Set<String>, Set<String>) = ([], [])
    for intent in catalog.intents {
      codes.formUnion(intent.codes.map(\.name))
      for parameter in intent.parameters {
        resolve.insert(HandlerCall.Method.resolve(parameter: parameter.name).name)
        guard parameter.custom?.offersOptions == true else { continue }
        resolve.insert(HandlerCall.Method.options(parameter: parameter.name, searchTerm: nil).name)
        resolve.insert(HandlerCall.Method.defaultValue(parameter: parameter.name).name)
      }
    }
    (self.resolve, self.codes) = (resolve, codes)
  }
}
