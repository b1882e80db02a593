import FoundationEssentials

/// Prints the titles of a system button, from a file with a line for each locale: `en: Add to Siri | Added to Siri`.
struct ButtonTitlesPrinter {
  private let path: String
  private let titles: [(locale: String, add: String, added: String)]

  /// - Parameters:
  ///   - path: the file's, from the package's folder.
  ///   - text: its contents.
  /// - Throws: `SchemaError` at a line of another form, or for a locale that occurs twice.
  init(path: String, text: String) throws {
    self.path = path
    var titles: [(locale: String, add: String, added: String)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let halves = line.split(separator: ":", maxSplits: 1)
      let parts = (halves.last ?? "").split(separator: "|").map { Self.trimmed($0) }
      guard halves.count == 2, parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
        throw SchemaError(file: path, problem: .notATitle(String(line), line: index + 1))
      }
      let locale = Self.trimmed(halves[0])
      guard !titles.contains(where: { $0.locale == locale }) else {
        throw SchemaError(file: path, problem: .twice(locale, line: index + 1))
      }
      titles.append((locale, parts[0], parts[1]))
    }
    self.titles = titles
  }

  var file: GeneratedFile {
    var text = """
      // Printed from \(path) by `\(GeneratedTree.command)`; change that file instead.

      extension AddToSiriTitles {
        /// By locale.
        static let all = [

      """
    for title in titles {
      let line = "    \"\(title.locale)\": AddToSiriTitles(add: \"\(title.add)\", added: \"\(title.added)\"),"
      text += line + "\n"
    }
    text += "  ]\n}\n"
    return GeneratedFile(path: "Sources/SDK/IntentsUI/AddToSiriTitles+Generated.swift", text: text)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
