import SimDefinitions
import SimDialogue
import SimLexicon
import SimShown

/// The changes in an app's files that matter to Siri: its names and intents, their parameters, what starts them, what
/// is said for them, the words of its vocabulary.
struct AppDifference {
  /// How many lines are reported.
  private static let reported = 12

  /// Removed lines after `-`, added lines after `+`; empty if nothing has changed.
  let lines: [String]

  /// The difference between an app as it was and as it is, in the language of a locale.
  ///
  /// - Parameters:
  ///   - library: what was known before.
  ///   - newLibrary: what is known now.
  init(
    from old: AppSource, in library: SessionLibrary, to new: AppSource, in newLibrary: SessionLibrary, locale: String
  ) {
    let before = Self.facts(of: old, library, locale)
    let after = Self.facts(of: new, newLibrary, locale)
    let gone = Set(before).subtracting(after)
    let come = Set(after).subtracting(before)
    let all = before.filter(gone.contains).map { "- " + $0 } + after.filter(come.contains).map { "+ " + $0 }
    let rest = all.count - Self.reported
    lines = all.prefix(Self.reported) + (rest > 0 ? ["… and \(rest) more"] : [])
  }

  private static func facts(of source: AppSource, _ library: SessionLibrary, _ locale: String) -> [String] {
    let app = source.app
    let names = AppsReport(apps: [app], locale: locale, catalog: library.catalog).lines.map(\.unindented)
    let words = VocabularyReport(apps: [app], user: UserProfile(), locale: locale).lines.map(\.unindented)
    let parameters = source.definitions.flatMap(\.ownIntents).flatMap { intent in
      intent.parameters.map { "\(intent.className).\($0.name): \(facts(of: $0))" }
    }
    return names + parameters + (library.lines(of: source, in: locale)?.listing ?? []) + words
  }

  private static func facts(of parameter: DefinedParameter) -> String {
    let type =
      switch parameter.type {
      case .plain(let type): type.rawValue
      case .enumeration(let name), .object(let name), .systemEnumeration(let name), .systemObject(let name): name
      case .anyObject: "any object"
      }
    var facts = [parameter.isList ? "several \(type)" : type]
    if let value = parameter.defaultValue {
      facts.append("usually " + ValueNotation.text(of: value))
    } else if parameter.isResolvable {
      facts.append("needed")
    }
    return facts.joined(separator: ", ")
  }
}

extension String {
  /// Without the indentation: each line shows by itself what it belongs to.
  fileprivate var unindented: String { String(drop { $0 == " " }) }
}
