import SimShown

extension ScreenState {
  /// Does what a key or the mouse asks for.
  /// - Returns: what the caller has to do.
  package mutating func perform(_ action: ScreenAction) -> ScreenEffect? {
    switch action {
    case .scrollUp(let lines): return move(by: -max(0, min(lines, 10_000)))
    case .scrollDown(let lines): return move(by: max(0, min(lines, 10_000)))
    case .pageUp: return move(by: -page)
    case .pageDown: return move(by: page)
    case .top: return goToTop()
    case .bottom: return goToBottom()
    case .previousTurn: return moveTurn(by: -1)
    case .nextTurn: return moveTurn(by: 1)
    case .toggleTrace: return toggleTrace()
    case .toggleTraces:
      toggleTraces()
      return nil
    case .toggleInspector:
      toggleInspector()
      return nil
    case .toggleHelp:
      overlayTop = 0
      if opened.contains(.help) { close(.help) } else { open(.help) }
      return nil
    case .toggleUser:
      guard !user.sections.isEmpty else { return .bell }
      overlayTop = 0
      if opened.contains(.user) { close(.user) } else { open(.user) }
      return nil
    case .nextOption: return moveMark(by: 1)
    case .previousOption: return moveMark(by: -1)
    case .choose: return choose()
    case .search(let text):
      look(for: text)
      return nil
    case .nextMatch: return moveMatch(down: true)
    case .previousMatch: return moveMatch(down: false)
    case .copyTurn: return copyTurn()
    case .click(let place): return click(at: place)
    case .escape: return escape()
    }
  }

  private var page: Int { max(1, regions().paneRows - 1) }

  /// Scrolls the topmost layer.
  private mutating func move(by lines: Int) -> ScreenEffect? {
    if overlay == nil { return scroll(by: lines) ? nil : .bell }
    let last = lastOverlayTop
    let top = min(max(min(overlayTop, last) + lines, 0), last)
    guard top != overlayTop else { return .bell }
    overlayTop = top
    return nil
  }

  private mutating func goToTop() -> ScreenEffect? {
    if overlay != nil {
      overlayTop = 0
      return nil
    }
    guard !entries.isEmpty else { return .bell }
    anchor = .at(LinePlace(entry: 0, line: 0))
    return nil
  }

  private mutating func goToBottom() -> ScreenEffect? {
    if overlay != nil {
      overlayTop = lastOverlayTop
      return nil
    }
    anchor = .end
    close(.turn)
    return nil
  }

  private mutating func toggleInspector() {
    overlayTop = 0
    if regions().columns >= ScreenRegions.inspectorFrom {
      wantsInspector = wantsInspector == false ? nil : false
      opened.removeAll { $0 == .inspector }
    } else if overlay == .inspector {
      close(.inspector)
    } else {
      wantsInspector = true
      open(.inspector)
    }
  }

  /// Hides the inspector, as its key does where it is beside the conversation.
  package mutating func hideInspector() {
    wantsInspector = false
    opened.removeAll { $0 == .inspector }
  }

  private mutating func escape() -> ScreenEffect? {
    if !completions.isEmpty {
      completions = []
      return nil
    }
    while let layer = opened.last {
      let wasOpen = isOpen(layer)
      close(layer)
      if wasOpen { return nil }
    }
    guard anchor != .end else { return .bell }
    anchor = .end
    return nil
  }

  private func isOpen(_ layer: Layer) -> Bool {
    switch layer {
    case .help, .user: true
    case .inspector: overlay == .inspector
    case .search: search != nil
    case .option: selectedOption != nil
    case .turn: selectedTurn != nil
    }
  }

  private mutating func click(at place: ScreenPlace) -> ScreenEffect? {
    guard drawn.indices.contains(place.row), let target = drawn[place.row].target(at: place.column) else { return nil }
    switch target {
    case .option(let option): return choose(option)
    case .trace(let entry):
      guard entries.indices.contains(entry) else { return nil }
      toggleTrace(of: entry)
      return nil
    case .entry(let entry):
      if selectedTurn == entry { close(.turn) } else { select(entry) }
      return nil
    case .app(let name): return .enter("* tap \(name)")
    case .end: return goToBottom()
    case .key(let action): return perform(action)
    case .say(let sentence): return .enter(sentence)
    case .edit:
      guard let cursor = editCursor(at: place) else { return nil }
      return .moveCursor(cursor)
    }
  }
}
