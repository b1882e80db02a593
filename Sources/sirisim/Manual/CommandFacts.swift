import ArgumentParser
import SimExtensionWire

/// A command as the argument parser knows it: what its help and the manual page are made of.
struct CommandFacts: Hashable {
  var name: String
  var abstract: String
  var discussion: String
  var isDefault: Bool
  var arguments: [ArgumentFacts]
  var subcommands: [CommandFacts]

  /// The facts of the whole program.
  /// - Throws: `Failure` when the argument parser describes its commands in a form that is not known here.
  static func all() throws -> CommandFacts {
    do {
      let dump = try JSONReader.read(Array(Sirisim._dumpHelp().utf8))
      return CommandFacts(dump["command"], isDefault: false)
    } catch {
      throw Failure("the description of the commands cannot be read: \(error)")
    }
  }

  private init(_ dump: JSONValue, isDefault: Bool) {
    name = dump["commandName"].string
    abstract = dump["abstract"].string
    discussion = dump["discussion"].string
    self.isDefault = isDefault
    arguments = dump["arguments"].elements.filter(\.isShown).map { ArgumentFacts($0) }
    let standard = dump["defaultSubcommand"].string
    subcommands = dump["subcommands"].elements.filter { $0.isShown && $0["commandName"].string != "help" }
      .map { CommandFacts($0, isDefault: $0["commandName"].string == standard) }
  }
}

/// An argument, an option or a flag.
struct ArgumentFacts: Hashable {
  enum Kind: String, Hashable { case positional, option, flag }

  var kind: Kind
  /// With their dashes; none for a positional argument.
  var names: [String]
  /// What stands for the value in the help.
  var value: String
  var abstract: String
  /// The title under which the help lists it with others.
  var section: String?
  var isOptional: Bool
  var isRepeating: Bool
  var values: [String]
  var standard: String?

  fileprivate init(_ dump: JSONValue) {
    kind = Kind(rawValue: dump["kind"].string) ?? .positional
    names = dump["names"].elements.map { ($0["kind"].string == "short" ? "-" : "--") + $0["name"].string }
    value = dump["valueName"].string
    abstract = dump["abstract"].string
    section = dump["sectionTitle"].text
    isOptional = dump["isOptional"] == .boolean(true)
    isRepeating = dump["isRepeating"] == .boolean(true)
    values = dump["allValues"].elements.map(\.string)
    standard = dump["defaultValue"].text
  }
}

extension JSONValue {
  /// A member of an object; `null` where there is none.
  fileprivate subscript(_ key: String) -> JSONValue {
    guard case .object(let members) = self else { return .null }
    return members.first { $0.key == key }?.value ?? .null
  }

  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var string: String { text ?? "" }
  fileprivate var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  fileprivate var isShown: Bool { self["shouldDisplay"] == .boolean(true) }
}
