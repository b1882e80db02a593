import SimDefinitions

/// A sentence that an app has Siri say, in one language: one of a parameter's dialogs, or one of a response.
struct DefinedDialogue {
  var words: DefinitionOutline.Words
  /// What it belongs to: a parameter or a code.
  var owner: String
  /// Whether Siri waits for an answer after it.
  var asks: Bool
  /// What the app is called.
  var appNames: [String]
}

extension Subject {
  /// Every sentence of custom intents that Siri says, in each language in which it is written.
  var dialogues: [DefinedDialogue] {
    customIntents.flatMap { outline, intent in
      let asked = intent.parameters.flatMap { parameter in
        DefinedParameter.Dialog.allCases.flatMap { kind in
          dialogues(
            parameter.dialogs[kind], of: parameter.name, asks: kind.asks, kind == .concise ? nil : outline)
        } + parameter.reasons.flatMap { dialogues($0.sentence, of: parameter.name, asks: false, outline) }
      }
      let told = intent.response.codes.flatMap { code in
        dialogues(code.sentence, of: code.name, asks: false, outline)
          + dialogues(code.conciseSentence, of: code.name, asks: false, outline)
      }
      return asked + told
    }
  }

  private func dialogues(
    _ text: DefinitionText?, of owner: String, asks: Bool, _ outline: DefinitionOutline?
  ) -> [DefinedDialogue] {
    guard let outline else { return [] }
    return outline.words(of: text).filter { !$0.isEmpty }.map {
      DefinedDialogue(words: $0, owner: owner, asks: asks, appNames: outline.appNames)
    }
  }
}

extension DefinedParameter.Dialog {
  /// Whether a dialog is a question to the user.
  fileprivate var asks: Bool {
    switch self {
    case .primary, .confirmation, .selection: true
    case .configuration, .introduction, .concise: false
    }
  }
}
