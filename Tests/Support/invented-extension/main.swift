import SimExtensionRunner

// An extension with an intent of its own, which SiriKit doesn't have: what is printed from `Schema` joins it to the runner.
ExtensionRunner.main(
  principalClass: "invented_extension.IntentHandler", bindings: .siriKit.adding(.soups))
