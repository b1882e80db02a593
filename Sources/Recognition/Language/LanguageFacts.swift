import SimDiagnostics
import SimPhrases
import SimUtterances

/// Facts of a language that are no words: how long its names are, and what they look like to somebody who doesn't know them.
///
/// They are in `Vocabulary/Siri/<language>/language.list`, one a line: `capitals = 1 3`. Nothing looks like a name in a
/// language that doesn't say so; lengths have the values below where it leaves them out.
public struct LanguageFacts: Hashable, Sendable {
  /// How many words, and how many characters of a script without spaces, something has at most.
  struct Length: Hashable, Sendable {
    var words: UInt8
    var characters: UInt8

    /// - Parameter isCharacter: whether it begins with a character of a script without spaces.
    @inline(__always)
    func limit(_ isCharacter: Bool) -> UInt8 { isCharacter ? characters : words }
  }

  /// The positions that the app's name may have with the words around it.
  public enum CarrierPlace: String, Hashable, Sendable, CaseIterable {
    /// Before the sentence alone: 用知了发消息.
    case before
    /// Before it or behind it: "send a message using ZhiChat".
    case around
  }

  /// So many words in a row with capital letters may be a name.
  private(set) var capitals: ClosedRange<Int>?
  /// So many characters may follow a word of `surnames.list` in a name.
  private(set) var behindSurnames: ClosedRange<Int>?
  /// So many characters may follow a word of `name-prefixes.list`.
  private(set) var behindNamePrefixes: ClosedRange<Int>?
  /// So many words may stand before a word of `place-endings.list` in a place's name.
  private(set) var beforePlaceEndings: ClosedRange<Int>?
  /// The longest names that free words may be: of people, of things that an app keeps, of places.
  private(set) var longestName = Length(words: 4, characters: 6)
  private(set) var longestTitle = Length(words: 6, characters: 10)
  private(set) var longestPlace = Length(words: 12, characters: 12)
  /// Of names that are written in characters alone, by how many there are: how many the family name has, which comes first.
  private(set) var familyNames: [Int: Int] = [:]
  /// The position of the words around an app's name.
  public private(set) var carriers = CarrierPlace.around
  /// How much the words of a sentence must say for the intent of a part of it, in hundredths of a logarithm.
  private(set) var agreement = 300
  /// The same where it is said to an app that can do things of one kind alone.
  private(set) var agreementOfOnlyApp = 300
  /// How much they must say to such an app where no part of it is a phrase; nil where that is never enough.
  private(set) var agreementOfWords: Int?

  /// How much must speak for a phrase from which a sentence differs in little; nil where no sentence may.
  private(set) var agreementOfAligned: Int?

  /// A language that says nothing of itself.
  init() {}

  /// The file, beside those of the folder `lists`.
  public static let fileName = "language.list"

  /// The word before the name of the language that this one is based on; the reader of the files uses it.
  public static let inherits = Key.inherits.rawValue

  /// Reads the file.
  ///
  /// - Parameter diagnostics: receives what is wrong in it; what is wrong is left out.
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
    case placeEndings = "place-endings"
    case name, title, place
    case familyNames = "family-names"
    case carriers, agreement, inherits
    case agreementOfOnlyApp = "agreement-only-app"
    case agreementOfWords = "agreement-words"
    case agreementOfAligned = "agreement-aligned"

    /// What stands behind the sign, for a message.
    var expected: String {
      switch self {
      case .capitals, .surnames, .namePrefixes, .placeEndings: "1 3"
      case .name, .title, .place: "4 6"
      case .familyNames: "2:1 3:1 4:2"
      case .agreement, .agreementOfOnlyApp, .agreementOfWords, .agreementOfAligned: "300"
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
    case .agreementOfWords:
      var needed = 0
      guard Self.read(value, agreement: &needed) else { return false }
      agreementOfWords = needed
      return true
    case .agreementOfAligned:
      var needed = 0
      guard Self.read(value, agreement: &needed) else { return false }
      agreementOfAligned = needed
      return true
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
  /// The facts among a language's files, and where they stand.
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

  /// Lays them down as they are written: they are few, and are read when a conversation begins.
  static func write(_ files: [LanguageFile], to store: inout StoreWriter) {
    store.put(file(among: files)?.text ?? "")
  }

  /// Reads what `write` has laid down.
  init(_ store: inout StoreReader) throws(StoreFault) {
    // What is wrong in them was said when they were compiled.
    var ignored: [Diagnostic] = []
    self.init(ListFile(path: Self.fileName, text: try store.text(), diagnostics: &ignored), diagnostics: &ignored)
  }
}
