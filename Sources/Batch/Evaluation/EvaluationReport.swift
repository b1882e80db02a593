import SimText

/// The results of an evaluation, as tables and as JSON.
package struct EvaluationReport {
  private let evaluation: Evaluation

  /// A report of what was measured.
  package init(_ evaluation: Evaluation) { self.evaluation = evaluation }

  // MARK: Tables

  /// The tables, line by line.
  package var lines: [String] {
    intents + negatives + answers + reviews + slots + confusions + leftOut
  }

  private var intents: [String] {
    let scores = evaluation.scores.filter { $0.requests + $0.beyond > 0 }
    var table = TextTable([
      "intents", "language", "sentences", "right", "wrong", "declined", "right %", "slots F1 %", "others", "taken",
    ])
    for score in scores { table.add(cells(score, name: score.set)) }
    for language in Set(scores.map(\.language)).sorted() {
      table.add(cells(total(scores.filter { $0.language == language }, language), name: "all"))
    }
    return table.lines
  }

  private func cells(_ score: SetScore, name: String) -> [String] {
    [
      name, score.language, String(score.requests), String(score.right), String(score.wrong), String(score.declined),
      percent(score.right, of: score.requests), percent(score.slotTotal.f1), String(score.beyond),
      String(score.beyondTaken),
    ]
  }

  private func total(_ scores: [SetScore], _ language: String) -> SetScore {
    var total = SetScore(set: "all", language: language)
    for score in scores {
      total.requests += score.requests
      total.right += score.right
      total.wrong += score.wrong
      total.declined += score.declined
      total.beyond += score.beyond
      total.beyondTaken += score.beyondTaken
      total.slots.merge(score.slots) { a, b in
        var sum = a
        sum += b
        return sum
      }
    }
    return total
  }

  private var negatives: [String] {
    let scores = evaluation.scores.filter { $0.negatives > 0 }
    guard !scores.isEmpty else { return [] }
    var table = TextTable(["for no intent", "language", "sentences", "taken", "declined %"])
    for score in scores {
      table.add([
        score.set, score.language, String(score.negatives), String(score.negativesTaken),
        percent(score.negatives - score.negativesTaken, of: score.negatives),
      ])
    }
    return [""] + table.lines
  }

  private var answers: [String] {
    let scores = evaluation.scores.filter { $0.answers > 0 }
    guard !scores.isEmpty else { return [] }
    var table = TextTable(["answers", "language", "sentences", "right", "wrong", "declined", "right %"])
    for score in scores {
      table.add([
        score.set, score.language, String(score.answers), String(score.answersRight), String(score.answersWrong),
        String(score.answers - score.answersRight - score.answersWrong), percent(score.answersRight, of: score.answers),
      ])
    }
    return [""] + table.lines
  }

  private var reviews: [String] {
    let scores = evaluation.scores.filter { $0.yes + $0.others > 0 }
    guard !scores.isEmpty else { return [] }
    var table = TextTable(["reviews", "language", "a yes", "taken for one", "%", "no yes", "taken for one", "%"])
    for score in scores {
      table.add([
        score.set, score.language, String(score.yes), String(score.yesRight), percent(score.yesRight, of: score.yes),
        String(score.others), String(score.othersTaken), percent(score.othersTaken, of: score.others),
      ])
    }
    return [""] + table.lines
  }

  private var slots: [String] {
    var sums: [String: [String: SlotScore]] = [:]
    for score in evaluation.scores {
      for (parameter, slot) in score.slots {
        sums[score.language, default: [:]][parameter, default: SlotScore()] += slot
      }
    }
    guard !sums.isEmpty else { return [] }
    var table = TextTable([
      "parameters", "language", "expected", "found", "right", "near", "precision %", "recall %", "F1 %",
    ])
    for (language, parameters) in sums.sorted(by: { $0.key < $1.key }) {
      for (name, slot) in parameters.sorted(by: { ($1.value.expected, $0.key) < ($0.value.expected, $1.key) }) {
        table.add([
          name, language, String(slot.expected), String(slot.found), String(slot.right), String(slot.near),
          percent(slot.precision),
          percent(slot.recall), percent(slot.f1),
        ])
      }
    }
    return [""] + table.lines
  }

  private var confusions: [String] {
    let pairs = sortedConfusions.filter { $0.pair.understood != nil }
    guard !pairs.isEmpty else { return [] }
    var table = TextTable(["confused: meant", "understood", "sentences"], left: 2)
    for (pair, count) in pairs.prefix(20) {
      table.add([pair.expected ?? "no intent", pair.understood ?? "", String(count)])
    }
    let rest = pairs.dropFirst(20)
    let more = rest.isEmpty ? [] : ["… and \(rest.count) more pairs (\(rest.reduce(0) { $0 + $1.count }) sentences)"]
    return [""] + table.lines + more
  }

  private var sortedConfusions: [(pair: Confusion, count: Int)] {
    evaluation.confusions.map { ($0.key, $0.value) }.sorted { a, b in
      if a.1 != b.1 { return a.1 > b.1 }
      return (a.0.expected ?? "", a.0.understood ?? "") < (b.0.expected ?? "", b.0.understood ?? "")
    }
  }

  private var leftOut: [String] {
    var lines: [String] = []
    let strange = evaluation.unspoken.reduce(0) { $0 + $1.count }
    if strange > 0 {
      let locales = Set(evaluation.unspoken.map(\.locale)).sorted().joined(separator: " ")
      lines.append("\(strange) sentences in languages that Siri does not speak here: \(locales)")
    }
    for (set, count) in evaluation.unusable {
      lines.append("\(count) lines of \(set) say nothing that can be measured")
    }
    return lines.isEmpty ? [] : [""] + lines
  }

  private func percent(_ part: Int, of whole: Int) -> String {
    percent(whole == 0 ? nil : Double(part) / Double(whole))
  }

  /// With one decimal; a dash if there is nothing to divide by.
  private func percent(_ share: Double?) -> String {
    guard let share else { return "–" }
    let tenths = Int(share * 1000 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }

  // MARK: JSON

  /// All of it, on one line.
  package var json: [UInt8] {
    JSONWriter.write(
      .fields([
        ("sets", .array(evaluation.scores.map(json))),
        (
          "confusions",
          .array(
            sortedConfusions.map { pair, count in
              .fields([
                ("meant", pair.expected.map { .string($0) }), ("understood", pair.understood.map { .string($0) }),
                ("sentences", .integer(count)),
              ])
            })
        ),
        (
          "unspoken",
          .array(
            evaluation.unspoken.map {
              .fields([("set", .string($0.set)), ("locale", .string($0.locale)), ("sentences", .integer($0.count))])
            })
        ),
        (
          "unusable",
          .array(evaluation.unusable.map { .fields([("set", .string($0.set)), ("lines", .integer($0.count))]) })
        ),
      ]))
  }

  private func json(_ score: SetScore) -> JSONValue {
    .fields([
      ("set", .string(score.set)), ("language", .string(score.language)),
      (
        "requests",
        .fields([
          ("sentences", .integer(score.requests)), ("right", .integer(score.right)), ("wrong", .integer(score.wrong)),
          ("declined", .integer(score.declined)),
        ])
      ),
      ("others", .fields([("sentences", .integer(score.beyond)), ("taken", .integer(score.beyondTaken))])),
      ("negatives", .fields([("sentences", .integer(score.negatives)), ("taken", .integer(score.negativesTaken))])),
      (
        "answers",
        .fields([
          ("sentences", .integer(score.answers)), ("right", .integer(score.answersRight)),
          ("wrong", .integer(score.answersWrong)),
        ])
      ),
      (
        "reviews",
        .fields([
          ("yes", .integer(score.yes)), ("yesTaken", .integer(score.yesRight)), ("others", .integer(score.others)),
          ("othersTaken", .integer(score.othersTaken)),
        ])
      ),
      ("slots", json(score.slots)), ("answerSlots", json(score.answerSlots)),
    ])
  }

  private func json(_ slots: [String: SlotScore]) -> JSONValue {
    .object(
      slots.sorted { $0.key < $1.key }.map { name, slot in
        JSONValue.Member(
          key: name,
          value: .fields([
            ("expected", .integer(slot.expected)), ("found", .integer(slot.found)), ("right", .integer(slot.right)),
            ("near", .integer(slot.near)),
          ]))
      })
  }
}
