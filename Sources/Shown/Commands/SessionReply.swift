/// The result of a line.
package struct SessionReply: Hashable, Sendable {
  /// In the order of appearance.
  package var contents: [EntryContent]
  /// The status with which the conversation ends; nil when it goes on.
  package var exit: Int32?
  /// The current turns, where they aren't those from before: one was undone, or another branch begins. A screen shows
  /// them instead of its own; `contents` comes after them.
  package var conversation: [Entry]?

  /// The result of a line, empty by default.
  package init(contents: [EntryContent] = [], exit: Int32? = nil, conversation: [Entry]? = nil) {
    self.contents = contents
    self.exit = exit
    self.conversation = conversation
  }

  /// Remarks of sirisim's own.
  package init(remarks: [Remark], exit: Int32? = nil) { self.init(contents: remarks.map { .remark($0) }, exit: exit) }
}

extension SessionReply {
  /// The error messages.
  package var errors: [String] {
    contents.compactMap { content in
      if case .remark(let remark) = content, remark.kind == .error { remark.text } else { nil }
    }
  }
}
