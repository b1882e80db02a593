package import SimCatalog
package import SimExtensionWire
import SimText

/// An event of a program's process.
package enum ProcessEvent: Hashable, Sendable {
  /// It has started and sent its greeting.
  case started(Hello, ProcessOrigin)
  /// The request is answered.
  case replied(WireReply)
  /// The request will not be answered; the process has ended, and the next request starts another one.
  case failed(ProcessFailure)
  /// A handler did something wrong after its call was answered.
  case late(LateFault)
  /// It handed something over, which belongs to the conversation from here on.
  case submitted(AppSubmission)
  /// It printed a line.
  case printed(LogLine)
  /// It ended by itself between two requests.
  case ended(ProcessFailure)
}

/// How a process failed, and where.
package struct ProcessFailure: Error, Hashable, Sendable {
  /// What went wrong.
  package var fault: HandlerFault
  /// The line of the author's code; nil when it can't be known.
  package var place: CodePlace?

  /// A fault, with its place if a backtrace shows it.
  package init(fault: HandlerFault, place: CodePlace? = nil) {
    self.fault = fault
    self.place = place
  }
}

/// One line that a program printed.
package struct LogLine: Hashable, Sendable {
  /// Which of the two streams it was printed to.
  package enum Stream: String, Hashable, Sendable { case output, error }

  /// The stream to which it was printed.
  package var stream: Stream
  /// Without its line break; bytes that aren't UTF-8 are replaced.
  package var text: String

  /// How many lines this one replaces, which were printed and not kept; 0 for a printed line.
  package var leftOut = 0

  /// A line without its line break.
  package init(stream: Stream, text: String) {
    self.stream = stream
    self.text = text
  }

  /// A replacement for lines that aren't kept.
  static func leftOut(_ count: Int, of stream: Stream) -> LogLine {
    var line = LogLine(stream: stream, text: "… (\(count.counted("more line")) printed and left out)")
    line.leftOut = count
    return line
  }
}
