/// What an apostrophe does in a language to the words next to it: `lists/apostrophes.list`.
///
/// Without a rule, and in names, an apostrophe between letters belongs to its word. The normal form of a text is the
/// same whether or not a language cuts it there, so that names are found in sentences of every language.
public struct Apostrophes: Hashable, Sendable {
  /// The role of letters with the apostrophe next to them.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// A word of its own: "Sam's" is "Sam" and "'s", "l'heure" is "l'" and "heure".
    case word
    /// Part of the word on the other side, even with spaces around the apostrophe: "I 'm", "O' Brien".
    case part
  }

  private struct Piece: Hashable, Sendable {
    /// In their normal form, without the apostrophe.
    var letters: [UInt8]
    var role: Role
  }

  /// Letters after an apostrophe: "'s".
  private var endings: [Piece] = []
  /// Letters before one: "l'".
  private var beginnings: [Piece] = []

  /// No rules: every apostrophe between letters belongs to its word.
  public init() {}

  /// Adds letters with an apostrophe before or after them; the first role for the same letters wins.
  ///
  /// - Returns: false where the text isn't that.
  public mutating func add(_ text: String, _ role: Role) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count > 1, let first = scalars.first, let last = scalars.last else { return false }
    let isEnding = Self.isApostrophe(first)
    guard isEnding != Self.isApostrophe(last) else { return false }
    var letters: [UInt8] = []
    for scalar in isEnding ? scalars.dropFirst() : scalars.dropLast() {
      guard case .letter = ScalarClass(scalar.value) else { return false }
      Folding.append(scalar.value, to: &letters)
    }
    if isEnding {
      endings.append(Piece(letters: letters, role: role))
    } else {
      beginnings.append(Piece(letters: letters, role: role))
    }
    return true
  }

  var isEmpty: Bool { endings.isEmpty && beginnings.isEmpty }

  /// The role of letters after an apostrophe.
  func ending(_ letters: [UInt8]) -> Role? { endings.first { $0.letters == letters }?.role }

  /// The role of letters before one.
  func beginning(_ letters: ArraySlice<UInt8>) -> Role? { beginnings.first { $0.letters[...] == letters }?.role }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    if case .apostrophe = ScalarClass(scalar.value) { true } else { false }
  }
}

extension Apostrophes {
  /// Writes the rules.
  public func write(to store: inout StoreWriter) {
    func texts(_ pieces: [Piece]) -> [String] {
      pieces.flatMap { [String(decoding: $0.letters, as: UTF8.self), $0.role.rawValue] }
    }
    store.put(texts(endings))
    store.put(texts(beginnings))
  }

  /// Reads what `write` has written.
  public init(_ store: inout StoreReader) throws(StoreFault) {
    func pieces(_ texts: StoredStrings) throws(StoreFault) -> [Piece] {
      var result: [Piece] = []
      for index in stride(from: 0, to: texts.count, by: 2) {
        guard index + 1 < texts.count, let role = Role(rawValue: texts[index + 1]) else { throw StoreFault() }
        result.append(Piece(letters: Array(texts[index].utf8), role: role))
      }
      return result
    }
    endings = try pieces(try store.strings())
    beginnings = try pieces(try store.strings())
  }
}
