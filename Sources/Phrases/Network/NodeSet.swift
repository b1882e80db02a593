/// A set of a graph's nodes, which is emptied at no cost: each node is kept with the round in which it was added.
///
/// It is as large as what it has held at once; an array over all nodes would be a megabyte, of which a sentence touches
/// every page.
struct NodeSet: Sendable {
  private struct Entry: BitwiseCopyable {
    var node: Int32
    var round: Int32
  }

  /// Open addressing: an entry of another round is free.
  private var entries = [Entry](repeating: Entry(node: 0, round: 0), count: 256)
  private var round: Int32 = 1
  private var count = 0

  mutating func removeAll() {
    count = 0
    if round < .max {
      round += 1
    } else {
      entries = [Entry](repeating: Entry(node: 0, round: 0), count: entries.count)
      round = 1
    }
  }

  /// Whether a node is new.
  mutating func insert(_ node: Int32) -> Bool {
    let place = place(of: node)
    if entries[place].round == round { return false }
    entries[place] = Entry(node: node, round: round)
    count += 1
    if count * 2 > entries.count { grow() }
    return true
  }

  /// Where a node is, or where it belongs.
  private func place(of node: Int32) -> Int {
    let mask = entries.count - 1
    var place = Int(truncatingIfNeeded: (UInt64(UInt32(bitPattern: node)) &* 0x9e37_79b9_7f4a_7c15) >> 32) & mask
    while entries[place].round == round, entries[place].node != node { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = entries
    entries = [Entry](repeating: Entry(node: 0, round: 0), count: old.count * 2)
    for entry in old where entry.round == round { entries[place(of: entry.node)] = entry }
  }
}
