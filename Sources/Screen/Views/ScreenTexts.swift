package import SimShown

/// The screen's texts around the conversation.
extension InterfaceText {
  static let closeHelp = InterfaceText("keys.line.closeHelp", "Esc closes the help")
  static let oneLineBelow = InterfaceText("keys.line.below.one", "1 more line below")
  static let linesBelow = InterfaceText("keys.line.below", "{count} more lines below")
  static let turnsBelow = InterfaceText("keys.line.turnsBelow", "{count} more turns below")
  static let oneLineAbove = InterfaceText("keys.line.above.one", "1 more line above")
  static let linesAbove = InterfaceText("keys.line.above", "{count} more lines above")
  static let turnsAbove = InterfaceText("keys.line.turnsAbove", "{count} more turns above")
  static let searchFor = InterfaceText("keys.line.search", "type what to look for; Esc ends the search")
  static let noMatch = InterfaceText("keys.line.noMatch", "no match; Esc ends the search")
  static let match = InterfaceText("keys.line.match", "{number} of {count}")
  static let matchKeys = InterfaceText("keys.line.matchKeys", "Up and Down go on, Esc ends")
  static let enterChooses = InterfaceText("keys.line.choose", "Enter chooses")
  static let moment = InterfaceText("keys.line.moment", "one moment ...")
  /// Precedes the text that is searched for.
  package static let searchPrompt = InterfaceText("keys.line.prompt", "search:")

  static let aroundTheScreen =
    [
      closeHelp, oneLineBelow, linesBelow, turnsBelow, oneLineAbove, linesAbove, turnsAbove, searchFor, noMatch, match,
      matchKeys, enterChooses,
      moment, searchPrompt,
    ] + KeyBar.texts
}
