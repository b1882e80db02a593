import SimCatalog
import Testing

@testable import SimDefinitions

@Suite("A definition")
struct DefinitionReaderTests {
  @Test("holds its intents in the file's order, with the names of their classes")
  func intents() throws {
    let prefixed = DefinitionSource.intent("Next", "<key>INIntentClassPrefix</key><string>SJ</string>")
    let source = DefinitionSource(intents: DefinitionSource.intent("OrderTea") + prefixed)
    let (definition, problems) = source.read()
    #expect(problems == [])
    let intents = try #require(definition?.intents)
    #expect(intents.map(\.className) == ["OrderTeaIntent", "SJNextIntent"])
    #expect(intents.map(\.stem) == ["OrderTea", "SJNext"])
    #expect(definition?.version == .xcode12)
  }

  @Test("loses an intent without a name, and no other")
  func emptyName() {
    let (definition, problems) = DefinitionSource(
      intents: DefinitionSource.intent("") + "\n" + DefinitionSource.intent("Two Words") + "\n"
        + DefinitionSource.intent("Fine")
    ).read()
    #expect(definition?.intents.map(\.name) == ["Fine"])
    #expect(
      problems == [
        "7:30: error: the name '' of an intent is empty; it is left out",
        "11:30: error: the name 'Two Words' of an intent holds ' ', which no name in Swift has; it is left out",
      ])
  }

  @Test("keeps the first of two intents of one name")
  func twice() {
    let (definition, problems) = DefinitionSource(
      intents: DefinitionSource.intent("Tea", "<key>INIntentCategory</key><string>order</string>") + "\n"
        + DefinitionSource.intent("Tea")
    ).read()
    #expect(definition?.intents.map(\.category) == [.order])
    #expect(
      problems == [
        "11:1: error: the intent 'Tea' is called 'TeaIntent' in Swift, as the intent 'Tea' is; it is left out"
      ])
  }

  @Test("goes on behind a number that is none, and a control character")
  func badValues() {
    let index = "<key>INEnumValueIndex</key><integer></integer>"
    let source = DefinitionSource(
      enumerations: "<dict><key>INEnumName</key><string>Kind</string><key>INEnumValues</key><array>"
        + "<dict><key>INEnumValueName</key><string>green\u{7}</string>\(index)</dict></array></dict>",
      intents: DefinitionSource.intent("Tea"))
    let (definition, problems) = source.read()
    #expect(definition?.enumerations.first?.cases.map(\.swiftName) == ["green"])
    #expect(definition?.intents.count == 1)
    #expect(
      problems == [
        "4:149: warning: the control character U+0007 is left out",
        "4:186: warning: '' is no integer; it is left out",
      ])
  }

  @Test("tells a value of another type, and goes on")
  func wrongTypes() {
    let (definition, problems) = DefinitionSource(
      intents: DefinitionSource.intent(
        "Tea", "<key>INIntentEligibleForWidgets</key><array/><key>INIntentResponse</key><string>x</string>")
    ).read()
    #expect(definition?.intents.count == 1)
    #expect(
      problems == [
        "8:38: error: 'INIntentEligibleForWidgets' is an array; expected a Boolean",
        "8:73: error: 'INIntentResponse' is a string; expected a dictionary",
      ])
  }

  @Test("tells keys that stand twice, and parts that are no dictionaries")
  func shapes() {
    let (definition, problems) = DefinitionSource(
      intents: DefinitionSource.intent(
        "Tea",
        "<key>INIntentVerb</key><string>a</string><key>INIntentVerb</key><string>b</string>"
          + "<key>INIntentParameterCombinations</key><dict><key>soup</key><string/></dict>",
        parameters: [DefinitionSource.parameter("soup", "String")])
    ).read()
    #expect(definition?.intents.first?.verb == "b")
    #expect(definition?.intents.first?.combinations == [])
    #expect(
      problems == [
        "8:47: warning: the key 'INIntentVerb' stands here a second time",
        "8:144: error: 'a combination' is a string; expected a dictionary",
      ])
  }

  @Test("lets parameters that depend on each other in a circle, or on nothing, always count")
  func circles() throws {
    func on(_ parent: String) -> String {
      let prefix = "INIntentParameterRelationship"
      return "<key>\(prefix)</key><dict><key>\(prefix)ParentName</key><string>\(parent)</string>"
        + "<key>\(prefix)PredicateName</key><string>HasAnyValue</string></dict>"
    }
    let (definition, problems) = DefinitionSource(
      intents: DefinitionSource.intent(
        "Tea",
        parameters: [
          DefinitionSource.parameter("a", "String", on("b")), DefinitionSource.parameter("b", "String", on("a")),
          DefinitionSource.parameter("c", "String", on("mild")), DefinitionSource.parameter("milk", "String"),
        ])
    ).read()
    let parameters = try #require(definition?.intents.first?.parameters)
    #expect(parameters.map(\.name) == ["a", "b", "c", "milk"])
    #expect(
      problems == [
        "9:1: error: 'a' depends on itself in a circle; it always counts",
        "11:1: error: 'c' depends on the parameter 'mild', which isn't there; it always counts; did you mean 'milk'?",
      ])
    #expect(parameters.map(\.condition) == [nil, ParameterCondition(parent: "a", value: nil), nil, nil])
  }

  @Test("cuts a circle once, and leaves what leads to it")
  func leadsToACircle() throws {
    func on(_ parent: String) -> String {
      let prefix = "INIntentParameterRelationship"
      return "<key>\(prefix)</key><dict><key>\(prefix)ParentName</key><string>\(parent)</string></dict>"
    }
    let (definition, problems) = DefinitionSource(
      intents: DefinitionSource.intent(
        "Tea",
        parameters: ["a b", "b c", "c d", "d b", "e a"].map { pair in
          let names = pair.split(separator: " ").map(String.init)
          return DefinitionSource.parameter(names[0], "Integer", on(names[1]))
        })
    ).read()
    #expect(problems.map { $0.drop { $0 != "'" } } == ["'b' depends on itself in a circle; it always counts"])
    let parameters = try #require(definition?.intents.first?.parameters)
    #expect(parameters.map { $0.condition?.parent } == ["b", nil, "d", "b", "a"])
  }

  @Test("names a type that isn't there, and the nearest")
  func unknownType() {
    let (definition, problems) = DefinitionSource(
      intents: DefinitionSource.intent("Tea", parameters: [DefinitionSource.parameter("cups", "Intger")])
    ).read()
    #expect(definition?.intents.first?.parameters == [])
    #expect(
      problems == [
        "9:92: error: the type 'Intger' of the parameter 'cups' isn't there; it is left out; did you mean 'Integer'?"
      ])
  }

  @Test("is told from a property list of another kind")
  func otherList() {
    let (definition, diagnostics) = DefinitionReader.read(
      Array("<plist><dict><key>CFBundleName</key><string>x</string></dict></plist>".utf8), file: "Info.plist")
    #expect(definition == nil)
    #expect(
      diagnostics.map(DefinitionSource.shown) == [
        "1:8: error: the property list is no intent definition; expected the key 'INIntents'"
      ])
  }

  @Test("says where a sentence names what the response doesn't have")
  func placeholders() {
    let response = """
      <key>INIntentResponse</key><dict>
      <key>INIntentResponseCodes</key><array><dict><key>INIntentResponseCodeName</key><string>success</string>
      <key>INIntentResponseCodeFormatString</key><string>Ready in ${waitTme} for ${order.name}.</string></dict></array>
      <key>INIntentResponseParameters</key><array>
      <dict><key>INIntentResponseParameterName</key><string>waitTime</string>
      <key>INIntentResponseParameterType</key><string>Integer</string></dict></array></dict>

      """
    let (_, problems) = DefinitionSource(intents: DefinitionSource.intent("Tea", response)).read()
    #expect(
      problems == [
        "9:40: warning: the sentence of 'success' names 'waitTme', which is no property of the response; did you mean 'waitTime'?",
        "9:40: warning: the sentence of 'success' names 'order', which is no property of the response",
      ])
  }
}
