import SimText

/// Texts from outside in Markdown.
enum MarkdownText {
  private static let special = Set("\\`*_[<|~&$".unicodeScalars)

  /// The text escaped so that it is shown literally, on one line.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let safe = SafeText.oneLine(text)
    for (index, scalar) in safe.unicodeScalars.enumerated() {
      // At the start of a line these would begin a heading, a list or a quotation.
      let opensBlock = index == 0 && (scalar == "#" || scalar == "+" || scalar == "-" || scalar == "=" || scalar == ">")
      if opensBlock || special.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return withoutNumber(String(result))
  }

  /// The text between backticks, more of them than it contains in a row.
  static func code(_ text: String) -> String {
    let safe = SafeText.oneLine(text)
    let fence = String(repeating: "`", count: longestRun(of: "`", in: safe) + 1)
    let needsSpace = safe.hasPrefix("`") || safe.hasSuffix("`")
    return needsSpace ? "\(fence) \(safe) \(fence)" : fence + safe + fence
  }

  /// The lines as a code block.
  static func block(_ lines: [String]) -> [String] {
    let safe = lines.map(SafeText.oneLine)
    let ticks = safe.map { longestRun(of: "`", in: $0) }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, ticks + 1))
    return [fence + "text"] + safe + [fence]
  }

  private static func longestRun(of mark: Character, in text: String) -> Int {
    var longest = 0
    var run = 0
    for character in text {
      run = character == mark ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// `7. of May` would be a list's seventh item.
  private static func withoutNumber(_ text: String) -> String {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, let mark = text.dropFirst(digits.count).first, mark == "." || mark == ")" else {
      return text
    }
    return digits + "\\" + text.dropFirst(digits.count)
  }
}
