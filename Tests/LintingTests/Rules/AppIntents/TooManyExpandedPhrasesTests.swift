import Testing

/// `too-many-expanded-phrases`
@Suite struct TooManyExpandedPhrasesTests {
  @Test(arguments: [(999, false), (1_000, true)]) func cases(count: Int, isTooMany: Bool) throws {
    let app = try WalksApp(SoupFiles.all)
    let names = (1..<count).map { "  case soup\($0)\n" }.joined()
    try app.replace("  case leek\n", by: "  case leek\n" + names, in: SoupFiles.sourcePath)
    // One phrase has no parameter.
    let report = try app.report("too-many-expanded-phrases")
    #expect(report.contains("error: with all cases the phrases are \(count + 1); expected at most 1000") == isTooMany)
    #expect(report.isEmpty == !isTooMany)
  }
}
