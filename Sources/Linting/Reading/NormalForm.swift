import SimUtterances

/// A normal form by which sentences are compared: case, width, accents, spaces and punctuation don't count.
enum NormalForm {
  static func of(_ text: String) -> String {
    let utterance = Utterance(text)
    return utterance.tokens.map { String(decoding: utterance.normalBytes[$0.normal], as: UTF8.self) }.joined()
  }
}
