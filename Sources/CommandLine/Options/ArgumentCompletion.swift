package import ArgumentParser
import SimAppFiles
import SimLexicon
import SimLinting
import SimSession

/// What a shell offers for an argument (`sirisim --generate-completion-script bash`).
///
/// The program is asked for the names of apps, users, languages, intents and rules as the user types, because folders
/// and options on the line decide which there are.
extension CompletionKind {
  package static let transcripts = CompletionKind.file(extensions: ["talk"])

  package static let apps = words { line in
    let folders = line.folders
    let opened = SessionLibrary.open(
      vocabulary: line.vocabulary, apps: folders, environment: ProcessVariables.all)
    guard case .success(let library) = opened else { return [] }
    return library.apps.flatMap { source in
      let app = source.app
      return line.locale.map { [app.displayName(in: $0)] } ?? app.displayNames.values.sorted()
    }
  }

  package static let locales = words { $0.folder?.languages ?? [] }

  /// By name, or the path of a plist.
  package static let users = words { line in
    (line.folder?.users ?? []) + (line.prefix.isEmpty ? [] : plists(beginningWith: line.prefix))
  }

  package static let intents = words { line in
    guard let folder = line.folder else { return [] }
    return folder.languages.flatMap { FileReader.entries(of: "\(folder.path)/Siri/\($0)/phrases") }
      .filter(\.isFolder).map(\.name)
  }

  package static let rules = words { _ in RuleList.all.map(\.about.identifier) }

  private static func words(_ all: @escaping @Sendable (TypedWords) -> [String]) -> CompletionKind {
    .custom { words, index, prefix in
      var seen: Set<String> = []
      return all(TypedWords(words, at: index, prefix: prefix)).filter { seen.insert($0).inserted }.sorted()
    }
  }

  private static func plists(beginningWith prefix: String) -> [String] {
    let head = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
    return FileReader.entries(of: head.isEmpty ? "." : head).filter { $0.isFolder || $0.name.hasSuffix(".plist") }
      .map { head + $0.name + ($0.isFolder ? "/" : "") }
  }
}

/// The command line while it is being typed.
private struct TypedWords {
  /// The word under the cursor, up to it.
  let prefix: String
  private let words: [String]

  /// - Parameter index: of the word that is being typed, which doesn't count yet.
  init(_ words: [String], at index: Int, prefix: String) {
    self.prefix = prefix
    self.words = words.enumerated().filter { $0.offset != index }.map { Self.unquoted($0.element) }
  }

  var vocabulary: String? { value(of: "--vocabulary") }
  var locale: String? { value(of: "--locale") }

  /// Siri's own folder.
  var folder: VocabularyFolder? {
    try? VocabularyFolder.find(explicit: vocabulary, environment: ProcessVariables.all)
  }

  /// The folders of apps on the line.
  var folders: [String] {
    words.indices.dropFirst(2).filter { words[$0 - 1] != "--vocabulary" }.map { words[$0] }
      .filter { !$0.hasPrefix("-") && FileReader.isFolder($0) }
  }

  private func value(of option: String) -> String? {
    guard let index = words.firstIndex(of: option), index + 1 < words.count else { return nil }
    return words[index + 1]
  }

  /// A shell passes a word as it was typed: with its quotes.
  private static func unquoted(_ word: String) -> String {
    guard let mark = word.first, mark == "\"" || mark == "'" else { return word.replacing("\\ ", with: " ") }
    return String(word.dropFirst().prefix { $0 != mark })
  }
}
