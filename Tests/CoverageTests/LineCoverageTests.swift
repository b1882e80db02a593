import SimCoverage
import Testing

/// What is made of the lines that `llvm-cov` has counted.
@Suite struct LineCoverageTests {
  /// As the tool writes it of:
  ///
  ///     1 import Glibc
  ///     2 func f(_ x: Int) -> Int {
  ///     3   if x > 3 {
  ///     4     return x * 2
  ///     5   }
  ///     6   return x
  ///     7 }
  private static let export = """
    {"data":[{"files":[
      {"filename":"/b.swift","segments":[[2,25,0,true,true,false],[4,2,0,false,false,false]]},
      {"filename":"/a.swift","segments":[[2,25,1,true,true,false],[3,6,1,true,true,false],[3,11,1,true,false,false],
        [3,12,0,true,true,false],[5,4,1,true,true,false],[6,11,1,true,false,false],[7,2,0,false,false,false]]}],
      "totals":{}}],"type":"llvm.coverage.json.export","version":"3.0.1"}
    """

  @Test func linesAreRunAsTheirRegionsAre() throws {
    let coverage = try #require(LineCoverage(export: Array(Self.export.utf8)))
    #expect(coverage.sources.map(\.path) == ["/a.swift", "/b.swift"])
    #expect(coverage.sources[0].counts.map(\.number) == [2, 3, 4, 5, 6, 7])
    #expect(coverage.sources[0].counts.map(\.count) == [1, 1, 0, 1, 1, 1])
    #expect(coverage.sources[0].missed == [4...4] && coverage.sources[1].missed == [2...4])
    #expect(
      coverage.lines() == [
        "/a.swift: 5 of 6 lines are run", "  /a.swift:4: never run", "/b.swift: 0 of 3 lines are run",
        "  /b.swift:2-4: never run", "5 of 9 lines are run",
      ])
    #expect(Int(coverage.percent) == 55)
  }

  /// A guard in one line, and a case of a switch: they are run with what stands around them.
  @Test func aPartOfALineIsTold() throws {
    let export = """
      {"data":[{"files":[{"filename":"/a.swift","segments":[[1,39,2,true,true,false],[2,42,0,true,true,false],
        [2,54,2,true,true,false],[3,18,2,true,false,false],[5,3,1,true,true,false],[5,12,2,true,false,false],
        [6,3,0,true,true,false],[6,17,2,true,false,false],[8,2,0,false,false,false]]}]}],
        "type":"llvm.coverage.json.export","version":"3.0.1"}
      """
    let coverage = try #require(LineCoverage(export: Array(export.utf8)))
    #expect(coverage.sources[0].missed == [] && coverage.sources[0].partlyMissed == [2, 6])
    #expect(coverage.lines(missingAlone: true).dropFirst().first == "  /a.swift:2: a part of it was never run")
  }

  @Test func whatIsSomethingElseIsNone() {
    for text in ["", "{", "[]", "{\"type\":\"other\"}"] { #expect(LineCoverage(export: Array(text.utf8)) == nil) }
    let odd =
      "{\"type\":\"llvm.coverage.json.export\",\"data\":[{\"files\":[{\"filename\":\"a\",\"segments\":[[1],3]}]}]}"
    #expect(LineCoverage(export: Array(odd.utf8))?.sources.first?.counts.isEmpty == true)
  }
}
