import SimCatalog
import SimDiagnostics

/// Checks an app's lines against a catalogue.
struct AppLineCheck {
  private let catalog: Catalog
  private let families: LineFamilies

  init(_ catalog: Catalog) {
    self.catalog = catalog
    families = LineFamilies(catalog)
  }

  /// What is wrong with an identifier and with the values of its sentences, each with its line.
  func problems(of identifier: String, _ entries: [LineCatalogue.Entry]) -> [Diagnostic] {
    guard let first = entries.first,
      let family = families.family(of: identifier) ?? families.pluralFamily(of: identifier)?.family
    else { return [] }
    let parts = identifier.split(separator: ".").map(String.init)
    if let problem = unknown(in: parts, family, identifier, at: first.place) { return [problem] }
    guard let schema = schema(parts, family) else { return [] }
    let known = family.always.union(family.sometimes).union(values(of: schema))
    return entries.flatMap { entry in
      entry.template.placeholders.filter { !known.contains($0) }.map { name in
        Diagnostic(
          .error, "'\(identifier)' has no value '{\(name)}'; \(schema.name) has no such parameter or property",
          at: entry.place, suggestion: nearestName(to: name, among: known.sorted()).map { "{\($0)}" })
      }
    }
  }

  private func schema(_ parts: [String], _ family: LineFamily) -> IntentSchema? {
    family.pattern.firstIndex(of: "<Intent>").flatMap { catalog.schema(of: IntentName(parts[$0])) }
  }

  /// The first part of an identifier that names something which doesn't exist.
  private func unknown(
    in parts: [String], _ family: LineFamily, _ identifier: String, at place: TextPlace
  ) -> Diagnostic? {
    func problem(_ what: String, _ part: String, _ names: [String]) -> Diagnostic? {
      guard !names.contains(part) else { return nil }
      return Diagnostic(
        .error, "'\(identifier)': no \(what) is called '\(part)'", at: place,
        suggestion: nearestName(to: part, among: names))
    }
    let schema = schema(parts, family)
    for (part, expected) in zip(parts, family.pattern) {
      let found: Diagnostic?
      switch expected {
      case "<Intent>": found = problem("intent", part, catalog.intents.map(\.name.rawValue))
      case "<Class>":
        // An intent's parameters have labels like the properties of a class.
        let labelled = family.pattern.first == "label" ? catalog.intents.map(\.name.rawValue) : []
        found = problem("type", part, catalog.objects.map(\.name) + catalog.enumerations.map(\.name) + labelled)
      case "<parameter>":
        guard let schema else { continue }
        found = problem(
          "parameter of \(schema.name)", part, (schema.parameters + schema.responseFields).map(\.name) + derived(schema)
        )
      case "<code>":
        guard let schema else { continue }
        found = problem("code of \(schema.name)", part, schema.codes.map(\.name))
      default: continue
      }
      if let found { return found }
    }
    return nil
  }

  /// The names that a line about an intent may use for values.
  private func values(of schema: IntentSchema) -> [String] {
    let fields = schema.parameters + schema.responseFields
    let inner = fields.flatMap { field -> [String] in
      guard case .object(let type) = field.type, !field.isList else { return [] }
      return properties(of: type) + catalog.fields(ofObject: type).map { "\(field.name).\($0.name)" }
    }
    return fields.map(\.name) + derived(schema) + inner
  }

  /// The properties of an object, and those of its objects.
  private func properties(of type: String) -> [String] {
    catalog.fields(ofObject: type).flatMap { field -> [String] in
      guard case .object(let type) = field.type, !field.isList else { return [field.name] }
      return [field.name] + properties(of: type)
    }
  }

  /// Values that are made of several parameters of an intent, and those that a presentation makes of its response.
  private func derived(_ schema: IntentSchema) -> [String] {
    Wording.derivedValues.filter { $0.value.allSatisfy { schema.parameter($0) != nil } }.map(\.key)
      + (schema.presentation?.describedParts ?? [])
  }
}
