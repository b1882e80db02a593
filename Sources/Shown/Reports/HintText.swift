import SimCatalog
public import SimDialogue
import SimText

/// What can be said now, in one short line: what is asked, then the ways to answer it.
///
/// The hint is English, as all that sirisim itself says; the words to answer with are the conversation's.
public struct HintText {
  private let conversation: Conversation

  /// The hint for what the conversation waits for now.
  public init(_ conversation: Conversation) { self.conversation = conversation }

  /// The hint of a conversation in which nothing has been said yet, and no language has been read.
  public static let beforeTheFirst = "say something (Tab: ideas), or /help"

  /// Not much longer than a narrow screen is wide.
  public var text: String {
    let yes = word(.yes)
    let no = word(.no)
    let cancel = word(.cancel)
    switch conversation.expectation {
    case .nothing: return Self.beforeTheFirst
    case .effect: return "the app is at work"
    case .answer(_, let parameter, let options):
      return options.isEmpty ? open(parameter) : choice(of: parameter, options)
    case .yesNo(_, let parameter):
      return "\(subject ?? ParameterWords.name(of: parameter))? \(yes), \(no), another, or \(cancel)"
    case .review(_, let buttons):
      let change = conversation.usualChange.map { ", or '\($0)'" } ?? ", or \(cancel)"
      return "\(buttons.last ?? "do it")? \(yes), \(no)\(change)"
    case .change(_, let options): return "what should change? \(numbers(options)), or \(cancel)"
    case .whichApp(let options): return "which app? \(numbers(options)), its name, or \(cancel)"
    case .authorisation(let app, let buttons): return "may Siri use \(short(app))? \(list(buttons))"
    case .unlock: return "the \(device) is locked: /unlock, or \(cancel)"
    case .openApp(let app, let buttons): return "go on in \(short(app))? \(list(buttons)), \(yes), or \(no)"
    case .reply: return "answer it? \(yes), \(no), or your answer"
    case .choice(let options): return "which one? \(numbers(options)), a name, or \(cancel)"
    }
  }

  // MARK: Questions

  private func open(_ parameter: ParameterSchema) -> String {
    let cases = conversation.askedCases
    switch cases.count {
    case 0: return "\(ParameterWords.question(for: parameter)), or \(word(.cancel))"
    case 1...3: return "\(cases.joined(separator: ", ")), or \(word(.cancel))"
    default:
      return "\(ParameterWords.name(of: parameter))? \(cases.prefix(2).joined(separator: ", ")) …, or \(word(.cancel))"
    }
  }

  private func choice(of parameter: ParameterSchema, _ options: [Choice]) -> String {
    let more = conversation.optionsLeft > 0 ? ", \(word(.more))" : ""
    // The numbers, or addresses, of one person are not called by the name.
    if conversation.lastQuestion?.line.identifier == "choose.handle", let subject {
      return "which for \(subject)? \(numbers(options))\(more), or \(word(.cancel))"
    }
    return
      "which \(subject ?? ParameterWords.name(of: parameter))? \(numbers(options))\(more), a name, or \(word(.cancel))"
  }

  /// The value that is asked about, as it was said: "Sam".
  private var subject: String? {
    guard let value = conversation.askedAbout else { return nil }
    if case .person(let person) = value {
      let words = person.spokenPhrase.flatMap { $0.isEmpty ? nil : $0 }
      return short(words ?? ValueNotation.name(of: person))
    }
    let text = ValueNotation.text(of: value)
    return text.isEmpty ? nil : short(text)
  }

  /// `1–5`; the numbers under which the options are listed.
  private func numbers(_ options: [Choice]) -> String {
    let numbers = options.enumerated().map { $1.number ?? $0 + 1 }
    guard let first = numbers.first, let last = numbers.last else { return "a name" }
    return first == last ? "\(first)" : "\(first)–\(last)"
  }

  private var device: String {
    switch conversation.setting.device {
    case .iPhone, .carPlay: "phone"
    case .watch: "watch"
    case .homePod: "HomePod"
    }
  }

  private func list(_ buttons: [String]) -> String { buttons.joined(separator: ", ") }

  private func word(_ answer: UsualAnswer) -> String { conversation.usualWord(for: answer) }

  /// A name from outside takes no more than a third of a narrow screen.
  private func short(_ text: String) -> String {
    let text = SafeText.cell(text)
    guard DisplayWidth.of(text) > 14 else { return text }
    var kept = ""
    for character in text {
      guard DisplayWidth.of(kept) + DisplayWidth.of(character) < 14 else { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
