import SimExtensionRunner

// An extension with intents of its own: what is printed from `Base.lproj/Tea.intentdefinition` joins them to the runner.
ExtensionRunner.main(
  principalClass: "defined_extension.IntentHandler", bindings: .siriKit.adding(.definitionsOfdefined_extension))
