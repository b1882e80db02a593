import SimTerminalUI

/// A session that repeats what it hears: the line mode's tests look at what arrives here.
final class EchoSession: LineModeSession {
  let locale = "en-US"
  let hint = "say anything"
  let opening = [StyledLine(.notice, "echo")]
  private let names: [String]

  /// - Parameter names: what completion offers.
  init(names: [String]) { self.names = names }

  func say(_ utterance: String) -> LineModeReply {
    LineModeReply(lines: [
      StyledLine(.trace, "- heard = \(utterance)"),
      StyledLine(.says, "\(utterance.count) characters, \(utterance.unicodeScalars.count) scalars: <\(utterance)>"),
    ])
  }

  func perform(_ command: Command) -> LineModeReply {
    switch command {
    case .quit: LineModeReply(lines: [StyledLine(.says, "bye")], exit: 0)
    case .event(let words): LineModeReply(lines: [StyledLine(.says, "event <\(words)>")])
    default: LineModeReply(lines: [StyledLine(.notice, "command \(command)")])
    }
  }

  func completions(for prefix: String) -> [String] { names }
}
