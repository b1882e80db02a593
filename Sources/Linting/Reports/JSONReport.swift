import SimDiagnostics

/// Findings for programs (docs/check.md has the schema).
public enum JSONReport {
  public static func text(_ result: Checker.Result) -> String {
    let summary: [(String, JSONText)] = [
      ("files", .number(result.files)), ("apps", .array(result.apps.map { .string($0) })),
      ("errors", .number(result.count(.error))), ("warnings", .number(result.count(.warning))),
      ("notes", .number(result.count(.note))), ("disabled", .array(result.disabled.map { .string($0) })),
    ]
    return JSONText.object([
      ("version", .number(1)), ("findings", .array(result.findings.map(json))), ("summary", .object(summary)),
    ]).text + "\n"
  }

  private static func json(_ finding: Finding) -> JSONText {
    let place = finding.place
    return .object([
      ("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message.text)), ("facts", .object(facts(finding.message))),
      ("file", .string(place.file)), ("line", .optional(place.line)), ("column", .optional(place.column)),
      ("length", .number(place.length)), ("keyPath", .optional(place.keyPath)),
      ("fix", finding.fix.map(json) ?? .null),
    ])
  }

  /// Facts by name; those of one name as an array.
  private static func facts(_ message: Message) -> [(String, JSONText)] {
    var names: [String] = []
    for fact in message.facts where !names.contains(fact.name) { names.append(fact.name) }
    return names.map { name in
      let values = message.facts.filter { $0.name == name }.map { JSONText.string($0.value) }
      return (name, values.count == 1 ? values[0] : .array(values))
    }
  }

  private static func json(_ fix: Fix) -> JSONText {
    let edit = fix.edit.map { edit in
      JSONText.object([
        ("file", .string(edit.file)), ("start", .number(edit.range.lowerBound)),
        ("end", .number(edit.range.upperBound)), ("replacement", .string(edit.replacement)),
      ])
    }
    return .object([("sentence", .string(fix.sentence)), ("edit", edit ?? .null)])
  }

  /// The rules, for `--rules --format json`.
  public static func text(_ rules: [any Rule]) -> String {
    JSONText.array(
      rules.map(\.about).map { about in
        .object([
          ("rule", .string(about.identifier)), ("severity", .string(about.severity.rawValue)),
          ("summary", .string(about.summary)), ("explanation", .string(about.explanation)),
          ("source", .string(about.source)),
        ])
      }
    ).text + "\n"
  }
}
