import SimCatalog

/// The page of supported intents, with a check-box for each.
struct SupportPage {
  private let schema: SchemaModel
  /// How many names the inventory has; `IntentsTests` fails unless the module offers every one.
  private let inventoryCount: Int?

  init(_ schema: SchemaModel, inventoryCount: Int?) {
    self.schema = schema
    self.inventoryCount = inventoryCount
  }

  var file: GeneratedFile {
    var file = GeneratedFile(path: "docs/supported-intents.md", remark: "", { _ in })
    file.text = text
    return file
  }

  private var text: String {
    let methods = schema.intents.flatMap { schema.interfaces[$0.name]?.methods ?? [] }
    let entries = schema.entries
    let spellings = methods.reduce(0) { $0 + $1.spellings.count }
    var lines = [
      "# Supported intents",
      "",
      "Printed by `schema-generator generate` from `Vocabulary/Siri/schema`; a test fails when this page is stale.",
      "",
      "| | |",
      "| --- | ---: |",
      "| Intents | \(schema.intents.count) |",
      "| Methods of handling protocols | \(methods.count) |",
      "| Spellings of them that reach a handler | \(spellings) |",
      "| Resolution result classes | \(entries.results.count) |",
      "| Enumerations and option sets | \(entries.enumerations.count + schema.interfaces.count) |",
      "| Value classes | \(entries.objects.count) |",
    ]
    if let inventoryCount {
      lines.append(
        "| Names of the interface (types, members, cases), every one of which the module offers | \(inventoryCount) |")
    }
    lines += [
      "",
      "A box is ticked when the intent's classes, its handling protocol and its binding are there, so that a handler",
      "compiles against them and is called.",
    ]
    for domain in Set(schema.intents.map(\.domain)).sorted() {
      lines += ["", "## \(domain)", ""]
      for intent in schema.intents where intent.domain == domain {
        lines.append(row(intent))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ intent: IntentSchema) -> String {
    let box = intent.handlingProtocol == nil ? "[ ]" : "[x]"
    let details =
      intent.handlingProtocol == nil
      ? "no app handles it"
      : "iOS \(intent.introduced), resolves \(intent.parameters.count(where: \.isResolvable)) of \(intent.parameters.count) parameters, "
        + "\(intent.codes.count) codes"
    return "- \(box) `\(intent.name)`: \(details)"
  }
}
