import Glibc
import SimTerminalUI

StandardDescriptors.open()
var status = Launcher.run(Array(CommandLine.arguments.dropFirst()))
if let code = DescriptorWriter.failure {
  // Whoever reads the status would take a part of what was printed for the whole.
  let failure = Failure("the output can't be written: \(String(cString: strerror(code)))")
  Console.write(failure.text, to: STDERR_FILENO)
  if status == ExitStatus.success { status = ExitStatus.unreadable }
}
// A thread may still be reading the language: nothing may be taken down under it.
fflush(nil)
_exit(status)
