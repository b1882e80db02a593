import Glibc
import SimCatalog
import SimDialogue
import SimScreen
import SimShown
import SimTerminalUI

/// A session that repeats what it hears: the line mode's tests look at what arrives here.
final class EchoSession: TerminalSession {
  let locale = "en-US"
  let hint = "say anything"
  let opening = [Remark(.notice, "echo")]
  private let names: [String]

  /// - Parameter names: what completion offers.
  init(names: [String]) { self.names = names }

  func say(_ utterance: String) -> SessionReply? {
    var reply = says("\(utterance.count) characters, \(utterance.unicodeScalars.count) scalars: <\(utterance)>")
    let heard = Trace.resolve(
      parameter: "content", results: [.success(.string(utterance))], answer: AnswerDetail())
    reply.contents.insert(.output(.trace(heard)), at: 0)
    return reply
  }

  func perform(_ command: Command) -> SessionReply? {
    switch command {
    case .quit: says("bye", exit: 0)
    case .event("trap"): fatalError("asked to trap")
    case .event("hang"): hang()
    case .event("complain"): complain()
    case .event(let words): says("event <\(words)>")
    default: SessionReply(remarks: [Remark(.notice, "command \(command)")])
    }
  }

  func completions(for prefix: String) -> [String] { names }

  // What can happen to a program, for those who look at the terminal afterwards.

  /// Says in the window's title that it hangs by now: what is shown before says only that it will.
  private func hang() -> SessionReply {
    let title = "\u{1B}]2;hangs\u{7}"
    _ = write(STDOUT_FILENO, title, title.utf8.count)
    while true { pause() }
  }

  private func complain() -> SessionReply {
    let text = "something complains\n"
    _ = write(STDERR_FILENO, text, text.utf8.count)
    return says("complained")
  }

  private func says(_ text: String, exit: Int32? = nil) -> SessionReply {
    SessionReply(contents: [.output(.says(Line(identifier: "echo", text: text)))], exit: exit)
  }
}
