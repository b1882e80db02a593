import SimDiagnostics
import SimDialogue

/// Reads one fact of a device: `watch`, `locked`, `hands-free`, `手机`.
enum DeviceSyntax {
  enum Fact: Hashable {
    case kind(Setting.Device)
    case locked(Bool)
    case handsFree(Bool)
  }

  static func read(_ text: String) -> Result<Fact, ReadFailure> {
    let word = text.lowercased()
    if let fact = words.first(where: { $0.word == word })?.fact { return .success(fact) }
    let names = words.map(\.word).filter { $0.utf8.allSatisfy { $0 < 0x80 } }
    return .failure(
      ReadFailure(
        "'\(text)' says nothing of a device; expected a device (iPhone, watch, CarPlay, HomePod), "
          + "'locked' or 'unlocked', 'in hand' or 'hands-free'", suggestion: nearestName(to: word, among: names)))
  }

  private static let words: [(word: String, fact: Fact)] = [
    ("iphone", .kind(.iPhone)), ("watch", .kind(.watch)), ("apple watch", .kind(.watch)), ("carplay", .kind(.carPlay)),
    ("homepod", .kind(.homePod)), ("手机", .kind(.iPhone)), ("手表", .kind(.watch)), ("车载", .kind(.carPlay)),
    ("音箱", .kind(.homePod)), ("locked", .locked(true)), ("unlocked", .locked(false)), ("not locked", .locked(false)),
    ("锁定", .locked(true)), ("已锁定", .locked(true)), ("未锁定", .locked(false)), ("已解锁", .locked(false)),
    ("hands-free", .handsFree(true)), ("handsfree", .handsFree(true)), ("in hand", .handsFree(false)),
    ("免提", .handsFree(true)), ("手持", .handsFree(false)),
  ]
}
