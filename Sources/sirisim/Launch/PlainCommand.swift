import SimTerminalUI

/// `sirisim`, `sirisim chat PATH...` and `sirisim say SENTENCE...` without any option.
///
/// The argument parser reads what is declared before it parses, and Swift's runtime looks up each type of it among all that
/// the program has: with the declarations of one command that takes 3.5 ms, where all before the apps are read takes 4 without
/// (a release build, of processor time). The plain forms need none of that; everything else goes through it.
enum PlainCommand: Equatable {
  case chat(paths: [String])
  case say([String])

  /// nil when the words have to be parsed.
  init?(_ arguments: [String]) {
    guard !arguments.contains(where: { $0.hasPrefix("-") }) else { return nil }
    switch arguments.first {
    case nil: self = .chat(paths: [])
    case "chat": self = .chat(paths: Array(arguments.dropFirst()))
    case "say" where arguments.count > 1: self = .say(Array(arguments.dropFirst()))
    default: return nil
    }
  }

  func perform() throws -> Int32 {
    switch self {
    case .chat(let paths):
      try ChatCommand.talk(ConversationRequest(paths: paths, watches: true), display: LineMode.Options())
    case .say(let sentences):
      try SayCommand.say(sentences, ConversationRequest(paths: [], reportsBuilds: true), display: LineMode.Options())
    }
  }
}
