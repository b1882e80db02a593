public import SimUtterances

/// The names of all apps in one locale, for finding them in sentences. Spaces in a name don't count: "Zhi Chat" is ZhiChat.
///
/// A name is also found as it is read aloud ("my app one two three"), without its emoji, and inflected ("ZhiChatting").
public struct AppNames: Sendable {
  /// Which of an app's names it is.
  public enum Kind: UInt8, Hashable, Sendable, Comparable {
    case displayName, spokenName, alternativeName, pronunciation

    /// In the order of the cases: the app's own name before those that it adds.
    public static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  /// An app's name in a sentence.
  public struct Mention: Hashable, Sendable {
    /// Indices of tokens.
    public var tokens: Range<Int>
    /// The app, by its index.
    public var app: Int
    /// Which of the app's names it is.
    public var kind: Kind

    /// A name of an app, at some tokens.
    public init(tokens: Range<Int>, app: Int, kind: Kind) {
      (self.tokens, self.app, self.kind) = (tokens, app, kind)
    }
  }

  private var table = ByteTable()
  private var owners: [[(app: Int, kind: Kind)]] = []
  private var longest = 0
  /// The first two bytes of the names, by their sums: most words begin none.
  private var beginnings = [Bool](repeating: false, count: 256)

  /// Siri uses so many of INAlternativeAppNames in each localisation.
  public static let mostAlternatives = 3

  /// - Parameter forms: how the language reads names aloud and inflects them.
  public init(apps: [InstalledApp], locale: String, forms: NameForms = NameForms()) {
    let named = apps.enumerated().map { index, app in (index, AppNames.names(of: app, in: locale)) }
    for (app, names) in named { for (name, kind) in names { add(name, app: app, kind) } }
    // An app's own name comes before another's inflected one.
    for (app, names) in named {
      for (name, kind) in names {
        for spoken in forms.spoken(name) { add(spoken, app: app, kind == .displayName ? .spokenName : kind) }
        if let plain = AppNames.withoutSymbols(name) { add(plain, app: app, kind) }
      }
    }
    for (app, names) in named {
      for (name, kind) in names { for bent in forms.bent(AppNames.key(name)) { add(key: bent, app: app, kind) } }
    }
  }

  private static func names(of app: InstalledApp, in locale: String) -> [(name: String, kind: Kind)] {
    var names: [(String, Kind)] = [(app.displayName(in: locale), .displayName)]
    if let name = app.localised(app.spokenNames, locale) { names.append((name, .spokenName)) }
    for alternative in (app.localised(app.alternativeNames, locale) ?? []).prefix(mostAlternatives) {
      names.append((alternative.name, .alternativeName))
      if let hint = alternative.pronunciationHint { names.append((hint, .pronunciation)) }
    }
    return names
  }

  /// All names that occur in an utterance, by their first token.
  public func find(in utterance: Utterance) -> [Mention] {
    var result: [Mention] = []
    guard longest > 0 else { return result }
    utterance.normalBytes.withUnsafeBufferPointer { bytes in
      for start in utterance.tokens.indices where utterance.tokens[start].kind != .punctuation {
        let normal = utterance.tokens[start].normal
        if normal.count > 1, !beginnings[AppNames.beginning(bytes[normal.lowerBound], bytes[normal.lowerBound + 1])] {
          continue
        }
        find(from: start, in: utterance, bytes, mentions: &result)
      }
    }
    return result
  }

  private func find(
    from start: Int, in utterance: Utterance, _ bytes: UnsafeBufferPointer<UInt8>, mentions: inout [Mention]
  ) {
    // The bytes of a name aren't adjacent where its words have spaces between them, so they are put together here.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { key in
      var hash = ByteTable.Hash()
      var length = 0
      var index = start
      while index < utterance.tokens.count {
        let token = utterance.tokens[index]
        index += 1
        if token.kind == .punctuation {
          if utterance.parts(at: index - 1) { return }
          continue
        }
        guard length + token.normal.count <= longest else { return }
        for position in token.normal {
          key[length] = bytes[position]
          hash.add(bytes[position])
          length += 1
        }
        guard let number = table.find(UnsafeBufferPointer(rebasing: key[..<length]), hash) else { continue }
        for owner in owners[number] {
          mentions.append(Mention(tokens: start..<index, app: owner.app, kind: owner.kind))
        }
      }
    }
  }

  @inline(__always)
  private static func beginning(_ first: UInt8, _ second: UInt8) -> Int { Int(first &* 31 &+ second) }

  private mutating func add(_ name: String, app: Int, _ kind: Kind) { add(key: AppNames.key(name), app: app, kind) }

  private mutating func add(key: [UInt8], app: Int, _ kind: Kind) {
    guard !key.isEmpty, key.count <= 256, let entry = table.insert(key) else { return }
    if entry.isNew { owners.append([]) }
    longest = max(longest, key.count)
    beginnings[AppNames.beginning(key[0], key.count > 1 ? key[1] : 0)] = true
    if !owners[entry.number].contains(where: { $0.app == app }) { owners[entry.number].append((app, kind)) }
  }

  /// The normal forms of a name's words, joined.
  private static func key(_ name: String) -> [UInt8] {
    let utterance = Utterance(name)
    return utterance.tokens.flatMap { utterance.normalBytes[$0.normal] }
  }

  /// A name without its emoji and signs; nil where it has none, or nothing else.
  private static func withoutSymbols(_ name: String) -> String? {
    let utterance = Utterance(name)
    let rest = utterance.tokens.filter { $0.kind != .symbol }
    guard rest.count < utterance.tokens.count, rest.contains(where: { $0.kind != .punctuation }) else { return nil }
    return rest.map { utterance.source($0.range) }.joined(separator: " ")
  }
}
