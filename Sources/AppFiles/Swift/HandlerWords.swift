/// The words that a handler's sources compare with or list: words that it may expect to hear.
///
/// They are read from the sources' literals without a compiler: a guess, for a caller that wants to say what the
/// handler knows.
package struct HandlerWords: Sendable {
  /// Words and names, each once: those that are compared, listed or given as a name before the others.
  package let texts: [String]

  /// Reads sources.
  ///
  /// - Parameter sources: the bytes of each; nothing is too broken to be read.
  package init(of sources: [[UInt8]]) {
    var (wanted, others): ([String], [String]) = ([], [])
    for bytes in sources {
      let source = SwiftSource(bytes, file: "")
      var given: (name: String, index: Int)?
      for index in source.tokens.indices where source.beginsText(index) {
        guard let text = SwiftText(at: index, of: source).plain, Self.canBeSaid(text) else { continue }
        // A person whose names are given apart is called by both.
        if let given, index - given.index <= Self.nextArgument, Self.label(of: index, in: source) == "familyName" {
          wanted.append("\(given.name) \(text)")
        }
        given = Self.label(of: index, in: source) == "givenName" ? (text, index) : nil
        switch Self.role(of: index, in: source) {
        case .wanted: wanted.append(text)
        case .plain: others.append(text)
        case .internal: break
        }
      }
    }
    var seen: Set<String> = []
    texts = Array((wanted + others).filter { seen.insert($0).inserted }.prefix(Self.most))
  }

  /// A trial says no more than these.
  private static let most = 48

  /// How many tokens lie between the texts of two arguments that follow each other: a comma, a label, a colon, and the
  /// marks of the texts.
  private static let nextArgument = 6

  /// What a text is to the program.
  private enum Role { case wanted, plain, `internal` }

  /// The labels of arguments whose texts are never spoken.
  private static let internalLabels: Set<String> = [
    "forKey", "suiteName", "named", "identifier", "withIdentifier", "activityType", "subsystem", "category", "format",
    "separator", "separatedBy", "dateFormat", "forResource", "ofType", "withExtension", "string", "entityName",
    "userActivity", "systemName", "label",
  ]
  /// The functions whose texts never reach Siri.
  private static let logs: Set<String> = [
    "print", "debugPrint", "NSLog", "os_log", "fatalError", "preconditionFailure", "assertionFailure", "assert",
    "precondition", "Selector",
  ]
  /// The arguments that name something.
  private static let names: Set<String> = [
    "displayName", "spokenPhrase", "name", "title", "givenName", "familyName", "nickname", "fullName",
  ]

  /// The label of the argument that a text is.
  private static func label(of index: Int, in source: SwiftSource) -> String? {
    guard source.isMark(index - 1, Ascii.colon), !source.name(index - 2).isEmpty else { return nil }
    return source.name(index - 2)
  }

  private static func role(of index: Int, in source: SwiftSource) -> Role {
    let before = index - 1
    if let label = label(of: index, in: source) {
      if internalLabels.contains(label) { return .internal }
      if names.contains(label) { return .wanted }
    }
    if source.isMark(before, Ascii.openParenthesis), logs.contains(source.name(index - 2)) { return .internal }
    // A key of a dictionary that is looked up.
    if source.isMark(before, Ascii.openBracket), !source.name(index - 2).isEmpty { return .internal }
    let isCompared = source.isMark(before, Ascii.equals) && source.isMark(index - 2, Ascii.equals)
    let isCase = source.name(before) == "case"
    let isListed = source.isMark(before, Ascii.openBracket) || source.isMark(before, Ascii.comma)
    let isSearched =
      source.isMark(before, Ascii.openParenthesis)
      && ["contains", "hasPrefix", "hasSuffix", "caseInsensitiveCompare"].contains(source.name(index - 2))
    return isCompared || isCase || isListed || isSearched ? .wanted : .plain
  }

  /// Whether a text can be spoken: words rather than an identifier, a format, a path or an address.
  private static func canBeSaid(_ text: String) -> Bool {
    guard (1...40).contains(text.count), text.split(separator: " ").count <= 5, text.contains(where: \.isLetter) else {
      return false
    }
    var last: Character = " "
    for character in text {
      let isOfAName = character.isLetter || character.isNumber || " '’-&.,".contains(character)
      // "recipientName" is no word, and "ok.png" none either.
      if !isOfAName || character.isUppercase && last.isLowercase || last == "." && character != " " { return false }
      last = character
    }
    return !".,".contains(last)
  }
}

extension ProgramPlan {
  /// The words that the program's own sources compare with or list, and those of its frameworks.
  package var handlerWords: HandlerWords {
    let files = sources + modules.flatMap(\.sources)
    return HandlerWords(of: files.filter { $0.hasSuffix(".swift") }.compactMap { try? FileReader.bytes(of: $0) })
  }
}
