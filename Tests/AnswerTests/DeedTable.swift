import Foundation
import SimCatalog

/// What the utterances of a language may do, by hand. The form stands in `Deeds/README.md`.
struct DeedTable {
  /// What may be carried out upon an utterance.
  enum Meaning: Hashable {
    /// An unmixed yes.
    case any
    /// Nothing; `aside`: beside a yes it takes nothing from it.
    case none(aside: Bool)
    case choice
    case value
    /// An order given now.
    case order(Set<String>)
  }

  struct Utterance: Hashable {
    var text: String
    /// Several where an order stands beside a yes in one breath.
    var meanings: [Meaning]
  }

  private(set) var utterances: [Utterance] = []
  /// What joins two utterances.
  private(set) var joins: [String] = []
  /// What can't be read.
  private(set) var faults: [String] = []

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Deeds")

  /// The table of a language.
  ///
  /// - Throws: where there is none.
  init(_ language: String, _ intents: IntentDeeds) throws {
    let path = Self.folder.appending(path: "\(language).deeds")
    var meanings: [Meaning] = []
    var seen: Set<String> = []
    for (number, line) in Self.lines(try String(contentsOf: path, encoding: .utf8)) {
      if line.hasPrefix("["), line.hasSuffix("]") {
        let words = line.dropFirst().dropLast().split(separator: " ").map(String.init)
        switch words {
        case ["any"]: meanings = [.any]
        case ["none"]: meanings = [.none(aside: false)]
        case ["none", "aside"]: meanings = [.none(aside: true)]
        case ["choice"]: meanings = [.choice]
        case ["value"]: meanings = [.value]
        case ["joins"]: meanings = []
        default:
          let ordered = Set(words).subtracting(["any"])
          meanings = (words.contains("any") ? [.any] : []) + [.order(ordered)]
          let unknown = ordered.subtracting(intents.known)
          if !unknown.isEmpty { faults.append("\(language).deeds:\(number): no deed is called \(unknown.sorted())") }
        }
      } else if !meanings.isEmpty {
        if !seen.insert(line).inserted { faults.append("\(language).deeds:\(number): '\(line)' stands there twice") }
        utterances.append(Utterance(text: line, meanings: meanings))
      } else {
        joins.append(line.trimmingCharacters(in: CharacterSet(charactersIn: "\"")))
      }
    }
  }

  /// The lines that are no remarks, with their numbers.
  fileprivate static func lines(_ text: String) -> [(Int, String)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, raw in
      let line = raw.trimmingCharacters(in: .whitespaces)
      return line.isEmpty || line.hasPrefix("#") ? nil : (index + 1, line)
    }
  }

  fileprivate static func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}

/// What intents do, by hand: `Deeds/intents.list`.
struct IntentDeeds {
  private var deeds: [String: Set<String>] = [:]
  private var texts: [String: Set<String>] = [:]
  /// Deeds that some utterances order and no intent here does.
  private static let others: Set<String> = ["bid"]

  init() throws {
    for (_, line) in DeedTable.lines(try DeedTable.text(of: "intents.list")) {
      let halves = line.components(separatedBy: " = ")
      let parts = halves[1].components(separatedBy: " | ")
      deeds[halves[0]] = Set(parts[0].split(separator: " ").map(String.init))
      texts[halves[0]] = Set((parts.count > 1 ? parts[1] : "").split(separator: " ").map(String.init))
    }
  }

  /// All deeds.
  var known: Set<String> { deeds.values.reduce(into: Self.others) { $0.formUnion($1) } }

  /// What an intent does; nil where the list doesn't say.
  func deeds(of intent: IntentName) -> Set<String>? { deeds[intent.rawValue] }

  /// Whether an intent only shows something.
  func isLook(_ intent: IntentName) -> Bool { deeds[intent.rawValue]?.isSubset(of: Self.looks) ?? false }

  private static let looks: Set<String> = ["search", "photos", "code"]

  /// Whether a parameter takes any words.
  func takesAnyWords(_ parameter: String, of intent: IntentName) -> Bool {
    texts[intent.rawValue]?.contains(parameter) ?? false
  }
}
