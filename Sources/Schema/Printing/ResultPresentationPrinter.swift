import SimCatalog

/// Prints as the catalogue's values what Siri says about a response.
struct ResultPresentationPrinter {
  let presentation: ResultPresentation

  func print(into text: inout SourceText) {
    let kind =
      switch presentation.kind {
      case .list: "list"
      case .count: "count"
      case .response: "response"
      }
    text.line("  presentation: ResultPresentation(")
    var arguments = [
      "property: \(quoted(presentation.property))\(cases("also", presentation.also)), kind: .\(kind), "
        + "lines: \(quoted(presentation.lines))"
    ]
    if let limit = presentation.limit { arguments.append("limit: \(quoted(limit))") }
    if let label = presentation.label { arguments.append("label: \(quoted(label))") }
    if !presentation.parts.isEmpty {
      arguments.append("parts: [\n\(presentation.parts.map(part).joined(separator: ",\n"))]")
    }
    if let variant = presentation.variant {
      let requires = variant.requires.map { ", requires: \(quoted($0))" } ?? ""
      arguments.append(
        "variant: ResultPresentation.Variant(of: \(quoted(variant.property))\(cases("except", variant.except))\(requires))"
      )
    }
    if !presentation.shared.isEmpty {
      arguments.append("shared: [\n\(presentation.shared.map(shared).joined(separator: ",\n"))]")
    }
    if presentation.showsOneAlone { arguments.append("showsOneAlone: true") }
    if let next = presentation.next { arguments.append("next: \(self.next(next))") }
    if !presentation.carriesOver.isEmpty {
      arguments.append("carriesOver: [\n\(presentation.carriesOver.map(carryOver).joined(separator: ",\n"))]")
    }
    let lines = arguments.joined(separator: ",\n").split(separator: "\n")
    for (index, line) in lines.enumerated() {
      text.line("    \(line)\(index == lines.count - 1 ? ")," : "")")
    }
  }

  private func part(_ part: ResultPresentation.Part) -> String {
    let style = part.style == .first ? "" : ", style: .\(part.style.rawValue)"
    return
      "  ResultPresentation.Part(\(quoted(part.name))\(cases("of", part.properties))\(style)\(cases("only", part.only))"
      + "\(cases("except", part.except)))"
  }

  private func shared(_ shared: ResultPresentation.Shared) -> String {
    "  ResultPresentation.Shared(\(quoted(shared.name)), asked: \(quoted(shared.parameter)), of: \(quoted(shared.property))"
      + "\(cases("except", shared.except)))"
  }

  private func next(_ next: ResultPresentation.Next) -> String {
    let by =
      switch next.by {
      case .answer(let parameter): ".answer(\(quoted(parameter)))"
      case .choice: ".choice"
      }
    let because = next.because.isEmpty ? "" : ", because: \(quoted(next.because))"
    let fills = next.fills.map { filling in
      let identifier = filling.identifier.map { ", identifier: \(quoted($0))" } ?? ""
      return "ResultPresentation.Filling(\(quoted(filling.parameter)), with: \(quoted(filling.property))\(identifier))"
    }
    return "ResultPresentation.Next(\n  \(quoted(next.intent.rawValue)), by: \(by)\(cases("needs", next.needs))"
      + "\(cases("keeps", next.keeps)),\n  fills: [\(fills.joined(separator: ", "))]\(because))"
  }

  private func carryOver(_ carryOver: ResultPresentation.CarryOver) -> String {
    "  ResultPresentation.CarryOver(to: \(quoted(carryOver.intent.rawValue)), \(quoted(carryOver.parameter)), "
      + "with: \(quoted(carryOver.property)), because: \(quoted(carryOver.because)))"
  }

  private func cases(_ label: String, _ names: [String]) -> String {
    names.isEmpty ? "" : ", \(label): [\(names.map(quoted).joined(separator: ", "))]"
  }
}
