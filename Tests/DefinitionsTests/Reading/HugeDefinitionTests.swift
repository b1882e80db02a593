import Glibc
import SimCatalog
import SimDefinitions
import SimDiagnostics
import SimDialogue
import SimRecognition
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

  /// What each step takes of the processor's time, the least of some tries: what else the machine does is not counted.
  private func times(_ count: Int) throws -> [String: Duration] {
    let source = source(count)
    var times: [String: Duration] = [:]
    for _ in 0..<3 {
      let read = try #require(take("read", &times) { source.read().definition })
      #expect(read.intents.first?.parameters.count == count)
      take("Swift", &times) { _ = [read].swiftFiles(module: "Tea", isPublic: false) }
      var lines = AppLines(app: "tea")
      var diagnostics: [Diagnostic] = []
      take("lines", &times) { read.addLines(to: &lines, in: "en", diagnostics: &diagnostics) }
      #expect(lines.titles.count == count)
      var conflicts: [CatalogConflict] = []
      take("catalogue", &times) { _ = Catalog.siriKit.adding(read.entries, conflicts: &conflicts) }
    }
    return times
  }

  private func take<Made>(_ step: String, _ times: inout [String: Duration], _ make: () -> Made) -> Made {
    let start = threadTime()
    let made = make()
    let time = threadTime() - start
    times[step] = min(times[step] ?? time, time)
    return made
  }

  private func threadTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
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
