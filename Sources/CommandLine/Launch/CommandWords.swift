import ArgumentParser
import Glibc
import SimDiagnostics

/// The command that the first words of the command line name.
struct CommandWords {
  /// As typed: `sirisim-vocabulary phrases sample`.
  private(set) var path: String
  private let root: any RootCommand.Type
  private var type: any ParsableCommand.Type
  /// The words after the command's name.
  private var rest: ArraySlice<String>

  /// The command that the arguments call, or ask help for.
  init(_ arguments: [String], of root: any RootCommand.Type) {
    self.root = root
    type = root
    path = root._commandName
    rest = arguments[...]
    if rest.first == "help" { rest = rest.dropFirst() }
    while let word = rest.first, let next = type.configuration.subcommands.first(where: { $0._commandName == word }) {
      type = next
      path += " " + word
      rest = rest.dropFirst()
    }
  }

  /// The words with the command first if flags come before it: `--plain chat` is `chat --plain`, unless "chat" is the
  /// value of something there.
  static func commandFirst(_ arguments: [String], of root: any RootCommand.Type) -> [String] {
    // A word with three dashes belongs to the parser, which completes typed words by it.
    let flags = arguments.prefix { $0.hasPrefix("-") && $0 != "--" && !$0.hasPrefix("---") }
    guard !flags.isEmpty, flags.count < arguments.count else { return arguments }
    let word = arguments[flags.count]
    guard root.configuration.subcommands.contains(where: { $0._commandName == word }), access(word, F_OK) != 0 else {
      return arguments
    }
    return [word] + flags + arguments.dropFirst(flags.count + 1)
  }

  /// Refuses a word that isn't a command where one is expected.
  /// - Throws: `Failure`, which names the nearest command.
  static func refuseMisspelt(_ arguments: [String], of root: any RootCommand.Type) throws {
    let words = CommandWords(arguments, of: root)
    guard let word = words.rest.first, !word.hasPrefix("-") else { return }
    let commands = words.type.configuration.subcommands
    guard !commands.isEmpty else { return }
    let isHelp = arguments.first == "help"
    let names = commands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
    if words.type == root {
      guard word != "help" else { return }
      // Where a command's name may be left out, the first word may be an app's folder.
      let isPath =
        !isHelp && root.configuration.defaultSubcommand != nil && (word.contains("/") || access(word, F_OK) == 0)
      guard !isPath else { return }
      if let program = root.commandsElsewhere[word] {
        throw Failure("'\(word)' is a command of \(program): in sirisim's sources, 'swift run \(program) \(word)'")
      }
      let noFolder = isHelp || root.configuration.defaultSubcommand == nil ? "" : " and no folder of an app"
      throw Failure(
        "'\(word)' is no command\(noFolder); '\(words.path) --help' lists the commands",
        suggestion: root.nearestCommand(to: word, among: names + ["help"]))
    }
    throw Failure(
      "'\(word)' is no command of '\(words.path)'; expected \(names.joined(separator: ", "))",
      suggestion: nearestName(to: word, among: names))
  }

  // MARK: What the argument parser says

  /// The failure of a command line that can't be read, with the command whose help explains it.
  ///
  /// - Parameter message: the argument parser's own.
  func failure(_ message: String) -> Failure {
    var sentence = message.prefix { $0 != "\n" }
    var suggestion: String?
    // The parser's own suggestions are far from what was typed.
    let hint = sentence.firstRange(of: ". Did you mean")
    if let hint { sentence = sentence[..<hint.lowerBound] }
    if sentence.hasPrefix("Unknown option '") {
      let option = sentence.dropFirst("Unknown option '".count).prefix { $0 != "'" }
      suggestion = nearestName(to: String(option), among: optionNames)
    }
    while sentence.last == "." { sentence.removeLast() }
    let command = commandPath.joined(separator: " ")
    let reason = sentence.isEmpty ? "the command line cannot be read" : sentence
    return Failure("\(reason); see '\(command) --help'", suggestion: suggestion)
  }

  /// Without a command, options belong to the default one.
  private var commandPath: [String] {
    let standard = type == root ? root.configuration.defaultSubcommand?._commandName : nil
    return path.split(separator: " ").map(String.init) + [standard].compactMap { $0 }
  }

  /// With their dashes.
  private var optionNames: [String] {
    guard var facts = try? CommandFacts.all(of: root) else { return [] }
    for name in commandPath.dropFirst() {
      guard let next = facts.subcommands.first(where: { $0.name == name }) else { return [] }
      facts = next
    }
    return facts.arguments.flatMap(\.names).filter { $0.hasPrefix("--") }
  }
}

extension RootCommand {
  fileprivate static func nearestCommand(to word: String, among names: [String]) -> String? {
    nearestName(to: word, among: names)
      ?? nearestName(to: word, among: otherNames.keys.sorted()).flatMap { otherNames[$0] }
  }
}
