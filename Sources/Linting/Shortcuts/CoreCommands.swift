import SimPhrases
import SimText

/// Siri's own commands, which can't start a shortcut.
struct CoreCommands {
  private let whole: Set<String>
  private let beginnings: Set<String>

  init(_ languages: LanguageLibrary) {
    var whole: Set<String> = []
    var beginnings: Set<String> = []
    for entry in languages.names.flatMap({ languages.checks("core-commands", of: $0) }) {
      let text = NormalForm.of(entry.text.filter { $0 != "…" })
      if entry.text.hasSuffix("…") { beginnings.insert(text) }
      // "call …" by itself isn't a call yet.
      if !entry.text.hasSuffix(" …") { whole.insert(text) }
    }
    self.whole = whole
    self.beginnings = beginnings
  }

  /// The command of Siri's that a phrase is; nil if it is free for the app.
  func command(in phrase: String) -> String? {
    let text = String(phrase.trimmed)
    if whole.contains(NormalForm.of(text)) { return text }
    guard let beginning = WordSearch.beginning(of: text, among: beginnings) else { return nil }
    return NormalForm.of(text) == NormalForm.of(beginning) ? nil : beginning
  }
}
