import Glibc
import SimTerminalUI

let arguments = CommandLine.arguments.dropFirst()
let options = LineMode.Options(
  isPlain: arguments.contains("--plain"), isQuiet: arguments.contains("--quiet"),
  isAccessible: arguments.contains("--accessible") ? true : arguments.contains("--no-accessible") ? false : nil)
let names = arguments.filter { !$0.hasPrefix("--") }
let session = EchoSession(names: Array(names))
exit(
  arguments.contains("--screen")
    ? ScreenMode.run(session, options: options) : LineMode.run(session, options: options))
