/// Options for playing a demo.
package struct DemoOptions: Hashable, Sendable {
  /// In hundredths of normal speed: 200 is twice as fast.
  package var percent: Int
  /// Whether to wait for a key before each turn.
  package var waitsForKeys: Bool
  /// The chapter to begin with, counted from 0.
  package var chapter: Int
  /// Whether to start over after the last turn.
  package var loops: Bool
  /// Whether to show the inspector beside the conversation.
  package var showsInspector: Bool
  /// Whether to show the trace.
  package var showsTrace: Bool

  /// The speeds that can be requested.
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
