import ArgumentParser
import SimCommandLine

/// The commands with which people begin to talk, with their options.
///
/// The argument parser reads the declarations of all commands before it parses one. Of these it reads one alone, which spares
/// 1.6 ms of 9.5 (a release build, of processor time); whatever that doesn't take, a question for help among it, goes the long
/// way, which knows what to say of it.
enum FrequentCommand {
  private static let types: [String: any StatusCommand.Type] = [
    "chat": ChatCommand.self, "say": SayCommand.self, "record": RecordCommand.self,
  ]

  /// nil when the words have to be parsed with all commands.
  static func parse(_ arguments: [String]) -> (any StatusCommand)? {
    guard let first = arguments.first else { return nil }
    // Without a command's name options are those of a chat.
    guard let type = types[first] ?? (first.hasPrefix("-") ? ChatCommand.self : nil) else { return nil }
    return try? type.parse(first.hasPrefix("-") ? arguments : Array(arguments.dropFirst()))
  }
}
