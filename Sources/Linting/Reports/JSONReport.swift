import SimDiagnostics
import SimText

/// Findings for programs (docs/check.md has the schema).
package enum JSONReport {
  /// The findings, and a summary of the whole.
  package static func text(_ result: Checker.Result) -> String {
    let report = JSONValue.fields([
      ("version", .integer(1)), ("findings", .array(result.findings.map(json))), ("summary", summary(result)),
    ])
    return JSONWriter.indented(report) + "\n"
  }

  /// How much was read and found.
  static func summary(_ result: Checker.Result) -> JSONValue {
    .fields([
      ("files", .integer(result.files)), ("apps", .array(result.apps.map { .string($0) })),
      ("errors", .integer(result.count(.error))), ("warnings", .integer(result.count(.warning))),
      ("notes", .integer(result.count(.note))), ("disabled", .array(result.disabled.map { .string($0) })),
    ])
  }

  static func json(_ finding: Finding) -> JSONValue {
    let place = finding.place
    return .fields([
      ("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message.text)), ("facts", .fields(facts(finding.message))),
      ("file", .string(place.file)), ("line", .orNull(place.line)), ("column", .orNull(place.column)),
      ("length", .integer(place.length)), ("keyPath", .orNull(place.keyPath)),
      ("fix", finding.fix.map(json) ?? .null),
    ])
  }

  /// Facts by name; those of one name as an array.
  private static func facts(_ message: Message) -> [(String, JSONValue?)] {
    var names: [String] = []
    for fact in message.facts where !names.contains(fact.name) { names.append(fact.name) }
    return names.map { name in
      let values = message.facts.filter { $0.name == name }.map { JSONValue.string($0.value) }
      return (name, values.count == 1 ? values[0] : .array(values))
    }
  }

  private static func json(_ fix: Fix) -> JSONValue {
    let edit = fix.edit.map { edit in
      JSONValue.fields([
        ("file", .string(edit.file)), ("start", .integer(edit.range.lowerBound)),
        ("end", .integer(edit.range.upperBound)), ("replacement", .string(edit.replacement)),
      ])
    }
    return .fields([("sentence", .string(fix.sentence)), ("edit", edit ?? .null)])
  }

  /// The rules, for `--rules --format json`.
  package static func text(_ rules: [any Rule]) -> String {
    let rules = JSONValue.array(
      rules.map(\.about).map { about in
        .fields([
          ("rule", .string(about.identifier)), ("severity", .string(about.severity.rawValue)),
          ("summary", .string(about.summary)), ("explanation", .string(about.explanation)),
          ("source", .string(about.source)),
        ])
      }
    )
    return JSONWriter.indented(rules) + "\n"
  }
}
