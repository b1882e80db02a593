import SimPhrases
import SimUtterances

/// The words that carriers, openings, closings and labels begin with: most words begin none of them.
struct FrameStarts: Sendable {
  /// By word number: a bit for each root.
  private var roots: [UInt16]
  /// The roots that an app's name may begin.
  private var named: UInt16 = 0

  init(_ network: PhraseNetwork) {
    roots = [UInt16](repeating: 0, count: network.words.count)
    var states = network.takeStates()
    for root in LanguageCompiler.Root.allCases where root != .phrases && root != .named {
      let state = states.root(root.rawValue)
      for edge in states.wordEdges(of: state) { roots[Int(states.label(ofEdge: edge))] |= FrameStarts.bit(root) }
      if states.targetOfAppName(state) != nil { named |= FrameStarts.bit(root) }
    }
    network.giveBack(states)
  }

  @inline(__always)
  static func bit(_ root: LanguageCompiler.Root) -> UInt16 { 1 << UInt16(truncatingIfNeeded: root.rawValue) }

  /// The roots that begin with a word, as bits.
  ///
  /// - Parameters:
  ///   - symbol: the word's number, -1 where the network doesn't have it.
  ///   - isName: whether an app's name begins there.
  @inline(__always)
  func roots(symbol: Int32, isName: Bool) -> UInt16 {
    (symbol >= 0 ? roots[Int(symbol)] : 0) | (isName ? named : 0)
  }
}
