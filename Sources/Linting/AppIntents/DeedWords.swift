import SimAppFiles

/// Recognises by name the calls that change something lasting: `checks/deed-verbs.list`, except for what
/// `checks/deed-exceptions.list` names.
struct DeedWords {
  private let verbs: Set<String>
  private let exceptions: Set<String>

  init(_ languages: LanguageLibrary) {
    verbs = CheckList("deed-verbs", languages).words(for: "")
    exceptions = CheckList("deed-exceptions", languages).words(for: "")
  }

  /// Whether a call changes something, as far as its name shows; changes within the function don't count.
  func isDeed(_ call: AppIntentOutline.Call, parameters: Set<String>) -> Bool {
    guard staysBehind(call, parameters), let verb = CodeWords(call.name).first, verbs.contains(verb) else {
      return false
    }
    // A result that is used may only have been made: a request, a context.
    if verb == Self.making, call.isUsed { return false }
    // A new object is set up by calls that can't fail.
    return call.root != .fresh || call.isTried
  }

  private static let making = "create"

  /// Whether a call may change something, whatever its name; a call that only makes a value can't.
  func mayChange(_ call: AppIntentOutline.Call, parameters: Set<String>) -> Bool {
    guard staysBehind(call, parameters), call.name != "result" else { return false }
    return call.isTried || !call.isUsed || isDeed(call, parameters: parameters)
  }

  /// Whether an assignment changes something: a property of an object that other code has, too.
  func isDeed(setting call: AppIntentOutline.Call, parameters: Set<String>) -> Bool {
    staysBehind(call, parameters) && call.root == .other && call.path.first?.first?.isUppercase == true
  }

  private func staysBehind(_ call: AppIntentOutline.Call, _ parameters: Set<String>) -> Bool {
    guard call.root != .variable, let last = call.path.last, last.first?.isUppercase != true,
      !call.path.contains(where: { exceptions.contains(NormalForm.of($0)) })
    else { return false }
    let owner = call.path.first == "self" ? call.path.dropFirst().first : call.path.first
    return call.path.count < 2 || !parameters.contains(owner ?? "")
  }
}

/// The words of a name in code: `heart`, `rate`, `URL` of `heartRateURL`, in small letters.
struct CodeWords: Sequence {
  private let words: [String]

  init(_ name: String) {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let isBreak = !character.isLetter && !character.isNumber
      let beginsWord =
        character.isUppercase && index > 0
        && (!characters[index - 1].isUppercase
          || index + 1 < characters.count && characters[index + 1].isLowercase)
      if isBreak || beginsWord, !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if !isBreak { word.append(character) }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    self.words = words
  }

  var first: String? { words.first }

  func makeIterator() -> IndexingIterator<[String]> { words.makeIterator() }
}
