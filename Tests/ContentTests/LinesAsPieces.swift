import SimShown

/// What line mode prints, read by its marks.
enum TranscriptLines {
  static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("> ") {
        pieces.append(Piece(.user, line.dropFirst(2)))
      } else if line.hasPrefix("* ") {
        pieces.append(Piece(.event, line.dropFirst(2)))
      } else if line.hasPrefix("# ") {
        pieces.append(Piece(.remark, line.dropFirst(2)))
      } else if line.hasPrefix("- ") {
        pieces.append(Piece(.trace, line.dropFirst(2)))
      } else if line.hasPrefix("| (") {
        pieces += line.dropFirst(2).split(separator: "  ").map { Piece(.button, $0) }
      } else if line.hasPrefix("| ") {
        pieces.append(Piece(.card, line.dropFirst(2)))
      } else if let mark = line.firstRange(of: ". "), Int(line[..<mark.lowerBound]) != nil {
        pieces.append(Piece(.choice, line))
      } else if line.hasPrefix("  "), let last = pieces.indices.last {
        if pieces[last].kind == .button {
          pieces += line.split(separator: "  ").map { Piece(.button, $0) }
        } else {
          pieces[last].add(line)
        }
      } else {
        pieces.append(Piece(.says, line))
      }
    }
    return pieces
  }
}

/// What the screen-reader mode prints, read by its roles; nil for a line without one.
enum SpokenLines {
  static func pieces(of text: String) -> [Piece]? {
    var pieces: [Piece] = []
    for line in text.split(separator: "\n") {
      guard let colon = line.firstRange(of: ": ") else { return nil }
      var role = line[..<colon.lowerBound]
      var said = line[colon.upperBound...]
      if role.hasPrefix("Card from "), said.hasPrefix("Buttons: ") {
        role = "Buttons"
        said = said.dropFirst("Buttons: ".count)
      }
      switch role {
      case "You": pieces.append(Piece(.user, said))
      case "Event": pieces.append(Piece(.event, said))
      case "Remark", "Note", "Error": pieces.append(Piece(.remark, said))
      case "Trace": pieces.append(Piece(.trace, said))
      case "Siri": pieces.append(Piece(.says, said))
      case "Card": pieces.append(Piece(.card, said))
      case "Buttons": pieces += said.split(separator: ", ").map { Piece(.button, $0) }
      default:
        if role.hasPrefix("Card from ") {
          pieces.append(Piece(.card, said))
        } else if role.hasPrefix("Choice "), let number = role.split(separator: " ").dropFirst().first {
          pieces.append(Piece(.choice, "\(number). \(said)"))
        } else {
          return nil
        }
      }
    }
    return pieces
  }
}
