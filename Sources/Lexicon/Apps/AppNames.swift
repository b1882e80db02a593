public import SimUtterances

/// The names of all apps in one locale, for finding them in sentences. Spaces in a name don't count: "Zhi Chat" is ZhiChat.
public struct AppNames: Sendable {
  public enum Kind: UInt8, Hashable, Sendable, Comparable {
    case displayName, spokenName, alternativeName, pronunciation

    public static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  /// An app's name in a sentence.
  public struct Mention: Hashable, Sendable {
    /// Indices of tokens.
    public var tokens: Range<Int>
    /// The app, by its index.
    public var app: Int
    public var kind: Kind
  }

  private var table = ByteTable()
  private var owners: [[(app: Int, kind: Kind)]] = []
  private var longest = 0

  public init(apps: [InstalledApp], locale: String) {
    for (index, app) in apps.enumerated() {
      add(app.displayName(in: locale), app: index, .displayName)
      if let name = app.localised(app.spokenNames, locale) { add(name, app: index, .spokenName) }
      for alternative in app.localised(app.alternativeNames, locale) ?? [] {
        add(alternative.name, app: index, .alternativeName)
        if let hint = alternative.pronunciationHint { add(hint, app: index, .pronunciation) }
      }
    }
  }

  /// Every name that stands in an utterance, by its first token.
  public func find(in utterance: Utterance) -> [Mention] {
    var result: [Mention] = []
    guard longest > 0 else { return result }
    utterance.normalBytes.withUnsafeBufferPointer { bytes in
      for start in utterance.tokens.indices where utterance.tokens[start].kind != .punctuation {
        find(from: start, in: utterance, bytes, mentions: &result)
      }
    }
    return result
  }

  private func find(
    from start: Int, in utterance: Utterance, _ bytes: UnsafeBufferPointer<UInt8>, mentions: inout [Mention]
  ) {
    // The bytes of a name lie apart where spaces stand between its words, so it is put together here.
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

  private mutating func add(_ name: String, app: Int, _ kind: Kind) {
    let utterance = Utterance(name)
    var key: [UInt8] = []
    for token in utterance.tokens { key += utterance.normalBytes[token.normal] }
    guard !key.isEmpty, key.count <= 256, let entry = table.insert(key) else { return }
    if entry.isNew { owners.append([]) }
    longest = max(longest, key.count)
    if !owners[entry.number].contains(where: { $0.app == app }) { owners[entry.number].append((app, kind)) }
  }
}
