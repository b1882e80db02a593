import Glibc

let status = Launcher.run(Array(CommandLine.arguments.dropFirst()))
// A thread may still be reading the language: nothing may be taken down under it.
fflush(nil)
_exit(status)
