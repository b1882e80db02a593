import Foundation
import SimAppFiles
import SimDiagnostics
import SimExtensionBuild
import SimLexicon
import SimPolling
import SimTranscripts
import TestPrograms
import Testing

@testable import SimSession

/// What `sirisim stub` prints of a transcript that talks with App Intents, whose app needn't be there.
@Suite("App Intents that a transcript asks for")
struct AppIntentStubTests {
  private static let own = URL(filePath: #filePath).deletingLastPathComponent()
  private static let package = own.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func library(_ apps: [String] = []) throws -> SessionLibrary {
    try SessionLibrary.open(
      vocabulary: Self.package.appending(path: "Vocabulary").path, apps: apps, environment: [:]
    ).get()
  }

  private func stub(_ talk: String, file: String = "soup.talk") throws -> AppIntentStub {
    let library = try library()
    return AppIntentStub(
      TalkFile.parse(talk, file: file, catalog: library.catalog, words: library.notationWords), library: library)
  }

  private static let soup = """
    # Soup
    App: Ladle
    Locale: en

    > Have Ladle make tomato
    - understood Ladle OrderSoup kind=tomato
    - resolveKind = success tomato
    - resolveBowls = needsValue
    How many bowls?
    > two
    - resolveBowls = success 2
    - perform = requestChoice
    In cups or in "bowls"?
    1. Cup
    2. Bowl
    > the second one
    - perform = requestConfirmation
    Order it?
    | (Cancel)  (Order)
    > order it
    - perform = success 2
    2 bowls of Tomato are on their way.

    ## Asked for both
    > Order soup with Ladle
    - understood Ladle OrderSoup
    - resolveKind = needsValue
    Which soup?
    > the green one
    - resolveKind = success leek
    - resolveBowls = needsValue
    How many bowls?
    > 13
    - resolveBowls = success 13
    - perform = failure SoupError.tooMany(13)
    We have no 13 bowls.

    ## No
    > Order soup with Ladle
    - understood Ladle OrderSoup
    - resolveKind = needsValue
    Which soup?
    > leek
    - resolveKind = success leek
    - resolveBowls = needsValue
    How many bowls?
    > 3
    - resolveBowls = success 3
    - perform = requestChoice
    In cups or in "bowls"?
    1. Cup
    2. Bowl
    > never mind
    - perform = cancelled
    OK, never mind.
    """

  @Test("has types, phrases, questions, and goes each run's way") func whole() throws {
    let stub = try stub(Self.soup)
    #expect(stub.app == "Ladle")
    #expect(stub.remarks == [])
    let text = try #require(stub.text)
    let expected = try String(contentsOf: Self.own.appending(path: "soup.stub"), encoding: .utf8)
    #expect(text == expected, "\(text)")
  }

  @Test("is nothing of SiriKit's, nor where nobody understood one") func none() throws {
    for talk in [
      "# A\nApp: ZhiChat\n\n> hi\n- understood ZhiChat INSendMessageIntent\n- resolveContent = needsValue\n",
      "# A\nApp: Noodles\n\n> hi\n- understood Noodles OrderNoodlesIntent\n- confirm = ready\n- handle = success\n",
      "# A\nApp: Ladle\n\n> hi\nSorry.\n- resolveKind = needsValue\n", "# A\nApp: Ladle\n\n> hi\n- understood Ladle\n",
      "",
    ] {
      #expect(try stub(talk).text == nil, "\(talk)")
    }
  }

  @Test("of a damaged transcript has what can be read of it, and tells the rest") func damaged() throws {
    let stub = try stub(
      """
      # Damaged
      App: Ladle
      Locale: en

      > soup please
      - understood Ladle Soup
      - perform = requestSoup now
      - perform = requestValue
      - resolve = success
      - perform = requestValue bowls
      How many?
      > a whole lot
      - perform = success
      Done.
      - entities(matching: "x = y
      - understood Other Thing
      - perform = success
      > Soup from Ladle
      - understood Ladle Soup a= b="x
      - perform = success
      """)
    let text = try #require(stub.text)
    #expect(text.contains("struct Soup: AppIntent {"))
    #expect(text.contains("\"Soup from \\(.applicationName)\","))
    #expect(!text.contains("Thing"))
    let remarks = stub.remarks.map { "\($0.place?.line ?? 0) \($0.message)" }
    #expect(remarks.contains("6 'soup please' starts Soup without the app's name, so that it is no phrase of it"))
    #expect(remarks.contains("7 'requestSoup now' is nothing that a perform() asks or answers"))
    #expect(remarks.contains { $0.hasPrefix("16 'Other' is another app than 'Ladle'") })
  }

  /// The transcripts of `Examples/Sprout` that a stub can answer, in one program for each language: a compiler that starts for each of them
  /// would take most of the time.
  @Test("builds as it is printed, and answers as the transcript says", arguments: ["en", "zh-Hans"])
  func replayed(_ language: String) throws {
    let library = try library()
    let talk = try Self.transcripts(of: language)
    let file = TalkFile.parse(talk, file: "sprout.talk", catalog: library.catalog, words: library.notationWords)
    let stub = AppIntentStub(file, library: library)
    let text = try #require(stub.text)
    let folder = try TemporaryFolder()
    let app = folder.path + "/\(stub.app ?? "")"
    folder.write(text, to: "\(stub.app ?? "")/Stub.swift")
    var environment = ProcessVariables.all
    environment["XDG_CACHE_HOME"] = folder.path + "/cache"
    environment["SIRISIM_SDK"] = try String(builtProgram("sirisim").dropLast("/sirisim".count))
    let found = try SessionLibrary.open(
      vocabulary: Self.package.appending(path: "Vocabulary").path, apps: [app], environment: environment
    ).get()
    let source = try #require(found.apps.first)
    let build = try #require(AppBuild(source, tools: BuildTools.find(environment: environment)))
    while build.result == nil { _ = Poll.wait(for: [build]) }
    let result = try #require(build.result)
    #expect(result.faults == [] && result.leftOut == [] && result.fixes.isEmpty, "\(text)")
    let whole = TalkFile.parse(talk, file: "sprout.talk", catalog: found.catalog, words: found.notationWords)
    #expect(whole.problems == [])
    let replayed = TranscriptReplay(library: found.with(apps: [source.with(result)])).run(whole)
    #expect(replayed.report() == "", "\(text)")
  }

  /// The conversations of some files under one header.
  private static func transcripts(of language: String) throws -> String {
    let names = ["plants", "asked", "inside", "again", "errors", "locked"]
    let folder = package.appending(path: "Examples/Sprout/Transcripts/\(language)")
    let texts = try names.map { name in
      try String(contentsOf: folder.appending(path: "\(name).talk"), encoding: .utf8)
    }
    let parts = texts.map { $0.split(separator: "\n\n", maxSplits: 1).map(String.init) }
    return parts[0][0] + "\n" + parts.map { "\n" + $0[1] }.joined()
  }
}
