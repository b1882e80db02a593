import SimAppFiles
import SimDefinitions
import SimDiagnostics
import SimSDKFacts

/// A file that the build itself writes into a bundle, by its path there.
typealias WrittenFile = (name: String, bytes: [UInt8])

/// Lays out texts so that Foundation finds them here.
///
/// Foundation on Linux traps at a text of a `.stringsdict`. Each is laid among the plain texts of its table, and its rules into a
/// list of their own (`StringRulesFile`), by which a format is filled in (`Sources/SDK/Foundation/Formatters`).
struct StringsTables {
  /// The language of `Base.lproj`.
  let developmentRegion: String
  private(set) var problems: [Diagnostic] = []
  private var rules: [String: PlistNode] = [:]

  init(developmentRegion: String) { self.developmentRegion = developmentRegion }

  /// Takes a bundle's texts that have rules.
  ///
  /// - Returns: the resources that stay as they are, and the tables that are written in the place of the others.
  mutating func take(_ resources: [ResourceFile]) -> (kept: [ResourceFile], written: [WrittenFile]) {
    var kept = resources
    var written: [WrittenFile] = []
    for resource in resources where resource.name.hasSuffix(Self.dictionary) {
      guard let dictionary = StringsDictionary(resource.path, diagnostics: &problems) else { continue }
      let name = resource.name.dropLast(Self.dictionary.count) + ".strings"
      var table = DefinitionStrings()
      for plain in resources where plain.name == name && plain.localization == resource.localization {
        table.readStrings(plain.path, diagnostics: &problems)
      }
      kept.removeAll { ($0.name == name || $0.name == resource.name) && $0.localization == resource.localization }
      for (key, text) in dictionary.texts.sorted(by: { $0.key < $1.key }) {
        table.texts[key] = note(text, language: resource.localization)
      }
      let folder = resource.localization.map { "\($0).lproj/" } ?? ""
      written.append(
        WrittenFile(name: folder + name, bytes: PlistWriter.xml(.list(table.texts.mapValues(PlistNode.text)))))
    }
    for index in problems.indices where problems[index].severity == .error { problems[index].severity = .warning }
    return (kept, written)
  }

  /// The rules of all that was taken; nil where nothing has any.
  var rulesFile: WrittenFile? {
    guard !rules.isEmpty else { return nil }
    return WrittenFile(name: "\(StringRulesFile.name).\(StringRulesFile.type)", bytes: PlistWriter.xml(.list(rules)))
  }

  private static let dictionary = ".stringsdict"

  /// - Returns: the text by which the rules are found.
  private mutating func note(_ text: StringsDictionary.Text, language: String?) -> String {
    switch text {
    case .plain(let text): return text
    case .widths(let variants):
      // What is shown where nobody asks for a width.
      let widest = variants.last?.text ?? ""
      let widths = Dictionary(variants.map { (String($0.width), PlistNode.text($0.text)) }, uniquingKeysWith: { $1 })
      if rules[widest] == nil { rules[widest] = .list(["widths": .list(widths)]) }
      return widest
    case .plural(let plural):
      guard !plural.variables.isEmpty else { return plural.format }
      let language = language == "Base" ? nil : language
      // Many texts are nothing but a variable of the same name: each has its own, which nobody sees.
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

extension StringsDictionary.Plural {
  /// The same with variables of other names.
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
