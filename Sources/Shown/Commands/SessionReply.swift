/// What came of a line.
package struct SessionReply: Hashable, Sendable {
  /// In the order in which it appeared.
  package var contents: [EntryContent]
  /// The conversation ends with this status; nil when it goes on.
  package var exit: Int32?
  /// The turns that stand now, where others than before do: one was taken back, or another branch begins. A screen shows
  /// them instead of those it has; `contents` comes after them.
  package var conversation: [Entry]?

  /// What came of a line; empty where nothing did.
  package init(contents: [EntryContent] = [], exit: Int32? = nil, conversation: [Entry]? = nil) {
    self.contents = contents
    self.exit = exit
    self.conversation = conversation
  }

  /// Remarks of sirisim's own.
  package init(remarks: [Remark], exit: Int32? = nil) { self.init(contents: remarks.map { .remark($0) }, exit: exit) }
}

extension SessionReply {
  /// The sentences of what went wrong.
  package var errors: [String] {
    contents.compactMap { content in
      if case .remark(let remark) = content, remark.kind == .error { remark.text } else { nil }
    }
  }
}
