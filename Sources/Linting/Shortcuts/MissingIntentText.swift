import SimAppFiles
import SimDefinitions
import SimDiagnostics

/// The languages of an app in which a text of an intent is missing, in the words of the store's mail.
struct MissingIntentText {
  let message: Message
  let place: FilePlace
  let fix: Fix

  /// Nil where every language has the text.
  ///
  /// - Parameters:
  ///   - kind: what the mail calls the text.
  ///   - text: takes it out of an intent.
  init?(
    of kind: String, _ intent: DefinedIntent, in outline: DefinitionOutline,
    text: (DefinedIntent) -> DefinitionText?
  ) {
    let missing = outline.languages.filter { !outline.has(text, of: intent, in: $0) }
    guard let first = missing.first else { return nil }
    let own = text(intent)
    place = own?.place ?? FilePlace(intent.place)
    let others = Array(missing.dropFirst())
    // The mail has a line for each language; one finding names them all.
    message =
      others.isEmpty
      ? """
      Invalid Siri Support - Localized \(kind) for custom intent: "\(plain: intent.name, as: "intent")" not found for \
      locale: \(plain: first, as: "language")
      """
      : """
      Invalid Siri Support - Localized \(kind) for custom intent: "\(plain: intent.name, as: "intent")" not found for \
      locale: \(plain: first, as: "language"), nor for \(others, as: "language")
      """
    let name = FilePath.name(of: outline.file)
    let strings = name.hasSuffix(".intentdefinition") ? String(name.dropLast(".intentdefinition".count)) : name
    if own?.text.isEmpty ?? true {
      fix = Fix("write a \(kind) into the definition, and translate it")
    } else if let key = own?.key {
      fix = Fix("add \"\(key)\" = \"…\"; to \(first).lproj/\(strings).strings")
    } else {
      fix = Fix("give it a key by localising the definition in Xcode")
    }
  }
}
