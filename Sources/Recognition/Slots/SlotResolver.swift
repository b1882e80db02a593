import SimCatalog
import SimDiagnostics
import SimPhrases

/// Finds the reader of a phrase's slot, and reports what is wrong with it.
struct SlotResolver {
  var schema: IntentSchema?
  var catalog: Catalog
  var readers: ReaderSet?
  /// The phrase's place.
  var place: TextPlace

  func resolve(_ slot: PhraseSlot, diagnostics: inout [Diagnostic]) -> PhraseNetwork.Slot? {
    let place = TextPlace(file: place.file, line: place.line, column: slot.column)
    guard isKnown(slot.parameter, at: place, diagnostics: &diagnostics),
      slot.companion.map({ isKnown($0, at: place, diagnostics: &diagnostics) }) ?? true,
      isMeasureOfTwo(slot, at: place, diagnostics: &diagnostics)
    else { return nil }
    if let name = slot.reader {
      if !SlotReader.names.contains(name), readers?.reader(name) == nil {
        let nearest = nearestName(to: name, among: SlotReader.names)
        diagnostics.error("no reader is called '\(name)'", at: place, suggestion: nearest)
        return nil
      }
      guard let schema, name == ReaderSet.Name.cases.rawValue else {
        return PhraseNetwork.Slot(parameter: slot.parameter, companion: slot.companion, reader: name)
      }
      guard
        let kind = ParameterPath(slot.parameter, of: schema, in: catalog).flatMap({ CaseReader.kind(of: $0.filled) })
      else {
        diagnostics.error("'\(slot.parameter)' has no cases: it is no enumeration and not true or false", at: place)
        return nil
      }
      return PhraseNetwork.Slot(parameter: slot.parameter, reader: name, kind: kind)
    }
    guard let schema, let path = ParameterPath(slot.parameter, of: schema, in: catalog) else {
      return PhraseNetwork.Slot(parameter: slot.parameter, reader: "text")
    }
    guard let name = SlotReader.standard(for: path.filled) else {
      let form = "{\(slot.parameter)=…}"
      let other = CaseReader.kind(of: path.filled) == nil ? "name a reader" : "{\(slot.parameter):case}"
      diagnostics.error("'\(slot.parameter)' takes no words by itself: write \(form) or \(other)", at: place)
      return nil
    }
    return PhraseNetwork.Slot(parameter: slot.parameter, reader: name)
  }

  /// Whether a slot of two parameters is a measure, and a measure fills a number and a unit.
  private func isMeasureOfTwo(_ slot: PhraseSlot, at place: TextPlace, diagnostics: inout [Diagnostic]) -> Bool {
    guard slot.companion != nil || slot.reader == ReaderSet.Name.measure.rawValue else { return true }
    guard let companion = slot.companion, slot.reader == ReaderSet.Name.measure.rawValue else {
      diagnostics.error("a measure, and nothing else, fills two parameters: write {number+unit:measure}", at: place)
      return false
    }
    guard let schema else { return true }
    if schema.parameter(slot.parameter)?.type != .double {
      diagnostics.error("'\(slot.parameter)' is no number; a measure fills a number and its unit", at: place)
      return false
    }
    if case .enumeration = schema.parameter(companion)?.type { return true }
    diagnostics.error("'\(companion)' is no unit; a measure fills a number and its unit", at: place)
    return false
  }

  /// Checks the parameters that a phrase's constants set.
  func checkConstants(of parts: [PhrasePart], diagnostics: inout [Diagnostic]) {
    for part in parts {
      switch part {
      case .constant(let parameter, _, let column):
        let place = TextPlace(file: place.file, line: place.line, column: column)
        _ = isKnown(parameter, at: place, diagnostics: &diagnostics)
      case .choice(let alternatives):
        for alternative in alternatives { checkConstants(of: alternative, diagnostics: &diagnostics) }
      case .word, .slot, .rule, .appName: break
      }
    }
  }

  /// Checks that every parameter of a phrase is the intent's.
  func checkParameters(of parts: [PhrasePart], diagnostics: inout [Diagnostic]) {
    for part in parts {
      switch part {
      case .constant(let parameter, _, _): _ = isKnown(parameter, at: place, diagnostics: &diagnostics)
      case .slot(let slot):
        _ = isKnown(slot.parameter, at: place, diagnostics: &diagnostics)
        if let companion = slot.companion { _ = isKnown(companion, at: place, diagnostics: &diagnostics) }
      case .choice(let alternatives):
        for alternative in alternatives { checkParameters(of: alternative, diagnostics: &diagnostics) }
      case .word, .rule, .appName: break
      }
    }
  }

  private func isKnown(_ parameter: String, at place: TextPlace, diagnostics: inout [Diagnostic]) -> Bool {
    guard let schema, ParameterPath(parameter, of: schema, in: catalog) == nil else { return true }
    let parts = parameter.split(separator: ".", maxSplits: 1).map(String.init)
    if parts.count == 2, let object = schema.parameter(parts[0]) {
      var names: [String] = []
      if case .object(let type) = object.type { names = catalog.fields(ofObject: type).map(\.name) }
      let nearest = nearestName(to: parts[1], among: names).map { "\(parts[0]).\($0)" }
      diagnostics.error("'\(parts[0])' has no field '\(parts[1])'", at: place, suggestion: nearest)
      return false
    }
    diagnostics.error(
      "\(schema.name) has no parameter '\(parameter)'", at: place,
      suggestion: nearestName(to: parameter, among: schema.parameters.map(\.name)))
    return false
  }
}
