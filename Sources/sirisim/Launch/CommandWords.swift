import ArgumentParser
import Glibc
import SimDiagnostics

/// Which command the first words of the command line name.
struct CommandWords {
  /// As it is typed: `sirisim phrases sample`.
  private(set) var path = "sirisim"
  private var type: any ParsableCommand.Type = Sirisim.self
  /// What stands behind the command's name.
  private var rest: ArraySlice<String>

  /// The command that help is asked of, or that is given options and arguments.
  init(_ arguments: [String]) {
    rest = arguments[...]
    if rest.first == "help" { rest = rest.dropFirst() }
    while let word = rest.first, let next = type.configuration.subcommands.first(where: { $0._commandName == word }) {
      type = next
      path += " " + word
      rest = rest.dropFirst()
    }
  }

  /// Refuses a word that stands where a command is expected and is none.
  /// - Throws: `Failure`, which names the nearest.
  static func refuseMisspelt(_ arguments: [String]) throws {
    let words = CommandWords(arguments)
    guard let word = words.rest.first, !word.hasPrefix("-") else { return }
    let commands = words.type.configuration.subcommands
    guard !commands.isEmpty else { return }
    let isHelp = arguments.first == "help"
    let names = commands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
    if words.type == Sirisim.self {
      // A first word that is no option is a command or a folder of an app.
      let isPath = !isHelp && (word.contains("/") || access(word, F_OK) == 0)
      guard !isPath, word != "help" else { return }
      throw Failure(
        "'\(word)' is no command" + (isHelp ? "" : " and no folder of an app")
          + "; 'sirisim --help' lists the commands",
        suggestion: nearestCommand(to: word, among: names + ["help"]))
    }
    throw Failure(
      "'\(word)' is no command of '\(words.path)'; expected \(names.joined(separator: ", "))",
      suggestion: nearestName(to: word, among: names))
  }

  /// What people call a command by other names, too: "talk" is a chat.
  private static let otherNames = [
    "talk": "chat", "speak": "chat", "run": "chat", "start": "chat", "open": "chat", "ask": "say", "test": "replay",
    "play": "demo", "show": "demo", "lint": "check", "verify": "check", "diagnose": "doctor", "why": "explain",
    "generate": "stub", "man": "manual", "parse": "understand",
  ]

  private static func nearestCommand(to word: String, among names: [String]) -> String? {
    nearestName(to: word, among: names)
      ?? nearestName(to: word, among: otherNames.keys.sorted()).flatMap { otherNames[$0] }
  }

  // MARK: What the argument parser says

  /// Why the command line can't be read, with the command whose help says what it takes.
  ///
  /// - Parameter message: the argument parser's own.
  func failure(_ message: String) -> Failure {
    var sentence = message.prefix { $0 != "\n" }
    var suggestion: String?
    // Its own suggestions are far from what was typed.
    let hint = sentence.firstRange(of: ". Did you mean")
    if let hint { sentence = sentence[..<hint.lowerBound] }
    if sentence.hasPrefix("Unknown option '") {
      let option = sentence.dropFirst("Unknown option '".count).prefix { $0 != "'" }
      suggestion = nearestName(to: String(option), among: optionNames)
    }
    while sentence.last == "." { sentence.removeLast() }
    // Without a command options are those of a chat.
    let command = type == Sirisim.self ? path + " chat" : path
    let reason = sentence.isEmpty ? "the command line cannot be read" : sentence
    return Failure("\(reason); see '\(command) --help'", suggestion: suggestion)
  }

  /// With their dashes.
  private var optionNames: [String] {
    guard var facts = try? CommandFacts.all() else { return [] }
    for name in (type == Sirisim.self ? "\(path) chat" : path).split(separator: " ").dropFirst() {
      guard let next = facts.subcommands.first(where: { $0.name == name }) else { return [] }
      facts = next
    }
    return facts.arguments.flatMap(\.names).filter { $0.hasPrefix("--") }
  }
}
