public import SimCatalog
import SimLexicon
import SimText

/// A transcript without what tells whose it is.
public struct RedactedTalk: Hashable, Sendable {
  /// The transcript, with a remark that says what was taken out.
  public var text: String
  /// How many were taken out; a name of two words is two.
  public var counts: Counts

  /// How many different ones.
  public struct Counts: Hashable, Sendable {
    /// Words of names.
    public var names = 0
    /// Telephone numbers.
    public var numbers = 0
    /// Mail addresses.
    public var addresses = 0
    /// What fitted a pattern of the rules.
    public var matches = 0

    /// `2 names, 1 number`.
    public var text: String {
      let parts = [
        (names, "name", "names"), (numbers, "number", "numbers"), (addresses, "address", "addresses"),
        (matches, "match", "matches"),
      ].filter { $0.0 > 0 }.map { count, one, many in "\(count) \(count == 1 ? one : many)" }
      return parts.isEmpty ? "nothing was found" : parts.joined(separator: ", ")
    }
  }
}

extension TalkFile {
  /// The same transcript with stand-ins for names of persons, telephone numbers and mail addresses, and for what the rules say.
  ///
  /// The same name or number has the same stand-in everywhere in the file: header, what is said, trace, cards, remarks. So it
  /// replays as before, as far as nothing goes by how a name is spelt.
  public func redacted(_ rules: RedactionRules = RedactionRules(), catalog: Catalog = .siriKit) -> RedactedTalk {
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

  /// How the remark begins that says what was taken out.
  private static let remark = "# redacted: "

  /// The names of persons: of the header's contacts, and of those whom a request is understood to mean.
  private func names(_ catalog: Catalog) -> [String] {
    let contacts = world.contacts.flatMap { [$0.name, $0.nickname].compactMap { $0 } }
    let traces = turns.flatMap(\.expectations).filter { $0.kind == .trace }.map { TraceLine($0.wording.literal) }
    let meant = traces.flatMap { line -> [String] in
      guard case .understood = line.call, let understood = UnderstoodLine(line.result, in: catalog) else { return [] }
      let persons = Set(
        catalog.schema(of: understood.intent)?.parameters.filter { $0.type == .person }.map(\.name) ?? [])
      return Quoting.split(line.result, at: " ", opens: Quoting.opensSlot).compactMap { slot in
        guard let sign = slot.firstIndex(of: "="), persons.contains(String(slot[..<sign])) else { return nil }
        return String(slot[slot.index(after: sign)...])
      }
    }
    // "my sister" is no name.
    let words = meant.flatMap { $0.split { ",(".contains($0) }.prefix(8) }.flatMap { $0.split(separator: " ") }
      .filter { word in word.first { $0.isLetter }.map { !$0.isLowercase } ?? false }.map(String.init)
    return contacts + words
  }
}
