import SimDiagnostics
import TestPrograms
import Testing

@testable import SimAppFiles

@Suite struct FilePatternTests {
  @Test(arguments: [
    ("Talks/*.talk", "Talks/a.talk", true), ("Talks/*.talk", "Talks/en/a.talk", false),
    ("Talks/**/a*.talk", "Talks/a.talk", true), ("Talks/**/a*.talk", "Talks/en/x/ab.talk", true),
    ("Talks/**/a*.talk", "Talks/en/b.talk", false), ("**/?.talk", "./x/y/a.talk", true),
    ("T/{en,zh-*}/a.talk", "T/zh-Hans/a.talk", true), ("T/{en,zh-*}/a.talk", "T/id/a.talk", false),
    ("T/{en/a.talk", "T/{en/a.talk", true), ("T/*a*b*", "T/xxaxxbxx", true), ("T/*a*b*", "T/xxbxxaxx", false),
    ("T/**", "T/a/b.talk", true), ("T/用*", "T/用知了.talk", true),
  ])
  func fits(pattern: String, path: String, expected: Bool) {
    #expect(FilePattern(pattern).matches(path) == expected)
  }

  @Test(arguments: [("Talks/en/*.talk", "Talks/en"), ("*.talk", "."), ("/a/b?/c", "/a"), ("/*", "/")])
  func theFolderIsWhatStandsBeforeTheFirstWildcard(pattern: String, folder: String) {
    #expect(FilePattern(pattern).folder == folder)
  }

  @Test func aLongNameOfStarsIsSoonDone() {
    let stars = String(repeating: "*a", count: 200) + "b"
    #expect(!FilePattern("T/" + stars).matches("T/" + String(repeating: "a", count: 4_000)))
  }

  @Test func filesThatFitAreFoundAndNoneIsReported() throws {
    let folder = try TemporaryFolder(["x/one.talk": "", "x/two.talk": "", "y/one.talk": "", "x/one.txt": ""])
    var problems: [Diagnostic] = []
    let found = FileSearch.files([folder.path + "/*/one*"], ending: ".talk", diagnostics: &problems)
    #expect(found.map { $0.dropFirst(folder.path.count) } == ["/x/one.talk", "/y/one.talk"])
    #expect(problems.isEmpty)
    #expect(FileSearch.files([folder.path + "/*/three*"], ending: ".talk", diagnostics: &problems).isEmpty)
    #expect(problems.first?.message.hasPrefix("no file '*.talk' fits '") == true)
  }
}
