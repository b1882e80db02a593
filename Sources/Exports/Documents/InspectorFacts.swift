import SimScreen
import SimShown

/// The inspector's facts, as tables of a document, without real times, which differ from run to run.
struct InspectorFacts {
  struct Table {
    var columns: [String]
    var rows: [[String]]
  }

  /// The app, the intent, the domain; then the phrase, its place and the confidence. Or why nothing was understood.
  let headings: [String]
  /// Those with rows.
  let tables: [Table]

  var isEmpty: Bool { headings.isEmpty && tables.isEmpty }

  init(_ inspector: Inspector) {
    if let request = inspector.request {
      let confidence = request.confidence.map { "\($0 / 10) %" }
      let phrase = [request.phrase, request.phrasePlace, confidence].compactMap { $0 }
      let names = [request.app, request.intent, request.domain].filter { !$0.isEmpty }
      headings = [names, phrase, [request.part].compactMap { $0 }].filter { !$0.isEmpty }.map {
        $0.joined(separator: ", ")
      }
    } else {
      headings = inspector.decline.map { ["not understood: " + $0] } ?? []
    }
    let slots = inspector.slots.map { slot in
      [slot.parameter, slot.value ?? (slot.isAsked ? "asked for now" : "–"), slot.provenance]
    }
    let calls = inspector.calls.map { [$0.method, $0.result, $0.place ?? ""] }
    let runnersUp = inspector.runnersUp.map { [$0.intent, $0.app ?? "", $0.reason] }
    tables = [
      Table(columns: ["Parameter", "Value", "From"], rows: slots),
      Table(columns: ["Call", "Result", "Place"], rows: calls),
      Table(columns: ["Runner-up", "App", "Why not"], rows: runnersUp),
      Table(columns: ["Device", ""], rows: inspector.device.map { [$0.name, $0.value] }),
    ].filter { !$0.rows.isEmpty }
  }
}

extension Screenplay {
  /// The conversation without what differs from run to run.
  var withoutRealTimes: Screenplay {
    var screenplay = self
    for chapter in screenplay.chapters.indices {
      for scene in screenplay.chapters[chapter].scenes.indices {
        for call in screenplay.chapters[chapter].scenes[scene].inspector.calls.indices {
          screenplay.chapters[chapter].scenes[scene].inspector.calls[call].microseconds = nil
        }
      }
    }
    return screenplay
  }
}
