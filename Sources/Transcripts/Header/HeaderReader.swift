import SimCatalog
import SimDiagnostics
import SimDialogue
import SimText

/// Reads a header entry by entry; unreadable values are reported, and keep their defaults.
struct HeaderReader {
  let words: NotationWords
  var header = TalkHeader()
  var problems: [Diagnostic] = []

  init(words: NotationWords) { self.words = words }

  mutating func read(_ entry: HeaderEntry) {
    let written = words.notation(of: entry.name, as: .header).lowercased()
    let name = HeaderSyntax.names.first { $0.lowercased() == written }
    guard let name else {
      // Several are written `Apps:`.
      if ["apps", "contact", "permission", "default", "file"].contains(entry.name.lowercased()) {
        read(HeaderEntry(name: plural(entry.name), place: entry.place, values: entry.values))
        return
      }
      problems.append(
        Diagnostic(
          .error, "unknown header name '\(entry.name)'; expected one of \(HeaderSyntax.names.joined(separator: ", "))",
          at: entry.place, suggestion: nearestName(to: entry.name, among: HeaderSyntax.names)))
      return
    }
    guard !entry.values.isEmpty else {
      problems.append(Diagnostic(.error, "'\(name):' has no value", at: entry.place))
      return
    }
    for value in entry.values { read(name, value) }
  }

  private func plural(_ name: String) -> String {
    name.lowercased() == "apps" ? "App" : name + "s"
  }

  private mutating func read(_ name: String, _ value: HeaderText) {
    switch name {
    case "App": header.apps += pieces(value, separators: ",，、;；")
    case "Locale": readLocale(value)
    case "Clock":
      take(ClockSyntax.read(value.text, now: TalkHeader.defaultClock, words: words), value) { header, clock in
        header.clock = clock.time
        if let zone = clock.zone { header.zone = zone }
      }
    case "Device": for piece in pieces(value, separators: ",，、;；") { readDevice(piece) }
    case "Place": header.place = PlaceSyntax.read(value.text)
    case "Routine":
      for piece in pieces(value, separators: ",，、;；") {
        take(RoutineSyntax.read(piece.text, words: words), piece) { header, situation in
          if let situation { header.situations.append(situation) }
        }
      }
    case "User": header.user = value
    case "Contacts":
      for piece in pieces(value, separators: ",，、;；") {
        take(ContactSyntax.read(piece.text, number: header.contacts.count + 1), piece) { $0.contacts.append($1) }
      }
    case "Permissions":
      for piece in pieces(value, separators: ",，、;；") {
        take(PermissionSyntax.read(piece.text, words: words), piece) { $0.permissions.append($1) }
      }
    case "Defaults":
      for piece in assignments(value) { take(AssignmentSyntax.read(piece.text), piece) { $0.defaults.append($1) } }
    case "Environment":
      for piece in assignments(value) { take(AssignmentSyntax.read(piece.text), piece) { $0.environment.append($1) } }
    case "Files": take(FileSyntax.read(value.text), value) { $0.files.append($1) }
    case "Tags": header.tags += pieces(value, separators: ",，、;；").map(\.text)
    case "Fails": header.failureReason = [header.failureReason, value.text].compactMap { $0 }.joined(separator: " ")
    case "Before": header.before.append(value)
    case "Table": readTable(value)
    case "Questions", "Turns", "Words of Siri":
      guard let kind = TalkBudget.Kind(rawValue: name) else { return }
      take(TalkBudget.limit(value.text), value) { $0.budgets.append(TalkBudget(kind, atMost: $1)) }
    case "Network":
      take(SwitchSyntax.read(value.text, words: words), value) { $0.network = $1 ? .on : .off }
    default: break
    }
  }

  private mutating func take<Read>(
    _ result: Result<Read, ReadFailure>, _ value: HeaderText, _ use: (inout TalkHeader, Read) -> Void
  ) {
    switch result {
    case .success(let read): use(&header, read)
    case .failure(let failure): problems.append(failure.diagnostic(at: value.place))
    }
  }

  /// The columns' names, then rows of as many cells.
  private mutating func readTable(_ value: HeaderText) {
    let cells = cells(of: value.text)
    guard let table = header.table else {
      if let name = Set(cells).first(where: { name in cells.count { $0 == name } > 1 }) {
        problems.append(Diagnostic(.error, "two columns of the table are called '\(name)'", at: value.place))
      }
      header.table = TalkTable(names: cells)
      return
    }
    guard cells.count == table.names.count else {
      problems.append(
        Diagnostic(
          .error,
          "a row of the table has \(cells.count.counted("cell")); expected \(table.names.count), parted by "
            + "two spaces or more: \(table.names.joined(separator: ", "))", at: value.place))
      return
    }
    header.table?.rows.append(TalkTable.Row(cells: cells, place: value.place))
  }

  private mutating func readLocale(_ value: HeaderText) {
    let text = String(value.text.map { $0 == "_" ? "-" : $0 })
    let isTag =
      text.count <= 35
      && text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && $0.count <= 8 && $0.utf8.allSatisfy { $0 < 0x80 } && $0.allSatisfy { $0.isLetter || $0.isNumber }
      }
    if isTag {
      header.locale = text
    } else {
      problems.append(
        Diagnostic(.error, "'\(text)' is no locale; expected one like 'en-US' or 'zh-Hans'", at: value.place))
    }
  }

  private mutating func readDevice(_ piece: HeaderText) {
    take(DeviceSyntax.read(piece.text, words: words), piece) { header, fact in
      switch fact {
      case .kind(let device): header.device = device
      case .locked(let flag): header.isLocked = flag
      case .handsFree(let flag): header.isHandsFree = flag
      }
    }
  }

  /// Splits a value at separators outside brackets.
  private func pieces(_ value: HeaderText, separators: String) -> [HeaderText] {
    var pieces: [HeaderText] = []
    var depth = 0
    var current = ""
    var column = 0
    var start = 0
    func add() {
      let text = trimmed(current)
      let lead = current.prefix { $0 == " " || $0 == "\u{3000}" }.count
      guard !text.isEmpty else { return }
      var place = value.place
      place.column += start + lead
      pieces.append(HeaderText(text, at: place))
    }
    for character in value.text {
      if character == "(" || character == "（" { depth += 1 }
      if character == ")" || character == "）" { depth = max(0, depth - 1) }
      column += 1
      if depth == 0, separators.contains(character) {
        add()
        current = ""
        start = column
      } else {
        current.append(character)
      }
    }
    add()
    return pieces
  }

  /// `a = 1, b = 2` is two assignments; a comma inside a value doesn't split it.
  private func assignments(_ value: HeaderText) -> [HeaderText] {
    let cut = pieces(value, separators: ",，")
    return cut.count > 1 && cut.allSatisfy { (try? AssignmentSyntax.read($0.text).get()) != nil } ? cut : [value]
  }
}
