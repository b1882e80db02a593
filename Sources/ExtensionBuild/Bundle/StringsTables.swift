import SimAppFiles
import SimDiagnostics
import SimSDKFacts

/// A file that the build itself writes into a bundle, by its path there.
typealias WrittenFile = (name: String, bytes: [UInt8])

/// Prepares texts so that Foundation finds them here.
///
/// Foundation on Linux traps at a text of a `.stringsdict`, and knows no catalogues. Each of their texts is put among
/// the plain texts of its table, and its rules go into a list of their own (`StringRulesFile`), by which a format is
/// filled in (`Sources/SDK/Foundation/Formatters`).
struct StringsTables {
  /// The language of `Base.lproj`.
  let developmentRegion: String
  private(set) var problems: [Diagnostic] = []
  private var rules: [String: PlistNode] = [:]

  init(developmentRegion: String) { self.developmentRegion = developmentRegion }

  /// A table of one language.
  private struct Table: Hashable {
    /// Without its ending.
    var name: String
    /// Nil if it is in no folder of a language.
    var language: String?

    var file: String { (language.map { "\($0).lproj/" } ?? "") + name + ".strings" }
  }

  /// Takes a bundle's texts that have rules, and its catalogues.
  ///
  /// - Returns: the resources that are kept, and the tables that replace the others.
  mutating func take(_ resources: [ResourceFile]) -> (kept: [ResourceFile], written: [WrittenFile]) {
    var kept = resources
    var order: [Table] = []
    var texts: [Table: [String: StringsDictionary.Text]] = [:]
    func add(_ text: StringsDictionary.Text, _ key: String, to table: Table) {
      if texts[table] == nil { order.append(table) }
      texts[table, default: [:]][key] = text
    }
    for resource in resources {
      guard let name = [".stringsdict", ".xcstrings"].lazy.compactMap({ Self.name(of: resource, $0) }).first else {
        continue
      }
      let file = StringsTable(resource.path)
      problems += file.faults.diagnostics
      guard file.isRead else { continue }
      kept.removeAll { $0 == resource }
      // The source's language needs a table, too, or another language would answer when it is asked for.
      let source = LocaleName.normalised(file.sourceLanguage ?? developmentRegion)
      for key in file.sourceKeys { add(.plain(key), key, to: Table(name: name, language: source)) }
      for entry in file.entries {
        guard case .text(let text) = entry.value else { continue }
        let language = entry.language.map(LocaleName.normalised)
        add(
          language == nil ? text : text.numbered(by: entry.key), entry.key,
          to: Table(name: name, language: language ?? resource.localization))
      }
    }
    let written = order.map { lay(texts[$0] ?? [:], as: $0, &kept) }
    for index in problems.indices where problems[index].severity == .error { problems[index].severity = .warning }
    return (kept, written)
  }

  /// Puts texts among the plain ones of their table.
  private mutating func lay(
    _ texts: [String: StringsDictionary.Text], as table: Table, _ kept: inout [ResourceFile]
  ) -> WrittenFile {
    var written: [String: PlistNode] = [:]
    for plain in kept where Self.name(of: plain, ".strings") == table.name && plain.localization == table.language {
      let file = StringsTable(plain.path)
      problems += file.faults.diagnostics
      for entry in file.entries { written[entry.key] = entry.texts.first.map { PlistNode.text($0.text) } }
    }
    kept.removeAll { Self.name(of: $0, ".strings") == table.name && $0.localization == table.language }
    for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
      written[key] = .text(note(text, language: table.language))
    }
    return WrittenFile(name: table.file, bytes: PlistWriter.xml(.list(written)))
  }

  private static func name(of resource: ResourceFile, _ ending: String) -> String? {
    resource.name.hasSuffix(ending) ? String(resource.name.dropLast(ending.count)) : nil
  }

  /// The rules of all that was taken; nil where nothing has any.
  var rulesFile: WrittenFile? {
    guard !rules.isEmpty else { return nil }
    return WrittenFile(name: "\(StringRulesFile.name).\(StringRulesFile.type)", bytes: PlistWriter.xml(.list(rules)))
  }

  /// - Returns: the text by which its rules are found.
  private mutating func note(_ text: StringsDictionary.Text, language: String?) -> String {
    switch text {
    case .plain(let text): return text
    case .widths(let variants):
      // The text that is shown if no width is asked for.
      let widest = variants.last?.text ?? ""
      let widths = Dictionary(variants.map { (String($0.width), PlistNode.text($0.text)) }, uniquingKeysWith: { $1 })
      if rules[widest] == nil { rules[widest] = .list(["widths": .list(widths)]) }
      return widest
    case .plural(let plural):
      guard !plural.variables.isEmpty else { return plural.format }
      let language = language == "Base" ? nil : language
      // Many texts consist only of a variable of the same name: each gets a name of its own, which is never shown.
      for number in 1... {
        let own = number == 1 ? plural : plural.renamed { "\($0) \(number)" }
        let rule = PlistNode.list(["plural": own.rule(language: language ?? developmentRegion)])
        if rules[own.format] == nil || rules[own.format] == rule {
          rules[own.format] = rule
          return own.format
        }
      }
      return plural.format
    }
  }
}

extension StringsDictionary.Text {
  /// A catalogue's text for a key, which may depend as a whole on a number that isn't its first argument.
  fileprivate func numbered(by key: String) -> Self {
    guard case .plural(var plural) = self, let variable = plural.variables[StringCatalogue.whole],
      plural.format == "%#@\(StringCatalogue.whole)@"
    else { return self }
    let places = FormatPlaceholder.all(in: key)
    guard places.count > 1, let index = places.firstIndex(where: \.isInteger) else { return self }
    plural.format = "%\(places[index].number ?? index + 1)$#@\(StringCatalogue.whole)@"
    plural.variables[StringCatalogue.whole]?.forms = variable.forms.mapValues(FormatPlaceholder.numbered)
    return .plural(plural)
  }
}

extension StringsDictionary.Plural {
  /// The same with renamed variables.
  fileprivate func renamed(_ name: (String) -> String) -> Self {
    func renamed(_ text: String) -> String {
      var text = text
      for variable in variables.keys { text.replace("#@\(variable)@", with: "#@\(name(variable))@") }
      return text
    }
    var plural = self
    plural.format = renamed(format)
    plural.variables = [:]
    for (variable, value) in variables {
      var value = value
      value.forms = value.forms.mapValues(renamed)
      plural.variables[name(variable)] = value
    }
    return plural
  }

  fileprivate func rule(language: String) -> PlistNode {
    .list([
      "language": .text(language),
      "variables": .list(
        variables.mapValues {
          .list(["type": .text($0.valueType), "forms": .list($0.forms.mapValues(PlistNode.text))])
        }
      ),
    ])
  }
}

extension PlistNode {
  fileprivate static func text(_ text: String) -> PlistNode { PlistNode(value: .string(text), offset: -1) }
  fileprivate static func list(_ entries: [String: PlistNode]) -> PlistNode {
    PlistNode(
      value: .dictionary(
        entries.sorted { $0.key < $1.key }.map { Entry(key: $0.key, keyOffset: -1, value: $0.value) }), offset: -1)
  }
}
