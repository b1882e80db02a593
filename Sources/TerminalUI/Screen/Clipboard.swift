import Glibc

/// The clipboard of the user's machine, even a remote one: the terminal is asked to set it (OSC 52).
enum Clipboard {
  /// Terminals drop longer texts; in bytes.
  static let most = 74_000

  /// Writes the text to a file that always has the last copy.
  /// - Returns: its path, with `~` for the home folder; nil where there is no folder for it.
  static func keep(_ text: String) -> String? {
    guard let folder = History.standardFolder() else { return nil }
    History.makeFolder(folder)
    let path = folder + "/copied.talk"
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard DescriptorWriter.write(text + "\n", to: file) else { return nil }
    guard let home = environment("HOME"), path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// The escape sequence that sets it.
  static func sequence(for text: String) -> String { "\u{1B}]52;c;\(base64(Array(text.utf8)))\u{07}" }

  static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var out: [UInt8] = []
    out.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let word = part.enumerated().reduce(0) { $0 | Int($1.element) << (16 - 8 * $1.offset) }
      for place in 0..<4 {
        out.append(place <= part.count ? letters[word >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
