import SimCatalog
import SimRecognition
package import SimSession
import SimText

/// Understands lines of JSON one by one with the recogniser that conversations use.
package final class BatchRecognizer: Sendable {
  let cache: ListenerCache
  private let clock: CivilDateTime

  /// A recogniser for lines of one world; languages are read on demand.
  package init(library: SessionLibrary, world: BatchWorld) {
    cache = ListenerCache(library: library, world: world)
    clock = world.clock
  }

  /// An answer to a line: one line of JSON without its line break.
  package struct Answer: Sendable {
    /// UTF-8, without the line break.
    package var bytes: [UInt8]
    /// Whether the answer is that the line can't be read.
    package var isError: Bool
  }

  /// Answers one line of the input.
  ///
  /// - Parameters:
  ///   - line: the line's bytes, whatever they are.
  ///   - number: its place in the input, from 1, for an error.
  package func answer(_ line: [UInt8], number: Int) -> Answer {
    let value: JSONValue
    do {
      value = try JSONReader.read(line)
    } catch {
      return .error(LineError("the line is no JSON: \(error.description)"), number: number, in: nil)
    }
    do {
      let line = try BatchLine(value, catalog: cache.catalog)
      let listener = try cache.listener(for: line)
      var answer = AnswerWriter(line: value, text: line.text, listener: listener)
      if let question = line.question {
        if let asked = AskedConversation(
          .value(of: question.parameter.name), of: question.intent.name, listener, at: clock)
        {
          answer.write(asked.hear(line.text), to: question)
        } else {
          // A conversation doesn't ask for it.
          answer.write(listener.answer(line.text, to: question, at: clock), to: question)
        }
      } else {
        answer.write(listener.understand(line.text, at: clock))
      }
      return Answer(bytes: JSONWriter.write(answer.value), isError: false)
    } catch {
      return .error(error, number: number, in: value)
    }
  }

  /// The answer to a line that is too long to keep in memory.
  package func refuse(line number: Int, because reason: String) -> Answer {
    .error(LineError(reason), number: number, in: nil)
  }
}

extension BatchRecognizer.Answer {
  fileprivate static func error(_ error: LineError, number: Int, in value: JSONValue?) -> Self {
    var members = value.map(AnswerWriter.passedThrough) ?? []
    var facts: [JSONValue.Member] = [.init(key: "message", value: .string(error.message))]
    if let suggestion = error.suggestion { facts.append(.init(key: "suggestion", value: .string(suggestion))) }
    members.append(.init(key: "line", value: .integer(number)))
    members.append(.init(key: "error", value: .object(facts)))
    return Self(bytes: JSONWriter.write(.object(members)), isError: true)
  }
}
