import SimDiagnostics
import SimText
import SimTranscripts

/// The commands above turns that await a decision: accept what came.
struct Lenses {
  let document: OpenDocument

  /// Empty once the text differs from what was played, and while the apps' own code is being asked.
  var json: [JSONValue] {
    guard let played = document.played, !played.isPreliminary else { return [] }
    let review = played.review
    var lenses: [JSONValue] = []
    let acceptable = review.items.indices.filter { review.allows(.accepted(.all), on: $0) }
    for index in acceptable {
      let turn = review.items[index].turn
      let title = turn.isUnchecked ? "write what came of this turn" : "accept this turn"
      lenses.append(lens(turn, title, .acceptTurn, turn.id))
      if turn.hasOtherWording, turn.verdict == .facts {
        lenses.append(lens(turn, "accept its wording", .acceptWording, turn.id))
      }
    }
    if acceptable.count > 1, let first = acceptable.first {
      lenses.append(lens(review.items[first].turn, "accept all \(acceptable.count) turns", .acceptAll, nil))
    }
    return lenses
  }

  private func lens(_ turn: ReviewedTurn, _ title: String, _ command: ServerCommand, _ id: String?) -> JSONValue {
    let range = document.lines.range(of: turn.turnPlace.line - 1)
    let arguments = [JSONValue.string(document.uri)] + (id.map { [.string($0)] } ?? [])
    return .fields([
      ("range", range.json),
      (
        "command",
        .fields([
          ("title", .string(title)), ("command", .string(command.rawValue)), ("arguments", .array(arguments)),
        ])
      ),
    ])
  }
}

/// The commands that the editor can send.
enum ServerCommand: String, CaseIterable {
  /// Write the actual lines of a turn.
  case acceptTurn = "sirisim.acceptTurn"
  /// Write Siri's actual words in a turn.
  case acceptWording = "sirisim.acceptWording"
  /// Write the actual lines of all turns that differ.
  case acceptAll = "sirisim.acceptAll"
  /// Play a document as it is now.
  case play = "sirisim.play"

  /// The document after the command; nil if its turn no longer awaits a decision.
  ///
  /// - Parameter id: of the turn, if the command is about one.
  func text(of played: Played, id: String?) -> String? {
    var review = played.review
    let items = review.items.indices.filter { self == .acceptAll || review.items[$0].turn.id == id }
    guard !items.isEmpty else { return nil }
    review.decide(.accepted(self == .acceptWording ? .wording : .all), items)
    return review.text(of: 0)
  }
}
