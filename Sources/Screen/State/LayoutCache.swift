import SimShown

/// The layouts of recently shown entries.
struct LayoutCache: Sendable {
  private var laid: [Int: LaidEntry] = [:]
  /// The most that are kept: a screen shows a few dozen.
  private static let limit = 2_000

  /// The last layout of the entry, for any width.
  func last(_ entry: Int) -> LaidEntry? { laid[entry] }

  mutating func layout(of index: Int, _ entry: Entry, for key: LaidEntry.Key) -> LaidEntry {
    if let known = laid[index], known.key == key { return known }
    if laid.count >= Self.limit { laid.removeAll(keepingCapacity: true) }
    let layout = EntryLayout.lay(entry, for: key)
    laid[index] = layout
    return layout
  }

  mutating func drop(_ entry: Int) { laid[entry] = nil }

  mutating func drop(from entry: Int) { laid = laid.filter { $0.key < entry } }
}
