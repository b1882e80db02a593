package import SimShown

/// Everything that a screen shows, and the position in it. The same state always draws the same frame.
///
/// The caller sets the contents (entries, inspector, hint, options, the line being typed), reports keys and mouse
/// (`perform`), and draws the result of `frame`. Nothing here reads a terminal or a clock.
package struct ScreenState: Sendable {
  /// The size of the whole screen. After a change the visible part is laid out again, and stays in place.
  package var size: ScreenSize
  /// The last entry's. Those of earlier entries are kept, and shown while such a turn is selected.
  package var inspector: Inspector {
    didSet { keepInspector() }
  }
  /// What is expected now.
  package var hint: String
  /// The line that is being typed; while `isSearching`, the text that is searched for. A change of the text returns to
  /// the end of the conversation, and unmarks an option.
  package var edit: EditLine {
    didSet { if edit.text != oldValue.text, !isSearching { takeTyped() } }
  }
  /// What can be chosen now: the choices and buttons of the last entry that shows any.
  package var options: [OpenOption] {
    didSet { if options != oldValue { forgetOptions() } }
  }
  /// Names shown above the edit line; empty for none. The caller removes them at the next key.
  package var completions: [String]
  /// Whether a turn is under way.
  package var isBusy: Bool
  /// What that turn waits for, if it takes long enough to show that.
  package var waiting = ""
  /// The text at the top of the screen: the apps, or the file.
  package var title: String
  /// What is shown in the conversation's place until something is said.
  package var welcome: Welcome?
  /// The user, and whom they know, which a key shows.
  package var user = UserFacts()
  /// The keys that are named above the hint; nil for those that fit the situation.
  package var keys: [KeyHint]?
  /// The help and the labels in the conversation's language.
  package var interface = InterfaceWords.own {
    didSet { if interface != oldValue { inspectorRows = nil } }
  }

  /// The conversation, oldest first.
  package internal(set) var entries: [Entry] = []

  /// The option or button that is marked, counted from 0.
  package internal(set) var selectedOption: Int?
  /// Whether the conversation is being searched: what is typed goes to `perform(.search(…))`.
  package var isSearching: Bool { search != nil }
  /// Whether the end of the conversation is shown, and will be followed.
  package var isAtEnd: Bool { anchor == .end }

  // The position.
  var anchor = Anchor.end
  var selectedTurn: Int?
  var search: ConversationSearch?
  /// The edit line before the search began: when it is restored, it hasn't been typed.
  var draft: String?
  var folds = Folds()
  /// The entry whose trace is unfolded because it contains a match.
  var revealed: Int?
  /// The layers that Esc closes, the latest last.
  var opened: [Layer] = []
  /// The first visible line of the help, or of the inspector.
  var overlayTop = 0
  /// Nil lets the width decide.
  var wantsInspector: Bool?

  // Cached results.
  var cache = LayoutCache()
  /// Of this many entries from the first.
  var haystacks: [Haystack] = []
  var inspectorRows: InspectorRows?
  /// The inspector at each turn.
  var inspectors: [Int: Inspector] = [:]
  var optionPlaces: OptionPlaces?
  var drawn: [Row] = []

  /// A screen without entries.
  package init(size: ScreenSize) {
    self.size = size
    inspector = Inspector()
    hint = ""
    edit = EditLine()
    options = []
    completions = []
    isBusy = false
    title = ""
  }
}

extension ScreenState {
  /// A line of the conversation.
  struct LinePlace: Hashable, Sendable, Comparable {
    var entry: Int
    /// In the entry's rows, from 0.
    var line: Int

    static func < (a: LinePlace, b: LinePlace) -> Bool { (a.entry, a.line) < (b.entry, b.line) }
  }

  /// What the conversation's pane shows: its end, or what begins at a line. New entries don't change an entry's line,
  /// so nothing moves under the reader.
  enum Anchor: Hashable, Sendable {
    case end
    /// - Parameter reading: the text at the top before the width changed, to return to with the old width.
    case at(LinePlace, reading: LaidEntry.TextPlace? = nil)
  }

  enum Layer: Hashable, Sendable {
    case help, user, inspector, search, option, turn
  }

  /// The inspector laid out.
  struct InspectorRows: Sendable {
    var turn: Int?
    var width: Int
    var height: Int
    var rows: [Row]
  }

  /// The turns whose traces are folded.
  struct Folds: Hashable, Sendable {
    var all = false
    var exceptions: Set<Int> = []

    func contains(_ entry: Int) -> Bool { exceptions.contains(entry) != all }

    mutating func toggle(_ entry: Int) {
      if exceptions.remove(entry) == nil { exceptions.insert(entry) }
    }
  }
}

extension ScreenState {
  /// Adds a turn. While the user reads further up, what is visible stays in place.
  package mutating func append(_ entry: Entry) {
    // After saying something, the user wants to see the answer.
    if entry.line != nil {
      close(.help)
      close(.user)
    }
    // The previous entry is complete: it is prepared for the search now, so that a search needn't.
    if haystacks.count == entries.count - 1 { prepareHaystack(of: haystacks.count) }
    entries.append(entry)
    optionPlaces = nil
    searchLast()
  }

  /// Adds to the last entry, which is still growing; if there is none, begins one.
  package mutating func add(_ contents: [EntryContent]) {
    if entries.isEmpty { entries.append(Entry()) }
    let last = entries.count - 1
    entries[last].contents += contents
    cache.drop(last)
    haystacks.removeSubrange(min(last, haystacks.count)...)
    optionPlaces = nil
    searchLast()
  }

  /// Whether nothing has been said yet.
  package var isUnsaid: Bool { entries.allSatisfy { $0.line == nil } }

  /// Whether nothing has been said yet, and a welcome is shown in the conversation's place.
  var isWelcoming: Bool { welcome != nil && anchor == .end && isUnsaid && !isSearching }

  /// Shows another conversation, at its end.
  package mutating func replaceAll(_ entries: [Entry]) {
    // Usually some turns were undone: what is cached of the others is still valid.
    let same = zip(self.entries, entries).prefix { $0 == $1 }.count
    self.entries = entries
    cache.drop(from: same)
    haystacks.removeSubrange(min(same, haystacks.count)...)
    inspectors = inspectors.filter { $0.key < same }
    folds.exceptions = folds.exceptions.filter { $0 < same }
    optionPlaces = nil
    anchor = .end
    selectedTurn = nil
    revealed = nil
    selectedOption = nil
    opened.removeAll { $0 == .turn || $0 == .option }
    if let text = search?.text {
      search = ConversationSearch(origin: entries.count)
      look(for: text)
    }
  }

  /// Typing returns to the end of the conversation, where the typed line will appear.
  private mutating func takeTyped() {
    defer { draft = nil }
    if edit.text == draft { return }
    anchor = .end
    close(.turn)
    close(.option)
  }

  private mutating func forgetOptions() {
    optionPlaces = nil
    close(.option)
  }

  mutating func open(_ layer: Layer) {
    opened.removeAll { $0 == layer }
    opened.append(layer)
  }

  /// Removes the layers over the conversation.
  mutating func uncover() {
    close(.help)
    close(.user)
    if overlay == .inspector { close(.inspector) }
  }

  /// Closes a layer; nothing happens when it isn't open.
  mutating func close(_ layer: Layer) {
    opened.removeAll { $0 == layer }
    switch layer {
    case .help, .user: break
    case .inspector: wantsInspector = nil
    case .search:
      search = nil
      revealed = nil
    case .option: selectedOption = nil
    case .turn: selectedTurn = nil
    }
  }
}
