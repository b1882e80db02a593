/// What a comparison of readings needs to know of the path to a cell; a `Derivation` has the whole path.
struct PathSummary {
  /// How many words belong to terms of a vocabulary.
  private(set) var termWords = 0
  /// Whether a term fills a parameter by itself.
  private(set) var hasTerm = false
  /// How the app was named: by the last verb, else by the first name.
  private(set) var naming: Derivation.Naming?

  init(end: Int32, in chart: borrowing Chart) {
    var index = end
    var isVerb = false
    while index >= 0 {
      let cell = chart.cells[Int(index)]
      switch cell.step {
      case .term, .termPart:
        hasTerm = hasTerm || cell.step == .term
        termWords += Int(cell.position - (cell.back >= 0 ? chart.cells[Int(cell.back)].position : 0))
      case .verb where !isVerb && cell.payload >= 0:
        isVerb = true
        naming = Derivation.Naming(mention: Int(cell.payload), isVerb: true)
      case .name, .carriedName:
        if !isVerb, cell.payload >= 0 { naming = Derivation.Naming(mention: Int(cell.payload), isVerb: false) }
      default: break
      }
      index = cell.back
    }
  }
}
