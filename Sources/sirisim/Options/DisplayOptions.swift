import ArgumentParser
import SimTerminalUI

/// The options for showing a conversation.
struct DisplayOptions: ParsableArguments {
  @Flag(help: "Line by line and without colours, also where the terminal could show the screen.")
  var plain = false

  @Flag(
    inversion: .prefixedNo,
    help: "For a screen reader: lines that say who speaks, without drawing (ACCESSIBLE=1 does the same).")
  var accessible: Bool?

  @Flag(help: "Hide the trace: what was understood, resolved, confirmed and handled.")
  var quiet = false

  @Flag(
    inversion: .prefixedNo,
    help: "On the screen, take clicks and the wheel; without it the terminal's own selection needs no Shift.")
  var mouse: Bool?

  @Option(parsing: .unconditional, help: ArgumentHelp("Lay cards out for so many columns.", valueName: "columns"))
  var width: Int?

  func validate() throws {
    if let width, !(20...1_000).contains(width) {
      throw ValidationError("'--width \(width)' is no width; expected 20 to 1000 columns")
    }
  }

  func lineMode(historyName: String? = nil) -> LineMode.Options {
    LineMode.Options(
      isPlain: plain, isQuiet: quiet, columns: width, historyName: historyName, isAccessible: accessible,
      takesMouse: mouse)
  }
}
