import SimCatalog
import SimDialogue
import SimRecognition

/// What an answer was heard as, and the acts in it, in words.
enum AnswerText {
  /// The acts with their words, and the words of none, in their order.
  static func parts(of facts: AnswerFacts) -> [(range: Range<Int>, meaning: String)] {
    let acts = facts.acts.map { ($0.range, meaning(of: $0)) }
    let unread = facts.unread.map { ($0, "not understood") }
    return (acts + unread).sorted { $0.0.lowerBound < $1.0.lowerBound }.map { (range: $0.0, meaning: $0.1) }
  }

  /// `affirm`, `set recipients=Sam Park`, `choose number=2`.
  static func meaning(of act: AnswerAct) -> String {
    let values = act.slots.map { "\($0.parameter)=\(ValueNotation.text(of: $0.value))" }
    // What a value is for says more than what its phrase was for, and which deeds the words may name than the one that is done.
    let constants =
      act.slots.isEmpty
      ? act.constants.sorted { $0.key < $1.key }.filter { !$0.value.isEmpty && $0.key != "deed" }
        .map { "\($0.key)=\($0.value)" } : []
    return ([act.kind.rawValue] + values + constants).joined(separator: " ")
  }

  /// `heard as a yes`, `heard as a change: set recipients=Carol`.
  static func heard(_ heard: AnswerFacts.Heard) -> String {
    switch heard {
    case .yes: "a yes"
    case .no: "a no"
    case .cancel: "an end of the request"
    case .again: "a wish to hear it again"
    case .back: "a wish to go back to what was answered before"
    case .help: "a question what may be said"
    case .hold: "nothing yet"
    case .more: "a wish for the next options"
    case .option(let name): "the option \(name)"
    case .options(let names): "several of the options: \(names.joined(separator: ", "))"
    case .values(let slots):
      slots.map { "\($0.parameter)=\(ValueNotation.text(of: $0.value))" }.joined(separator: ", ")
    case .changes(let changes) where changes.isEmpty: "a change of something that isn't there"
    case .changes(let changes):
      (changes.count == 1 ? "a change: " : "changes: ")
        + changes.map(TraceNotation.text(of:)).joined(separator: ", ")
    case .text: "the words themselves"
    case .request: "another request"
    case .partly(let taken, let left): "understood in part (\"\(taken)\", but not \"\(left)\"): neither a yes nor a no"
    case .unreadable: "nothing that answers the question"
    }
  }
}
