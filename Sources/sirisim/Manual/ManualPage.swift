import SimCommandLine

/// The manual page, made from the commands themselves, in the notation of man(7).
struct ManualPage {
  private let program: CommandFacts
  private let version: String
  private let date: String
  private var page = RoffWriter()

  /// - Parameters:
  ///   - version: of the program, for the page's foot.
  ///   - date: of the version, as `2026-11-21`.
  static func text(of program: CommandFacts, version: String, date: String) -> String {
    var manual = ManualPage(program: program, version: version, date: date)
    manual.write()
    return manual.page.text
  }

  private init(program: CommandFacts, version: String, date: String) {
    self.program = program
    self.version = version
    self.date = date
  }

  private mutating func write() {
    page.begin(name: program.name, version: version, date: date)
    page.section("NAME")
    page.line("\(RoffWriter.escaped(program.name)) \\- \(RoffWriter.escaped(Self.title(program.abstract)))")
    page.section("SYNOPSIS")
    for (index, command) in program.leaves.enumerated() {
      if index > 0 { page.line(".br") }
      synopsis(of: command)
    }
    page.section("DESCRIPTION")
    page.text(ManualText.description)
    page.section("COMMANDS")
    for command in program.leaves { section(of: command) }
    for title in sharedSections { write(shared: title) }
    page.section("OPTIONS OF ALL COMMANDS")
    for option in everywhere { item(option) }
    for section in ManualText.sections {
      page.section(section.title)
      page.text(section.text)
      for item in section.items { page.item(RoffWriter.bold(item.term), item.text) }
    }
    page.section("SEE ALSO")
    page.text(ManualText.seeAlso)
  }

  // MARK: Commands

  private mutating func synopsis(of command: Leaf) {
    var words = [RoffWriter.bold(command.path)]
    if command.facts.arguments.contains(where: { $0.kind != .positional && !everywhere.contains($0) }) {
      words.append("[" + RoffWriter.italic("options") + "]")
    }
    for argument in command.facts.arguments where argument.kind == .positional {
      let name = RoffWriter.italic(argument.value) + (argument.isRepeating ? " ..." : "")
      words.append(argument.isOptional ? "[\(name)]" : name)
    }
    page.line(words.joined(separator: " "))
  }

  private mutating func section(of command: Leaf) {
    page.subsection(command.path)
    page.text(command.facts.abstract + (command.facts.isDefault ? " This is what sirisim does without a command." : ""))
    page.text(command.facts.discussion)
    let shared = Set(sharedSections)
    for argument in command.facts.arguments where !everywhere.contains(argument) {
      if let section = argument.section, shared.contains(section) { continue }
      item(argument)
    }
    let titles = sharedSections.filter { title in command.facts.arguments.contains { $0.section == title } }
    if !titles.isEmpty {
      let names = titles.map { RoffWriter.escaped(Self.heading($0)) }
      page.paragraph()
      page.line("See also " + names.joined(separator: " and ") + ".")
    }
  }

  private mutating func write(shared title: String) {
    page.section(Self.heading(title))
    var seen: Set<ArgumentFacts> = []
    for argument in program.leaves.flatMap(\.facts.arguments) where argument.section == title {
      if seen.insert(argument).inserted { item(argument) }
    }
  }

  /// An option, or a flag with its negative, which has no text of its own.
  private mutating func item(_ argument: ArgumentFacts) {
    guard argument.positive == nil else { return }
    let value = RoffWriter.italic(argument.value)
    let names = argument.names.sorted { $0.count < $1.count }.map(RoffWriter.bold).joined(separator: ", ")
    let term =
      switch argument.kind {
      case .positional: value
      case .option: names + " " + value
      case .flag: names + (argument.negative.map { ", " + RoffWriter.bold($0) } ?? "")
      }
    var text = argument.abstract
    if !argument.values.isEmpty { text += " One of \(argument.values.joined(separator: ", "))." }
    if let standard = argument.standard { text += " Default: \(standard)." }
    page.item(term, text)
  }

  // MARK: Common options

  /// Options that every command has: help, version.
  private var everywhere: [ArgumentFacts] {
    let leaves = program.leaves
    return (leaves.first?.facts.arguments ?? []).filter { option in
      option.kind != .positional && leaves.allSatisfy { $0.facts.arguments.contains(option) }
    }
  }

  /// The titles under which several commands list the same options.
  private var sharedSections: [String] {
    var counts: [String: Int] = [:]
    var titles: [String] = []
    for command in program.leaves {
      for title in Set(command.facts.arguments.compactMap(\.section)) { counts[title, default: 0] += 1 }
      for title in command.facts.arguments.compactMap(\.section) where !titles.contains(title) { titles.append(title) }
    }
    return titles.filter { counts[$0, default: 0] > 1 }
  }

  private static func heading(_ title: String) -> String { "\(title.uppercased()) OPTIONS" }

  /// A name's line isn't a sentence.
  private static func title(_ abstract: String) -> String {
    let bare = abstract.hasSuffix(".") ? String(abstract.dropLast()) : abstract
    return bare.prefix(1).lowercased() + bare.dropFirst()
  }
}

/// A command that does something by itself.
private struct Leaf {
  /// `sirisim replay`
  var path: String
  var facts: CommandFacts
}

extension CommandFacts {
  fileprivate var leaves: [Leaf] { leaves(below: "") }

  private func leaves(below path: String) -> [Leaf] {
    let whole = path.isEmpty ? name : path + " " + name
    return subcommands.isEmpty ? [Leaf(path: whole, facts: self)] : subcommands.flatMap { $0.leaves(below: whole) }
  }
}
