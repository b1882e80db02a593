import SimScreen
import SimText

/// A row cut for drawing: what ncurses can put into its cells, and the characters whose width it would get wrong.
///
/// What counts is `DisplayWidth`. ncurses measures with the C library, which knows an older Unicode, gives a family of four
/// emoji eight columns and a heart with its selector one. Such a character gets blank cells of the right width, and is painted
/// over them. So is a run of right-to-left writing, as one piece in its own order and isolated: a terminal that orders it
/// leaves the cells beside it alone.
struct RowPieces: Hashable {
  struct Piece: Hashable {
    var column: Int
    /// Of the project's table.
    var width: Int
    var text: String
    var style: Style
    /// ncurses agrees on the width.
    var isRegular: Bool
  }

  private(set) var pieces: [Piece] = []
  private(set) var width = 0

  /// Whether something has to be painted over the cells.
  var hasOdd: Bool { pieces.contains { !$0.isRegular } }

  /// The pieces from the first odd one on: whatever a terminal makes of it, what follows is put where it belongs.
  var painted: ArraySlice<Piece> {
    guard let first = pieces.firstIndex(where: { !$0.isRegular }) else { return [] }
    return pieces[first...]
  }

  /// - Parameters:
  ///   - columns: of the screen; what goes beyond is left out.
  ///   - systemWidth: the columns of a scalar by the C library; -1 where it does not know it.
  init(_ row: Row, columns: Int, systemWidth: (Unicode.Scalar) -> Int) {
    for span in row.spans {
      guard SafeText.holdsRightToLeft(span.text) else {
        add(span, columns: columns, systemWidth: systemWidth)
        continue
      }
      for run in SafeText.runs(of: span.text) {
        if run.isRightToLeft {
          add(rightToLeft: run, style: span.style, columns: columns)
        } else {
          add(Span(run.text, span.style), columns: columns, systemWidth: systemWidth)
        }
      }
    }
  }

  private mutating func add(rightToLeft run: SafeText.Run, style: Style, columns: Int) {
    let start = width
    var run = run
    run.text = String(
      run.text.prefix { character in
        let here = DisplayWidth.of(character)
        guard width + here <= columns else { return false }
        width += here
        return true
      })
    guard width > start else { return }
    pieces.append(
      Piece(column: start, width: width - start, text: run.isolated, style: style, isRegular: false))
  }

  private mutating func add(_ span: Span, columns: Int, systemWidth: (Unicode.Scalar) -> Int) {
    var run = ""
    let start = width
    var runStart = start
    func flushed(_ pieces: inout [Piece], _ end: Int) {
      guard !run.isEmpty else { return }
      pieces.append(Piece(column: runStart, width: end - runStart, text: run, style: span.style, isRegular: true))
      run = ""
    }
    for character in span.text {
      let here = DisplayWidth.of(character)
      // Safe texts have none; one that came through would move the cursor.
      if let value = character.unicodeScalars.first?.value, value < 0x20 || (0x7F..<0xA0).contains(value) { continue }
      guard width + here <= columns else { break }
      // A mark alone would hang on to the cell before it, which is another's at the beginning.
      if here == 0, run.isEmpty { continue }
      if Self.agrees(character, here, systemWidth) {
        if run.isEmpty { runStart = width }
        run.append(character)
      } else {
        flushed(&pieces, width)
        pieces.append(
          Piece(column: width, width: here, text: String(character), style: span.style, isRegular: false))
      }
      width += here
    }
    flushed(&pieces, width)
  }

  /// As many scalars as a cell of ncurses holds.
  private static let mostScalars = 5

  private static func agrees(_ character: Character, _ width: Int, _ systemWidth: (Unicode.Scalar) -> Int) -> Bool {
    if character.isASCII { return true }
    let scalars = character.unicodeScalars
    guard scalars.count <= mostScalars else { return false }
    var sum = 0
    for (index, scalar) in scalars.enumerated() {
      // What joins or varies changes the picture; each terminal has its own opinion of the width.
      if scalar.value == 0x200D || scalar.value == 0xFE0F || scalar.value == 0xFE0E { return false }
      let here = systemWidth(scalar)
      guard here >= 0, index == 0 || here == 0 else { return false }
      sum += here
    }
    return sum == width
  }
}
