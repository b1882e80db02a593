/// How a demo is played.
package struct DemoOptions: Hashable, Sendable {
  /// In hundredths of the usual speed: 200 is twice as fast.
  package var percent: Int
  /// Waits for a key before each turn.
  package var waitsForKeys: Bool
  /// The chapter it begins with, counted from 0.
  package var chapter: Int
  /// Begins anew after the last turn.
  package var loops: Bool
  /// Whether the inspector stands beside the conversation.
  package var showsInspector: Bool
  /// Whether the trace is shown.
  package var showsTrace: Bool

  /// The speeds that can be asked for.
  package static let percentRange = 10...2_000

  /// A demo at its own pace, once, with everything shown.
  package init(
    percent: Int = 100, waitsForKeys: Bool = false, chapter: Int = 0, loops: Bool = false, showsInspector: Bool = true,
    showsTrace: Bool = true
  ) {
    self.percent = percent
    self.waitsForKeys = waitsForKeys
    self.chapter = chapter
    self.loops = loops
    self.showsInspector = showsInspector
    self.showsTrace = showsTrace
  }
}
