import SimCatalog
import SimDiagnostics
import SimDialogue
import SimSession
import SimTranscripts

/// What the server knows besides the documents: the apps, the intents, the notation's words.
struct DocumentKnowledge {
  /// Nil where the vocabulary or an app can't be read.
  var library: SessionLibrary?
  var help = NotationHelp.none

  var catalog: Catalog { library?.catalog ?? .siriKit }

  /// The intent that is spoken of at a line: the last one that a trace above it says is understood.
  ///
  /// - Parameter turn: the turn that the line is of, whose own trace counts too.
  func intent(at line: Int, in file: TalkFile, upTo turn: TalkTurn) -> IntentSchema? {
    let conversation = file.conversations.last { $0.place.line <= max(line, turn.place.line) }
    let turns = conversation?.turns.prefix { $0.place.line <= turn.place.line } ?? []
    for turn in turns.reversed() {
      for expectation in turn.expectations.reversed() where expectation.kind == .trace {
        let line = TraceLine(expectation.wording.literal)
        guard line.call == .understood, let read = UnderstoodLine(line.result, in: catalog) else { continue }
        return catalog.schema(of: read.intent)
      }
    }
    return nil
  }

  /// A parameter's type, and what Siri makes of it.
  func facts(of parameter: ParameterSchema) -> String {
    let type = parameter.swiftType.isEmpty ? "" : Markdown.code(parameter.swiftType)
    let need = parameter.isRequired ? "Siri can't do without it" : ""
    return [type, need].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The apps that take part in a document, by the names that they have in its language.
  func apps(in file: TalkFile) -> [AppSource] { library?.apps(in: file.world) ?? [] }
}
