import SimTerminalUI

/// `sirisim`, `sirisim chat PATH...`, both also with `--plain`, and `sirisim say SENTENCE...`, without any other
/// option.
///
/// The argument parser reads the declarations before it parses, and Swift's runtime looks up each of their types among
/// all that the program has: for one command that takes 3.5 ms, while everything else before the apps are read takes 4
/// (a release build, of processor time). The plain forms need none of that; all others go through the parser.
enum PlainCommand: Equatable {
  case chat(paths: [String], isPlain: Bool)
  case say([String])

  /// Nil if the words have to be parsed.
  init?(_ arguments: [String]) {
    let words = arguments.filter { $0 != "--plain" }
    guard !words.contains(where: { $0.hasPrefix("-") }) else { return nil }
    let isPlain = words.count < arguments.count
    switch words.first {
    case nil: self = .chat(paths: [], isPlain: isPlain)
    case "chat": self = .chat(paths: Array(words.dropFirst()), isPlain: isPlain)
    case "say" where words.count > 1 && !isPlain: self = .say(Array(words.dropFirst()))
    default: return nil
    }
  }

  func perform() throws -> Int32 {
    switch self {
    case .chat(let paths, let isPlain):
      try ChatCommand.talk(
        ConversationRequest(paths: paths, watches: true), display: LineMode.Options(isPlain: isPlain))
    case .say(let sentences):
      try SayCommand.say(sentences, ConversationRequest(paths: [], reportsBuilds: true), display: LineMode.Options())
    }
  }
}
