import SimScreen
import SimText

/// A row split for drawing: what ncurses can put into its cells, and characters whose width it would get wrong.
///
/// The correct width is `DisplayWidth`'s. ncurses measures with the C library, which has an older Unicode: a family of
/// four emoji takes eight columns, a heart with its selector one. Such a character gets blank cells of the right width,
/// and is painted over them. So is a right-to-left run, as one isolated piece in logical order: a terminal that
/// reorders it leaves the cells next to it alone.
struct RowPieces: Hashable {
  struct Piece: Hashable {
    var column: Int
    /// The width by the project's tables.
    var width: Int
    var text: String
    var style: Style
    /// Whether ncurses agrees on the width.
    var isRegular: Bool
  }

  private(set) var pieces: [Piece] = []
  private(set) var width = 0

  /// Whether anything has to be painted over the cells.
  var hasOdd: Bool { pieces.contains { !$0.isRegular } }

  /// The pieces from the first irregular one on: whatever a terminal makes of it, the rest is placed correctly.
  var painted: ArraySlice<Piece> {
    guard let first = pieces.firstIndex(where: { !$0.isRegular }) else { return [] }
    return pieces[first...]
  }

  /// - Parameters:
  ///   - columns: of the screen; what goes beyond is left out.
  ///   - systemWidth: the columns of a scalar by the C library; -1 where it doesn't know it.
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
      // Safe texts have none; a control character would move the cursor.
      if let value = character.unicodeScalars.first?.value, value < 0x20 || (0x7F..<0xA0).contains(value) { continue }
      guard width + here <= columns else { break }
      // A mark alone would join the cell before it, which at the beginning belongs to other text.
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

  /// The most scalars in a cell of ncurses.
  private static let mostScalars = 5

  private static func agrees(_ character: Character, _ width: Int, _ systemWidth: (Unicode.Scalar) -> Int) -> Bool {
    if character.isASCII { return true }
    let scalars = character.unicodeScalars
    guard scalars.count <= mostScalars else { return false }
    var sum = 0
    for (index, scalar) in scalars.enumerated() {
      // Joiners and variation selectors change the picture; terminals disagree about the width.
      if scalar.value == 0x200D || scalar.value == 0xFE0F || scalar.value == 0xFE0E { return false }
      let here = systemWidth(scalar)
      guard here >= 0, index == 0 || here == 0 else { return false }
      sum += here
    }
    return sum == width
  }
}
