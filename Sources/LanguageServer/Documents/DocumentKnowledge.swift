import SimCatalog
import SimDiagnostics
import SimDialogue
import SimSession
import SimTranscripts

/// What the server knows apart from the documents: the apps, the intents, the notation's words.
struct DocumentKnowledge {
  /// Nil if the vocabulary or an app can't be read.
  var library: SessionLibrary?
  var help = NotationHelp.none

  var catalog: Catalog { library?.catalog ?? .siriKit }

  /// The intent at a line: the last one that a trace line above says is understood.
  ///
  /// - Parameter turn: the turn of the line, whose own trace counts, too.
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

  /// A parameter's type, and how Siri understands it.
  func facts(of parameter: ParameterSchema) -> String {
    let type = parameter.swiftType.isEmpty ? "" : Markdown.code(parameter.swiftType)
    let need = parameter.isRequired ? "Siri can't do without it" : ""
    return [type, need].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The apps of a document.
  func apps(in file: TalkFile) -> [AppSource] { library?.apps(in: file.world) ?? [] }
}
