import SimPhrases
import SimText

/// Siri's own commands, which no shortcut is started by.
struct CoreCommands {
  private let whole: Set<String>
  private let beginnings: Set<String>

  init(_ languages: LanguageLibrary) {
    var whole: Set<String> = []
    var beginnings: Set<String> = []
    for entry in languages.names.flatMap({ languages.checks("core-commands", of: $0) }) {
      let text = NormalForm.of(entry.text.filter { $0 != "…" })
      if entry.text.hasSuffix("…") { beginnings.insert(text) }
      // "call …" by itself is no call yet.
      if !entry.text.hasSuffix(" …") { whole.insert(text) }
    }
    self.whole = whole
    self.beginnings = beginnings
  }

  /// The command that a phrase is; nil where it is the app's own.
  func command(in phrase: String) -> String? {
    let text = String(phrase.trimmed)
    if whole.contains(NormalForm.of(text)) { return text }
    guard let beginning = WordSearch.beginning(of: text, among: beginnings) else { return nil }
    return NormalForm.of(text) == NormalForm.of(beginning) ? nil : beginning
  }
}
