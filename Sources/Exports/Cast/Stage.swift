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

  mutating func take(_ step: PlayStep) { state.play(step, of: screenplay, showsTrace: showsTrace) }

  mutating func frame() -> Frame { state.frame() }
}
