/// Exact names: buttons, apps, places, shortcuts. All comparisons of what was said with a name are here.
extension Understander {
  /// A line, cut into words for the language.
  public func line(_ text: String) -> PlainText { PlainText(utterance(text)) }

  /// A key for a text that is the same however its letters, spaces and marks are written.
  public func key(of text: String) -> String { line(text).normal }

  /// Finds app, intent and slots in a sentence.
  public func understand(_ text: String, in context: RecognitionContext) -> Understanding {
    understand(utterance(text), in: context)
  }

  /// The same for a line that is said where nothing is asked: where nothing is understood, its words alone may say it.
  public func meaning(of text: String, in context: RecognitionContext) -> Understanding {
    let utterance = utterance(text)
    let understanding = understand(utterance, in: context)
    return suppose(utterance, after: understanding, in: context) ?? understanding
  }

  /// The first of several things with a name; nil where none has it.
  ///
  /// - Parameter names: all names of a thing.
  public func first<Thing>(
    of things: some Sequence<Thing>, called words: String, _ names: (Thing) -> [String]
  ) -> Thing? {
    let wanted = key(of: words)
    return things.first { names($0).contains { $0 == words || !wanted.isEmpty && key(of: $0) == wanted } }
  }

  /// Which of several options have a name, or contain it, where it was said before they were offered.
  public func options(_ options: [Option], called name: String) -> [Int] {
    switch OfferedTerms(options, line).match(name: line(name)) {
    case .one(let index): [index]
    case .several(let indices): indices
    case .none: []
    }
  }
}
