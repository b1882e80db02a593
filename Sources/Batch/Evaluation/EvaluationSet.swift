import SimAppFiles
package import SimCatalog
package import SimDiagnostics
import SimText

/// A file of sentences whose meaning has been written down (docs/evaluate.md).
package struct EvaluationSet: Sendable {
  /// The file's name without its ending.
  package let name: String
  var examples: [EvaluationExample] = []
  /// Lines that can't be measured, such as an answer without a question.
  var unusable = 0

  /// Its answers.
  var followUps: [WrittenFollowUp] {
    examples.compactMap { if case .followUp(let line) = $0.kind { line } else { nil } }
  }

  /// Finds the sets of a folder: `phrases.jsonl`, and every `.jsonl` below `utterances`.
  ///
  /// - Parameters:
  ///   - catalog: the intents that sentences may be about.
  ///   - diagnostics: receives what can't be read; a broken line is left out.
  package static func sets(
    in folder: String, catalog: Catalog, diagnostics: inout [Diagnostic]
  ) -> [EvaluationSet] {
    let phrases = folder + "/phrases.jsonl"
    var paths = FileReader.exists(phrases) ? [phrases] : []
    if FileReader.exists(folder + "/utterances") {
      paths += FileSearch.files([folder + "/utterances"], ending: ".jsonl", diagnostics: &diagnostics)
    }
    guard !paths.isEmpty else {
      diagnostics.append(
        Diagnostic(.error, "'\(folder)' holds no sets; expected 'phrases.jsonl' or 'utterances/….jsonl' in it"))
      return []
    }
    return paths.compactMap { path in
      guard let text = FileReader.text(of: path, diagnostics: &diagnostics) else { return nil }
      return EvaluationSet(path: path, text: text, catalog: catalog, diagnostics: &diagnostics)
    }
  }

  init(path: String, text: String, catalog: Catalog, diagnostics: inout [Diagnostic]) {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    name = file.hasSuffix(".jsonl") ? String(file.dropLast(6)) : file
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      do {
        let value = try JSONReader.read(Array(line.utf8))
        guard let example = try EvaluationExample(value, catalog: catalog) else {
          unusable += 1
          continue
        }
        examples.append(example)
      } catch {
        let message = (error as? LineError)?.message ?? (error as? JSONError)?.description ?? "\(error)"
        diagnostics.append(
          Diagnostic(.warning, "left out: \(message)", at: TextPlace(file: path, line: number)))
      }
    }
  }
}

/// A sentence with its meaning.
struct EvaluationExample: Sendable {
  enum Kind: Sendable {
    /// A request for an intent.
    case request(IntentName)
    /// An answer, whose meaning depends on the whole set.
    case followUp(WrittenFollowUp)
    /// Nothing that an intent covers.
    case nothing
  }

  var text: String
  var locale: String
  var app: BatchLine.App?
  var kind: Kind
  /// By parameter, the values as they are in the text.
  var slots: [String: [String]] = [:]
}

extension EvaluationExample {
  /// - Returns: nil for a line that can't be measured.
  init?(_ line: JSONValue, catalog: Catalog) throws(LineError) {
    if line["example"] != nil {
      try self.init(phrase: line)
    } else if line["system_acts"] != nil {
      try self.init(followUp: line)
    } else {
      try self.init(utterance: line)
    }
  }

  /// An example phrase of an app: `example`, `app`, `alt_names`, `intent`, `locale` (a folder's name), `lang_guess`.
  private init?(phrase line: JSONValue) throws(LineError) {
    guard let text = try line.text("example"), let written = try line.text("intent") else {
      throw LineError("the line has no 'example' or no 'intent'")
    }
    // A phrase may be listed under a parameter: `INStartWorkoutIntent.workoutName`.
    let intent = String(written.prefix { $0 != "." })
    guard !intent.isEmpty else { return nil }
    var locale = try line.text("locale") ?? "none"
    if locale == "none" || locale == "Base" { locale = try line.text("lang_guess") ?? "none" }
    self.init(text: text, locale: locale, kind: .request(IntentName(intent)))
    app = try EvaluationExample.app(line)
  }

  /// A sentence: `text`, `intent` without its ending or `NONE`, `slots`, `locale`; `app` and `alt_names` if it names
  /// one.
  private init(utterance line: JSONValue) throws(LineError) {
    guard let text = try line.text("text"), let written = try line.text("intent") else {
      throw LineError("the line has no 'text' or no 'intent'")
    }
    self.init(
      text: text, locale: try line.text("locale") ?? "none",
      kind: EvaluationExample.intent(written).map { .request($0) } ?? .nothing)
    slots = EvaluationExample.slots(line)
    app = try EvaluationExample.app(line)
  }

  /// A sentence after a question: `system_acts` has what was asked, `user_acts` what was answered.
  private init?(followUp line: JSONValue) throws(LineError) {
    guard let text = try line.text("text"), let written = try line.text("intent") else {
      throw LineError("the line has no 'text' or no 'intent'")
    }
    guard let intent = EvaluationExample.intent(written) else { return nil }
    let slots = EvaluationExample.slots(line)
    let followUp = WrittenFollowUp(
      intent: intent, text: text, slots: slots, asked: WrittenAct.all(line.elements("system_acts")),
      userActs: WrittenAct.all(line.elements("user_acts")))
    self.init(text: text, locale: try line.text("locale") ?? "none", kind: .followUp(followUp))
    self.slots = slots
  }

  /// The app that a line names: `app`, with its other names in `alt_names`.
  private static func app(_ line: JSONValue) throws(LineError) -> BatchLine.App? {
    try line.text("app").map { BatchLine.App(name: $0, otherNames: texts(line.elements("alt_names"))) }
  }

  /// Nil for `NONE` and for an intent that isn't SiriKit's.
  private static func intent(_ written: String) -> IntentName? {
    guard written.hasPrefix("IN") else { return nil }
    return IntentName(written.hasSuffix("Intent") ? written : written + "Intent")
  }

  /// Whether a value is words: sets write `True` for values that are meant but not said.
  static func isSaid(_ value: String) -> Bool { !["True", "False", "dontcare"].contains(value) }

  /// A name that begins with `_` isn't a parameter's.
  private static func slots(_ line: JSONValue) -> [String: [String]] {
    guard case .object(let members) = line["slots"] else { return [:] }
    var slots: [String: [String]] = [:]
    for member in members where !member.key.hasPrefix("_") {
      let values = texts(line["slots"]?.elements(member.key) ?? [])
      if !values.isEmpty { slots[member.key, default: []] += values }
    }
    return slots
  }

  private static func texts(_ values: [JSONValue]) -> [String] {
    values.compactMap { value in
      guard case .string(let text) = value else { return nil }
      return text
    }
  }
}
