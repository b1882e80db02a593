public import SimCatalog
public import SimLexicon

/// An intent with values, as it is written: `OrderSoup size=large note="no onions" quantity=?`.
public struct WrittenIntent {
  /// The intent's schema.
  public var schema: IntentSchema
  /// The apps that offer it.
  public var apps: [InstalledApp]
  /// The values.
  public var slots: [Slot]
  /// Parameters that are asked for each time: their value is written `?`.
  public var asked: [String]

  /// Why an intent can't be read.
  public enum Fault: Error {
    /// There is no intent of that name.
    case unknown(String)
    /// A piece isn't an assignment to one of the intent's parameters.
    case nothing(IntentName, String)
    /// No app offers it.
    case noApp(IntentName)
  }

  /// The intent with the values.
  public var filled: FilledIntent {
    var intent = FilledIntent(name: schema.name)
    for parameter in schema.parameters {
      guard let slot = slots.first(where: { $0.parameter == parameter.name }) else { continue }
      intent[parameter.name] = slot.value
    }
    return intent
  }
}

extension Understander {
  /// Reads an intent with values.
  public func intent(
    writtenAs words: String, _ surroundings: some HearingSurroundings
  ) throws(WrittenIntent.Fault) -> WrittenIntent {
    let reader = WrittenIntentReader(
      values: WrittenValueReader(understander: self, surroundings: surroundings), surroundings: surroundings)
    return try reader.intent(words)
  }
}

private struct WrittenIntentReader {
  let values: WrittenValueReader
  let surroundings: any HearingSurroundings

  func intent(_ words: String) throws(WrittenIntent.Fault) -> WrittenIntent {
    let pieces = QuotedPieces.of(words)
    guard let name = pieces.first, let schema = schema(called: name) else { throw .unknown(pieces.first ?? words) }
    let apps = surroundings.apps.filter { $0.offers(schema.name) }
    guard let app = apps.first else { throw .noApp(schema.name) }
    var written = WrittenIntent(schema: schema, apps: apps, slots: [], asked: [])
    for piece in pieces.dropFirst() {
      if piece.hasSuffix("=?"), let parameter = parameter(String(piece.dropLast(2)), schema) {
        written.asked.append(parameter.name)
        continue
      }
      guard let slot = slot(piece, schema, app) else { throw .nothing(schema.name, piece) }
      written.slots.append(slot)
    }
    return written
  }

  private func parameter(_ name: String, _ schema: IntentSchema) -> ParameterSchema? {
    schema.parameter(name) ?? schema.parameters.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The intent with a class's name, or with a name in a definition: without `Intent`, in any case.
  private func schema(called name: String) -> IntentSchema? {
    if let exact = surroundings.catalog.schema(of: IntentName(name)) { return exact }
    let wanted = name.lowercased()
    return surroundings.catalog.intents.first { schema in
      let own = schema.name.rawValue.lowercased()
      return own == wanted || own == wanted + "intent" || own == "in" + wanted + "intent"
    }
  }

  /// `size=large`: a parameter with its value, as a sentence or a transcript would give it.
  private func slot(_ piece: String, _ schema: IntentSchema, _ app: InstalledApp) -> Slot? {
    guard let (name, text) = QuotedPieces.assignment(piece), let parameter = parameter(name, schema),
      let value = values.value(of: text, for: parameter, schema.name, app.identifier)
    else { return nil }
    return Slot(parameter: parameter.name, value: value, provenance: Provenance(.event))
  }
}
