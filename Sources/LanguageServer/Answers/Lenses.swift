import SimDiagnostics
import SimText
import SimTranscripts

/// What stands above the turns that somebody may decide on: accept what came.
struct Lenses {
  let document: OpenDocument

  /// None once the text is another than what was played, and as long as the apps' own code is being asked.
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

/// What the editor may have the server do.
enum ServerCommand: String, CaseIterable {
  /// Write what came of a turn.
  case acceptTurn = "sirisim.acceptTurn"
  /// Write what Siri said in a turn.
  case acceptWording = "sirisim.acceptWording"
  /// Write what came of all turns that differ.
  case acceptAll = "sirisim.acceptAll"
  /// Play a document as it is now.
  case play = "sirisim.play"

  /// What the document becomes; nil where the turn isn't among those to be decided on.
  ///
  /// - Parameter id: of the turn, where the command is about one.
  func text(of played: Played, id: String?) -> String? {
    var review = played.review
    let items = review.items.indices.filter { self == .acceptAll || review.items[$0].turn.id == id }
    guard !items.isEmpty else { return nil }
    review.decide(.accepted(self == .acceptWording ? .wording : .all), items)
    return review.text(of: 0)
  }
}
