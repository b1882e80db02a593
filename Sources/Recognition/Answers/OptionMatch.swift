/// An option of a question with everything that it may be called.
public struct Option: Hashable, Sendable {
  /// As it is shown.
  public var text: String
  /// A second line.
  public var detail: String?
  /// Other words for it: the handle's label as the app gave it, the person's nickname, the number itself.
  public var alsoCalled: [String]

  /// An option with what it may be called.
  public init(_ text: String, detail: String? = nil, alsoCalled: [String] = []) {
    self.text = text
    self.detail = detail
    self.alsoCalled = alsoCalled
  }

  /// Everything that it may be called.
  public var names: [String] { [text] + alsoCalled + (detail.map { [$0] } ?? []) }
}

/// Which options an answer means.
public enum OptionMatch: Hashable {
  case one(Int)
  /// A part of a name that several have.
  case several([Int])
  case none

  /// Reads an answer: a number in digits, a whole name, a part of one. What has the words of a language, "the second one", is an act.
  ///
  /// - Parameter plain: how a name is cut into words.
  public init(_ answer: PlainText, in options: [Option], _ plain: (String) -> PlainText) {
    let whole = Self.wholes(answer, options, plain)
    if whole.count == 1 {
      self = .one(whole[0])
      return
    }
    if let number = Int(answer.normal) {
      self = options.indices.contains(number - 1) ? .one(number - 1) : .none
      return
    }
    self.init(name: answer, in: options, plain)
  }

  /// Reads a name that was said before anything was offered, where a number is none of the list's: a whole one, a part of one.
  public init(name answer: PlainText, in options: [Option], _ plain: (String) -> PlainText) {
    let whole = Self.wholes(answer, options, plain)
    guard whole.isEmpty else {
      self = whole.count == 1 ? .one(whole[0]) : .several(whole)
      return
    }
    let partial = options.indices.filter { index in
      options[index].names.contains { name in
        let name = plain(name)
        // "The one ending in 0101".
        if OptionMatch.ends(name, with: answer) { return true }
        return name.contains(answer.tokens) || (name.tokens.count > 1 && answer.contains(name.tokens))
      }
    }
    switch partial.count {
    case 0: self = .none
    case 1: self = .one(partial[0])
    default: self = .several(partial)
    }
  }

  private static func wholes(_ answer: PlainText, _ options: [Option], _ plain: (String) -> PlainText) -> [Int] {
    options.indices.filter { index in
      options[index].names.contains { plain($0).normal == answer.normal }
    }
  }

  /// Whether an answer is the last digits of a number, three of them or more.
  private static func ends(_ name: PlainText, with answer: PlainText) -> Bool {
    let digits = answer.normal.filter { !$0.isWhitespace }
    guard digits.count >= 3, digits.allSatisfy(\.isNumber) else { return false }
    return name.normal.filter(\.isNumber).hasSuffix(digits)
  }
}
