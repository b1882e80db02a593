import SimCatalog
import SimDiagnostics

/// Reads yes and no, in common words.
enum SwitchSyntax {
  private static let words: [String: Bool] = [
    "yes": true, "on": true, "true": true, "granted": true, "allowed": true, "online": true, "connected": true,
    "no": false, "off": false, "false": false, "denied": false, "withdrawn": false, "offline": false, "none": false,
    "disconnected": false,
  ]

  static func read(_ text: String, words languages: NotationWords) -> Result<Bool, ReadFailure> {
    if let value = words[languages.notation(of: text, as: .answer).lowercased()] { return .success(value) }
    return .failure(
      ReadFailure(
        "'\(text)' is neither yes nor no; expected 'yes', 'no', 'on' or 'off'",
        suggestion: nearestName(to: text, among: words.keys.sorted())))
  }
}

/// Reads `key = value`; the key has no space at its ends, the value may be empty.
enum AssignmentSyntax {
  static func read(_ text: String) -> Result<UserInfoEntry, ReadFailure> {
    guard let sign = text.firstIndex(where: { $0 == "=" || $0 == "＝" }) else {
      return .failure(ReadFailure("'\(text)' sets nothing; expected 'key = value'"))
    }
    let key = trimmed(text[..<sign])
    guard !key.isEmpty else { return .failure(ReadFailure("'\(text)' has no key; expected 'key = value'")) }
    return .success(UserInfoEntry(key: key, value: trimmed(text[text.index(after: sign)...])))
  }
}

/// Reads `contacts = no`, `location denied`, `siri 知了 = no`.
enum PermissionSyntax {
  private static let kinds: [String: TalkHeader.Permission.Kind] = [
    "siri": .siri, "contacts": .contacts, "location": .location,
  ]

  static func read(_ text: String, words languages: NotationWords) -> Result<TalkHeader.Permission, ReadFailure> {
    var words = text.split { $0 == " " || $0 == "=" || $0 == "＝" || $0 == "\u{3000}" }.map(String.init)
    guard let first = words.first else { return .failure(ReadFailure("a permission has no name")) }
    guard let kind = kinds[languages.notation(of: first, as: .permission).lowercased()] else {
      return .failure(
        ReadFailure(
          "unknown permission '\(first)'; expected 'siri', 'contacts' or 'location'",
          suggestion: nearestName(to: first, among: TalkHeader.Permission.Kind.allCases.map(\.rawValue))))
    }
    words.removeFirst()
    guard let last = words.popLast() else {
      return .success(TalkHeader.Permission(kind: kind, isGranted: true))
    }
    return SwitchSyntax.read(last, words: languages).map {
      TalkHeader.Permission(kind: kind, app: words.isEmpty ? nil : words.joined(separator: " "), isGranted: $0)
    }
  }
}

/// Reads `notes.txt = text` and `groups.json < fixtures/groups.json`.
enum FileSyntax {
  static func read(_ text: String) -> Result<TalkHeader.HandlerFile, ReadFailure> {
    guard let sign = text.firstIndex(where: { "=＝<＜".contains($0) }) else {
      return .failure(
        ReadFailure("'\(text)' gives no file; expected 'path = text' or 'path < file beside the transcript'"))
    }
    let path = trimmed(text[..<sign])
    let rest = trimmed(text[text.index(after: sign)...])
    for part in [path] + (text[sign] == "<" || text[sign] == "＜" ? [rest] : []) {
      // A transcript may come from anywhere: it mustn't reach outside its own folder or the app's container.
      let isInside = !part.isEmpty && !part.hasPrefix("/") && !part.split(separator: "/").contains("..")
      guard isInside else {
        return .failure(ReadFailure("'\(part)' is no path inside its folder; expected one like 'notes/today.txt'"))
      }
    }
    let isCopy = text[sign] == "<" || text[sign] == "＜"
    return .success(
      TalkHeader.HandlerFile(path: path, content: isCopy ? .copy(of: rest) : .text(unescapedBreaks(rest))))
  }

  /// Replaces `\n` by a line end.
  private static func unescapedBreaks(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result += character == "n" ? "\n" : character == "\\" ? "\\" : "\\\(character)"
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return isEscaped ? result + "\\" : result
  }
}
