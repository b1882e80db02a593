import SimPhrases

/// What drawn sentences of a language say beside invented names: `Drawn/<language>.list`, a line `kind = words; value` each.
///
/// A language without such a file says it in English.
struct DrawnWords {
  private var entries: [String: [[String]]] = [:]

  init?(_ language: String) {
    let lines = SiriFiles.lines(of: "Drawn/\(language).list")
    guard !lines.isEmpty else { return nil }
    for line in lines {
      let halves = line.split(separator: "=", maxSplits: 1).map(String.init)
      guard halves.count == 2 else { continue }
      let parts = halves[1].split(separator: ";").map { part in
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      entries[halves[0].filter { $0 != " " }, default: []].append(parts)
    }
  }

  /// Every line of a kind.
  func all(_ kind: String) -> [[String]] { entries[kind] ?? [] }
}
