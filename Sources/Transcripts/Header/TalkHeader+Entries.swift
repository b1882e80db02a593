import SimCatalog
import SimDialogue
import SimLexicon

extension TalkHeader {
  /// The header as a transcript writes it; what has its fixed value is left out, but for app, locale and clock.
  public var entries: [(name: String, value: String)] {
    var entries: [(name: String, value: String)] = []
    if !apps.isEmpty { entries.append(("App", apps.map(\.text).joined(separator: ", "))) }
    entries.append(("Locale", locale))
    entries.append(("Clock", WorldNotation.text(of: clock, zone: zone)))
    if let device = deviceEntry { entries.append(("Device", device)) }
    if let place { entries.append(("Place", WorldNotation.text(of: place))) }
    if let user { entries.append(("User", user.text)) }
    if !contacts.isEmpty { entries.append(("Contacts", contacts.map(ContactSyntax.text).joined(separator: "\n"))) }
    if !permissions.isEmpty { entries.append(("Permissions", permissions.map(Self.text).joined(separator: ", "))) }
    if !defaults.isEmpty { entries.append(("Defaults", Self.lines(defaults))) }
    if !files.isEmpty { entries.append(("Files", files.map(Self.text).joined(separator: "\n"))) }
    if !environment.isEmpty { entries.append(("Environment", Self.lines(environment))) }
    if network == .off { entries.append(("Network", "off")) }
    return entries
  }

  private var deviceEntry: String? {
    var words: [String] = []
    if device != .iPhone { words.append(WorldNotation.name(of: device)) }
    if isLocked { words += words.isEmpty ? ["iPhone", "locked"] : ["locked"] }
    if isHandsFree { words += words.isEmpty ? ["iPhone", "hands-free"] : ["hands-free"] }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private static func text(of permission: Permission) -> String {
    let app = permission.app.map { " " + $0 } ?? ""
    return "\(permission.kind.rawValue)\(app) = \(permission.isGranted ? "yes" : "no")"
  }

  private static func lines(_ entries: [UserInfoEntry]) -> String {
    entries.map { "\($0.key) = \($0.value)" }.joined(separator: "\n")
  }

  private static func text(of file: HandlerFile) -> String {
    switch file.content {
    case .text(let text):
      let line = text.reduce(into: "") { line, character in
        line += character == "\n" ? "\\n" : character == "\\" ? "\\\\" : String(character)
      }
      return "\(file.path) = \(line)"
    case .copy(let path): return "\(file.path) < \(path)"
    }
  }
}

extension ContactSyntax {
  /// The contact as the header writes it.
  static func text(of contact: Contact) -> String {
    var text = contact.name
    if let nickname = contact.nickname { text += " \"\(nickname)\"" }
    guard !contact.handles.isEmpty else { return text }
    let handles = contact.handles.map { ($0.label.map { $0 + " " } ?? "") + $0.value }
    return text + " (" + handles.joined(separator: ", ") + ")"
  }
}
