import Glibc
import SimTerminalUI

let arguments = CommandLine.arguments.dropFirst()
let options = LineMode.Options(
  isPlain: arguments.contains("--plain"), isQuiet: arguments.contains("--quiet"),
  isAccessible: arguments.contains("--accessible") ? true : arguments.contains("--no-accessible") ? false : nil)
let names = arguments.filter { !$0.hasPrefix("--") }
exit(LineMode.run(EchoSession(names: Array(names)), options: options))
