import SimCatalog
import SimDefinitions
import SimDiagnostics
import SimDialogue
import Testing

@Suite("A definition of thousands of parameters")
struct HugeDefinitionTests {
  /// A definition with so many parameters of one intent, each of which depends on the one before it, and so many cases, codes and
  /// combinations.
  private func source(_ count: Int) -> DefinitionSource {
    let prefix = "INIntentParameterRelationship"
    let parameters = (0..<count).map { index in
      let parent = """
        <key>\(prefix)</key><dict><key>\(prefix)ParentName</key><string>p\(index - 1)</string>
        <key>\(prefix)PredicateName</key><string>HasAnyValue</string></dict>
        """
      return DefinitionSource.parameter(
        "p\(index)", "Integer",
        (index == 0 ? "" : parent) + "<key>INIntentParameterSupportsResolution</key><true/>")
    }
    let key = "INIntentParameterCombination"
    let combinations = (0..<count).map { index in
      "<key>p\(index)</key><dict><key>\(key)Title</key><string>Take ${p\(index)} of \(index)</string></dict>"
    }
    let codes = (0..<count).map { index in
      """
      <dict><key>INIntentResponseCodeName</key><string>code\(index)</string>
      <key>INIntentResponseCodeFormatString</key><string>It is ${p\(index)}.</string></dict>
      """
    }
    let cases = (0..<count).map { index in
      """
      <dict><key>INEnumValueIndex</key><integer>\(index)</integer>
      <key>INEnumValueName</key><string>case\(index)</string></dict>
      """
    }
    let others = """
      <key>INIntentParameterCombinations</key><dict>\(combinations.joined())</dict>
      <key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array>\(codes.joined())</array></dict>
      """
    return DefinitionSource(
      enumerations: "<dict><key>INEnumName</key><string>Kind</string><key>INEnumValues</key><array>"
        + cases.joined() + "</array></dict>",
      intents: DefinitionSource.intent("Tea", others, parameters: parameters))
  }

  /// How long each step takes.
  private func times(_ count: Int) throws -> [String: Duration] {
    let source = source(count)
    let clock = ContinuousClock()
    var times: [String: Duration] = [:]
    var read: IntentDefinition?
    times["read"] = clock.measure { read = source.read().definition }
    let definition = try #require(read)
    #expect(definition.intents.first?.parameters.count == count)
    times["Swift"] = clock.measure { _ = [definition].swiftFiles(module: "Tea", isPublic: false) }
    var lines = AppLines(app: "tea")
    var diagnostics: [Diagnostic] = []
    times["lines"] = clock.measure { definition.addLines(to: &lines, in: "en", diagnostics: &diagnostics) }
    #expect(lines.titles.count == count)
    var conflicts: [CatalogConflict] = []
    times["catalogue"] = clock.measure { _ = Catalog.siriKit.adding(definition.entries, conflicts: &conflicts) }
    return times
  }

  @Test func isReadInATimeThatGrowsAsItDoes() throws {
    let few = try times(250)
    let many = try times(2000)
    for (step, time) in many {
      // Eight times as much takes eight times as long: what grows with the square would take sixty-four times.
      #expect(time < .milliseconds(20) + (few[step] ?? .zero) * 24, "\(step)")
    }
  }
}
