/// What is called as it stands: buttons, apps, places, shortcuts. Nothing else compares what was said with a name.
extension Understander {
  /// A line, cut into words as the language does it.
  public func line(_ text: String) -> PlainText { PlainText(utterance(text)) }

  /// What a text is kept under that is found again however its letters, spaces and marks are written.
  public func key(of text: String) -> String { line(text).normal }

  /// Finds app, intent and slots in a sentence.
  public func understand(_ text: String, in context: RecognitionContext) -> Understanding {
    understand(utterance(text), in: context)
  }

  /// The first of several things that is called so; nil where none is.
  ///
  /// - Parameter names: all that a thing is called.
  public func first<Thing>(
    of things: some Sequence<Thing>, called words: String, _ names: (Thing) -> [String]
  ) -> Thing? {
    let wanted = key(of: words)
    return things.first { names($0).contains { $0 == words || !wanted.isEmpty && key(of: $0) == wanted } }
  }

  /// Which of several options are called so, or have it in their names, where it was said before they were offered.
  public func options(_ options: [Option], called name: String) -> [Int] {
    switch OfferedTerms(options, line).match(name: line(name)) {
    case .one(let index): [index]
    case .several(let indices): indices
    case .none: []
    }
  }
}
