import SimCatalog

extension Understander {
  /// The act that is said outside any request, where the words are nothing else: a greeting, a thank you, a question
  /// what Siri can do. Nil where they are none of these.
  public func remark(in words: PlainText, of kinds: Set<AnswerAct.Kind>, in context: RecognitionContext) -> AnswerAct? {
    let reading = reading(of: words, only: kinds, in: context)
    return reading.unread.isEmpty ? reading.acts.first : nil
  }

  /// Whether words are an act of a kind and nothing else, whatever is asked.
  public func says(_ kind: AnswerAct.Kind, _ words: PlainText, in context: RecognitionContext) -> Bool {
    let read = read(words, only: [kind], in: context)
    return read.isWhole && read.isOnly([kind])
  }

  /// Whether words are a yes, or a no, and nothing else; nil where they are neither.
  public func truth(of words: PlainText, in context: RecognitionContext) -> Bool? {
    let read = read(words, only: [.affirm, .deny], in: context)
    return read.isWhole ? read.truth : nil
  }

  /// What a line wants to know about a request that has ended; nil where it wants something else.
  public func followUp(in words: PlainText, in context: RecognitionContext) -> FollowUpRequest? {
    FollowUpRequest(read(words, only: FollowUpRequest.acts, in: context))
  }

  /// What words say, read for some acts only, whatever is asked.
  func read(_ words: PlainText, only kinds: Set<AnswerAct.Kind>, in context: RecognitionContext) -> ActAnswer {
    ActAnswer(reading: reading(of: words, only: kinds.union([.filler]), in: context))
  }

  private func reading(
    of words: PlainText, only kinds: Set<AnswerAct.Kind>, in context: RecognitionContext
  ) -> AnswerReading {
    acts(in: words.utterance, for: AnswerScope(intent: "", app: "", parameters: [], kinds: kinds), in: context)
  }
}
