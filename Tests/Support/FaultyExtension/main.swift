import SimExtensionRunner

// An extension whose handlers do, on command, everything that a handler shouldn't. The tests of the host talk with it.
ExtensionRunner.main(
  principalClass: "faulty_extension.IntentHandler", viewController: "faulty_extension.ViewController")
