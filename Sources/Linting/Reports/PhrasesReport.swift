import SimCatalog
import SimDiagnostics
import SimPhrases
import SimRecognition
package import SimText

/// The output of `sirisim-vocabulary phrases`, as text and as JSON.
package enum PhrasesReport {
  // MARK: sample

  /// What `phrases sample` draws.
  package static func json(_ sentence: SentenceDraw.Sentence, language: String) -> JSONValue {
    .fields([
      ("language", .string(language)), ("sentence", .string(sentence.text)), ("intent", .string(sentence.intent)),
      ("parameters", .array(sentence.parameters.map { .string($0) })), ("phrase", json(sentence.phrase)),
    ])
  }

  static func json(_ phrase: PhraseReference) -> JSONValue {
    .fields([
      ("file", .string(phrase.file)), ("line", .integer(phrase.line)), ("text", .string(phrase.text)),
    ])
  }

  // MARK: count

  /// The table of `phrases count`.
  package static func text(_ counts: PhraseCounts, language: String) -> String {
    let head = ["", "phrases", "examples", "counter-ex.", "words", "sentences"]
    func cells(_ row: PhraseCounts.Row) -> [String] {
      [
        row.name, "\(row.phrases)", "\(row.examples)", "\(row.counterexamples)", "\(row.words)", shown(row.sentences),
      ]
    }
    let parameters = counts.parameters.map { [$0.name, "\($0.phrases)", "\($0.examples)", "", "", ""] }
    var rows = [[language] + head.dropFirst()] + counts.intents.map(cells) + [cells(counts.total)]
    rows += [["by parameter", "phrases", "examples", "", "", ""]] + parameters
    rows += [["by file"] + head.dropFirst()] + counts.files.map(cells)
    return table(rows)
  }

  /// Numbers from a million on are shown by their magnitude.
  private static func shown(_ number: UInt64) -> String {
    let names = [(UInt64(1_000_000_000_000), "trillion"), (1_000_000_000, "billion"), (1_000_000, "million")]
    for (size, name) in names where number >= size {
      return number == .max
        ? "beyond counting" : number / size >= 100_000 ? "over 100000 \(name)" : "\(number / size) \(name)"
    }
    return "\(number)"
  }

  private static func table(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let pad = String(repeating: " ", count: max(0, widths[column] - cell.count))
        return column == 0 ? cell + pad : pad + cell
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// What `phrases count` counts.
  package static func json(_ counts: PhraseCounts, language: String) -> JSONValue {
    func row(_ row: PhraseCounts.Row) -> JSONValue {
      .fields([
        ("name", .string(row.name)), ("phrases", .integer(row.phrases)), ("examples", .integer(row.examples)),
        ("counterexamples", .integer(row.counterexamples)), ("words", .integer(row.words)),
        ("sentences", .integer(Int(clamping: row.sentences))),
      ])
    }
    let parameters = counts.parameters.map { row in
      JSONValue.fields([
        ("name", .string(row.name)), ("phrases", .integer(row.phrases)), ("examples", .integer(row.examples)),
      ])
    }
    return .fields([
      ("language", .string(language)), ("total", row(counts.total)), ("intents", .array(counts.intents.map(row))),
      ("parameters", .array(parameters)), ("files", .array(counts.files.map(row))),
    ])
  }

  // MARK: test

  /// The failures of `phrases test` as a diff, and the phrases that lack a sentence.
  package static func text(_ trial: PhraseTrial) -> String {
    var text = ""
    for failure in trial.failures {
      text += "\(failure.file):\(failure.line):\(failure.column): \(SafeText.oneLine(failure.sentence))\n"
      if let expected = failure.expected {
        text += "  - \(SafeText.oneLine(expected))\n"
      } else {
        text += "  - not this intent\n"
      }
      text += "  + \(SafeText.oneLine(failure.got))\n"
      if let by = failure.by { text += "    by \(shown(by))\n" }
    }
    for gap in trial.gaps {
      text +=
        "\(gap.place.file ?? ""):\(gap.place.line):\(gap.place.column): \(gap.lack): \(SafeText.oneLine(gap.phrase))\n"
    }
    return text
  }

  /// What `phrases test` found.
  package static func json(_ trial: PhraseTrial, language: String) -> JSONValue {
    let failures = trial.failures.map { failure in
      JSONValue.fields([
        ("file", .string(failure.file)), ("line", .integer(failure.line)), ("column", .integer(failure.column)),
        ("sentence", .string(failure.sentence)), ("expected", .orNull(failure.expected)),
        ("got", .string(failure.got)), ("phrase", failure.by.map(json) ?? .null),
      ])
    }
    let gaps = trial.gaps.map { gap in
      JSONValue.fields([
        ("file", .orNull(gap.place.file)), ("line", .integer(gap.place.line)), ("column", .integer(gap.place.column)),
        ("phrase", .string(gap.phrase)), ("lacking", .array(gap.lacking.map { .string($0.rawValue) })),
      ])
    }
    return .fields([
      ("language", .string(language)), ("tried", .integer(trial.count)), ("failures", .array(failures)),
      ("gaps", .array(gaps)),
    ])
  }

  // MARK: frames

  /// The table of `phrases frames`: a column for each language, then the sentences that aren't understood as their
  /// intent.
  package static func text(_ trial: FrameTrial) -> String {
    var rows = [[trial.intent] + trial.languages]
    for row in trial.rows {
      rows.append([SafeText.oneLine(row.name)] + row.findings.map(shown))
    }
    return table(rows)
      + trial.gaps.map { gap in
        let place = gap.sentence.place
        return "\(place.file ?? ""):\(place.line):\(place.column): \(SafeText.oneLine(gap.sentence.text))\n"
          + "  + \(SafeText.oneLine(gap.got))\n"
      }.joined()
  }

  private static func shown(_ finding: FrameTrial.Finding) -> String {
    switch finding {
    case .missing: "–"
    case .understood: "yes"
    case .gaps: "no"
    }
  }

  /// What `phrases frames` found.
  package static func json(_ trial: FrameTrial) -> JSONValue {
    let frames = trial.rows.map { row in
      JSONValue.fields(
        [("frame", .string(row.name))]
          + zip(trial.languages, row.findings).map { language, finding in (language, .string(shown(finding))) })
    }
    let gaps = trial.gaps.map { gap in
      JSONValue.fields([
        ("file", .orNull(gap.sentence.place.file)), ("line", .integer(gap.sentence.place.line)),
        ("language", .string(gap.sentence.language)), ("sentence", .string(gap.sentence.text)),
        ("got", .string(gap.got)),
      ])
    }
    return .fields([
      ("intent", .string(trial.intent)), ("frames", .array(frames)), ("gaps", .array(gaps)),
    ])
  }

  // MARK: dead

  /// What `phrases dead` found, each with its place and the reason.
  package static func text(_ dead: DeadPhrases) -> String {
    dead.dead.map { item in
      let place = "\(item.place.file ?? ""):\(item.place.line):\(item.place.column)"
      return
        "\(place): dead \(item.kind.rawValue): \(SafeText.oneLine(item.text))\n  \(SafeText.oneLine(item.reason))\n"
    }.joined()
  }

  /// What `phrases dead` found, and the phrases that no sentence could be drawn from.
  package static func json(_ dead: DeadPhrases, language: String) -> JSONValue {
    let items = dead.dead.map { item in
      JSONValue.fields([
        ("kind", .string(item.kind.rawValue)), ("file", .orNull(item.place.file)), ("line", .integer(item.place.line)),
        ("column", .integer(item.place.column)), ("text", .string(item.text)), ("reason", .string(item.reason)),
      ])
    }
    let undrawn = dead.undrawn.map { place in
      JSONValue.fields([("file", .orNull(place.file)), ("line", .integer(place.line))])
    }
    return .fields([
      ("language", .string(language)), ("sentences", .integer(dead.sentences)), ("dead", .array(items)),
      ("undrawn", .array(undrawn)),
    ])
  }

  // MARK: overlap

  /// What `phrases overlap` found: the two phrases below the sentence that both take.
  package static func text(_ overlaps: [PhraseOverlaps.Overlap]) -> String {
    overlaps.map { overlap in
      let verdict = overlap.isTaken ? "taken by \(overlap.winner)" : "shared with \(overlap.otherIntent), and stays"
      return "\(overlap.phrase.file):\(overlap.phrase.line): \(verdict)\n"
        + "  \(SafeText.oneLine(overlap.sentence))\n"
        + "  \(overlap.intent): \(SafeText.oneLine(overlap.phrase.text))\n"
        + "  \(overlap.otherIntent): \(shown(overlap.other))\n"
    }.joined()
  }

  /// What `phrases overlap` found.
  package static func json(_ overlaps: PhraseOverlaps, language: String) -> JSONValue {
    let items = overlaps.overlaps.map { overlap in
      JSONValue.fields([
        ("sentence", .string(overlap.sentence)), ("isDrawn", .boolean(overlap.isDrawn)),
        ("intent", .string(overlap.intent.rawValue)), ("phrase", json(overlap.phrase)),
        ("otherIntent", .string(overlap.otherIntent.rawValue)), ("other", json(overlap.other)),
        ("winner", .string(overlap.winner.rawValue)), ("isTaken", .boolean(overlap.isTaken)),
      ])
    }
    return .fields([
      ("language", .string(language)), ("sentences", .integer(overlaps.sentences)), ("overlaps", .array(items)),
    ])
  }

  private static func shown(_ phrase: PhraseReference) -> String {
    "\(phrase.file):\(phrase.line): \(SafeText.oneLine(phrase.text))"
  }
}
