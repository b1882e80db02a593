import SimCatalog

/// The programs of an app, as on the phone.
package struct ProgramCommands: Hashable, Sendable {
  /// An Intents extension in addition to the first one.
  package struct FurtherExtension: Hashable, Sendable {
    /// Its target.
    package var target: String
    /// The intents that it supports and none before it does.
    package var intents: Set<String>
    /// The program's path; nil where it could not be built.
    package var executable: String?

    /// An extension by its target.
    package init(target: String, intents: Set<String>, executable: String?) {
      self.target = target
      self.intents = intents
      self.executable = executable
    }
  }

  /// The path of the extension's program, which is also the app's unless another is named.
  package var executable: String
  /// The arguments that make the program the extension.
  package var extensionArguments: [String]
  /// The arguments that make the program the app; nil if there is no app.
  package var appArguments: [String]?
  /// The path of the app's own program.
  package var appExecutable: String?
  /// The App Intents that one of the programs runs.
  package var performed: Set<String> = []
  /// Whether the program that performs them knows the values in the app's phrases.
  package var saysPhraseValues = false
  /// The intents that the app handles itself (`application(_:handlerFor:)`).
  package var handledInApp: Set<String> = []
  /// Other extensions of the app: they are asked for what they support, and the first program for everything else.
  package var furtherExtensions: [FurtherExtension] = []
  /// Whether the executable's programs are forked from one process, which is loaded once for all of them.
  package var sharesFirstProcess = false
  /// Whether the app's program is a stand-in that shows what it receives.
  package var hasStandIn = false

  /// The commands of an app; nil for one without a program of its own.
  package init(executable: String, extensionArguments: [String], appArguments: [String]?) {
    self.executable = executable
    self.extensionArguments = extensionArguments
    self.appArguments = appArguments
  }

  /// Whether there is no extension: the app handles all.
  var isAppAlone: Bool { appExecutable == executable }

  /// The number of the extension that supports an intent: 0 is the first one.
  func number(for intent: IntentName) -> Int {
    furtherExtensions.firstIndex { $0.intents.contains(intent.rawValue) }.map { $0 + 1 } ?? 0
  }

  /// The program of the n-th extension; nil where it could not be built.
  func extensionProgram(_ number: Int) -> (executable: String, arguments: [String])? {
    guard number > 0 else { return (executable, extensionArguments) }
    return furtherExtensions[number - 1].executable.map { ($0, []) }
  }

  /// The name of the n-th extension among the app's programs.
  func key(ofExtension number: Int) -> String { number > 0 ? furtherExtensions[number - 1].target : "extension" }
}
