import SimScreen
import SimTerminalUI
import Testing

/// Every mode shows the same conversation: the same words, choices, cells of cards, buttons and trace, in the same order.
@Suite("All modes show the same") struct EqualContentTests {
  @Test("over every transcript", arguments: zip(Conversations.names, Conversations.paths))
  func modes(_ name: String, _ path: String) throws {
    let entries = try Conversations.entries(of: path)
    var printed: [Piece] = []
    for entry in entries {
      let pieces = TranscriptLines.pieces(of: LinePrinter().text(of: entry, width: 80))
      // Line mode shows the same at every width.
      expectEqual(TranscriptLines.pieces(of: LinePrinter().text(of: entry, width: 20)), pieces, "20 columns")
      let heard = AccessiblePrinter().text(of: entry, width: 80)
      let spoken = try #require(SpokenLines.pieces(of: heard), "a line without a role:\n\(heard)")
      expectEqual(spoken, pieces, "screen reader")
      printed += pieces
    }
    // With the inspector beside it, and where cards have hardly room.
    for columns in [140, 40] {
      var state = ScreenState(size: ScreenSize(columns: columns, rows: 2_000))
      for entry in entries { state.append(entry) }
      expectEqual(ScreenRows.pieces(of: state.frame().rows).merged, printed.merged, "the screen of \(columns) columns")
    }
  }

  /// Else the comparison would be of nothing.
  @Test("in which every kind of piece is found") func kinds() throws {
    #expect(Conversations.paths.count > 150)
    var missing: Set<Piece.Kind> = [.user, .event, .trace, .says, .choice, .card, .button]
    for path in Conversations.paths where !missing.isEmpty {
      for entry in try Conversations.entries(of: path) {
        missing.subtract(TranscriptLines.pieces(of: LinePrinter().text(of: entry, width: 80)).map(\.kind))
      }
    }
    #expect(missing.isEmpty)
  }

  private func expectEqual(_ found: [Piece], _ expected: [Piece], _ what: String) {
    let difference = zip(found, expected).first { $0 != $1 }.map { "'\($0)' for '\($1)'" }
    let isEqual = found == expected
    #expect(isEqual, "\(what): \(difference ?? "\(found.count) pieces for \(expected.count)")")
  }
}
