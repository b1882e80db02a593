/// What a line was heard as.
public struct Heard: Sendable {
  /// The reply; nil where nothing that is accepted takes the line.
  public var reply: Reply?
  /// The acts in it and the leftover words; nil where they were not looked for, or where another reading was taken and
  /// words would be left over.
  public var acts: AnswerReading?
}

/// What an answer to a prompt was read as, or a line that answers nothing.
public enum Reply: Sendable {
  case yes, no, cancel
  /// The question again, what may be said, or time to think: nothing has been answered.
  case again, help, hold
  /// The previous question is asked again.
  case back
  /// The next options.
  case more
  /// One of the options, by its index.
  case choice(Int)
  /// Some of the options, by their indices.
  case narrowed([Int])
  /// A value, with what else its words fill, and the words.
  case values([Slot], PlainText)
  /// Values of other parameters than the one that is asked about.
  case otherValues([Slot])
  case review(ReviewReading)
  case text(PlainText)
  case request(HeardRequest)
  /// A question about the last results: say them again, say more, who and when it was.
  case followUp(FollowUpRequest)
  /// What a title's words or a shortcut's phrase start.
  case verbatim(VerbatimRequest)
}
