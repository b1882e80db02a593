/// The formats that a conversation can be written in.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// A picture with real text.
  case svg
  /// An asciicast, version 3.
  case cast
  case md
  case html
  case txt

  /// The format of a file name's suffix; nil for none or another one.
  package init?(suffixOf path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let suffix = name[name.index(after: dot)...].lowercased()
    switch suffix {
    case "markdown": self = .md
    case "htm": self = .html
    case "asciicast": self = .cast
    default: self.init(rawValue: suffix)
    }
  }
}
