import Glibc
import SimText

/// What was typed, in a file in the user's state folder. If anything is wrong with it, the conversation goes on
/// without.
///
/// An entry of several lines is one line of the file, with `␤` between them, and is restored whole.
struct History {
  /// How many entries are kept.
  static let limit = 1_000

  private static let lineMark: Character = "\u{2424}"

  /// Oldest first, each text once, at its latest position.
  private(set) var entries: [String] = []
  private let path: String?

  /// - Parameters:
  ///   - folder: nil when there is none; the history then lasts as long as the conversation.
  ///   - name: of the conversation's app, for a history of its own.
  init(folder: String?, name: String?) {
    let file = name.map { "history-" + Self.fileName($0) } ?? "history"
    path = folder.map { $0 + "/" + file }
    guard let folder, let path else { return }
    Self.makeFolder(folder)
    let lines = Self.lines(of: path).map(Self.restored)
    entries = Self.tidied(lines)
    // The file only grows while conversations run, so that two at a time don't overwrite each other.
    if lines.count > 2 * Self.limit || (lines.count > Self.limit && entries.count < Self.limit) { rewrite(path) }
  }

  /// `$XDG_STATE_HOME/sirisim`, else `~/.local/state/sirisim`; nil without a home.
  static func standardFolder() -> String? {
    // The XDG specification says to ignore a relative path.
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/sirisim" }
    if let home = environment("HOME"), home.hasPrefix("/") { return home + "/.local/state/sirisim" }
    return nil
  }

  /// - Returns: false for a repetition of the last entry, which isn't added.
  mutating func append(_ line: String) -> Bool {
    // One entry is one line, and one that fills the screen is no use at a prompt.
    guard !line.isEmpty, line.utf8.count <= 4_096, line != entries.last else { return false }
    entries.removeAll { $0 == line }
    entries.append(line)
    if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit) }
    guard let path else { return true }
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o600)
    guard file >= 0 else { return true }
    _ = DescriptorWriter.write(Self.stored(line) + "\n", to: file)
    close(file)
    return true
  }

  /// The last `limit` entries, each once, at its latest position.
  static func tidied(_ lines: [String]) -> [String] {
    var seen: Set<String> = []
    var kept: [String] = []
    for line in lines.reversed() where !line.isEmpty && kept.count < limit {
      if seen.insert(line).inserted { kept.append(line) }
    }
    return kept.reversed()
  }

  private static func restored(_ line: String) -> String {
    // Few lines have such a byte.
    guard line.utf8.contains(0xE2), line.contains(lineMark) else { return line }
    return line.split(separator: lineMark, omittingEmptySubsequences: false).joined(separator: "\n")
  }

  private static func stored(_ entry: String) -> String {
    entry.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: String(lineMark))
  }

  private func rewrite(_ path: String) {
    let new = path + ".\(getpid())"
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    let isWhole = DescriptorWriter.write(entries.map { Self.stored($0) + "\n" }.joined(), to: file)
    close(file)
    if !isWhole || rename(new, path) != 0 { unlink(new) }
  }

  private static func lines(of path: String) -> [String] {
    // A fifo or a device in its place would block the start.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return [] }
    let reader = PlainReader(descriptor: file, promptDescriptor: nil)
    var lines: [String] = []
    while true {
      switch reader.next(prompt: "") {
      case .line(let line): lines.append(SafeText.oneLine(line))
      case .unreadable: continue
      case .end, .ahead, .pasted, .cancelled, .signalled: return lines
      }
    }
  }

  static func makeFolder(_ path: String) {
    var made = ""
    for part in path.split(separator: "/") {
      made += "/" + part
      mkdir(made, 0o700)
    }
  }

  /// A name that is safe in a path.
  private static func fileName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" }.prefix(60))
  }
}
