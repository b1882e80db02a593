/// A step of a conversation that is played: what happens, and how long after the previous step.
///
/// A demo waits for that time; a cast writes it down.
package struct PlayStep: Hashable, Sendable {
  /// What happens at a step.
  package enum Action: Hashable, Sendable {
    /// The chapter begins, with an empty conversation and an empty edit line.
    case begin
    /// One more character is typed.
    case type(Character)
    /// The typed line becomes an entry without contents, and the edit line is emptied.
    case enter
    /// The entry gets its contents, and the screen the scene's inspector and hint.
    case answer
  }

  /// Milliseconds after the previous step, from 0.
  package var delay: Int
  /// The chapter, counted from 0.
  package var chapter: Int
  /// The scene of the chapter, counted from 0; the first one for `begin`.
  package var scene: Int
  /// What happens after the delay.
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
  /// The steps of the whole conversation, with the same times on every machine.
  package func steps(_ pacing: Pacing = Pacing()) -> [PlayStep] {
    var steps: [PlayStep] = []
    // How long it takes to read what is visible.
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
