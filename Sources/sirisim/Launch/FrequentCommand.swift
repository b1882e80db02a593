import ArgumentParser
import SimCommandLine

/// The commands with which people usually begin, with their options.
///
/// The argument parser reads the declarations of all commands before it parses one. For these it reads only one, which
/// saves 1.6 ms of 9.5 (a release build, of processor time); whatever that can't parse, including a request for help,
/// is parsed with all commands, which report it properly.
enum FrequentCommand {
  private static let types: [String: any StatusCommand.Type] = [
    "chat": ChatCommand.self, "say": SayCommand.self, "record": RecordCommand.self,
  ]

  /// Nil if the words have to be parsed with all commands.
  static func parse(_ arguments: [String]) -> (any StatusCommand)? {
    guard let first = arguments.first else { return nil }
    // Without a command's name, options belong to chat.
    guard let type = types[first] ?? (first.hasPrefix("-") ? ChatCommand.self : nil) else { return nil }
    return try? type.parse(first.hasPrefix("-") ? arguments : Array(arguments.dropFirst()))
  }
}
