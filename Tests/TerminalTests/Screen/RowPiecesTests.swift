import SimScreen
import Testing

@testable import SimTerminalUI

@Suite struct RowPiecesTests {
  /// As wide as the C library of an older system has it.
  private func pieces(_ row: Row, columns: Int = 80) -> [RowPieces.Piece] {
    RowPieces(row, columns: columns) { scalar in
      (0x300...0x36F).contains(scalar.value) ? 0 : scalar.value < 0x2600 ? 1 : scalar.value < 0x1FAE8 ? 2 : -1
    }.pieces
  }

  @Test func whatBothMeasureAlikeIsOnePiece() {
    #expect(
      pieces(Row([Span("To  宏昌 e\u{301}", .cardText)])) == [
        RowPieces.Piece(column: 0, width: 10, text: "To  宏昌 e\u{301}", style: .cardText, isRegular: true)
      ])
  }

  @Test func whatTheLibraryMeasuresWronglyIsPainted() {
    let row = Row([Span("a❤️b👨‍👩‍👧‍👦c🫩", .siri)])
    #expect(pieces(row).map(\.text) == ["a", "❤️", "b", "👨‍👩‍👧‍👦", "c", "🫩"])
    #expect(pieces(row).map(\.column) == [0, 1, 3, 4, 6, 7])
    #expect(pieces(row).map(\.isRegular) == [true, false, true, false, true, false])
  }

  @Test func aRunFromRightToLeftIsPaintedIsolatedInItsOwnOrder() {
    let row = Row([Span("│ ", .border), Span("To  שרה כהן (2)", .cardText), Span("│", .border)])
    #expect(pieces(row).map(\.text) == ["│ ", "To  ", "\u{2068}שרה כהן\u{2069}", " (2)", "│"])
    #expect(pieces(row).map(\.column) == [0, 2, 6, 13, 17])
    // At the screen's edge it is cut by whole letters.
    #expect(pieces(row, columns: 8).last?.text == "\u{2068}שר\u{2069}")
    #expect(pieces(row, columns: 6).count == 2)
  }
}
