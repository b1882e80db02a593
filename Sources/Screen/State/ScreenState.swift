package import SimShown

/// Everything that a screen shows, and where one is in it. The same state always draws the same frame.
///
/// The caller gives it what there is to show (entries, inspector, hint, options, the line being typed), tells it what keys and
/// mouse do (`perform`), and draws what `frame` answers. Nothing here reads a terminal or a clock.
package struct ScreenState: Sendable {
  /// Of the whole screen. A change lays out anew what is visible and leaves what is read where it is.
  package var size: ScreenSize
  /// Of the last entry. Those of earlier ones are kept, and shown while such a turn is selected.
  package var inspector: Inspector {
    didSet { keepInspector() }
  }
  /// What is expected now.
  package var hint: String
  /// The line that is being typed; while `isSearching`, the text that is searched for. A change of the text goes back to the
  /// end of the conversation, and takes the mark from an option.
  package var edit: EditLine {
    didSet { if edit.text != oldValue.text, !isSearching { takeTyped() } }
  }
  /// What can be chosen now: of the last entry that shows such choices and buttons.
  package var options: [OpenOption] {
    didSet { if options != oldValue { forgetOptions() } }
  }
  /// Names shown above the edit line; empty for none. The caller takes them away with the next key.
  package var completions: [String]
  /// A turn is under way.
  package var isBusy: Bool
  /// What that turn waits for, once it has taken long enough to be told.
  package var waiting = ""
  /// At the top of the screen: the apps, or the file.
  package var title: String
  /// What stands in the conversation's place until something is said.
  package var welcome: Welcome?
  /// Who talks, and whom they know: a key away.
  package var user = UserFacts()
  /// The keys that are named above the hint; nil for those that fit what is going on.
  package var keys: [KeyHint]?
  /// The help and the labels in the conversation's language.
  package var interface = InterfaceWords.own {
    didSet { if interface != oldValue { inspectorRows = nil } }
  }

  /// The conversation, oldest first.
  package internal(set) var entries: [Entry] = []

  /// The option or button that is marked, counted from 0.
  package internal(set) var selectedOption: Int?
  /// The conversation is being searched: what is typed goes to `perform(.search(…))`.
  package var isSearching: Bool { search != nil }
  /// The end of the conversation is shown, and what comes next will be.
  package var isAtEnd: Bool { anchor == .end }

  // Where one is.
  var anchor = Anchor.end
  var selectedTurn: Int?
  var search: ConversationSearch?
  /// What stood in the edit line when the search began: when it comes back, nobody has typed it.
  var draft: String?
  var folds = Folds()
  /// The entry whose trace is shown because a match is in it.
  var revealed: Int?
  /// What Esc closes, the latest last.
  var opened: [Layer] = []
  /// The first line of the help, or of the inspector, that is shown.
  var overlayTop = 0
  /// Nil leaves it to the width.
  var wantsInspector: Bool?

  // What was worked out before.
  var cache = LayoutCache()
  /// Of the first so many entries.
  var haystacks: [Haystack] = []
  var inspectorRows: InspectorRows?
  /// What the inspector was at each turn.
  var inspectors: [Int: Inspector] = [:]
  var optionPlaces: OptionPlaces?
  var drawn: [Row] = []

  /// A screen that shows no entry yet.
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
    /// Of the entry's rows, from 0.
    var line: Int

    static func < (a: LinePlace, b: LinePlace) -> Bool { (a.entry, a.line) < (b.entry, b.line) }
  }

  /// What the conversation's pane shows: its end, or what begins at a line. A line of an entry stays itself when entries
  /// come, so that nothing moves under the reader.
  enum Anchor: Hashable, Sendable {
    case end
    /// - Parameter reading: the text that was at the top before the width changed, so that it comes back with the old width.
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

  /// Whose traces are folded.
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
  /// Adds a turn. While one reads further up, what is read stays where it is.
  package mutating func append(_ entry: Entry) {
    // Who says something wants to see what comes of it.
    if entry.line != nil {
      close(.help)
      close(.user)
    }
    // The one before has grown to its end: it is made ready for the search now, so that a search needs no time for it.
    if haystacks.count == entries.count - 1 { prepareHaystack(of: haystacks.count) }
    entries.append(entry)
    optionPlaces = nil
    searchLast()
  }

  /// Adds to the last entry, which is still growing; without one, begins one.
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

  /// Nothing has been said yet, and a welcome stands in the conversation's place.
  var isWelcoming: Bool { welcome != nil && anchor == .end && isUnsaid && !isSearching }

  /// Shows another conversation, from its end.
  package mutating func replaceAll(_ entries: [Entry]) {
    // Most often some turns were taken back: what is known of the others still holds.
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

  /// What was typed stands at the end, and so does who types.
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

  /// Takes away what lies over the conversation.
  mutating func uncover() {
    close(.help)
    close(.user)
    if overlay == .inspector { close(.inspector) }
  }

  /// Closes what is open; nothing happens when it isn't.
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
