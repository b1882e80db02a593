import SimDiagnostics
import Testing

@Suite struct NearestNameTests {
  let names = ["help", "apps", "vocabulary", "explain", "undo", "unlock", "user", "知了"]

  @Test(arguments: [
    ("hlep", "help"), ("helpp", "help"), ("exlpain", "explain"), ("unlok", "unlock"), ("UNDO", "undo"),
    ("voc", "vocabulary"), ("知子", "知了"),
  ])
  func aSlipFindsTheName(typed: String, meant: String) {
    #expect(nearestName(to: typed, among: names) == meant)
  }

  @Test(arguments: ["", "weather", "zz", String(repeating: "help", count: 20)])
  func whatIsFarFromAllFindsNothing(typed: String) {
    #expect(nearestName(to: typed, among: names) == nil)
  }

  @Test(arguments: [("exmples", "missing-examples"), ("Bnak", "LuDao Bank"), ("vocabulry", "vocabulary")])
  func aWordOfANameIsNearWhereNoNameIs(typed: String, meant: String) {
    #expect(
      nearestName(to: typed, among: ["missing-examples", "LuDao Bank", "vocabulary-in-info", "vocabulary"]) == meant)
  }

  @Test func theNearestOfSeveralWins() {
    #expect(nearestName(to: "unlck", among: ["lock", "unlock"]) == "unlock")
  }
}
