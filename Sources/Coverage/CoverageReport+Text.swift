import SimText

extension CoverageReport {
  /// The table, a line each: intents, beneath them parts and answers with a count for each language, then the sums.
  ///
  /// - Parameter missingAlone: leaves out the cells that every language reaches.
  package func lines(missingAlone: Bool = false) -> [String] {
    var lines: [String] = []
    var intent = ""
    var part = ""
    let shown = rows.filter { !missingAlone || $0.isMissing }
    for row in shown {
      if row.cell.intent != intent {
        if !intent.isEmpty { lines.append("") }
        lines.append(padded(row.cell.intent, 78) + languages.map { padded($0, 9, toLeft: true) }.joined())
        intent = row.cell.intent
        part = ""
      }
      let name = row.cell.part == part ? "" : row.cell.part
      part = row.cell.part
      let counts = row.counts.map { padded($0 == 0 ? "-" : "\($0)", 9, toLeft: true) }.joined()
      let why = row.isMissing ? row.excuse.map { "  " + $0 } ?? "  MISSING" : ""
      lines.append("  " + padded(name, 32) + padded(row.cell.answer, 44) + counts + why)
    }
    if !shown.isEmpty { lines.append("") }
    for (index, language) in languages.enumerated() {
      let excused = rows.count { $0.counts[index] == 0 && $0.excuse != nil }
      lines.append(
        "\(language): \(reached(in: index)) of \(due(in: index)) reached, \(excused) more are excused")
    }
    return lines
  }

  private func padded(_ text: String, _ width: Int, toLeft: Bool = false) -> String {
    let room = String(repeating: " ", count: max(0, width - text.count))
    return toLeft ? (room.isEmpty ? " " : "") + room + text : text + (room.isEmpty ? " " : room)
  }

  /// The table as JSON: one object with `languages`, `cells` (intent, part, answer, counts by language, excuse) and
  /// `percent`.
  package var json: String {
    let cells = rows.map { row in
      JSONValue.fields([
        ("intent", .string(row.cell.intent)), ("part", .string(row.cell.part)), ("answer", .string(row.cell.answer)),
        ("counts", .fields(zip(languages, row.counts).map { ($0, .integer($1)) })),
        ("excuse", row.isMissing ? row.excuse.map { .string($0) } : nil),
      ])
    }
    return JSONWriter.indented(
      .fields([
        ("languages", .array(languages.map { .string($0) })), ("percent", .double((percent * 10).rounded(.down) / 10)),
        ("cells", .array(cells)),
      ]))
  }
}
