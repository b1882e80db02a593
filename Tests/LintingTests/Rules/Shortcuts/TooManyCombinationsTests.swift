import Testing

/// `too-many-combinations`
@Suite struct TooManyCombinationsTests {
  @Test func seventeen() throws {
    let app = try WalksApp(TeaFiles.all)
    let names = (1...5).map { "p\($0)" }
    let parameters = names.map {
      "<dict><key>INIntentParameterName</key><string>\($0)</string><key>INIntentParameterType</key><string>String</string></dict>"
    }
    // Fifteen subsets of four, two more with the fifth.
    let keys = (1...17).map { number in
      names.indices.filter { number & (1 << $0) != 0 }.map { names[$0] }.joined(separator: ",")
    }
    let combinations = keys.map {
      "<key>\($0)</key><dict><key>INIntentParameterCombinationTitle</key><string>Order \($0)</string></dict>\n"
    }
    try app.replace(
      "<key>INIntentParameters</key>\n  <array>", by: "<key>INIntentParameters</key>\n  <array>" + parameters.joined(),
      in: TeaFiles.definitionPath)
    try app.replace(
      "<dict>\n    <key>tea</key>", by: "<dict>\n" + combinations.joined() + "<key>tea</key>",
      in: TeaFiles.definitionPath)
    let report = try app.report("too-many-combinations")
    #expect(report.contains("error: 'OrderTea' has 19 shortcut types; expected at most 16 [too-many-combinations]"))
  }
}
