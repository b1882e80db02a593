import SimScreen

/// What the screen shows of a conversation, read by its looks: borders, padding, titles and the inspector are left out.
///
/// Choices and buttons that have been answered look like the text around them; numbers and parentheses stand as pieces of
/// their own all the same.
enum ScreenRows {
  static func pieces(of rows: [Row]) -> [Piece] {
    var pieces: [Piece] = []
    for row in rows {
      let isCard = row.spans.contains { $0.style == .cardBorder }
      var mark = ""
      var isButton = false
      for span in row.spans {
        if isCard, span.text == "(" { isButton = true }
        if isButton {
          add(span, .button, isNew: span.text == "(", to: &pieces)
          isButton = span.text != ")"
          continue
        }
        switch span.style {
        case .userMark: mark = span.text
        case .user where mark.isEmpty: add(span, pieces.last?.kind ?? .user, to: &pieces)
        case .user: add(span, mark.hasPrefix("*") ? .event : .user, isNew: true, to: &pieces)
        case .siri: add(span, .says, to: &pieces)
        case .trace, .traceFailure:
          if span.text == "- " { mark = span.text } else { add(span, .trace, isNew: !mark.isEmpty, to: &pieces) }
        case .choiceNumber: mark += span.text
        case .choice where isNumber(span.text): mark = span.text
        case .choice where !mark.isEmpty:
          pieces.append(Piece(.choice, mark + span.text))
          mark = ""
        case .choice: add(span, .choice, to: &pieces)
        case .cardLabel: add(span, isCard ? .card : .choice, to: &pieces)
        case .cardText: add(span, .card, to: &pieces)
        case .notice, .error:
          if span.text != "# " { add(span, .remark, isNew: mark == "# ", to: &pieces) }
          mark = span.text == "# " ? span.text : ""
        default: break
        }
      }
    }
    return pieces.filter { !$0.letters.isEmpty }
  }

  /// `1. `
  private static func isNumber(_ text: String) -> Bool {
    text.hasSuffix(". ") && Int(text.dropLast(2).drop { $0 == " " }) != nil
  }

  private static func add(_ span: Span, _ kind: Piece.Kind, isNew: Bool = false, to pieces: inout [Piece]) {
    if !isNew, let last = pieces.indices.last, pieces[last].kind == kind {
      pieces[last].add(span.text)
    } else {
      pieces.append(Piece(kind, span.text))
    }
  }
}

extension [Piece] {
  /// Pieces of one kind that follow one another as one: where a row ends is no part of the content.
  var merged: [Piece] {
    reduce(into: []) { result, piece in
      if let last = result.indices.last, result[last].kind == piece.kind {
        result[last].add(piece.letters)
      } else {
        result.append(piece)
      }
    }
  }
}
