import SimDiagnostics
import SimDialogue

/// Reads one fact of a device: `watch`, `locked`, `hands-free`, or a language's word for one.
enum DeviceSyntax {
  enum Fact: Hashable {
    case kind(Setting.Device)
    case locked(Bool)
    case handsFree(Bool)
  }

  static func read(_ text: String, words languages: NotationWords) -> Result<Fact, ReadFailure> {
    let word = languages.notation(of: text, as: .device).lowercased()
    if let fact = words.first(where: { $0.word == word })?.fact { return .success(fact) }
    return .failure(
      ReadFailure(
        "'\(text)' says nothing of a device; expected a device (iPhone, watch, CarPlay, HomePod), "
          + "'locked' or 'unlocked', 'in hand' or 'hands-free'",
        suggestion: nearestName(to: word, among: words.map(\.word))))
  }

  /// The notation's words, which languages may have their own for.
  static var names: [String] { words.map(\.word) }

  private static let words: [(word: String, fact: Fact)] = [
    ("iphone", .kind(.iPhone)), ("watch", .kind(.watch)), ("apple watch", .kind(.watch)), ("carplay", .kind(.carPlay)),
    ("homepod", .kind(.homePod)), ("locked", .locked(true)), ("unlocked", .locked(false)),
    ("not locked", .locked(false)), ("hands-free", .handsFree(true)), ("handsfree", .handsFree(true)),
    ("in hand", .handsFree(false)),
  ]
}
