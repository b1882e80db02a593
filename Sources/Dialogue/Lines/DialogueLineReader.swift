import SimDiagnostics
import SimText

/// Reads files of lines: `identifier: sentence`.
struct DialogueLineReader {
  let families: LineFamilies
  /// Whether only lines about an app's own intents and types are allowed.
  var isAppsOwn = false
  private(set) var entries: [String: [LineCatalogue.Entry]] = [:]
  typealias PluralSentence = (category: PluralRules.Category, place: TextPlace)

  /// Sentences for one plural class, with their places: checked after all files have been read.
  private(set) var pluralSentences: [PluralSentence] = []
  private var order = 0

  init(families: LineFamilies, isAppsOwn: Bool = false) {
    self.families = families
    self.isAppsOwn = isAppsOwn
  }

  mutating func read(_ path: String, _ text: String, _ diagnostics: inout [Diagnostic]) {
    for line in SourceLine.lines(of: text) {
      let place = TextPlace(file: path, line: line.number, column: line.column)
      let said = line.text
      guard let colon = said.firstIndex(where: { $0 == ":" || $0 == "：" }) else {
        diagnostics.append(Diagnostic(.error, "expected 'identifier: sentence', read '\(said)'", at: place))
        continue
      }
      let identifier = String(said[..<colon])
      let sentence = said[said.index(after: colon)...].drop { $0.isWhitespace }
      let column = line.column + said.count - sentence.count
      let plural = families.pluralFamily(of: identifier)
      if let plural { pluralSentences.append((plural.category, place)) }
      guard let family = families.family(of: identifier) ?? plural?.family else {
        let message = "no line of the dialogue is called '\(identifier)'"
        diagnostics.append(Diagnostic(.error, message, at: place, suggestion: nearest(to: identifier)))
        continue
      }
      if isAppsOwn, !family.isForApps {
        let message = "'\(identifier)' is Siri's own; an app's lines are about its intents and types"
        diagnostics.append(Diagnostic(.error, message, at: place))
        continue
      }
      guard !sentence.isEmpty else {
        diagnostics.append(Diagnostic(.error, "the line '\(identifier)' says nothing", at: place))
        continue
      }
      do throws(LineTemplate.Fault) {
        let template = try LineTemplate(sentence)
        if !family.takesParameters {
          for name in template.placeholders where !family.always.contains(name) && !family.sometimes.contains(name) {
            let known = (family.always.union(family.sometimes)).sorted().map { "{\($0)}" }.joined(separator: ", ")
            let expected = known.isEmpty ? "it has no values" : "it has \(known)"
            diagnostics.append(
              Diagnostic(
                .error, "'\(identifier)' has no value '{\(name)}'; \(expected)",
                at: TextPlace(file: path, line: line.number, column: column)))
          }
        }
        entries[identifier, default: []].append(LineCatalogue.Entry(template: template, place: place, order: order))
        order += 1
      } catch {
        diagnostics.append(DialogueLineReader.diagnostic(error, path, line.number, column))
      }
    }
  }

  static func diagnostic(_ fault: LineTemplate.Fault, _ path: String?, _ line: Int, _ start: Int) -> Diagnostic {
    func place(_ column: Int) -> TextPlace { TextPlace(file: path, line: line, column: start + column - 1) }
    switch fault {
    case .unclosed(let column): return Diagnostic(.error, "'{' has no '}'", at: place(column))
    case .strayBrace(let column):
      return Diagnostic(.error, "'}' has no '{'", at: place(column), suggestion: "\\}")
    case .badName(let name, let column):
      return Diagnostic(.error, "'{\(name)}' is no name of a value: letters and digits only", at: place(column))
    }
  }

  private func nearest(to identifier: String) -> String? {
    nearestName(to: identifier, among: families.all.map(\.identifier).filter { !$0.contains("<") })
  }
}
