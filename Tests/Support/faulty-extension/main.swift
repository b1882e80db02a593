import Foundation
import SimExtensionRunner

// An extension whose handlers do, on command, everything that a handler shouldn't. The tests of the host talk with it.

let isAskedToFork = ProcessInfo.processInfo.environment["SIRISIM_FORKS"] != nil
if CommandLine.arguments.contains("--with-threads") {
  // What an author's own main may have started.
  Thread { while true { sleep(1000) } }.start()
}
if CommandLine.arguments.contains("--of-before"), isAskedToFork {
  // As a program greets that was built before there was forking.
  _ = write(3, "{\"hello\":{\"protocolVersion\":1}}\n", 33)
  sleep(1000)
}
if CommandLine.arguments.contains("--ends-when-asked"), isAskedToFork { exit(1) }
ownArguments = ProgramArguments.take()

if ownArguments == ["app"] { AppRunner.main(delegateClass: "faulty_extension.LaunchedApp") }
ExtensionRunner.main(
  principalClass: "faulty_extension.IntentHandler", viewController: "faulty_extension.ViewController")
