import SimScreen
import SimTerminalUI
import Testing

/// Every mode shows the same conversation: the same words, choices, cells of cards, buttons and trace, in the same order.
@Suite("All modes show the same") struct EqualContentTests {
  @Test("there are transcripts") func exist() {
    #expect(Conversations.paths.count > 150)
  }

  /// Else the comparison would be of nothing.
  @Test("every kind of piece is in them") func kinds() throws {
    var missing: Set<Piece.Kind> = [.user, .event, .trace, .says, .choice, .card, .button]
    for path in Conversations.paths where !missing.isEmpty {
      for entry in try Conversations.entries(of: path) {
        missing.subtract(TranscriptLines.pieces(of: LinePrinter().text(of: entry, width: 80)).map(\.kind))
      }
    }
    #expect(missing.isEmpty)
  }

  @Test("line mode and screen-reader mode", arguments: zip(Conversations.names, Conversations.paths))
  func lines(_ name: String, _ path: String) throws {
    let spoken = AccessiblePrinter()
    for entry in try Conversations.entries(of: path) {
      let heard = spoken.text(of: entry, width: 80)
      let pieces = try #require(SpokenLines.pieces(of: heard), "a line without a role:\n\(heard)")
      // Whatever the width.
      for width in [20, 80] {
        let printed = LinePrinter().text(of: entry, width: width)
        #expect(pieces == TranscriptLines.pieces(of: printed), "\(printed)")
      }
    }
  }
}
