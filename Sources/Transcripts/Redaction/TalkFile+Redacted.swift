package import SimCatalog
import SimLexicon
import SimText

/// A transcript without what identifies its author.
package struct RedactedTalk: Hashable, Sendable {
  /// The transcript, with a remark about what was replaced.
  package var text: String
  /// How many were replaced; a name of two words counts as two.
  package var counts: Counts

  /// The numbers of different ones.
  package struct Counts: Hashable, Sendable {
    /// Words of names.
    package var names = 0
    /// Telephone numbers.
    package var numbers = 0
    /// Mail addresses.
    package var addresses = 0
    /// Matches of the rules' patterns.
    package var matches = 0

    /// `2 names, 1 number`.
    package var text: String {
      let parts = [
        (names, "name", "names"), (numbers, "number", "numbers"), (addresses, "address", "addresses"),
        (matches, "match", "matches"),
      ].filter { $0.0 > 0 }.map { count, one, many in "\(count) \(count == 1 ? one : many)" }
      return parts.isEmpty ? "nothing was found" : parts.joined(separator: ", ")
    }
  }
}

extension TalkFile {
  /// The same transcript with replacements for persons' names, phone numbers, mail addresses, and what the rules say.
  ///
  /// A name or number has the same replacement throughout the file: header, what is said, trace, cards, remarks. So it
  /// replays as before, unless something depends on the spelling of a name.
  package func redacted(_ rules: RedactionRules = RedactionRules(), catalog: Catalog = .siriKit) -> RedactedTalk {
    let names = RedactedNames(self.names(catalog) + rules.names, kept: rules.kept)
    var numbers = RedactedNumbers(patterns: rules.patterns)
    var redacted = lines.filter { !$0.content.hasPrefix(Self.remark) }.map { line in
      (numbers.redacted(names.redacted(String(line.content))), String(line.terminator))
    }
    let counts = RedactedTalk.Counts(
      names: names.count, numbers: numbers.numbers.count, addresses: numbers.mails.count, matches: numbers.matches.count
    )
    let remark = Self.remark + counts.text
    // Below the title, which is the first remark.
    let place = redacted.firstIndex { $0.0.hasPrefix("# ") || $0.0.hasPrefix("＃") }.map { $0 + 1 } ?? 0
    redacted.insert((remark, redacted.first?.1.isEmpty == false ? redacted[0].1 : "\n"), at: place)
    return RedactedTalk(text: redacted.map { $0.0 + $0.1 }.joined(), counts: counts)
  }

  /// The beginning of the remark about what was replaced.
  private static let remark = "# redacted: "

  /// The names of persons: of the header's contacts, in understood requests, and in the answers of resolve methods.
  private func names(_ catalog: Catalog) -> [String] {
    let worlds = [world] + conversations.compactMap(\.world)
    let contacts = worlds.flatMap(\.contacts)
    var labels = Set(contacts.flatMap(\.handles).compactMap(\.label))
    var meant: [String] = []
    var answered: [String] = []
    for conversation in conversations {
      var schema: IntentSchema?
      for expectation in conversation.turns.flatMap(\.expectations) where expectation.kind == .trace {
        let line = TraceLine(expectation.wording.literal)
        switch line.call {
        case .understood:
          guard let understood = UnderstoodLine(line.result, in: catalog) else { continue }
          schema = catalog.schema(of: understood.intent)
          meant += slots(line.result, of: schema)
        case .answered: meant += slots(line.result, of: schema)
        case .method(.resolve(let parameter)) where schema?.parameter(parameter)?.type == .person:
          answered += line.results.flatMap { persons(in: $0, labels: &labels) }
        case .method, .app, .suggest, .query, .submitted, .unknown: break
        }
      }
    }
    // "my sister" isn't a name, nor is "mobile".
    let words = (meant + answered.filter { !labels.contains($0) }).flatMap { $0.split(separator: " ") }
      .filter { word in word.first { $0.isLetter }.map { !$0.isLowercase } ?? false }.map(String.init)
    return contacts.flatMap { [$0.name, $0.nickname].compactMap { $0 } } + words
  }

  /// The words in parameters that are persons: `recipients=Sam,"Jon Snow"`.
  private func slots(_ text: String, of schema: IntentSchema?) -> [String] {
    let persons = Set(schema?.parameters.filter { $0.type == .person }.map(\.name) ?? [])
    return Quoting.split(text, at: " ", opens: Quoting.opensSlot).flatMap { slot -> [String] in
      guard let sign = slot.firstIndex(of: "="), persons.contains(String(slot[..<sign])) else { return [] }
      return slot[slot.index(after: sign)...].split { ",(".contains($0) }.prefix(8).map(String.init)
    }
  }

  /// The persons in a result: `success Sam Lee (mobile)`, `disambiguation Sam Lee | Sam Park`.
  ///
  /// - Parameter labels: receives the texts in brackets, which are labels of numbers.
  private func persons(in result: String, labels: inout Set<String>) -> [String] {
    let word = result.prefix { $0 != " " }
    guard ["success", "disambiguation", "confirmationRequired", "needsMoreDetails"].contains(word) else { return [] }
    var value = Substring(result.dropFirst(word.count))
    if let because = value.firstRange(of: " because ") { value = value[..<because.lowerBound] }
    return Quoting.split(String(value), at: "|").map { part in
      guard let open = part.firstIndex(of: "("), let close = part[open...].firstIndex(of: ")") else {
        return trimmed(part)
      }
      labels.insert(trimmed(part[part.index(after: open)..<close]))
      return trimmed(part[..<open])
    }
  }
}
