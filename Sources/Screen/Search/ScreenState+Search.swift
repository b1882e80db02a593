import SimDiagnostics
import SimText

extension ScreenState {
  /// The text that is searched for; nil when there is no search.
  package var searchText: String? { search?.text }
  /// The number of the current match, from 1; nil when there is none.
  package var searchOrdinal: Int? { search?.ordinal }
  /// The number of matches.
  package var searchTotal: Int { search?.total ?? 0 }

  /// Begins a search, or continues with another text.
  mutating func look(for text: String) {
    if search == nil {
      // Upwards from what the reader sees.
      search = ConversationSearch(origin: visibleLines(regions()).last?.entry ?? 0)
      uncover()
      open(.search)
      draft = edit.text
    }
    let needle = SearchText.bytes(of: SafeText.oneLine(text))
    if !needle.isEmpty { prepareHaystack(of: entries.count - 1) }
    let haystacks = haystacks
    search?.look(for: text, needle: needle, in: entries.count) { haystacks[$0].count(of: $1) }
    showMatch()
  }

  /// Prepares the entries up to this one for a search.
  mutating func prepareHaystack(of last: Int) {
    while haystacks.count <= last, haystacks.count < entries.count {
      haystacks.append(Haystack(entries[haystacks.count]))
    }
  }

  /// Goes to another match.
  mutating func moveMatch(down: Bool) -> ScreenEffect? {
    guard search?.place != nil else { return .bell }
    if down { search?.goDown() } else { search?.goUp() }
    showMatch()
    return nil
  }

  /// Searches the last entry again, which is new or has grown.
  mutating func searchLast() {
    guard let needle = search?.needle, !needle.isEmpty, let last = entries.indices.last else { return }
    prepareHaystack(of: last)
    search?.take(entry: last, count: haystacks[last].count(of: needle))
  }

  /// The matches of an entry, and the index of the current one among them.
  func matches(in entry: Int) -> (all: [SearchMatch], current: Int?) {
    guard let search, !search.needle.isEmpty, entry < haystacks.count else { return ([], nil) }
    let current = search.currentEntry == entry ? search.place?.match : nil
    return (haystacks[entry].matches(of: search.needle), current)
  }

  private mutating func showMatch() {
    revealed = nil
    guard let entry = search?.currentEntry, let match = currentMatch else { return }
    if let line = laid(entry, regions()).row(of: match.field, offset: match.bytes.lowerBound) {
      show(line...line, of: entry)
      return
    }
    // It is in a folded trace.
    revealed = entry
    if let line = laid(entry, regions()).row(of: match.field, offset: match.bytes.lowerBound) {
      show(line...line, of: entry)
    }
  }

  private var currentMatch: SearchMatch? {
    guard let entry = search?.currentEntry else { return nil }
    let found = matches(in: entry)
    guard let current = found.current, found.all.indices.contains(current) else { return nil }
    return found.all[current]
  }
}
