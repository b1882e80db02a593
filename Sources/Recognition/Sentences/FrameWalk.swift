import SimPhrases

/// Follows a network without slots along a sentence.
struct FrameWalk {
  let symbols: [Int32]
  /// The names of apps in the sentence.
  let names: [KnownRun]
  /// The positions where the network's phrases end, each with the name on its path, -1 where there is none.
  var ends: [(position: Int32, mention: Int)] = []

  init(symbols: [Int32], names: [KnownRun]) { (self.symbols, self.names) = (symbols, names) }

  mutating func walk(
    _ state: Int32, _ position: Int32, mention: Int, start: Int32, _ states: inout NetworkStates
  ) {
    if position > start, states.isEnd(state) { ends.append((position, mention)) }
    guard position < Int32(symbols.count), position - start < 64 else { return }
    let symbol = symbols[Int(position)]
    if symbol >= 0, let target = states.target(of: state, word: symbol) {
      walk(target, position + 1, mention: mention, start: start, &states)
    }
    if mention < 0, !names.isEmpty, let target = states.targetOfAppName(state) {
      for number in names.indices where names[number].start == position {
        walk(target, names[number].end, mention: number, start: start, &states)
      }
    }
  }
}
