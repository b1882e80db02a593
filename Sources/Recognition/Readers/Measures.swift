import SimCatalog
import SimDiagnostics
import SimUtterances

/// A language's units of measure as cases of SiriKit's units, from `lists/measures.list`.
struct Measures: Sendable {
  struct Unit: Hashable, Sendable {
    /// How many of a case one unit is; the usual case comes first.
    var ways: [Way]
    /// Whether it is an amount by itself ("half marathon").
    var isWhole = false
  }

  struct Way: Hashable, Sendable {
    var factor: DecimalNumber
    var unit: String
  }

  private let table: Lookup<Unit>

  init(_ list: StoredList?, diagnostics: inout [Diagnostic]) {
    table = Lookup(list, expecting: "a number and a unit, such as '1000 meter'", &diagnostics) { Self.unit($0) }
  }

  /// Reports units that SiriKit doesn't have.
  static func check(_ list: StoredList?, _ catalog: Catalog, diagnostics: inout [Diagnostic]) {
    let known = Set(catalog.enumerations.filter { $0.name.hasSuffix("UnitType") }.flatMap { $0.cases.map(\.name) })
    for entry in list?.entries ?? [] {
      guard let unknown = unit(entry.meaning)?.ways.first(where: { !known.contains($0.unit) }) else { continue }
      diagnostics.append(
        Diagnostic(
          .error, "SiriKit has no unit '\(unknown.unit)'", at: entry.place,
          suggestion: nearestName(to: unknown.unit, among: known.sorted())))
    }
  }

  private static func unit(_ words: [String]) -> Unit? {
    var rest = words[...]
    var unit = Unit(ways: [])
    if rest.first == "whole" {
      unit.isWhole = true
      rest = rest.dropFirst()
    }
    guard !rest.isEmpty, rest.count % 2 == 0 else { return nil }
    while let number = rest.popFirst(), let name = rest.popFirst() {
      guard let factor = DecimalNumber(figures: number.utf8, point: UInt8(ascii: ".")), factor.digits > 0 else {
        return nil
      }
      unit.ways.append(Way(factor: factor, unit: name))
    }
    return unit
  }

  var starters: ReaderWordSet { table.starters }

  func unit(in text: ReaderText, at token: Int) -> (value: Unit, end: Int)? { table.read(text, at: token) }
}
