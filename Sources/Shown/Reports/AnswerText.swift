import SimCatalog
import SimDialogue
import SimRecognition

/// How an answer was heard, and its acts, in words.
struct AnswerText {
  private let interface: InterfaceWords

  /// - Parameter interface: the words of the conversation's language; acts have the notation's names in every language.
  init(_ interface: InterfaceWords = .own) { self.interface = interface }

  /// The acts with their words, and the words without an act, in order.
  func parts(of facts: AnswerFacts) -> [(range: Range<Int>, meaning: String)] {
    let acts = facts.acts.map { ($0.range, Self.meaning(of: $0)) }
    let unread = facts.unread.map { ($0, interface(.wordsNotUnderstood)) }
    return (acts + unread).sorted { $0.0.lowerBound < $1.0.lowerBound }.map { (range: $0.0, meaning: $0.1) }
  }

  /// `affirm`, `set recipients=Sam Park`, `choose number=2`.
  static func meaning(of act: AnswerAct) -> String {
    let values = act.slots.map { "\($0.parameter)=\(ValueNotation.text(of: $0.value))" }
    // A value's parameter says more than the phrase's.
    let details = act.slots.isEmpty ? act.details.notation : []
    return ([act.kind.rawValue] + values + details).joined(separator: " ")
  }

  /// `a yes`, `a change: set recipients=Carol`.
  func heard(_ heard: AnswerFacts.Heard) -> String {
    switch heard {
    case .yes: interface(.heardYes)
    case .no: interface(.heardNo)
    case .cancel: interface(.heardCancel)
    case .again: interface(.heardAgain)
    case .back: interface(.heardBack)
    case .help: interface(.heardHelp)
    case .hold: interface(.heardHold)
    case .more: interface(.heardMore)
    case .option(let name): interface(.heardOption, ["name": name])
    case .options(let names): interface(.heardOptions, ["names": interface.listed(names)])
    case .values(let slots):
      interface.listed(slots.map { "\($0.parameter)=\(ValueNotation.text(of: $0.value))" })
    case .changes(let changes) where changes.isEmpty: interface(.heardChangeOfNothing)
    case .changes(let changes):
      interface(
        changes.count == 1 ? .heardChange : .heardChanges,
        ["changes": interface.listed(changes.map(TraceNotation.text(of:)))])
    case .text: interface(.heardText)
    case .request: interface(.heardRequest)
    case .partly(let taken, let left): interface(.heardPartly, ["taken": taken, "left": left])
    case .unreadable: interface(.heardNothing)
    }
  }
}
