import SimCatalog
import SimDialogue
import SimLexicon

extension TalkHeader {
  /// The header as a transcript writes it; defaults are left out, except for app, locale and clock.
  ///
  /// - Parameter words: those of the transcript's language.
  package func entries(in words: WrittenWords = .none) -> [(name: String, value: String)] {
    var entries: [(name: String, value: String)] = []
    if !apps.isEmpty { entries.append(("App", apps.map(\.text).joined(separator: ", "))) }
    entries.append(("Locale", locale))
    entries.append(("Clock", WorldNotation.text(of: clock, zone: zone)))
    if let device = deviceEntry(words) { entries.append(("Device", device)) }
    if let place { entries.append(("Place", WorldNotation.text(of: place))) }
    if !situations.isEmpty {
      entries.append(("Routine", situations.map { words.word($0, as: .routine) }.joined(separator: ", ")))
    }
    if let user { entries.append(("User", user.text)) }
    if !contacts.isEmpty { entries.append(("Contacts", contacts.map(ContactSyntax.text).joined(separator: "\n"))) }
    if !permissions.isEmpty {
      entries.append(("Permissions", permissions.map { Self.text(of: $0, words) }.joined(separator: ", ")))
    }
    if !defaults.isEmpty { entries.append(("Defaults", Self.lines(defaults))) }
    if !files.isEmpty { entries.append(("Files", files.map(Self.text).joined(separator: "\n"))) }
    if !environment.isEmpty { entries.append(("Environment", Self.lines(environment))) }
    if network == .on { entries.append(("Network", Self.word("yes", or: "on", words))) }
    if !tags.isEmpty { entries.append(("Tags", tags.joined(separator: ", "))) }
    for budget in budgets { entries.append((budget.kind.rawValue, "at most \(budget.limit)")) }
    if !before.isEmpty { entries.append(("Before", before.map(\.text).joined(separator: "\n"))) }
    if let table {
      let lines = ([table.names] + table.rows.map(\.cells)).map { $0.joined(separator: "  ") }
      entries.append(("Table", lines.joined(separator: "\n")))
    }
    if let failureReason { entries.append(("Fails", failureReason)) }
    return entries.map { (words.word($0.name, as: .header), $0.value) }
  }

  private func deviceEntry(_ words: WrittenWords) -> String? {
    var facts: [String] = []
    if device != .iPhone { facts.append(WorldNotation.name(of: device)) }
    if isLocked { facts += facts.isEmpty ? ["iPhone", "locked"] : ["locked"] }
    if isHandsFree { facts += facts.isEmpty ? ["iPhone", "hands-free"] : ["hands-free"] }
    return facts.isEmpty ? nil : facts.map { words.word($0, as: .device) }.joined(separator: ", ")
  }

  private static func text(of permission: Permission, _ words: WrittenWords) -> String {
    let app = permission.app.map { " " + $0 } ?? ""
    let kind = words.word(permission.kind.rawValue, as: .permission)
    return "\(kind)\(app) = \(words.word(permission.isGranted ? "yes" : "no", as: .answer))"
  }

  /// A language's word for yes or no; without one, the English word for the switch.
  private static func word(_ notation: String, or english: String, _ words: WrittenWords) -> String {
    let word = words.word(notation, as: .answer)
    return word == notation ? english : word
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
  /// The contact as a header writes it.
  static func text(of contact: Contact) -> String {
    var text = contact.name
    if let nickname = contact.nickname { text += " \"\(nickname)\"" }
    guard !contact.handles.isEmpty else { return text }
    let handles = contact.handles.map { ($0.label.map { $0 + " " } ?? "") + $0.value }
    return text + " (" + handles.joined(separator: ", ") + ")"
  }
}
