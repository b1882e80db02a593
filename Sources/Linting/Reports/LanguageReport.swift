import SimDiagnostics
package import SimText

/// The output of `sirisim-vocabulary language`, as text and as JSON.
package enum LanguageReport {
  /// What is missing, with the files that it belongs in, and the table of the examples.
  package static func text(_ gaps: LanguageGaps) -> String {
    var text = gaps.language
    if let fullest = gaps.fullest { text += ", held against \(fullest)" }
    text += "\n"
    text += section("files to create", gaps.files.filter(\.without.isEmpty).map(\.path))
    text += section(
      "files that some languages do without",
      gaps.files.filter { !$0.without.isEmpty }.map { "\($0.path) (not in \($0.without.joined(separator: ", ")))" })
    text += section(
      "files that are another language's, word for word", gaps.copies.map { "\($0.path) (as in \($0.of))" })
    text += additions("lines to add", gaps.lines)
    text += additions("meanings without a word of its own", gaps.transcriptWords.map { [$0] } ?? [])
    text += section("wrong in its files (sirisim check tells more)", gaps.problems.map(shown))
    return text + examples(gaps.trials)
  }

  private static func section(_ title: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    return "\n\(title): \(items.count)\n" + items.map { "  \(SafeText.oneLine($0))\n" }.joined()
  }

  private static func additions(_ title: String, _ files: [LanguageGaps.Additions]) -> String {
    guard !files.isEmpty else { return "" }
    let count = files.reduce(0) { $0 + $1.entries.count }
    return "\n\(title): \(count)\n"
      + files.map { file in
        "  \(file.path)\n" + file.entries.map { "    \(SafeText.oneLine($0))\n" }.joined()
      }.joined()
  }

  private static func shown(_ problem: Diagnostic) -> String {
    let place = problem.place.map { "\($0.file ?? ""):\($0.line): " } ?? ""
    return place + problem.message
  }

  private static func examples(_ trials: [LanguageGaps.IntentTrial]) -> String {
    guard !trials.isEmpty else { return "\nexamples: none, as there are no phrases\n" }
    let all = LanguageGaps.IntentTrial(
      intent: "all", right: trials.reduce(0) { $0 + $1.right }, count: trials.reduce(0) { $0 + $1.count })
    let rows = trials + [all]
    let width = rows.map(\.intent.count).max() ?? 0
    let digits = "\(all.count)".count
    return "\nexamples and counter-examples that are understood as they say\n"
      + rows.map { row in
        "  \(row.intent)\(pad(width - row.intent.count))  \(pad(digits - "\(row.right)".count))\(row.right) of "
          + "\(pad(digits - "\(row.count)".count))\(row.count)\n"
      }.joined()
  }

  private static func pad(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  /// The same for other programs.
  package static func json(_ gaps: LanguageGaps) -> JSONValue {
    func additions(_ file: LanguageGaps.Additions) -> JSONValue {
      .fields([("file", .string(file.path)), ("entries", .array(file.entries.map { .string($0) }))])
    }
    let files = gaps.files.map { file in
      JSONValue.fields([
        ("file", .string(file.path)), ("without", .array(file.without.map { .string($0) })),
      ])
    }
    let copies = gaps.copies.map { copy in
      JSONValue.fields([("file", .string(copy.path)), ("of", .string(copy.of))])
    }
    let trials = gaps.trials.map { trial in
      JSONValue.fields([
        ("intent", .string(trial.intent)), ("right", .integer(trial.right)), ("tried", .integer(trial.count)),
      ])
    }
    return .fields([
      ("language", .string(gaps.language)), ("fullest", .orNull(gaps.fullest)), ("isFull", .boolean(gaps.isFull)),
      ("files", .array(files)), ("copies", .array(copies)), ("lines", .array(gaps.lines.map(additions))),
      ("transcriptWords", gaps.transcriptWords.map(additions) ?? .null),
      ("problems", .array(gaps.problems.map { .string(shown($0)) })), ("examples", .array(trials)),
    ])
  }
}
