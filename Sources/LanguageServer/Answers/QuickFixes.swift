import SimDiagnostics
import SimText
import SimTranscripts

/// The editor's fixes at a place: write what was meant, accept what came.
struct QuickFixes {
  let document: OpenDocument

  func json(in range: EditorRange) -> JSONValue {
    let fixes = document.diagnostics.filter { $0.range.touches(range) }.compactMap { finding in
      finding.suggestion.map { suggestion in
        JSONValue.fields([
          ("title", .string("write '\(suggestion)'")), ("kind", "quickfix"),
          ("diagnostics", .array([finding.json])), ("isPreferred", .boolean(true)),
          (
            "edit",
            .fields([
              (
                "changes",
                .fields([(document.uri, .array([TextEdit(range: finding.range, text: suggestion).json]))])
              )
            ])
          ),
        ])
      }
    }
    let lines = range.start.line...max(range.start.line, range.end.line)
    let lenses = Lenses(document: document).json.filter { lens in
      guard let place = EditorRange(lens["range"]), let turn = document.turn(at: lines.lowerBound) else { return false }
      return lines.contains(place.start.line) || turn.place.line - 1 == place.start.line
    }
    let accepts = lenses.compactMap { lens in
      lens["command"].map { command in
        JSONValue.fields([("title", command["title"]), ("kind", "quickfix"), ("command", command)])
      }
    }
    return .array(fixes + accepts)
  }
}

extension OpenDocument.Finding {
  var json: JSONValue {
    .fields([
      ("range", range.json), ("severity", .integer(severity.rawValue)), ("code", .string(code)), ("source", "sirisim"),
      ("message", .string(message)),
    ])
  }
}
