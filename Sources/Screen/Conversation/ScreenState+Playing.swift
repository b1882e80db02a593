import SimDialogue
package import SimShown

extension ScreenState {
  /// Performs a step of a conversation that is played.
  ///
  /// - Parameters:
  ///   - screenplay: the play that the step belongs to; nothing happens where it has no such chapter or scene.
  ///   - showsTrace: false leaves the trace out.
  package mutating func play(_ step: PlayStep, of screenplay: Screenplay, showsTrace: Bool = true) {
    guard screenplay.chapters.indices.contains(step.chapter) else { return }
    let chapter = screenplay.chapters[step.chapter]
    let scene = chapter.scenes.indices.contains(step.scene) ? chapter.scenes[step.scene] : nil
    switch step.action {
    case .begin:
      replaceAll([])
      edit = EditLine()
      inspector = Inspector()
      hint = ""
      title = chapter.title ?? screenplay.title
    case .type(let character):
      edit.text.append(character)
      edit.cursor = edit.text.count
    case .enter:
      edit = EditLine()
      if let scene { append(Entry(line: scene.entry.line)) }
    case .answer:
      guard let scene else { return }
      let contents = showsTrace ? scene.entry.contents : scene.entry.contents.filter { !$0.isTrace }
      if scene.entry.line == nil { append(Entry(contents: contents)) } else { add(contents) }
      inspector = scene.inspector
      hint = scene.hint
    }
  }
}
