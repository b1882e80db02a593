/// Choices about the dialogue that Apple doesn't document: numbers and switches in `Vocabulary/Siri/dialogue.rules`.
package struct DialogueRules: Hashable, Sendable {
  /// What a "no" to the review does.
  package enum AtNo: String, Hashable, Sendable { case clarify, cancel }
  /// When found messages are read out.
  package enum ReadAloud: String, Hashable, Sendable { case always, handsFree }

  /// How many times the same question may be asked.
  package var attempts = 3
  /// The number of unreadable answers after which Siri gives up.
  package var unreadable = 3
  /// How many options are listed at a time.
  package var optionsListed = 10
  /// How many shortcuts the device suggests at a time.
  package var suggestionsListed = 3
  /// The most found messages that are read.
  package var messagesRead = 5
  /// After how many seconds without an answer Siri stops waiting.
  package var idleSeconds = 60
  /// After how many seconds of a call Siri says that the app is still at work.
  package var slowSeconds = 3
  /// How sure, of 1000, Siri must be that an answer is a new request, where any text would answer.
  package var newRequestInText = 600
  /// The same where a name, a number or a date would answer, and no app is named.
  package var newRequestUnnamed = 900
  /// What a "no" to the review does: ask how to go on, or cancel at once.
  package var atNo = AtNo.clarify
  /// When found messages are read out as well as shown.
  package var readAloud = ReadAloud.handsFree
  /// The most found calls that are listed.
  package var callsTold = 5

  /// The rules where no file sets them.
  package init() {}

  /// The names of the numbers, with the range of each.
  static let numbers: [String: (path: any WritableKeyPath<DialogueRules, Int> & Sendable, range: ClosedRange<Int>)] = [
    "attempts": (\.attempts, 1...100), "unreadable": (\.unreadable, 1...100),
    "optionsListed": (\.optionsListed, 1...100), "suggestionsListed": (\.suggestionsListed, 1...100),
    "messagesRead": (\.messagesRead, 1...100), "callsTold": (\.callsTold, 1...100),
    "idleSeconds": (\.idleSeconds, 1...86_400), "slowSeconds": (\.slowSeconds, 1...86_400),
    "newRequestInText": (\.newRequestInText, 0...1000), "newRequestUnnamed": (\.newRequestUnnamed, 0...1000),
  ]
  /// A number by its name; nil when there is none of that name.
  func number(_ name: String) -> Int? { DialogueRules.numbers[name].map { self[keyPath: $0.path] } }

  /// The names of the switches.
  static let switches = ["atNo", "readAloud"]

  /// Applies one setting; returns what was expected instead when it can't.
  mutating func set(_ name: String, to value: String) -> String? {
    if let number = DialogueRules.numbers[name] {
      guard let read = Int(value), number.range.contains(read) else {
        return "a number from \(number.range.lowerBound) to \(number.range.upperBound)"
      }
      self[keyPath: number.path] = read
      return nil
    }
    switch name {
    case "atNo":
      guard let read = AtNo(rawValue: value) else { return "'clarify' or 'cancel'" }
      atNo = read
    case "readAloud":
      guard let read = ReadAloud(rawValue: value) else { return "'always' or 'handsFree'" }
      readAloud = read
    default: return "one of \((DialogueRules.numbers.keys.sorted() + DialogueRules.switches).joined(separator: ", "))"
    }
    return nil
  }
}
