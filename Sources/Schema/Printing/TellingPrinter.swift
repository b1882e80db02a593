import SimCatalog

/// Prints what Siri tells of a response as the catalogue's values.
struct TellingPrinter {
  let telling: Telling

  func print(into text: inout SourceText) {
    let kind =
      switch telling.kind {
      case .list: "list"
      case .count: "count"
      case .response: "response"
      }
    text.line("  telling: Telling(")
    var arguments = [
      "property: \(quoted(telling.property))\(cases("also", telling.also)), kind: .\(kind), "
        + "lines: \(quoted(telling.lines))"
    ]
    if let limit = telling.limit { arguments.append("limit: \(quoted(limit))") }
    if let label = telling.label { arguments.append("label: \(quoted(label))") }
    if !telling.parts.isEmpty { arguments.append("parts: [\n\(telling.parts.map(part).joined(separator: ",\n"))]") }
    if let variant = telling.variant {
      let requires = variant.requires.map { ", requires: \(quoted($0))" } ?? ""
      arguments.append(
        "variant: Telling.Variant(of: \(quoted(variant.property))\(cases("except", variant.except))\(requires))")
    }
    if !telling.shared.isEmpty {
      arguments.append("shared: [\n\(telling.shared.map(shared).joined(separator: ",\n"))]")
    }
    if telling.showsOneAlone { arguments.append("showsOneAlone: true") }
    if let next = telling.next { arguments.append("next: \(self.next(next))") }
    if !telling.handsOver.isEmpty {
      arguments.append("handsOver: [\n\(telling.handsOver.map(handOver).joined(separator: ",\n"))]")
    }
    let lines = arguments.joined(separator: ",\n").split(separator: "\n")
    for (index, line) in lines.enumerated() {
      text.line("    \(line)\(index == lines.count - 1 ? ")," : "")")
    }
  }

  private func part(_ part: Telling.Part) -> String {
    let style = part.style == .first ? "" : ", style: .\(part.style.rawValue)"
    return "  Telling.Part(\(quoted(part.name))\(cases("of", part.properties))\(style)\(cases("only", part.only))"
      + "\(cases("except", part.except)))"
  }

  private func shared(_ shared: Telling.Shared) -> String {
    "  Telling.Shared(\(quoted(shared.name)), asked: \(quoted(shared.parameter)), of: \(quoted(shared.property))"
      + "\(cases("except", shared.except)))"
  }

  private func next(_ next: Telling.Next) -> String {
    let by =
      switch next.by {
      case .answer(let parameter): ".answer(\(quoted(parameter)))"
      case .choice: ".choice"
      }
    let because = next.because.isEmpty ? "" : ", because: \(quoted(next.because))"
    let fills = next.fills.map { filling in
      let identifier = filling.identifier.map { ", identifier: \(quoted($0))" } ?? ""
      return "Telling.Filling(\(quoted(filling.parameter)), with: \(quoted(filling.property))\(identifier))"
    }
    return "Telling.Next(\n  \(quoted(next.intent.rawValue)), by: \(by)\(cases("needs", next.needs))"
      + "\(cases("keeps", next.keeps)),\n  fills: [\(fills.joined(separator: ", "))]\(because))"
  }

  private func handOver(_ handOver: Telling.HandOver) -> String {
    "  Telling.HandOver(to: \(quoted(handOver.intent.rawValue)), \(quoted(handOver.parameter)), "
      + "with: \(quoted(handOver.property)), because: \(quoted(handOver.because)))"
  }

  private func cases(_ label: String, _ names: [String]) -> String {
    names.isEmpty ? "" : ", \(label): [\(names.map(quoted).joined(separator: ", "))]"
  }
}
