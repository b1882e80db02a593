import SimDiagnostics
import SimPhrases
import SimUtterances

/// Facts of a language that aren't words: how long its names are, and what unknown names look like.
///
/// They are in `Vocabulary/Siri/<language>/language.list`, one per line: `capitals = 1 3`. Without these lines nothing
/// looks like a name; lengths that are left out have the values below.
public struct LanguageFacts: Hashable, Sendable {
  /// The maximum length of something, in words, and in characters of a script without spaces.
  struct Length: Hashable, Sendable {
    var words: UInt8
    var characters: UInt8

    /// - Parameter isCharacter: whether the text begins with a character of a script without spaces.
    @inline(__always)
    func limit(_ isCharacter: Bool) -> UInt8 { isCharacter ? characters : words }
  }

  /// Where the app's name and the words that carry it may be.
  public enum CarrierPlace: String, Hashable, Sendable, CaseIterable {
    /// Only before the sentence: 用知了发消息.
    case before
    /// Before or after it: "send a message using ZhiChat".
    case around
  }

  /// How many consecutive capitalised words may be a name.
  private(set) var capitals: ClosedRange<Int>?
  /// How many characters of a name may follow a word of `surnames.list`.
  private(set) var behindSurnames: ClosedRange<Int>?
  /// How many characters may follow a word of `name-prefixes.list`.
  private(set) var behindNamePrefixes: ClosedRange<Int>?
  /// So many words behind a word of `titles-before.list` are a name with it, with or without capitals: "mas bayu".
  private(set) var behindTitles: ClosedRange<Int>?
  /// How many words of a place's name may precede a word of `place-endings.list`.
  private(set) var beforePlaceEndings: ClosedRange<Int>?
  /// The longest names in free words: of people, of things that an app keeps, of places.
  private(set) var longestName = Length(words: 4, characters: 6)
  private(set) var longestTitle = Length(words: 6, characters: 10)
  private(set) var longestPlace = Length(words: 12, characters: 12)
  /// For names written only in characters: by the name's length, the length of the family name, which comes first.
  private(set) var familyNames: [Int: Int] = [:]
  /// The position of the words that carry an app's name.
  public private(set) var carriers = CarrierPlace.around
  /// How strongly a sentence's words must suggest the intent of a part of it, in hundredths of a logarithm.
  private(set) var agreement = 300
  /// The same for an app that can only do one kind of thing.
  private(set) var agreementOfOnlyApp = 300
  /// How strongly they must suggest it to such an app where no part is a phrase; nil where that is never enough.
  private(set) var agreementOfWords: Int?
  /// The same where no app is named.
  private(set) var agreementOfWordsAlone: Int?

  /// How strong the evidence for a slightly different phrase must be; nil where no sentence may differ.
  private(set) var agreementOfAligned: Int?

  /// A language without a file of facts.
  init() {}

  /// The name of the file, which is next to the folder `lists`.
  public static let fileName = "language.list"

  /// The keyword before the name of the language that this one is based on, for the reader of the files.
  public static let inherits = Key.inherits.rawValue

  /// Reads the file.
  ///
  /// - Parameter diagnostics: receives what is wrong in it; faulty lines are left out.
  init(_ list: ListFile, diagnostics: inout [Diagnostic]) {
    for entry in list.entries {
      let known = Key.allCases.map(\.rawValue)
      guard let key = Key(rawValue: entry.text) else {
        diagnostics.error(
          "'\(entry.text)' is no fact of a language; expected one of \(known.joined(separator: ", "))", at: entry.place,
          suggestion: nearestName(to: entry.text, among: known))
        continue
      }
      if !set(key, entry.value ?? "") {
        diagnostics.error(
          "expected '\(entry.text) = \(key.expected)', read '\(entry.value ?? "")'", at: entry.place,
          suggestion: key == .carriers
            ? nearestName(to: entry.value ?? "", among: CarrierPlace.allCases.map(\.rawValue)) : nil)
      }
    }
  }

  private enum Key: String, CaseIterable {
    case capitals, surnames
    case namePrefixes = "name-prefixes"
    case titles
    case placeEndings = "place-endings"
    case name, title, place
    case familyNames = "family-names"
    case carriers, agreement, inherits
    case agreementOfOnlyApp = "agreement-only-app"
    case agreementOfWords = "agreement-words"
    case agreementOfWordsAlone = "agreement-words-alone"
    case agreementOfAligned = "agreement-aligned"

    /// An example of what follows the equals sign, for a message.
    var expected: String {
      switch self {
      case .capitals, .surnames, .namePrefixes, .titles, .placeEndings: "1 3"
      case .name, .title, .place: "4 6"
      case .familyNames: "2:1 3:1 4:2"
      case .agreement, .agreementOfOnlyApp, .agreementOfWords, .agreementOfWordsAlone, .agreementOfAligned:
        "300"
      case .inherits: "another language's folder"
      case .carriers: CarrierPlace.allCases.map(\.rawValue).joined(separator: " or ")
      }
    }
  }

  /// - Returns: whether the value could be read.
  private mutating func set(_ key: Key, _ value: String) -> Bool {
    switch key {
    case .capitals: return Self.read(value, range: &capitals)
    case .surnames: return Self.read(value, range: &behindSurnames)
    case .namePrefixes: return Self.read(value, range: &behindNamePrefixes)
    case .titles: return Self.read(value, range: &behindTitles)
    case .placeEndings: return Self.read(value, range: &beforePlaceEndings)
    case .name: return Self.read(value, length: &longestName)
    case .title: return Self.read(value, length: &longestTitle)
    case .place: return Self.read(value, length: &longestPlace)
    case .familyNames:
      var names: [Int: Int] = [:]
      for pair in value.split(separator: " ") {
        let numbers = pair.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let all = numbers[0], let family = numbers[1], (1..<16).contains(family),
          all > family,
          all < 16, names.updateValue(family, forKey: all) == nil
        else { return false }
      }
      familyNames = names
      return true
    case .agreement: return Self.read(value, agreement: &agreement)
    case .agreementOfOnlyApp: return Self.read(value, agreement: &agreementOfOnlyApp)
    case .agreementOfWords: return Self.read(value, agreement: &agreementOfWords)
    case .agreementOfWordsAlone: return Self.read(value, agreement: &agreementOfWordsAlone)
    case .agreementOfAligned: return Self.read(value, agreement: &agreementOfAligned)
    case .inherits: return !value.isEmpty
    case .carriers:
      guard let place = CarrierPlace(rawValue: value) else { return false }
      carriers = place
      return true
    }
  }

  private static func read(_ value: String, agreement: inout Int) -> Bool {
    guard let number = Int(value), (-10_000...10_000).contains(number) else { return false }
    agreement = number
    return true
  }

  private static func read(_ value: String, agreement: inout Int?) -> Bool {
    var needed = 0
    guard read(value, agreement: &needed) else { return false }
    agreement = needed
    return true
  }

  private static func numbers(_ value: String) -> (Int, Int)? {
    let numbers = value.split(separator: " ").map { Int($0) }
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else { return nil }
    return (first, second)
  }

  private static func read(_ value: String, range: inout ClosedRange<Int>?) -> Bool {
    guard let (least, most) = numbers(value), least >= 1, least <= most, most < 16 else { return false }
    range = least...most
    return true
  }

  private static func read(_ value: String, length: inout Length) -> Bool {
    guard let (words, characters) = numbers(value), (1..<64).contains(words), (1..<64).contains(characters) else {
      return false
    }
    length = Length(words: UInt8(words), characters: UInt8(characters))
    return true
  }
}

extension LanguageFacts {
  /// The facts in a language's files.
  ///
  /// - Parameter diagnostics: receives what is wrong in them.
  init(of files: [LanguageFile], diagnostics: inout [Diagnostic]) {
    guard let file = Self.file(among: files) else {
      self.init()
      return
    }
    self.init(ListFile(path: file.path, text: file.text, diagnostics: &diagnostics), diagnostics: &diagnostics)
  }

  private static func file(among files: [LanguageFile]) -> LanguageFile? {
    files.first { $0.pathInLanguage == fileName }
  }

  /// Writes them as text: they are few, and are read when a conversation begins.
  static func write(_ files: [LanguageFile], to store: inout StoreWriter) {
    store.put(file(among: files)?.text ?? "")
  }

  /// Reads what `write` has written.
  init(_ store: inout StoreReader) throws(StoreFault) {
    // Faults were reported when the language was compiled.
    var ignored: [Diagnostic] = []
    self.init(ListFile(path: Self.fileName, text: try store.text(), diagnostics: &ignored), diagnostics: &ignored)
  }
}
