import Glibc

exit(Launcher.run(Array(CommandLine.arguments.dropFirst())))
