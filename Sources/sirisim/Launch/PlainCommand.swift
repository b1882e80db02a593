import SimTerminalUI

/// `sirisim`, `sirisim chat PATH...` and `sirisim say SENTENCE...` without any option.
///
/// The argument parser reads the declarations of all commands before it parses one, which is half of the way to the first
/// prompt. The plain forms need none of that; everything else goes through it.
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
      try SayCommand.say(sentences, ConversationRequest(paths: [], tellsBuilds: true), display: LineMode.Options())
    }
  }
}
