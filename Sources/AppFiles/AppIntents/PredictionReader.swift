/// Reads the `predictionConfiguration` of a `PredictableIntent`: the parameters by which the device may suggest the
/// intent, and what the suggestion is called.
struct PredictionReader {
  let source: SwiftSource
  /// The types of the intent's parameters, by their names.
  let types: [String: String]

  /// The predictions in a property's body.
  func predictions(in body: Range<Int>) -> [AppIntentOutline.Prediction] {
    body.filter { source.name($0) == "IntentPrediction" }.compactMap { prediction(at: $0, before: body.upperBound) }
  }

  /// `IntentPrediction(parameters: (\.$soup, \.$bowls)) { soup, bowls in DisplayRepresentation(title: "…") }`
  private func prediction(at name: Int, before limit: Int) -> AppIntentOutline.Prediction? {
    var prediction = AppIntentOutline.Prediction(parameters: [], place: source.place(name))
    var next = name + 1
    var closure: Range<Int>?
    // `IntentPrediction<Self>` says no more.
    if source.isMark(next, UInt8(ascii: "<")) {
      while next < limit, !source.isMark(next, UInt8(ascii: ">")) { next += 1 }
      next += 1
    }
    if source.isMark(next, Ascii.openParenthesis) {
      let close = source.partner(of: next)
      for argument in source.arguments(next + 1..<max(next + 1, min(close, limit))) {
        switch argument.label {
        case "parameters":
          prediction.parameters = argument.value.range.filter { source.isMark($0, Self.dollar) }.map {
            source.name($0 + 1)
          }
        case "displayRepresentation": closure = argument.value.range
        default: break
        }
      }
      next = close + 1
    }
    if source.isMark(next, Ascii.openBrace) { closure = next..<min(source.partner(of: next) + 1, limit) }
    guard prediction.parameters.allSatisfy({ !$0.isEmpty }) else { return nil }
    if let closure { entitle(&prediction, by: closure) }
    return prediction
  }

  private static let dollar = UInt8(ascii: "$")

  /// Takes the title and the subtitle from the closure that makes them.
  private func entitle(_ prediction: inout AppIntentOutline.Prediction, by closure: Range<Int>) {
    let head = closure.first { source.isWord($0, "in") }
    let names = head.map { head in (closure.lowerBound + 1..<head).map(source.name).filter { !$0.isEmpty } } ?? []
    let body = (head.map { $0 + 1 } ?? closure.lowerBound + 1)..<closure.upperBound
    guard let maker = body.first(where: { ["DisplayRepresentation", "init"].contains(source.name($0)) }),
      source.isMark(maker + 1, Ascii.openParenthesis)
    else {
      // A text by itself is the title.
      prediction.title = body.first(where: source.beginsText).flatMap {
        text(SwiftText(at: $0, of: source), names, prediction, at: $0)
      }
      return
    }
    for argument in source.arguments(maker + 2..<max(maker + 2, min(source.partner(of: maker + 1), closure.upperBound)))
    {
      guard case .text(let written) = argument.value.value else { continue }
      let found = text(written, names, prediction, at: argument.value.range.lowerBound)
      switch argument.label {
      case "title", "stringLiteral": prediction.title = found
      case "subtitle": prediction.subtitle = found
      default: break
      }
    }
  }

  /// A text with the parameters put into it; nil if anything else is put in.
  private func text(
    _ written: SwiftText, _ names: [String], _ prediction: AppIntentOutline.Prediction, at index: Int
  ) -> AppIntentOutline.Text? {
    var text = AppIntentOutline.Text("", place: source.place(index))
    for part in written.parts {
      switch part {
      case .words(let words):
        text.text += words
        text.key += words.replacing("%", with: "%%")
      case .value(let tokens):
        guard let first = tokens.first else { return nil }
        let number =
          source.isMark(first, Self.dollar) ? Int(source.text(first + 1)) : names.firstIndex(of: source.name(first))
        guard let number, prediction.parameters.indices.contains(number) else { return nil }
        let name = prediction.parameters[number]
        text.text += "${\(name)}"
        // The key has `%@` for a part of a value; for a whole value, its type decides.
        let isWhole = tokens.count == (source.isMark(first, Self.dollar) ? 2 : 1)
        text.key += isWhole && types[name].map(Self.wholeNumbers.contains) == true ? "%lld" : "%@"
      }
    }
    return text
  }

  private static let wholeNumbers: Set = ["Int", "Int8", "Int16", "Int32", "Int64"]
}
