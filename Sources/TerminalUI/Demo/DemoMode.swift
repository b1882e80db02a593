package import SimShown

/// Plays a conversation that has run: on the screen as if it were typed, or line by line where drawing isn't possible.
package enum DemoMode {
  /// - Returns: the exit status: 0, or 128 plus the number of a signal that ended it.
  package static func run(_ screenplay: Screenplay, options: DemoOptions, display: LineMode.Options) -> Int32 {
    var options = options
    if display.isQuiet || display.facts.hidesTrace { options.showsTrace = false }
    if TerminalMode.current(display) == .screen,
      let run = DemoRun(screenplay, options: options, display: display)
    {
      return run.run()
    }
    Signals.survivesBrokenPipes()
    let lines = DemoLines(
      screenplay: screenplay, options: options, printer: LineMode.printer(for: display.facts, options: display),
      width: display.columns ?? terminalColumns())
    _ = lines.print()
    return 0
  }
}
