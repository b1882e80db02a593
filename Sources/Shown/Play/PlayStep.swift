/// A moment of a conversation that is played: what happens, and how long after the moment before it.
///
/// A demo waits that long on the clock; a cast writes the time down.
package struct PlayStep: Hashable, Sendable {
  /// What happens at a step.
  package enum Action: Hashable, Sendable {
    /// The chapter begins, with an empty conversation and an empty edit line.
    case begin
    /// The edit line has one character more.
    case type(Character)
    /// The typed line becomes an entry without contents, and the edit line is empty.
    case enter
    /// The entry gets its contents; the scene's inspector and hint stand beside it.
    case answer
  }

  /// Milliseconds after the step before, from 0.
  package var delay: Int
  /// The chapter, counted from 0.
  package var chapter: Int
  /// The scene of the chapter, counted from 0; the first one for `begin`.
  package var scene: Int
  /// What happens when the delay is over.
  package var action: Action

  /// A step; chapter and scene are counted from 0.
  package init(delay: Int, chapter: Int, scene: Int, action: Action) {
    self.delay = delay
    self.chapter = chapter
    self.scene = scene
    self.action = action
  }
}

extension Screenplay {
  /// The conversation from its first moment to its last, in the same times on every machine.
  package func steps(_ pacing: Pacing = Pacing()) -> [PlayStep] {
    var steps: [PlayStep] = []
    // What is before the reader, so that there is time to read it.
    var read = 0
    for (chapter, scenes) in chapters.map(\.scenes).enumerated() {
      let opening = chapter == 0 ? 0 : read + pacing.betweenChapters
      steps.append(PlayStep(delay: opening, chapter: chapter, scene: 0, action: .begin))
      read = 0
      for (scene, played) in scenes.enumerated() {
        func add(_ action: PlayStep.Action, after delay: Int) {
          steps.append(PlayStep(delay: delay, chapter: chapter, scene: scene, action: action))
        }
        let typed = played.entry.typed
        if let typed {
          var pause = read + pacing.beforeTyping
          for character in typed {
            add(.type(character), after: pause)
            pause = pacing.time(for: character)
          }
          add(.enter, after: pacing.beforeEntering)
        }
        let answerDelay = typed == nil ? read + pacing.beforeAnswering : pacing.beforeAnswering
        add(.answer, after: played.entry.contents.isEmpty ? 0 : answerDelay)
        read = pacing.time(toRead: played.entry.contents)
      }
    }
    return steps
  }
}
