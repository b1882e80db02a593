import SimShown
import SimText

/// The keys that fit the situation, the most useful first, for the line above the hint.
enum KeyBar {
  /// - Parameter isMoreBelow: whether the layer over the conversation continues further down.
  static func keys(of state: ScreenState, isMoreBelow: Bool) -> [KeyHint] {
    func key(_ action: ScreenAction, _ text: InterfaceText, as label: String? = nil) -> KeyHint {
      let known = ScreenKeys.all.first { $0.action == action }?.label ?? ""
      return KeyHint(
        label ?? String(known.split(separator: ",").first ?? ""), state.interface(text), action: action)
    }
    let help = key(.toggleHelp, allKeys)
    // The hint names the keys of a search.
    if state.isSearching { return [] }
    if state.overlay != nil { return [key(.escape, close)] + (isMoreBelow ? [key(.pageDown, more)] : []) }
    if state.isBusy { return [key(.escape, stop), help] }
    if state.selectedOption != nil { return [key(.choose, choose), key(.escape, leave), help] }
    if !state.isAtEnd || state.selectedTurn != nil {
      return [key(.bottom, toTheEnd), key(.copyTurn, copy), key(.toggleTrace, trace), key(.search(""), search), help]
    }
    guard state.edit.text.isEmpty else { return [KeyHint("Tab", state.interface(complete)), help] }
    if !state.options.isEmpty { return [key(.nextOption, mark), key(.toggleInspector, why), help] }
    let ideas = KeyHint("Tab", state.interface(ideas))
    let who = key(.toggleUser, who)
    if state.isWelcoming { return [ideas, who, help] }
    return [ideas, key(.toggleInspector, why), key(.toggleTrace, trace), who, help]
  }

  /// As many as fit.
  static func spans(_ keys: [KeyHint], room: Int) -> [Span] {
    var spans: [Span] = []
    var used = 1
    for key in keys {
      let text = SafeText.cell(key.text)
      let width = DisplayWidth.of(key.label) + 1 + DisplayWidth.of(text) + 2
      guard used + width <= room else { break }
      used += width
      let target = key.action.map(ClickTarget.key)
      spans += [
        Span((spans.isEmpty ? " " : "  ") + key.label, .keyName, target: target),
        Span(" " + text, .hint, target: target),
      ]
    }
    return spans.isEmpty ? [] : spans + [Span(" ", .hint)]
  }

  private static let ideas = InterfaceText("keys.bar.ideas", "ideas")
  private static let complete = InterfaceText("keys.bar.complete", "complete")
  private static let why = InterfaceText("keys.bar.why", "why")
  private static let trace = InterfaceText("keys.bar.trace", "trace")
  private static let who = InterfaceText("keys.bar.who", "who")
  private static let allKeys = InterfaceText("keys.bar.keys", "keys")
  private static let mark = InterfaceText("keys.bar.mark", "choose")
  private static let choose = InterfaceText("keys.bar.choose", "take it")
  private static let leave = InterfaceText("keys.bar.leave", "leave it")
  private static let stop = InterfaceText("keys.bar.stop", "stop")
  private static let close = InterfaceText("keys.bar.close", "close")
  private static let more = InterfaceText("keys.bar.more", "more")
  private static let toTheEnd = InterfaceText("keys.bar.end", "the end")
  private static let copy = InterfaceText("keys.bar.copy", "copy")
  private static let search = InterfaceText("keys.bar.search", "search")

  static let texts = [
    ideas, complete, why, trace, who, allKeys, mark, choose, leave, stop, close, more, toTheEnd, copy, search,
  ]
}
