import SimDialogue
import SimScreen

/// The screen on which a conversation is played.
struct Stage {
  private let screenplay: Screenplay
  private let showsTrace: Bool
  private(set) var state: ScreenState

  init(_ screenplay: Screenplay, size: ScreenSize, _ options: ExportOptions) {
    self.screenplay = screenplay
    showsTrace = options.showsTrace
    state = ScreenState(size: size)
  }

  mutating func take(_ step: PlayStep) {
    let chapter = screenplay.chapters[step.chapter]
    switch step.action {
    case .begin:
      state.replaceAll([])
      state.edit = EditLine()
      state.inspector = Inspector()
      state.hint = ""
      state.title = chapter.title ?? screenplay.title
    case .type(let character):
      state.edit.text.append(character)
      state.edit.cursor = state.edit.text.count
    case .enter:
      state.edit = EditLine()
      state.append(Entry(line: chapter.scenes[step.scene].entry.line))
    case .answer:
      let scene = chapter.scenes[step.scene]
      let contents = showsTrace ? scene.entry.contents : scene.entry.contents.filter { !$0.isTrace }
      if scene.entry.line == nil { state.append(Entry(contents: contents)) } else { state.add(contents) }
      state.inspector = scene.inspector
      state.hint = scene.hint
    }
  }

  mutating func frame() -> Frame { state.frame() }
}

extension EntryContent {
  var isTrace: Bool {
    if case .output(.trace) = self { true } else { false }
  }
}
