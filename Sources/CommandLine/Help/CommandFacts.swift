import ArgumentParser
import SimText

/// A command as the argument parser knows it, for its help and the manual page.
package struct CommandFacts: Hashable {
  package var name: String
  package var abstract: String
  package var discussion: String
  package var isDefault: Bool
  package var arguments: [ArgumentFacts]
  package var subcommands: [CommandFacts]

  /// The facts of the whole program.
  /// - Throws: `Failure` if the argument parser describes its commands in an unknown form.
  package static func all(of root: any RootCommand.Type) throws -> CommandFacts {
    do {
      let dump = try JSONReader.read(Array(root._dumpHelp().utf8))
      return CommandFacts(dump["command"] ?? .null, isDefault: false)
    } catch {
      throw Failure("the description of the commands cannot be read: \(error)")
    }
  }

  private init(_ dump: JSONValue, isDefault: Bool) {
    name = dump.string("commandName")
    abstract = dump.string("abstract")
    discussion = dump.string("discussion")
    self.isDefault = isDefault
    arguments = ArgumentFacts.paired(dump.elements("arguments").filter(\.isShown).map { ArgumentFacts($0) })
    let standard = dump.string("defaultSubcommand")
    subcommands = dump.elements("subcommands").filter { $0.isShown && $0.string("commandName") != "help" }
      .map { CommandFacts($0, isDefault: $0.string("commandName") == standard) }
  }
}

/// An argument, an option or a flag.
package struct ArgumentFacts: Hashable {
  package enum Kind: String, Hashable { case positional, option, flag }

  package var kind: Kind
  /// With their dashes; none for a positional argument.
  package var names: [String]
  /// The placeholder for the value in the help.
  package var value: String
  package var abstract: String
  /// The title under which the help lists it with others.
  package var section: String?
  package var isOptional: Bool
  package var isRepeating: Bool
  package var values: [String]
  package var standard: String?
  /// For a flag, its negative: `--no-inspector`.
  package var negative: String?
  /// For a negative, the flag itself.
  package var positive: String?

  fileprivate init(_ dump: JSONValue) {
    kind = Kind(rawValue: dump.string("kind")) ?? .positional
    names = dump.elements("names").map { ($0.string("kind") == "short" ? "-" : "--") + $0.string("name") }
    value = dump.string("valueName")
    abstract = dump.string("abstract")
    section = dump["sectionTitle"]?.text
    isOptional = dump["isOptional"] == .boolean(true)
    isRepeating = dump["isRepeating"] == .boolean(true)
    values = dump.elements("allValues").compactMap(\.text)
    standard = dump["defaultValue"]?.text
  }

  /// The arguments, each flag together with its negative: the argument parser gives both one text.
  fileprivate static func paired(_ arguments: [ArgumentFacts]) -> [ArgumentFacts] {
    var arguments = arguments
    for index in arguments.indices where arguments[index].kind == .flag {
      guard let name = arguments[index].names.first(where: { $0.hasPrefix("--") }) else { continue }
      let contrary = "--no-" + name.dropFirst(2)
      guard let other = arguments.firstIndex(where: { $0.kind == .flag && $0.names == [contrary] }) else { continue }
      arguments[index].negative = contrary
      arguments[other].positive = name
    }
    return arguments
  }
}

extension JSONValue {
  /// The text of a member, empty where there is none.
  fileprivate func string(_ key: String) -> String { self[key]?.text ?? "" }
  fileprivate func elements(_ key: String) -> [JSONValue] { self[key]?.elements ?? [] }
  fileprivate var isShown: Bool { self["shouldDisplay"] == .boolean(true) }
}
